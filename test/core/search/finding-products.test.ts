import * as E from 'fp-ts/Either';
import { makeLoadRecommendation } from '../../../core/recommendations/load-recommendation';
import { makeBrowseListing } from '../../../core/search/listing/browse-listing';
import { FIRST_PAGE } from '../../../core/search/listing/listing-query';
import { makeMergePrices } from '../../../core/search/prices/merge-prices';
import { makeSearchCatalogue } from '../../../core/search/listing/search-catalogue';
import { aTile, tiles } from '../../builders/product-tile';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakeProductSearch } from '../../fakes/fake-product-search';
import { FakeRecommendations } from '../../fakes/fake-recommendations';
import { FakeSkuPrices } from '../../fakes/fake-sku-prices';
import { EVERYTHING } from '../../builders/capabilities';

const CHEW = aTile({ uniqueId: '1', name: "Hill's Chew", brand: "Hill's", categoryId: '10338' });
const LEASH = aTile({ uniqueId: '2', name: 'Leash', brand: 'Rover', categoryId: '10339' });

const setUp = () => {
  const productSearch = new FakeProductSearch().hasProducts(CHEW, LEASH);
  const recommendations = new FakeRecommendations().hasPod('home-1', 'For you', [CHEW, LEASH]);
  const skuPrices = new FakeSkuPrices();
  const logger = new FakeLogger();
  const mergePrices = makeMergePrices({ skuPrices, logger, capabilities: EVERYTHING });
  return {
    productSearch,
    recommendations,
    skuPrices,
    logger,
    searchCatalogue: makeSearchCatalogue({ productSearch, mergePrices, logger }),
    browseListing: makeBrowseListing({ productSearch, mergePrices, logger }),
    loadRecommendation: makeLoadRecommendation({ recommendations, mergePrices }),
  };
};

describe('searching', () => {
  test('[SRC-01] [SRC-09] searches with the cleaned term and shows current prices', async () => {
    const { skuPrices, searchCatalogue, logger } = setUp();
    skuPrices.hasPrice('1', 9.5);
    expect(await searchCatalogue('  *hill\'s "chew"!', FIRST_PAGE)()).toMatchObject({
      right: { kind: 'listing', listing: { products: [{ uniqueId: '1', prices: { price: 9.5 } }], total: 1 } },
    });
    expect(logger.lines).toEqual([]);
  });

  test('[SRC-13] requests the selected part of the list', async () => {
    const { productSearch, searchCatalogue } = setUp();
    productSearch.hasProducts(...tiles(60, () => ({ name: 'Bone', brand: 'Merrick' })));
    const query = { page: 2, sort: 'name', filters: { Brand: ['Merrick'] } } as const;
    const response = await searchCatalogue('bone', query)();
    expect(response).toMatchObject({ right: { listing: { total: 60 } } });
    expect(E.isRight(response) && response.right.kind === 'listing' && response.right.listing.products).toHaveLength(
      12,
    );
  });

  test('[SRC-13] can redirect to a page of the shop', async () => {
    const { productSearch, searchCatalogue } = setUp();
    productSearch.redirects('returns', '/returns');
    expect(await searchCatalogue('returns?', FIRST_PAGE)()).toEqual(E.right({ kind: 'redirect', url: '/returns' }));
  });

  test.each(['', '   ', '*** !!!'])(
    '[SRC-01] makes no request for %j, which is empty after cleaning',
    async (typed) => {
      const { productSearch, searchCatalogue, logger } = setUp();
      productSearch.isDown();
      expect(await searchCatalogue(typed, FIRST_PAGE)()).toEqual(E.left({ kind: 'empty-term' }));
      expect(logger.lines).toEqual([]);
    },
  );

  test.each(EVERY_FAILURE)('[SRC-11] logs and returns the failure with the service %s', async (_case, failure) => {
    const { productSearch, searchCatalogue, logger } = setUp();
    productSearch.fails(failure);
    expect(await searchCatalogue('my private illness', FIRST_PAGE)()).toEqual(E.left(failure));
    expect(logger.lines).toEqual([
      { level: 'error', message: 'searching failed', facts: { kind: failure.kind, service: failure.service } },
    ]);
  });

  test("[SRC-09] shows the search service's prices without the price service", async () => {
    const { skuPrices, searchCatalogue, logger } = setUp();
    skuPrices.isDown();
    expect(await searchCatalogue('leash', FIRST_PAGE)()).toMatchObject({ right: { listing: { products: [LEASH] } } });
    expect(logger.lines).toMatchObject([{ level: 'warn' }]);
  });
});

describe('browsing', () => {
  test.each([
    ['a category', { kind: 'category', id: '10338' }, '1'],
    ['a brand', { kind: 'brand', name: 'Rover' }, '2'],
  ] as const)('[RTE-03] [SRC-09] shows the products of %s with current prices', async (_case, source, uniqueId) => {
    const { skuPrices, browseListing } = setUp();
    skuPrices.hasPrice(uniqueId, 9.5);
    expect(await browseListing(source, FIRST_PAGE)()).toMatchObject({
      right: { products: [{ uniqueId, prices: { price: 9.5 } }], total: 1 },
    });
  });

  test.each(EVERY_FAILURE)(
    '[SRC-11] logs and returns the failure of a listing with the service %s',
    async (_case, failure) => {
      const { productSearch, browseListing, logger } = setUp();
      productSearch.fails(failure);
      expect(await browseListing({ kind: 'category', id: '10338' }, FIRST_PAGE)()).toEqual(E.left(failure));
      expect(logger.lines).toEqual([
        { level: 'error', message: 'browsing failed', facts: { kind: failure.kind, service: failure.service } },
      ]);
    },
  );

  test("[SRC-09] shows the listing's own prices without the price service", async () => {
    const { skuPrices, browseListing } = setUp();
    skuPrices.isDown();
    expect(await browseListing({ kind: 'brand', name: 'Rover' }, FIRST_PAGE)()).toMatchObject({
      right: { products: [LEASH] },
    });
  });
});

describe('[SRC-09] recommending', () => {
  test('[SRC-09] returns a row with current prices', async () => {
    const { skuPrices, loadRecommendation } = setUp();
    skuPrices.hasPrice('2', 9.5);
    expect(await loadRecommendation({ podId: 'home-1', count: 5 })()).toMatchObject({
      right: {
        podId: 'home-1',
        title: 'For you',
        products: [CHEW, { ...LEASH, prices: expect.objectContaining({ price: 9.5 }) }],
      },
    });
  });

  test('returns a row for a product', async () => {
    const { loadRecommendation } = setUp();
    expect(await loadRecommendation({ podId: 'home-1', count: 1, productIds: ['1'] })()).toMatchObject({
      right: { products: [LEASH] },
    });
  });

  test("[SRC-09] shows the service's own prices without the price service", async () => {
    const { skuPrices, loadRecommendation } = setUp();
    skuPrices.isDown();
    expect(await loadRecommendation({ podId: 'home-1', count: 5 })()).toMatchObject({
      right: { products: [CHEW, LEASH] },
    });
  });

  test.each(EVERY_FAILURE)("fails with the service's failure with the service %s", async (_case, failure) => {
    const { recommendations, loadRecommendation } = setUp();
    recommendations.fails(failure);
    expect(await loadRecommendation({ podId: 'home-1', count: 5 })()).toEqual(E.left(failure));
  });
});
