import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { itemShapeAt } from '../response/item-shape.ts';
import { integerAt, textAt, valuesAt, type QueryParameters } from '../request/query-parameters.ts';
import { expressionAt } from '../request/read-expression.ts';
import { filtersAt, filtersOfSection, sectionAt, sections, type Section } from '../request/request-parameters.ts';
import { commonEcho } from '../response/result-responses.ts';
import { brandItem, categoryItem, phraseItem, productItems, type ResultItem } from '../response/result-items.ts';
import { SearchProblem } from '../model/search-problem.ts';
import type { SearchRouteDeps } from './search-route-deps.ts';
import { narrowItems, popularItems, type OtherSection } from '../response/section-items.ts';
import { podIds, type PodId } from '../model/search-types.ts';

interface AutocompleteRoute {
  readonly Params: { readonly query: string };
  readonly Querystring: QueryParameters;
}

interface PodRoute {
  readonly Params: { readonly podId: string };
  readonly Querystring: QueryParameters;
}

const MAX_SUGGESTIONS = 100;
const DEFAULT_SUGGESTIONS = 10;
const MAX_SEEDS = 50;

/** Headings of the pods. */
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

/** Number of items per section: its own parameter, else a share of the total, else ten. */
const shareOut = (
  requested: ReadonlyMap<Section, number | undefined>,
  found: ReadonlyMap<Section, readonly ResultItem[]>,
  inAll: number | undefined,
): ReadonlyMap<Section, number> => {
  const counts = new Map(sections.map((section) => [section, requested.get(section) ?? 0]));
  const sharing = sections.filter((section) => requested.get(section) === undefined);
  if (inAll === undefined)
    return new Map([...counts, ...sharing.map((section) => [section, DEFAULT_SUGGESTIONS] as const)]);
  let left = inAll;
  for (let gave = true; gave && left > 0;) {
    gave = false;
    for (const section of sharing) {
      const count = counts.get(section) ?? 0;
      if (left === 0 || count >= (found.get(section)?.length ?? 0)) continue;
      counts.set(section, count + 1);
      left -= 1;
      gave = true;
    }
  }
  return counts;
};

/** The client sends a leading slash of a term as a bar, so that it is not part of the path. */
const termOf = (given: string): string => given.replace(/^\|/, '/');

const findInSections = async (
  { searchIndex, catalogue }: SearchRouteDeps,
  query: QueryParameters,
  term: string,
  mostOf: (section: Section) => number,
): Promise<{ readonly found: ReadonlyMap<Section, readonly ResultItem[]>; readonly products: number }> => {
  const filters = filtersAt(query, 'Products');
  const where = expressionAt(query);
  const shape = itemShapeAt(query);
  const suggested = await searchIndex.suggest(term, {
    products: mostOf('Products'),
    phrases: mostOf('Search Suggestions'),
    brands: mostOf('Brands'),
    categories: mostOf('Categories'),
  });
  const narrowed =
    Object.keys(filters).length === 0 && where === undefined
      ? { productIds: suggested.productIds, total: suggested.productTotal }
      : await searchIndex.search(term, {
          filters,
          ...(where === undefined ? {} : { where }),
          limit: mostOf('Products'),
          withFacets: false,
          lastWordIsPrefix: true,
        });
  const only = (section: OtherSection, items: readonly ResultItem[]): readonly ResultItem[] =>
    narrowItems(section, items, filtersOfSection(query, section));
  return {
    found: new Map<Section, readonly ResultItem[]>([
      ['Products', await productItems(catalogue, narrowed.productIds, suggested.matchedTerms, shape)],
      ['Search Suggestions', only('Search Suggestions', suggested.phrases.map(phraseItem))],
      ['Brands', only('Brands', suggested.brands.map(brandItem))],
      ['Categories', only('Categories', suggested.categories.map(categoryItem))],
    ]),
    products: narrowed.total,
  };
};

const registerAutocomplete = (app: FastifyInstance, deps: SearchRouteDeps): void => {
  app.get<AutocompleteRoute>('/autocomplete/:query', async (request) => {
    const { query } = request;
    const term = termOf(request.params.query);
    const inAll = integerAt(query, 'num_results', undefined, [0, MAX_SUGGESTIONS]);
    const requested = new Map(
      sections.map((section) => [section, integerAt(query, `num_results_${section}`, undefined, [0, MAX_SUGGESTIONS])]),
    );
    const mostOf = (section: Section): number => requested.get(section) ?? inAll ?? DEFAULT_SUGGESTIONS;
    const { found, products } = await findInSections(deps, query, term, mostOf);
    const counts = shareOut(requested, found, inAll);
    const filled = sections.map(
      (section) => [section, (found.get(section) ?? []).slice(0, counts.get(section))] as const,
    );
    const totals = filled.map(([section, items]) => [section, items.length] as const);
    return {
      sections: Object.fromEntries(filled),
      request: {
        query: term,
        term,
        num_results: inAll ?? DEFAULT_SUGGESTIONS,
        ...Object.fromEntries(sections.map((section) => [`num_results_${section}`, mostOf(section)])),
        ...commonEcho(query),
      },
      result_id: randomUUID(),
      total_num_results_per_section: { ...Object.fromEntries(totals), Products: products },
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
    const limit = integerAt(query, 'num_results', DEFAULT_SUGGESTIONS, [1, MAX_SUGGESTIONS]);
    const section = sectionAt(query);
    const itemIds = valuesAt(query, 'item_id').slice(0, MAX_SEEDS);
    if (podsThatNeedItems.has(podId) && itemIds.length === 0) {
      throw new SearchProblem(`item_id is a required parameter for pod ${podId}`);
    }
    const term = textAt(query, 'term');
    const filters = filtersAt(query);
    const where = expressionAt(query);
    const shape = itemShapeAt(query);

    const found = async (): Promise<readonly ResultItem[]> => {
      if (section !== 'Products') {
        return narrowItems(section, await popularItems(searchIndex, section, limit), filtersOfSection(query, section));
      }
      const picked = await searchIndex.recommend(podId, {
        limit,
        itemIds,
        filters,
        ...(where === undefined ? {} : { where }),
        ...(term === undefined ? {} : { term }),
      });
      return productItems(catalogue, picked.productIds, [], shape);
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
