import * as E from 'fp-ts/Either';
import { HttpSkuPrices } from '../../../adapters/commerce/catalogue/http-sku-prices';
import { SKU_PRICES_CALLS, skuPricesContract } from '../../contracts/sku-prices.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { failingSite, refusal, serve, site, type Answer, type Seen } from './commerce-site';

const idsOf = ({ query }: Seen): ReadonlyArray<string> => (query['productIds'] ?? '').split(',');

const pricesFrom =
  (known: Readonly<Record<string, number>>) =>
  (seen: Seen): Answer => {
    const entries = idsOf(seen).flatMap((id) => {
      const price = known[id];
      return price === undefined ? [] : [[id, { catentry_id: id, price_USD: `$${price.toFixed(2)}` }] as const];
    });
    return [200, { items: Object.fromEntries(entries) }];
  };

skuPricesContract('HttpSkuPrices', () => {
  const known = { '22001': 13.99, '22002': 9.49, '22003': 1234.5 };
  serve(pricesFrom(known));
  return { skuPrices: new HttpSkuPrices(site()), priced: async () => known };
});

upstreamFailuresContract('HttpSkuPrices', SKU_PRICES_CALLS, () =>
  failingSite({ prices: new HttpSkuPrices(site()).prices(['22001']) }),
);

test('[CFG-04] [SRC-09] sends the ids as one comma-separated list', async () => {
  const seen = serve(() => [200, { items: {} }]);
  await new HttpSkuPrices(site()).prices(['22001', '22002', '22001', ''])();
  expect(seen).toMatchObject([
    { method: 'GET', path: '/api/solr-skus-price', query: { productIds: '22001,22002' }, body: undefined },
  ]);
});

test('[SRC-09] makes no request without ids', async () => {
  const seen = serve(() => [200, { items: {} }]);
  expect(await new HttpSkuPrices(site()).prices([])()).toEqual(E.right(new Map()));
  expect(seen).toEqual([]);
});

test.each([
  [100, [100]],
  [101, [100, 1]],
  [250, [100, 100, 50]],
])('[SRC-09] requests %d ids in batches of at most 100', async (count, parts) => {
  const ids = Array.from({ length: count }, (_, index) => String(22_000 + index));
  const seen = serve(pricesFrom(Object.fromEntries(ids.map((id) => [id, 1]))));
  const prices = await new HttpSkuPrices(site()).prices(ids)();
  expect(E.isRight(prices) && prices.right.size).toBe(count);
  expect(seen.map((one) => idsOf(one).length).sort((a, b) => b - a)).toEqual(parts);
});

test('[SRC-09] fails altogether when one batch fails', async () => {
  const ids = Array.from({ length: 150 }, (_, index) => String(22_000 + index));
  serve((seen) => (idsOf(seen).length === 50 ? refusal(503, {}) : pricesFrom({})(seen)));
  expect(await new HttpSkuPrices(site()).prices(ids)()).toMatchObject(E.left({ kind: 'refused', status: 503 }));
});

test.each([
  ['$13.99', 13.99],
  ['$1,234.50', 1234.5],
  ['13.99000', 13.99],
  [13.99, 13.99],
  ['', undefined],
  ['N/A', undefined],
  [null, undefined],
])('[SRC-09] reads price_USD %j as %s dollars', async (price_USD, dollars) => {
  serve(() => [200, { items: { '22001': { catentry_id: '22001', price_USD } } }]);
  expect(await new HttpSkuPrices(site()).prices(['22001'])()).toEqual(
    E.right(new Map(dollars === undefined ? [] : [['22001', dollars]])),
  );
});

test('[SRC-09] reports a problem by path without values', async () => {
  serve(() => [200, { items: { '22001': { price_USD: ['13.99'] } } }]);
  expect(await new HttpSkuPrices(site()).prices(['22001'])()).toMatchObject(
    E.left({ problems: ['items.22001.price_USD: expected number or nothing, got array'] }),
  );
});
