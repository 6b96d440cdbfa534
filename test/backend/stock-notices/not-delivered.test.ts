import { sql } from 'kysely';
import { seedStores } from '../../../backend/stores/seed/seed-stores.ts';
import { startBackend, type BackendUnderTest } from '../commerce/support/backend-under-test.ts';
import { ask, lookAtStock, setStockOf, stockMails } from './support/notices.ts';

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend({ publicOrigin: 'https://shop.example.test' });
  await seedStores(backend.database, 1);
  await setStockOf(backend, 'TANK', { location: '1101', quantity: 0 });
});
afterEach(() => backend.close());

test.each([
  ['in_store_only', '_ERR_IN_STORE_ONLY'],
  ['pickup_only', '_ERR_PICKUP_ONLY'],
  ['live_animal', '_ERR_LIVE_ANIMAL'],
])(
  '[ACC-06] the delivery of a product that is %s is refused, and its stock in a store is watched',
  async (fact, key) => {
    await setStockOf(backend, 'TANK', { location: 'online', quantity: 0 });
    await sql`update product set ${sql.raw(fact)} = 1 where id in
    (select product_id from sku where part_number = 'TANK')`.execute(backend.database);
    const guest = await backend.guest();
    const email1 = 'guest@example.test';
    const refused = await ask(guest, 'TANK', { email1 });
    expect([refused.status, refused.error.key]).toEqual([400, key]);
    expect(await backend.database.selectFrom('stock_notice').selectAll().execute()).toEqual([]);
    expect((await ask(guest, 'TANK', { email1, physicalStoreId: '1101' })).status).toBe(201);
    await setStockOf(backend, 'TANK', { location: '1101', quantity: 5 });
    await lookAtStock(backend);
    expect((await stockMails(backend)).map(({ to }) => to)).toEqual([email1]);
  },
);
