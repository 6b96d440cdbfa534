import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Product } from '../catalogue/catalogue-records.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { SEARCH_BASE } from '../http/commerce-scope.ts';
import { invalidParameter, notFound } from '../http/commerce-failure.ts';
import type { Facet, SearchIndex, SearchResult } from '../search/model/search-types.ts';
import { namedFacets, storesIn } from '../search/store-stock/store-facet.ts';
import type { CategoryIndex } from './category-index.ts';
import { makeEntryReader, toTrail, type BreadCrumb } from './entry-reader.ts';
import { listingQuerySchema, readListing, writeFacet, type Listing, type ListingQuery } from './listing-query.ts';
import { allowCaching } from '../http/public-cache.ts';

export interface ProductViewDeps {
  readonly catalogue: CatalogueStore;
  readonly searchIndex: SearchIndex;
  readonly readCategories: () => Promise<CategoryIndex>;
}

const MAX_PRODUCTS = 100;
/** A new price shows within ten seconds, including the time for which a stale response may be served. */
const SECONDS_KEPT = 1;

const oneOrMany = {
  type: ['string', 'array'],
  minLength: 1,
  maxLength: 100,
  minItems: 1,
  maxItems: MAX_PRODUCTS,
  items: { type: 'string', minLength: 1, maxLength: 100 },
};

const toFacetView = (facet: Facet): Readonly<Record<string, unknown>> => ({
  name: facet.displayName,
  value: facet.name,
  entry: facet.options.map((option) => ({
    label: option.displayName,
    value: writeFacet(facet.name, option.value),
    count: String(option.count),
    x_selected: String(option.selected),
  })),
  ...(facet.min === undefined ? {} : { x_min: facet.min.toFixed(2) }),
  ...(facet.max === undefined ? {} : { x_max: facet.max.toFixed(2) }),
});

/** Products by id, part number, address, category and search term, as the platform's search service shows them. */
export const registerProductViewRoutes = (app: FastifyInstance, deps: ProductViewDeps): void => {
  const views = new ProductViews(deps);
  registerProducts(app, deps, views);
  registerListings(app, deps, views);
};

const BASE = `${SEARCH_BASE}/productview`;

const registerProducts = (app: FastifyInstance, { catalogue }: ProductViewDeps, views: ProductViews): void => {
  app.get<{ Params: { id: string } }>(`${BASE}/byId/:id`, async (request, reply) =>
    views.respondToOne(reply, (await catalogue.productsByIds([request.params.id]))[0], 'id'),
  );

  app.get<{ Querystring: { id: string | readonly string[] } }>(
    `${BASE}/byIds`,
    { schema: { querystring: { type: 'object', required: ['id'], properties: { id: oneOrMany } } } },
    async (request, reply) =>
      views.sendProducts(reply, await catalogue.productsByIds([...new Set([request.query.id].flat())]), []),
  );

  app.get<{ Params: { partNumber: string } }>(`${BASE}/byPartNumber/:partNumber`, async (request, reply) =>
    views.respondToOne(reply, (await views.byPartNumbers([request.params.partNumber]))[0], 'partNumber'),
  );

  app.get<{ Querystring: { partNumber: string | readonly string[] } }>(
    `${BASE}/byPartNumbers`,
    { schema: { querystring: { type: 'object', required: ['partNumber'], properties: { partNumber: oneOrMany } } } },
    async (request, reply) =>
      views.sendProducts(reply, await views.byPartNumbers([...new Set([request.query.partNumber].flat())]), []),
  );

  app.get<{ Params: { '*': string } }>(`${BASE}/byUrl/*`, async (request, reply) =>
    views.respondToOne(reply, await catalogue.productByUrl(request.params['*']), 'url'),
  );
};

const registerListings = (
  app: FastifyInstance,
  { searchIndex, readCategories }: ProductViewDeps,
  views: ProductViews,
): void => {
  app.get<{ Params: { term: string }; Querystring: ListingQuery }>(
    `${BASE}/bySearchTerm/:term`,
    { schema: { querystring: listingQuerySchema } },
    async (request, reply) => {
      const listing = readListing(request.query);
      views.requireKnownFacets(listing);
      const result = await searchIndex.search(request.params.term, listing.options);
      return views.sendListing(reply, listing, result, []);
    },
  );

  app.get<{ Params: { categoryId: string }; Querystring: ListingQuery }>(
    `${BASE}/byCategory/:categoryId`,
    { schema: { querystring: listingQuerySchema } },
    async (request, reply) => {
      const listing = readListing(request.query);
      const { categoryId } = request.params;
      const trail = (await readCategories()).trailTo(categoryId);
      if (trail.length === 0) throw notFound('There is no such category.', 'categoryId');
      views.requireKnownFacets(listing);
      const result = await searchIndex.browse({ by: 'category', id: categoryId }, listing.options);
      return views.sendListing(reply, listing, result, toTrail(trail));
    },
  );
};

/** The bodies of responses about products. */
class ProductViews {
  readonly #deps: ProductViewDeps;
  readonly #readEntries: ReturnType<typeof makeEntryReader>;

  constructor(deps: ProductViewDeps) {
    this.#deps = deps;
    this.#readEntries = makeEntryReader(deps.catalogue, deps.readCategories);
  }

  async sendProducts(reply: FastifyReply, products: readonly Product[], trail: readonly BreadCrumb[]) {
    allowCaching(reply, SECONDS_KEPT);
    return {
      recordSetTotal: products.length,
      recordSetCount: products.length,
      recordSetStartNumber: 0,
      recordSetComplete: 'true',
      recordSetTotalMatches: products.length,
      catalogEntryView: await this.#readEntries(products),
      breadCrumbTrailEntryView: trail,
      resourceName: 'productview',
    };
  }

  async respondToOne(reply: FastifyReply, product: Product | undefined, name: string) {
    if (product === undefined) throw notFound('There is no such product.', name);
    const trail = toTrail((await this.#deps.readCategories()).trailTo(product.categoryId));
    return this.sendProducts(reply, [product], trail);
  }

  async byPartNumbers(partNumbers: readonly string[]): Promise<readonly Product[]> {
    const products = await this.#deps.catalogue.productsByPartNumbers(partNumbers);
    const found = new Set(products.map((product) => product.partNumber));
    // A SKU's part number also finds its product.
    const skus = await this.#deps.catalogue.skusByPartNumbers(
      partNumbers.filter((partNumber) => !found.has(partNumber)),
    );
    const missing = new Set(
      skus.map((sku) => sku.productId).filter((id) => products.every((known) => known.id !== id)),
    );
    return [...products, ...(await this.#deps.catalogue.productsByIds([...missing]))];
  }

  async sendListing(reply: FastifyReply, listing: Listing, result: SearchResult, trail: readonly BreadCrumb[]) {
    const products = await this.#deps.catalogue.productsByIds(result.productIds);
    // A sale in a store changes its list at once.
    if (storesIn(listing.options.filters).length === 0) allowCaching(reply, SECONDS_KEPT);
    return {
      recordSetTotal: result.total,
      recordSetCount: products.length,
      recordSetStartNumber: listing.offset,
      recordSetComplete: String(listing.offset + products.length >= result.total),
      recordSetTotalMatches: result.total,
      catalogEntryView: await this.#readEntries(products),
      facetView: result.facets.map(toFacetView),
      breadCrumbTrailEntryView: trail,
      metaData: { price: '1', spellcheck: result.corrected === undefined ? [] : [result.corrected] },
      x_relaxed: String(result.relaxed),
      resourceName: 'productview',
    };
  }

  requireKnownFacets({ facetNames }: Listing): void {
    const known = namedFacets(this.#deps.searchIndex).map((facet) => facet.name);
    const unknown = facetNames.find((name) => !known.includes(name));
    if (unknown !== undefined) throw invalidParameter('facet', `There is no facet ${unknown}.`);
  }
}
