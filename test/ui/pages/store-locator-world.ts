import { makeUsGeography } from '../../../adapters/server/files/us-geography';
import { makeFindStores } from '../../../core/stores/finding/find-stores';
import type { Place, Store } from '../../../core/stores/store';
import type { PageOutcome } from '../../../ui/page/page';
import type { StoreLocatorData } from '../../../ui/pages/stores/store-locator-data';
import { makeStoreLocatorLoader } from '../../../ui/pages/stores/store-locator-loader';
import { aPlace, aStore, SOME_STORES } from '../../builders/store';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakeStoreCoordinatesCache } from '../../fakes/fake-store-coordinates-cache';
import { FakeStoreGateway } from '../../fakes/fake-store-gateway';
import { EVERYTHING } from '../../builders/capabilities';

export const NOW = Date.parse('2026-11-25T20:00:00Z');
const SAN_DIEGO = aPlace();
const SPRINGFIELDS: ReadonlyArray<Place> = ['MO', 'IL', 'MA'].map((state, index) =>
  aPlace({ name: `Springfield, ${state}`, zipCode: `0000${index}`, latitude: 37 + index, longitude: -93 }),
);
export const MANY: ReadonlyArray<Store> = Array.from({ length: 75 }, (_, index) =>
  aStore({
    id: `3${index + 100}`,
    coordinates: { latitude: 32.7 + index / 100, longitude: -117.1 },
    services: index % 2 === 0 ? ['Grooming', 'Vet'] : ['Grooming'],
  }),
);

/** The locator over stores and places in memory. */
export const setUp = (stores: ReadonlyArray<Store> = SOME_STORES) => {
  const gateway = new FakeStoreGateway().hasStores(...stores).hasPlaces(SAN_DIEGO, ...SPRINGFIELDS);
  const coordinates = new FakeStoreCoordinatesCache();
  const load = makeStoreLocatorLoader({
    capabilities: EVERYTHING,
    findStores: makeFindStores({ stores: gateway, coordinates, logger: new FakeLogger() }),
    stores: gateway,
    geography: makeUsGeography(),
    clock: () => NOW,
    shop: 'Shop',
  });
  const request = (query: string): Promise<PageOutcome<StoreLocatorData>> =>
    load({ path: '/store-locator', parameters: {}, query: new URLSearchParams(query), cameFrom: undefined })();
  const open = async (query: string): Promise<Extract<PageOutcome<StoreLocatorData>, { kind: 'page' }>> => {
    const outcome = await request(query);
    if (outcome.kind !== 'page') throw new Error(outcome.kind);
    return outcome;
  };
  return { gateway, call: request, open };
};

/** The stores that a page shows. */
export const found = ({ result }: StoreLocatorData) => {
  if (result.kind !== 'stores') throw new Error(result.kind);
  return result;
};
