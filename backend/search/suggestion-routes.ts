import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import {
  filtersAt,
  integerAt,
  sectionAt,
  sections,
  textAt,
  valuesAt,
  type QueryParameters,
  type Section,
} from './request-parameters.ts';
import { commonEcho } from './result-answers.ts';
import { brandItem, categoryItem, phraseItem, productItems, type ResultItem } from './result-items.ts';
import { SearchProblem } from './search-problem.ts';
import type { SearchRouteDeps } from './search-route-deps.ts';
import { podIds, type PodId } from './search-types.ts';

interface AutocompleteRoute {
  readonly Params: { readonly query: string };
  readonly Querystring: QueryParameters;
}

interface PodRoute {
  readonly Params: { readonly podId: string };
  readonly Querystring: QueryParameters;
}

const MOST_SUGGESTIONS = 100;
const DEFAULT_SUGGESTIONS = 10;
const MOST_SEEDS = 50;

/** What a pod's row is headed. */
export const podNames: Readonly<Record<PodId, string>> = {
  'home-trending': 'Trending Now',
  'home-deals': 'Top Deals',
  bestsellers: 'Best Sellers',
  related: 'You May Also Like',
  'bought-together': 'Frequently Bought Together',
  'empty-search': 'Popular Right Now',
  trending: 'Trending',
};

const podsThatNeedItems: ReadonlySet<PodId> = new Set(['related', 'bought-together']);

const registerAutocomplete = (app: FastifyInstance, { searchIndex, catalogue }: SearchRouteDeps): void => {
  app.get<AutocompleteRoute>('/autocomplete/:query', async (request) => {
    const { query } = request;
    const term = request.params.query;
    const general = integerAt(query, 'num_results', DEFAULT_SUGGESTIONS, [0, MOST_SUGGESTIONS]);
    const wanted = (section: Section): number =>
      integerAt(query, `num_results_${section}`, general, [0, MOST_SUGGESTIONS]);
    const limits = {
      products: wanted('Products'),
      phrases: wanted('Search Suggestions'),
      brands: wanted('Brands'),
      categories: wanted('Categories'),
    };
    const filters = filtersAt(query, 'Products');
    const suggested = await searchIndex.suggest(term, limits);
    const narrowed =
      Object.keys(filters).length === 0
        ? { productIds: suggested.productIds, total: suggested.productTotal }
        : await searchIndex.search(term, {
            filters,
            limit: limits.products,
            withFacets: false,
            lastWordIsPrefix: true,
          });
    const products = await productItems(catalogue, narrowed.productIds, suggested.matchedTerms);
    const answered: Readonly<Record<Section, readonly ResultItem[]>> = {
      Products: products,
      'Search Suggestions': suggested.phrases.map(phraseItem),
      Brands: suggested.brands.map(brandItem),
      Categories: suggested.categories.map(categoryItem),
    };
    const totals = Object.fromEntries(sections.map((section) => [section, answered[section].length]));
    return {
      sections: answered,
      request: {
        query: term,
        term,
        num_results: general,
        ...Object.fromEntries(sections.map((section) => [`num_results_${section}`, wanted(section)])),
        ...(Object.keys(filters).length === 0 ? {} : { filters }),
        ...commonEcho(query),
      },
      result_id: randomUUID(),
      total_num_results_per_section: { ...totals, Products: narrowed.total },
    };
  });
};

const toPodId = (text: string): PodId => {
  const podId = podIds.find((known) => known === text);
  if (podId === undefined) throw new SearchProblem(`Unknown pod: ${text.slice(0, 100)}`, 404);
  return podId;
};

const registerPods = (app: FastifyInstance, { searchIndex, catalogue }: SearchRouteDeps): void => {
  app.get<PodRoute>('/recommendations/v1/pods/:podId', async (request) => {
    const { query } = request;
    const podId = toPodId(request.params.podId);
    const limit = integerAt(query, 'num_results', DEFAULT_SUGGESTIONS, [1, MOST_SUGGESTIONS]);
    const section = sectionAt(query, ['Products', 'Brands', 'Categories']);
    const itemIds = valuesAt(query, 'item_id').slice(0, MOST_SEEDS);
    if (podsThatNeedItems.has(podId) && itemIds.length === 0) {
      throw new SearchProblem(`item_id is a required parameter for pod ${podId}`);
    }
    const term = textAt(query, 'term');
    const filters = filtersAt(query);

    const found = async (): Promise<readonly ResultItem[]> => {
      if (section === 'Brands')
        return (await searchIndex.trending({ categories: 0, brands: limit })).brands.map(brandItem);
      if (section === 'Categories') {
        return (await searchIndex.trending({ categories: limit, brands: 0 })).categories.map(categoryItem);
      }
      const picked = await searchIndex.recommend(podId, {
        limit,
        itemIds,
        filters,
        ...(term === undefined ? {} : { term }),
      });
      return productItems(catalogue, picked.productIds, []);
    };

    const results = await found();
    return {
      response: {
        results: results.map((item) => ({ ...item, strategy: { id: podId } })),
        total_num_results: results.length,
        pod: { id: podId, display_name: podNames[podId] },
      },
      request: {
        pod_id: podId,
        num_results: limit,
        section,
        ...(itemIds.length === 0 ? {} : { item_id: itemIds.length === 1 ? itemIds[0] : itemIds }),
        ...(textAt(query, 'variation_id') === undefined ? {} : { variation_id: textAt(query, 'variation_id') }),
        ...(term === undefined ? {} : { term }),
        ...(Object.keys(filters).length === 0 ? {} : { filters }),
        ...commonEcho(query),
      },
      result_id: randomUUID(),
    };
  });
};

/** Autocomplete and recommendations. [SRC-04] [SRC-05] [REC-01] */
export const registerSuggestionRoutes = (app: FastifyInstance, deps: SearchRouteDeps): void => {
  registerAutocomplete(app, deps);
  registerPods(app, deps);
};
