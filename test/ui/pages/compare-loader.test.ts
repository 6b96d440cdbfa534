import * as TE from 'fp-ts/TaskEither';
import type { Product } from '../../../core/catalogue/product';
import type { ViewProduct } from '../../../core/catalogue/view-product';
import { makeLoadRecommendation } from '../../../core/recommendations/load-recommendation';
import { comparePath } from '../../../core/paths/compare-path';
import { makeCompareLoader } from '../../../ui/pages/compare/compare-loader';
import { EVERYTHING } from '../../builders/capabilities';
import { aProduct } from '../../builders/product';
import { aTile } from '../../builders/product-tile';
import { FakeRecommendations } from '../../fakes/fake-recommendations';

const food = (slug: string, specification: Product['specification'], category = 'dog-food'): Product =>
  aProduct({
    slug,
    id: slug,
    name: slug,
    specification,
    breadcrumbs: [{ label: category, url: `/shop/en/petcostore/category/${category}` }],
  });

const PRODUCTS = [
  food('a', [
    { name: 'Life Stage', value: 'Adult' },
    { name: 'Form', value: 'Dry' },
  ]),
  food('b', [{ name: 'Life Stage', value: 'Puppy' }]),
  food('c', []),
  food('d', []),
  food('e', []),
  food('toy', [], 'dog-toys'),
];

/** A product whose page cannot be read. */
const UNREAD = 'unread';

const outcomeOf = (products: string) => {
  const viewProduct: ViewProduct = (slug): ReturnType<ViewProduct> => {
    if (slug === UNREAD) return TE.left({ kind: 'unreachable', service: 'commerce', cause: 'network' });
    const product = PRODUCTS.find(({ id }) => id === slug);
    return product === undefined ? TE.left({ kind: 'no-such-product' }) : TE.right({ product, stock: undefined });
  };
  const recommendations = new FakeRecommendations().hasPod('related', 'Like it', [
    aTile({ url: PRODUCTS[1]?.url ?? '' }),
    aTile({ url: PRODUCTS[2]?.url ?? '' }),
    aTile({ url: PRODUCTS[5]?.url ?? '' }),
    aTile({ url: '/gone' }),
  ]);
  const loadRecommendation = makeLoadRecommendation({ recommendations, mergePrices: (tiles) => async () => tiles });
  const loader = makeCompareLoader({
    viewProduct,
    loadRecommendation,
    capabilities: EVERYTHING,
    brand: { shop: 'Shop' },
  });
  const query = new URLSearchParams({ products });
  return loader({ path: '/', parameters: {}, query, cameFrom: undefined })();
};

const load = async (products: string) => {
  const page = await outcomeOf(products);
  if (page.kind !== 'page') throw new Error('no page');
  expect(page.head.isIndexed).toBe(false);
  return page.data;
};

describe('[PRO-11] a comparison', () => {
  test('has the facts of its products in rows, and says which differ', async () => {
    const { products, facts } = await load('a,b');
    expect(products.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(facts).toEqual([
      { name: 'Sizes', values: ['5 lb', '5 lb'], isDifferent: false },
      { name: 'Flavors', values: ['Chicken', 'Chicken'], isDifferent: false },
      { name: 'Life Stage', values: ['Adult', 'Puppy'], isDifferent: true },
      { name: 'Form', values: ['Dry', ''], isDifferent: true },
      { name: 'Repeat Delivery', values: ['Yes', 'Yes'], isDifferent: false },
    ]);
  });

  test('has at most four products, each once, and offers similar ones while there is room', async () => {
    const four = await load('a,a,b,c,d,e');
    expect([four.products.map(({ name }) => name), four.more]).toEqual([['a', 'b', 'c', 'd'], []]);
    const two = await load('a,b');
    // Not the toy, which is of another kind, nor a product that is gone.
    expect(two.more.map(({ name }) => name)).toEqual(['c']);
  });

  test('leaves out products of another kind and names them; unknown ones are ignored', async () => {
    const { products, leftOut } = await load('a,toy,unknown,b');
    expect([products.map(({ name }) => name), leftOut]).toEqual([['a', 'b'], ['toy']]);
  });

  test('that could not be read is not called empty, and one that lacks a product is not kept', async () => {
    expect(await outcomeOf(UNREAD)).toEqual({ kind: 'unavailable' });
    expect(await outcomeOf(`a,${UNREAD}`)).toMatchObject({ kind: 'page', isPartial: true });
    expect(await outcomeOf('a,unknown')).toMatchObject({ kind: 'page', isPartial: false });
  });

  test.each(['', ',,', 'unknown'])('of %j is empty', async (products) => {
    expect((await load(products)).products).toEqual([]);
  });

  test('has an address of the last parts of the products’ paths', () => {
    const urls = PRODUCTS.map(({ url }) => url);
    expect(comparePath(urls)).toBe('/shop/en/petcostore/compare?products=a,b,c,d');
  });
});
