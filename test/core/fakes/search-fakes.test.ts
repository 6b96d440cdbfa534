import { pricesOf } from '../../../core/catalogue/price';
import { aTile, tiles } from '../../builders/product-tile';
import { SEARCH_CALLS, productSearchContract } from '../../contracts/product-search.contract';
import { SKU_PRICES_CALLS, skuPricesContract } from '../../contracts/sku-prices.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FIRST_PAGE } from '../../../core/search/listing/listing-query';
import { FakeProductSearch } from '../../fakes/fake-product-search';
import { FakeSkuPrices } from '../../fakes/fake-sku-prices';
import { failingWorld } from './failing-world';

/** Sixty chews by two brands, from $1 to $60, every fifth of them unrated. */
const CHEWS = tiles(60, (number) => ({
  name: `Chew ${(number * 37) % 60}`,
  brand: number <= 20 ? 'Goodpaw' : 'Merrick',
  prices: pricesOf([{ listPrice: (number * 23) % 61, offerPrice: undefined }]),
  rating: number % 5 === 0 ? undefined : number % 5,
}));

const STOCKED = CHEWS.filter((_, index) => index % 4 === 0).map(({ sku }) => sku);

productSearchContract('FakeProductSearch', () => ({
  search: new FakeProductSearch()
    .hasProducts(...CHEWS, aTile({ name: 'Leash' }))
    .hasInStock('1101', ...STOCKED)
    .redirects('returns', '/returns'),
  findings: async () => ({
    term: 'chew',
    brand: 'Goodpaw',
    price: 30,
    emptyTerm: 'spaceship',
    redirect: { term: 'returns', url: '/returns' },
    categoryId: '10338',
    brandName: 'Merrick',
    store: { id: '1101', has: async (skus) => skus.filter((sku) => STOCKED.includes(sku)) },
  }),
}));

upstreamFailuresContract('FakeProductSearch', SEARCH_CALLS, () => {
  const search = new FakeProductSearch();
  return failingWorld(search, {
    search: search.search('dog', FIRST_PAGE),
    browse: search.browse({ kind: 'category', id: '10338' }, FIRST_PAGE),
    count: search.count({ kind: 'search', term: 'dog' }, FIRST_PAGE),
  });
});

skuPricesContract('FakeSkuPrices', () => ({
  skuPrices: new FakeSkuPrices().hasPrice('22000', 13.99).hasPrice('22010', 9.49),
  priced: async () => ({ 22000: 13.99, 22010: 9.49 }),
}));

upstreamFailuresContract('FakeSkuPrices', SKU_PRICES_CALLS, () => {
  const skuPrices = new FakeSkuPrices();
  return failingWorld(skuPrices, { prices: skuPrices.prices(['22000']) });
});
