import type { ContentPages } from '../../core/content/content-pages';
import type { MarketingContent } from '../../core/content/marketing-content';
import type { CachedCatalogue, ProductCatalogue } from '../../core/catalogue/product-catalogue';
import type { StoreConfigurationGateway } from '../../core/configuration/store-configuration-gateway';
import type { PromotionOffers } from '../../core/promotions/promotion-offers';
import type { Recommendations } from '../../core/recommendations/recommendations';
import type { ProductReviews } from '../../core/reviews/product-reviews';
import { storeOf } from '../../core/search/listing/listing-query';
import { listingParameters } from '../../core/search/listing/listing-url';
import type { ProductSearch } from '../../core/search/listing/product-search';
import type { SkuPrices } from '../../core/search/prices/sku-prices';
import type { StoreGateway } from '../../core/stores/store-gateway';
import type { StoreStock } from '../../core/stores/store-stock';
import type { ReadCache } from './read-cache';

/**
 * Reads public data through a cache. Each port behaves as the one that it wraps, but may respond from the cache.
 * Aborting a search aborts it for all callers that wait for the same response, so do not abort where callers share a
 * cache.
 */
export const cachedCatalogue = (catalogue: ProductCatalogue, cache: ReadCache): CachedCatalogue => ({
  productByUrl: (url) => cache(`product:${url}`, catalogue.productByUrl(url)),
  onlineStock: (ids, since) =>
    cache(`stock:${ids.join()}${since === undefined ? '' : `:${since}`}`, catalogue.onlineStock(ids)),
  categories: cache('categories', catalogue.categories),
  brands: cache('brands', catalogue.brands),
});

export const cachedContent = (content: MarketingContent, cache: ReadCache): MarketingContent => ({
  spot: (name) => cache(`spot:${name}`, content.spot(name)),
});

export const cachedContentPages = (pages: ContentPages, cache: ReadCache): ContentPages => ({
  page: (path) => cache(`content:${path}`, pages.page(path)),
  indexedPaths: cache('content', pages.indexedPaths),
});

export const cachedConfiguration = (
  configuration: StoreConfigurationGateway,
  cache: ReadCache,
): StoreConfigurationGateway => ({
  values: (keys, timeoutMs) => cache(`configuration:${keys.join()}`, configuration.values(keys, timeoutMs)),
});

/** Lists by the stock of a store, and counts, are not cached: a sale changes them without a new catalogue (FND-04). */
export const cachedSearch = (search: ProductSearch, cache: ReadCache): ProductSearch => ({
  search: (term, query, signal) =>
    storeOf(query) === undefined
      ? cache(
          `search:${JSON.stringify([term.toLowerCase(), listingParameters(query)])}`,
          search.search(term, query, signal),
        )
      : search.search(term, query, signal),
  browse: (source, query, signal) =>
    storeOf(query) === undefined
      ? cache(`browse:${JSON.stringify([source, listingParameters(query)])}`, search.browse(source, query, signal))
      : search.browse(source, query, signal),
  count: search.count,
});

export const cachedPrices = (skuPrices: SkuPrices, cache: ReadCache): SkuPrices => ({
  prices: (ids, signal) => cache(`prices:${ids.join()}`, skuPrices.prices(ids, signal)),
});

export const cachedRecommendations = (recommendations: Recommendations, cache: ReadCache): Recommendations => ({
  recommend: (request) => cache(`recommend:${JSON.stringify(request)}`, recommendations.recommend(request)),
});

export const cachedStores = (stores: StoreGateway, cache: ReadCache): StoreGateway => ({
  allStores: cache('stores', stores.allStores),
  store: (id) => cache(`store:${id}`, stores.store(id)),
  nearestByZip: (zipCode, count) => cache(`stores-near:${zipCode}:${count}`, stores.nearestByZip(zipCode, count)),
  closedStores: cache('closed-stores', stores.closedStores),
  places: (text) => cache(`places:${text.toLowerCase()}`, stores.places(text)),
});

export const cachedStoreStock = (stock: StoreStock, cache: ReadCache): StoreStock => ({
  inStore: (storeId, partNumbers) =>
    cache(`store-stock:${storeId}:${partNumbers.join()}`, stock.inStore(storeId, partNumbers)),
  atStores: (partNumber, storeIds) =>
    cache(`stock-at-stores:${partNumber}:${storeIds.join()}`, stock.atStores(partNumber, storeIds)),
});

export const cachedPromotions = (promotions: PromotionOffers, cache: ReadCache): PromotionOffers => ({
  running: cache('promotions', promotions.running),
});

export const cachedReviews = (reviews: ProductReviews, cache: ReadCache): ProductReviews => ({
  list: (partNumber, query, size) =>
    cache(`reviews:${JSON.stringify([partNumber, query, size])}`, reviews.list(partNumber, query, size)),
});
