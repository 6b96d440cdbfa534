import { aClosedStore, aPlace, SOME_STORES } from '../../builders/store';
import { preferredPlaceStoreContract } from '../../contracts/preferred-place-store.contract';
import { storeCoordinatesContract } from '../../contracts/store-coordinates.contract';
import { STORE_GATEWAY_CALLS, storeGatewayContract } from '../../contracts/store-gateway.contract';
import { STORE_STOCK_CALLS, storeStockContract } from '../../contracts/store-stock.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakePreferredPlaceStore } from '../../fakes/fake-preferred-place-store';
import { FakeStoreCoordinatesCache } from '../../fakes/fake-store-coordinates-cache';
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
    stockedStore: async () => ({ storeId: '1101', has }),
  };
});

upstreamFailuresContract('FakeStoreStock', STORE_STOCK_CALLS, () => {
  const stock = new FakeStoreStock();
  return failingWorld(stock, {
    inStore: stock.inStore('1101', ['SKU-1001']),
    atStores: stock.atStores('SKU-1001', ['1101']),
  });
});

preferredPlaceStoreContract('FakePreferredPlaceStore', () => ({ memory: new FakePreferredPlaceStore() }));

storeCoordinatesContract('FakeStoreCoordinatesCache', () => {
  let now = 0;
  return {
    coordinates: new FakeStoreCoordinatesCache(() => now),
    passDays: (days) => void (now += days * 86_400_000),
  };
});
