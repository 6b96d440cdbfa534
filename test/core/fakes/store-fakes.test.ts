import { aClosedStore, aPlace, SOME_STORES } from '../../builders/store';
import { preferredStoreMemoryContract } from '../../contracts/preferred-store-memory.contract';
import { storeCoordinatesContract } from '../../contracts/store-coordinates.contract';
import { STORE_GATEWAY_CALLS, storeGatewayContract } from '../../contracts/store-gateway.contract';
import { STORE_STOCK_CALLS, storeStockContract } from '../../contracts/store-stock.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakePreferredStoreMemory } from '../../fakes/fake-preferred-store-memory';
import { FakeStoreCoordinates } from '../../fakes/fake-store-coordinates';
import { FakeStoreGateway } from '../../fakes/fake-store-gateway';
import { FakeStoreStock } from '../../fakes/fake-store-stock';
import { failingWorld } from './failing-world';

storeGatewayContract('FakeStoreGateway', () => ({
  stores: new FakeStoreGateway()
    .hasStores(...SOME_STORES)
    .isClosed(aClosedStore({ id: '1103' }))
    .hasPlaces(aPlace()),
  findings: async () => ({ place: aPlace(), placeText: 'san d', closedId: '1103' }),
}));

upstreamFailuresContract('FakeStoreGateway', STORE_GATEWAY_CALLS, () => {
  const stores = new FakeStoreGateway();
  return failingWorld(stores, {
    allStores: stores.allStores,
    store: stores.store('1101'),
    nearestByZip: stores.nearestByZip('92101', 5),
    closedStores: stores.closedStores,
    places: stores.places('San Diego'),
  });
});

storeStockContract('FakeStoreStock', () => {
  const has = { 'SKU-1001': 12, 'SKU-1002': 0 };
  return {
    stock: new FakeStoreStock().has('1101', { ...has, 'SKU-1003': 3 }),
    shelf: async () => ({ storeId: '1101', has }),
  };
});

upstreamFailuresContract('FakeStoreStock', STORE_STOCK_CALLS, () => {
  const stock = new FakeStoreStock();
  return failingWorld(stock, { inStore: stock.inStore('1101', ['SKU-1001']) });
});

preferredStoreMemoryContract('FakePreferredStoreMemory', () => ({ memory: new FakePreferredStoreMemory() }));

storeCoordinatesContract('FakeStoreCoordinates', () => {
  let now = 0;
  return {
    coordinates: new FakeStoreCoordinates(() => now),
    passDays: (days) => void (now += days * 86_400_000),
  };
});
