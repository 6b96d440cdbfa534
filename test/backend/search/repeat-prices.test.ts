import type { Product } from '../../../backend/catalogue/catalogue-records';
import { repeatPriceOf } from '../../../backend/promotions/repeat-discount';
import { productItems } from '../../../backend/search/response/result-items';
import { productsOnWire } from '../../../backend/discover/products-on-wire';
import { makeClient } from './support/clients';
import { openGeneratedShop, type Shop } from './support/shop';

let shop: Shop;
let client: ReturnType<typeof makeClient>;
beforeAll(async () => {
  shop = await openGeneratedShop(600);
  client = makeClient((await shop.serve(shop.index())).serviceUrl);
});
afterAll(() => shop.close());

type Json = ReturnType<typeof JSON.parse>;

/** The first shipped product that is delivered repeatedly and has variants at different prices. */
const findRepeated = async (): Promise<string> => {
  const { product_id } = await shop.database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select('product_id')
    .where('repeat_delivery', '=', 1)
    .groupBy('product_id')
    .having((eb) => eb(eb.fn.count(eb.ref('list_price_cents')).distinct(), '>', 1))
    .orderBy('product_id')
    .executeTakeFirstOrThrow();
  return product_id;
};

const repeatPrice = (price: number): number => repeatPriceOf(Math.round(price * 100)) / 100;

test('[RPD-01] a result and each of its variations tell what later repeat deliveries cost', async () => {
  const options = { fmtOptions: { variations_return_type: 'all' as const } };
  const found: Json = await client.browse.getBrowseResultsForItemIds([await findRepeated()], options);
  const [{ data, variations }] = found.response.results;
  expect(data.rd_price_USD).toBe(repeatPrice(data.price));
  expect(data.rd_price_USD).toBeLessThan(data.price);
  expect(variations.length).toBeGreaterThan(1);
  expect(variations.map((one: Json) => one.data.rd_price_USD)).toEqual(
    variations.map((one: Json) => repeatPrice(one.data.price)),
  );
});

const everyItem = async (facts: Partial<Product>) => {
  const [product] = await shop.catalogue.productsByIds([await findRepeated()]);
  if (product === undefined) throw new Error('the product is gone');
  const catalogue = { ...shop.catalogue, productsByIds: () => Promise.resolve([{ ...product, ...facts }]) };
  return productItems(catalogue, [product.id], [], { withVariations: true });
};

test.each<[string, Partial<Product>, boolean]>([
  ['can be shipped', {}, true],
  ['is not delivered repeatedly', { repeatDelivery: false }, false],
  ['is only picked up', { pickupOnly: true }, false],
  ['is sold in stores only', { inStoreOnly: true }, false],
  ['is a live animal', { liveAnimal: true }, false],
])(
  '[RPD-01] what a product that %s costs on repeat is told, by both services: %j, %s',
  async (_case, facts, isTold) => {
    const items = await everyItem(facts);
    const told = items.flatMap(({ data, variations = [] }) => [data, ...variations.map((one) => one.data)]);
    expect(told.map((data) => 'rd_price_USD' in data)).toEqual(told.map(() => isTold));
    expect(told.length).toBeGreaterThan(2);
    const [{ rd_price_USD: sent } = {}] = productsOnWire(items, ['rd_price_USD']);
    expect(sent).toEqual(isTold ? expect.stringMatching(/^\d+\.\d\d$/) : undefined);
  },
);
