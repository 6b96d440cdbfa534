import { setImmediate as nextTurn } from 'node:timers/promises';
import { generateCatalogue } from '../../../backend/catalogue/generator/generate-catalogue';
import { feedRow, openGeneratedShop, openShop, type Shop } from '../search/support/shop';

/** Limit of changes in one transaction; more would delay carts. */
const MAX_ROWS_PER_TRANSACTION = 500;

let shop: Shop;
afterEach(() => shop.close());

/** Numbers of products added and removed between committed states during a job. */
const stepsDuring = async (work: Promise<unknown>): Promise<readonly number[]> => {
  let finished = false;
  const ending = work.finally(() => {
    finished = true;
  });
  const steps: number[] = [];
  let known = await shop.catalogue.productCount();
  while (!finished) {
    const count = await shop.catalogue.productCount();
    if (count !== known) steps.push(count - known);
    known = count;
    await nextTurn();
  }
  await ending;
  return steps;
};

const sizes = (steps: readonly number[]): readonly number[] => steps.map(Math.abs);

test('[PLT-04] replacing a catalogue lets the shop write in between', async () => {
  shop = await openGeneratedShop(1_200);
  const steps = await stepsDuring(generateCatalogue({ database: shop.database, seed: 2, size: 1_100 }));
  expect(steps.filter((step) => step < 0).reduce((sum, step) => sum + step, 0)).toBe(-1_200);
  expect(Math.max(...sizes(steps))).toBeLessThanOrEqual(MAX_ROWS_PER_TRANSACTION);
});

test('[PLT-04] an import that empties many products lets the shop write in between', async () => {
  shop = await openShop();
  const rows = (group: string) =>
    Array.from({ length: 1_200 }, (_, number) =>
      feedRow(`row-${number}`, { item_group_id: `${group}-${number}`, brand: `Brand ${number % 7}` }),
    );
  await shop.stock(rows('old'));
  const steps = await stepsDuring(shop.stock(rows('new')));
  expect(steps.filter((step) => step < 0).reduce((sum, step) => sum + step, 0)).toBe(-1_200);
  expect(Math.max(...sizes(steps))).toBeLessThanOrEqual(MAX_ROWS_PER_TRANSACTION);
  const brands = await shop.catalogue.brands();
  expect(brands.map(({ productCount }) => productCount)).toEqual([172, 172, 172, 171, 171, 171, 171]);
});

test('[PLT-04] generating a catalogue removes the previous one completely, with rows of no product', async () => {
  shop = await openGeneratedShop(300);
  await shop.database.insertInto('stock').values({ sku_id: 'gone', location: 'online', quantity: 1 }).execute();
  await generateCatalogue({ database: shop.database, seed: 2, size: 10 });
  const skus = await shop.database.selectFrom('sku').select('id').execute();
  const stocked = await shop.database.selectFrom('stock').select('sku_id').distinct().execute();
  const known = new Set(skus.map(({ id }) => id));
  expect(stocked.filter(({ sku_id: id }) => !known.has(id))).toEqual([]);
  expect(await shop.catalogue.productCount()).toBe(10);
});
