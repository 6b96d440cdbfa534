import type { BackendConfig } from '../../../../backend/config.ts';
import { seedStores } from '../../../../backend/stores/seed/seed-stores.ts';
import { startBackend, type BackendUnderTest } from './backend-under-test.ts';

/** A backend with the shop's stores and the small catalogue. */
export const startBackendWithStores = async (settings: Partial<BackendConfig> = {}): Promise<BackendUnderTest> => {
  const backend = await startBackend(settings);
  await seedStores(backend.database, 1);
  return backend;
};

/** Closes a store on all days of the tests. */
export const closeStore = async ({ database }: BackendUnderTest, storeId: string): Promise<void> => {
  await database
    .insertInto('store_closure')
    .values({ store_id: storeId, reason: 'Remodel', first_day: '2030-01-01', last_day: '2030-02-01' })
    .execute();
};
