import * as E from 'fp-ts/Either';
import { makeBrowseListing } from '../../../core/search/listing/browse-listing';
import { makeCountProducts } from '../../../core/search/listing/count-products';
import { FIRST_PAGE, STORE_FACET, storeOf, withFilter } from '../../../core/search/listing/listing-query';
import { LISTING_PARAMETERS, listingUrl, MY_STORE, parseListingQuery } from '../../../core/search/listing/listing-url';
import { makeSearchCatalogue } from '../../../core/search/listing/search-catalogue';
import { makeMergePrices } from '../../../core/search/prices/merge-prices';
import { EVERYTHING } from '../../builders/capabilities';
import { aTile } from '../../builders/product-tile';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakeProductSearch } from '../../fakes/fake-product-search';
import { FakeSkuPrices } from '../../fakes/fake-sku-prices';

const CATEGORY = { kind: 'category', id: '10338' } as const;
const KIBBLE = aTile({ uniqueId: '1', sku: 'KIB-15', name: 'Kibble', url: '/product/kibble', hasOptions: true });
const CHEW = aTile({ uniqueId: '2', sku: 'CHEW', name: 'Chew', url: '/product/chew', hasOptions: false });
const BOWL = aTile({ uniqueId: '3', sku: 'BOWL', name: 'Bowl', url: '/product/bowl' });

const AT_STORE = withFilter(FIRST_PAGE, STORE_FACET, ['1101']);

const setUp = () => {
  const productSearch = new FakeProductSearch()
    .hasProducts(...[KIBBLE, CHEW, BOWL].map((tile) => ({ ...tile, categoryId: '10338' })))
    .hasInStock('1101', 'KIB-15', 'CHEW');
  const logger = new FakeLogger();
  const mergePrices = makeMergePrices({ skuPrices: new FakeSkuPrices(), logger, capabilities: EVERYTHING });
  return {
    productSearch,
    logger,
    browse: makeBrowseListing({ productSearch, mergePrices, logger }),
    search: makeSearchCatalogue({ productSearch, mergePrices, logger }),
    count: makeCountProducts({ productSearch, logger }),
  };
};

const parsed = (search: string) => parseListingQuery(new URLSearchParams(search));

describe('[FND-04] the store in the address of a list', () => {
  test('is one store, the last one named, and is written back', () => {
    const query = parsed('store=1444&store=1101&brand=Merrick');
    expect([storeOf(query), query.filters]).toEqual(['1101', { Brand: ['Merrick'], [STORE_FACET]: ['1101'] }]);
    expect(listingUrl('/list', [], query)).toBe('/list?brand=Merrick&store=1101');
    expect(LISTING_PARAMETERS).toContain('store');
  });

  test.each(['', ' ', '11 01', "1101'--", 'x'.repeat(21), 'größe'])('%j is ignored', (value) => {
    expect(parsed(`store=${encodeURIComponent(value)}`)).toEqual(FIRST_PAGE);
  });

  test('can stand for the store of whoever opens it', () => {
    expect(storeOf(parsed(`store=${MY_STORE}`))).toBe(MY_STORE);
  });
});

test('[FND-04] a list of what a store has leads each tile with options to the variant that the store has', async () => {
  const { browse, search } = setUp();
  const urls = ['/product/kibble?sku=KIB-15', '/product/chew'];
  const browsed = await browse(CATEGORY, AT_STORE)();
  expect(E.isRight(browsed) && browsed.right.products.map(({ url }) => url)).toEqual(urls);
  const found = await search('kibble', AT_STORE)();
  expect(found).toMatchObject({ right: { listing: { products: [{ url: urls[0] }], total: 1 } } });
  const all = await browse(CATEGORY, FIRST_PAGE)();
  expect(E.isRight(all) && all.right.products.map(({ url }) => url)).toEqual(
    [KIBBLE, CHEW, BOWL].map(({ url }) => url),
  );
});

describe('counting', () => {
  test('[FND-04] counts a category, and a search by its cleaned term', async () => {
    const { count } = setUp();
    expect(await count(CATEGORY, AT_STORE)()).toEqual(E.right(2));
    expect(await count({ kind: 'search', term: '*chew*' }, AT_STORE)()).toEqual(E.right(1));
    expect(await count({ kind: 'search', term: ' *!' }, AT_STORE)()).toEqual(E.right(0));
  });

  test.each(EVERY_FAILURE)('[SRC-11] logs and returns the failure with the service %s', async (_case, failure) => {
    const { productSearch, count, logger } = setUp();
    productSearch.fails(failure, 'count');
    expect(await count(CATEGORY, AT_STORE)()).toEqual(E.left(failure));
    expect(logger.lines).toHaveLength(1);
  });
});
