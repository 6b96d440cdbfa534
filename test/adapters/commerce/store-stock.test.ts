import * as E from 'fp-ts/Either';
import { HttpStoreStock } from '../../../adapters/commerce/stores/http-store-stock';
import { STORE_STOCK_CALLS, storeStockContract } from '../../contracts/store-stock.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { failingSite, serve, transactions } from './commerce-site';

const BASE = '/wcs/resources/store/10151/';

storeStockContract('HttpStoreStock', () => {
  const has: Readonly<Record<string, number>> = { 'SKU-1001': 12, 'SKU-1002': 0 };
  serve(({ path }) => {
    const requested = decodeURIComponent(path.slice(`${BASE}inventoryavailability/byPartNumber/`.length)).split(',');
    return [
      200,
      {
        InventoryAvailability: requested.flatMap((partNumber) => {
          const quantity = has[partNumber];
          if (quantity === undefined) return [];
          const inventoryStatus = quantity > 0 ? 'Available' : 'Unavailable';
          return [{ partNumber, inventoryStatus, availableQuantity: quantity.toFixed(1), physicalStoreId: '1101' }];
        }),
      },
    ];
  });
  return { stock: new HttpStoreStock(transactions()), stockedStore: async () => ({ storeId: '1101', has }) };
});

upstreamFailuresContract('HttpStoreStock', STORE_STOCK_CALLS, () =>
  failingSite({
    inStore: new HttpStoreStock(transactions()).inStore('1101', ['SKU-1001']),
    atStores: new HttpStoreStock(transactions()).atStores('SKU-1001', ['1101']),
  }),
);

test('[STO-09] sends distinct part numbers, at most 100, with the store', async () => {
  const seen = serve(() => [200, { InventoryAvailability: [] }]);
  const many = Array.from({ length: 101 }, (_, index) => `SKU-${index}`);
  await new HttpStoreStock(transactions()).inStore('1101', ['SKU-0', '', ...many])();
  expect(seen[0]?.query).toEqual({ physicalStoreId: '1101' });
  expect(seen[0]?.path.split('/').at(-1)?.split(',')).toEqual(many.slice(0, 100));
});

test('[STO-09] sends distinct stores, at most 20, with the variant', async () => {
  const seen = serve(() => [200, { InventoryAvailability: [] }]);
  const many = Array.from({ length: 21 }, (_, index) => String(1100 + index));
  await new HttpStoreStock(transactions()).atStores('SKU-1', ['1100', '', ...many])();
  expect(seen.map(({ path, query }) => [path.split('/').at(-1), query])).toEqual([
    ['SKU-1', { physicalStoreId: many.slice(0, 20).join(',') }],
  ]);
});

test.each([
  ['Available', '2.0', 2],
  ['Unavailable', '2.0', 0],
  ['Backorderable', '0.0', 0],
  ['Available', '-1', 0],
  ['Available', '2.9', 2],
  ['Available', '', undefined],
])('[STO-09] maps %s with %j in stock to %s in the store', async (inventoryStatus, availableQuantity, expected) => {
  serve(() => [200, { InventoryAvailability: [{ partNumber: 'SKU-1', inventoryStatus, availableQuantity }] }]);
  expect(await new HttpStoreStock(transactions()).inStore('1101', ['SKU-1'])()).toEqual(
    E.right(new Map(expected === undefined ? [] : [['SKU-1', expected]])),
  );
});
