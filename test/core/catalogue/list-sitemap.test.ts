import * as E from 'fp-ts/Either';
import { makeListSitemap } from '../../../core/sitemap/list-sitemap';
import { ADDRESSES_PER_PAGE } from '../../../core/sitemap/page-addresses';
import { aCategory } from '../../builders/category';
import { aContentPage } from '../../builders/content-page';
import { aStore } from '../../builders/store';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeContentPages } from '../../fakes/fake-content-pages';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakePageAddresses } from '../../fakes/fake-page-addresses';
import { FakeProductCatalogue } from '../../fakes/fake-product-catalogue';
import { FakeStoreGateway } from '../../fakes/fake-store-gateway';
import { EVERYTHING } from '../../builders/capabilities';

const setUp = (products: number) => {
  const catalogue = new FakeProductCatalogue()
    .hasCategories(aCategory('dog', [aCategory('dog/dog-food', [aCategory('dog/dog-food/dry')])]), aCategory('cat'))
    .hasBrands({ slug: 'goodpaw', name: 'Goodpaw', logo: undefined, productCount: 1 });
  const addresses = new FakePageAddresses().hasProducts(
    ...Array.from({ length: products }, (_, index) => `product-${index}`),
  );
  const pages = new FakeContentPages().hasPage(
    aContentPage({ path: '/returns' }),
    aContentPage({ path: '/checkout', isIndexed: false }),
  );
  const stores = new FakeStoreGateway().hasStores(aStore(), aStore({ id: '1102' }));
  const logger = new FakeLogger();
  const listSitemap = makeListSitemap({ catalogue, addresses, pages, stores, logger, capabilities: EVERYTHING });
  return { catalogue, addresses, pages, stores, logger, listSitemap };
};

test.each([
  [0, 1],
  [1, 2],
  [ADDRESSES_PER_PAGE, 2],
  [ADDRESSES_PER_PAGE + 1, 3],
])('[RTE-10] %d products make %d sitemaps', async (products, sitemaps) => {
  expect(await setUp(products).listSitemap.count()).toEqual(E.right(sitemaps));
});

test('[RTE-10] lists home, categories, brands, stores and indexed content pages in the first sitemap', async () => {
  expect(await setUp(1).listSitemap.paths(1)()).toEqual(
    E.right([
      '/shop/en/petcostore',
      '/shop/en/petcostore/s/pals-rewards',
      '/shop/en/petcostore/s/petco-coupons-promos',
      '/shop/en/petcostore/c/credit-card',
      '/store-locator',
      '/shop/en/petcostore/category/dog',
      '/shop/en/petcostore/category/dog/dog-food',
      '/shop/en/petcostore/category/dog/dog-food/dry',
      '/shop/en/petcostore/category/cat',
      '/shop/en/petcostore/brand/goodpaw',
      '/returns',
      '/store-locator/1101',
      '/store-locator/1102',
    ]),
  );
});

test('[RTE-10] lists every product once in the other sitemaps, within the size limit', async () => {
  const { listSitemap } = setUp(ADDRESSES_PER_PAGE + 2);
  const lists = [await listSitemap.paths(2)(), await listSitemap.paths(3)()].map((paths) =>
    E.isRight(paths) ? paths.right : [],
  );
  expect(lists.map(({ length }) => length)).toEqual([ADDRESSES_PER_PAGE, 2]);
  expect(new Set(lists.flat()).size).toBe(ADDRESSES_PER_PAGE + 2);
  expect(lists[1]?.[1]).toBe(`/shop/en/petcostore/product/product-${ADDRESSES_PER_PAGE + 1}`);
  expect(ADDRESSES_PER_PAGE).toBeLessThanOrEqual(50_000);
});

test.each([3, 99])('[RTE-10] with two sitemaps, number %d does not exist', async (sitemap) => {
  expect(await setUp(1).listSitemap.paths(sitemap)()).toEqual(E.left({ kind: 'no-such-sitemap' }));
});

test.each(EVERY_FAILURE)('[RTE-10] returns the failure with the addresses %s', async (_case, failure) => {
  const { addresses, listSitemap } = setUp(1);
  addresses.fails(failure);
  expect(await listSitemap.count()).toEqual(E.left(failure));
  expect(await listSitemap.paths(2)()).toEqual(E.left(failure));
});

describe.each(['categories', 'brands'] as const)('[RTE-10] with the %s', (call) => {
  test.each(EVERY_FAILURE)('%s, returns no partial first sitemap', async (_case, failure) => {
    const { catalogue, listSitemap } = setUp(1);
    catalogue.fails(failure, call);
    expect(await listSitemap.paths(1)()).toEqual(E.left(failure));
  });
});

test.each(EVERY_FAILURE)('[RTE-10] returns no partial first sitemap with content pages %s', async (_case, failure) => {
  const { pages, listSitemap } = setUp(1);
  pages.fails(failure);
  expect(await listSitemap.paths(1)()).toEqual(E.left(failure));
});

test.each(EVERY_FAILURE)(
  '[RTE-10] lists everything else with stores %s and logs the failure',
  async (_case, failure) => {
    const { stores, logger, listSitemap } = setUp(1);
    const whole = await listSitemap.paths(1)();
    stores.fails(failure);
    const paths = E.isRight(whole) ? whole.right.filter((path) => !path.startsWith('/store-locator/')) : [];
    expect(paths).toContain('/shop/en/petcostore/brand/goodpaw');
    expect(await listSitemap.paths(1)()).toEqual(E.right(paths));
    expect(logger.lines).toMatchObject([{ level: 'warn', facts: { kind: failure.kind } }]);
  },
);
