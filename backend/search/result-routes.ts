import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { readNaturalLanguage } from './natural-language.ts';
import { GROUP_FILTER } from './narrow.ts';
import { redirectFor } from './redirect-rules.ts';
import {
  pagingAt,
  searchOptionsAt,
  sectionAt,
  textAt,
  valuesAt,
  type Paging,
  type QueryParameters,
} from './request-parameters.ts';
import { commonEcho, facetOnWire, groupDepth, groupsOnWire, resultsAnswer } from './result-answers.ts';
import { productItems } from './result-items.ts';
import { SearchProblem } from './search-problem.ts';
import type { SearchRouteDeps } from './search-route-deps.ts';
import type { BrowseFilter, SearchFilters, SearchOptions } from './search-types.ts';

interface SearchRoute {
  readonly Params: { readonly query: string };
  readonly Querystring: QueryParameters;
}

interface BrowseRoute {
  readonly Params: { readonly filterName: string; readonly filterValue: string };
  readonly Querystring: QueryParameters;
}

interface PlainRoute {
  readonly Querystring: QueryParameters;
}

const MOST_ITEMS = 200;
const NO_PAGE: Paging = { offset: 0, limit: 0, page: 1 };

/** Reads what shapes a list of products; other sections have no such lists. */
const readListing = (query: QueryParameters): { readonly paging: Paging; readonly options: SearchOptions } => {
  sectionAt(query, ['Products']);
  const paging = pagingAt(query);
  return { paging, options: searchOptionsAt(query, paging) };
};

const joined = (one: SearchFilters = {}, two: SearchFilters): SearchFilters => {
  const filters = new Map(Object.entries(one));
  for (const [name, values] of Object.entries(two)) filters.set(name, [...(filters.get(name) ?? []), ...values]);
  return Object.fromEntries(filters);
};

/** What a browse address stands for. A collection is a category that is named by its path or its id. */
const toBrowseFilter = async (deps: SearchRouteDeps, name: string, value: string): Promise<BrowseFilter> => {
  if (name === GROUP_FILTER) return { by: 'category', id: value };
  if (name === 'collection_id') {
    const category = await deps.catalogue.categoryByPath(value);
    return { by: 'category', id: category?.id ?? value };
  }
  if (name === 'brand_slug') return { by: 'brand', slug: value };
  return { by: 'facet', name, value };
};

const registerSearch = (app: FastifyInstance, deps: SearchRouteDeps): void => {
  app.get<SearchRoute>('/search/natural_language/:query', async (request) => {
    const { query } = request;
    const { paging, options } = readListing(query);
    const term = request.params.query;
    const { terms, filters } = readNaturalLanguage(term);
    const narrowed = { ...options, filters: joined(options.filters, filters) };
    const result = await deps.searchIndex.search(terms, narrowed);
    const items = await productItems(deps.catalogue, result.productIds, result.matchedTerms);
    return resultsAnswer(query, narrowed, paging, result, items, { term: terms, original_query: term });
  });

  app.get<SearchRoute>('/search/:query', async (request) => {
    const { query } = request;
    const { paging, options } = readListing(query);
    const term = request.params.query;
    const redirect = redirectFor(term);
    if (redirect !== undefined) {
      return {
        response: {
          redirect: {
            data: { url: redirect.url, match_id: redirect.matchId, rule_id: redirect.ruleId },
            matched_terms: [redirect.phrase],
            matched_user_segments: [],
          },
        },
        request: { term, section: 'Products', ...commonEcho(query) },
        result_id: randomUUID(),
      };
    }
    const result = await deps.searchIndex.search(term, options);
    const items = await productItems(deps.catalogue, result.productIds, result.matchedTerms);
    return resultsAnswer(query, options, paging, result, items, { term });
  });
};

const registerCatalogueLists = (app: FastifyInstance, deps: SearchRouteDeps): void => {
  app.get<PlainRoute>('/browse/groups', async ({ query }) => {
    const filters = searchOptionsAt(query, NO_PAGE).filters ?? {};
    const [root] = filters[GROUP_FILTER] ?? [];
    const filter: BrowseFilter = root === undefined ? { by: 'everything' } : { by: 'category', id: root };
    const { groups } = await deps.searchIndex.browse(filter, { limit: 0 });
    return {
      response: { groups: groupsOnWire(groups, groupDepth(query)), result_sources: {} },
      request: { section: sectionAt(query, ['Products']), filters, ...commonEcho(query) },
      result_id: randomUUID(),
    };
  });

  app.get<PlainRoute>('/browse/facets', async ({ query }) => {
    const paging = pagingAt(query);
    const section = sectionAt(query, ['Products']);
    const facets = deps.searchIndex.facetNames();
    return {
      response: {
        facets: facets.slice(paging.offset, paging.offset + paging.limit).map((facet) => ({
          name: facet.name,
          display_name: facet.displayName,
          type: facet.type,
          hidden: false,
          data: {},
        })),
        total_num_results: facets.length,
      },
      request: {
        ...(paging.page === undefined ? { offset: paging.offset } : { page: paging.page }),
        num_results_per_page: paging.limit,
        section,
        ...commonEcho(query),
      },
      result_id: randomUUID(),
    };
  });

  app.get<PlainRoute>('/browse/facet_options', async ({ query }) => {
    const name = textAt(query, 'facet_name');
    if (name === undefined || name === '') throw new SearchProblem('facet_name is a required parameter');
    const section = sectionAt(query, ['Products']);
    const known = deps.searchIndex.facetNames().find((facet) => facet.name === name);
    if (known === undefined) throw new SearchProblem(`Unknown facet: ${name.slice(0, 100)}`, 404);
    const { facets } = await deps.searchIndex.browse({ by: 'everything' }, { limit: 0 });
    const facet = facets.find((counted) => counted.name === name) ?? { ...known, options: [] };
    return {
      response: { facets: [facetOnWire(facet)], total_num_results: 1 },
      request: { facet_name: name, section, ...commonEcho(query) },
      result_id: randomUUID(),
    };
  });

  app.get<PlainRoute>('/browse/items', async ({ query }) => {
    const { paging, options } = readListing(query);
    const ids = valuesAt(query, 'ids');
    if (ids.length === 0) throw new SearchProblem('ids is a required parameter');
    if (ids.length > MOST_ITEMS) throw new SearchProblem(`ids must have at most ${MOST_ITEMS} values`);
    const result = await deps.searchIndex.browse({ by: 'items', ids }, options);
    // Without a sort the items come back in the order they were asked for.
    const position = new Map(ids.map((id, index) => [id, index]));
    const order = (id: string): number => position.get(id) ?? ids.length;
    const productIds =
      options.sortBy === undefined
        ? [...result.productIds].sort((one, two) => order(one) - order(two))
        : result.productIds;
    const items = await productItems(deps.catalogue, productIds, []);
    return resultsAnswer(query, options, paging, result, items, { ids, term: '' });
  });
};

/** Search, browse and the lists of groups and facets. [SRC-08] [SRC-13] */
export const registerResultRoutes = (app: FastifyInstance, deps: SearchRouteDeps): void => {
  registerSearch(app, deps);
  registerCatalogueLists(app, deps);

  app.get<BrowseRoute>('/browse/:filterName/:filterValue', async (request) => {
    const { query } = request;
    const { paging, options } = readListing(query);
    const { filterName, filterValue } = request.params;
    const filter = await toBrowseFilter(deps, filterName, filterValue);
    const result = await deps.searchIndex.browse(filter, options);
    const items = await productItems(deps.catalogue, result.productIds, []);
    return resultsAnswer(query, options, paging, result, items, {
      browse_filter_name: filterName,
      browse_filter_value: filterValue,
      term: '',
    });
  });
};
