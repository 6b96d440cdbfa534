import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { readNaturalLanguage } from '../query/natural-language.ts';
import { GROUP_FILTER } from '../query/narrow.ts';
import { joined } from '../query/joined-filters.ts';
import { redirectFor } from '../query/redirect-rules.ts';
import { itemShapeAt } from '../response/item-shape.ts';
import { textAt, valuesAt, type QueryParameters } from '../request/query-parameters.ts';
import { filtersAt, pagingAt, searchOptionsAt, sectionAt, type Paging } from '../request/request-parameters.ts';
import { commonEcho, facetOnWire, groupDepth, groupsOnWire, resultsResponse } from '../response/result-responses.ts';
import { productItems, type ResultItem } from '../response/result-items.ts';
import { SearchProblem } from '../model/search-problem.ts';
import { namedFacets } from '../store-stock/store-facet.ts';
import type { SearchRouteDeps } from './search-route-deps.ts';
import { itemsForTerm, narrowItems, popularItems, type OtherSection } from '../response/section-items.ts';
import type { BrowseFilter, SearchOptions } from '../model/search-types.ts';

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

const MAX_ITEMS = 200;
/** Sections other than products that a list can show. */
const MAX_LISTED_ITEMS = 20_000;
const NO_PAGE: Paging = { offset: 0, limit: 0, page: 1 };

interface Listing {
  readonly paging: Paging;
  readonly options: SearchOptions;
}

const readListing = (query: QueryParameters): Listing => {
  const paging = pagingAt(query);
  return { paging, options: searchOptionsAt(query, paging) };
};

/** A page of the items of another section, without facets and sorts. */
const sectionResponse = (
  query: QueryParameters,
  { paging, options }: Listing,
  section: OtherSection,
  items: readonly ResultItem[],
  echo: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const narrowed = narrowItems(section, items, filtersAt(query, section));
  const page = narrowed.slice(paging.offset, paging.offset + paging.limit);
  const found = {
    productIds: [],
    total: narrowed.length,
    matchedTerms: [],
    relaxed: false,
    unmatched: [],
    narrowings: [],
    facets: [],
    groups: [],
  };
  return resultsResponse(query, options, paging, found, page, echo);
};

/** The query of a browse address. A collection is a category, named by path or id. */
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
    const echo = { term: terms, original_query: term };
    const section = sectionAt(query);
    if (section !== 'Products') {
      const items = await itemsForTerm(deps.searchIndex, section, terms);
      return sectionResponse(query, { paging, options }, section, items, echo);
    }
    const narrowed = { ...options, filters: joined(options.filters, filters) };
    const result = await deps.searchIndex.search(terms, narrowed);
    const items = await productItems(deps.catalogue, result.productIds, result.matchedTerms, itemShapeAt(query));
    return resultsResponse(query, narrowed, paging, result, items, echo, joined(filtersAt(query), filters));
  });

  app.get<SearchRoute>('/search/:query', async (request) => {
    const { query } = request;
    const { paging, options } = readListing(query);
    const term = request.params.query;
    const section = sectionAt(query);
    if (section !== 'Products') {
      const items = await itemsForTerm(deps.searchIndex, section, term);
      return sectionResponse(query, { paging, options }, section, items, { term });
    }
    const redirect = options.literal === true ? undefined : redirectFor(term);
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
    const items = await productItems(deps.catalogue, result.productIds, result.matchedTerms, itemShapeAt(query));
    return resultsResponse(query, options, paging, result, items, { term });
  });
};

const registerGroups = (app: FastifyInstance, deps: SearchRouteDeps): void => {
  app.get<PlainRoute>('/browse/groups', async ({ query }) => {
    const options = searchOptionsAt(query, NO_PAGE);
    const section = sectionAt(query);
    const [root] = options.filters?.[GROUP_FILTER] ?? [];
    const filter: BrowseFilter = root === undefined ? { by: 'everything' } : { by: 'category', id: root };
    // The requested category is the root of the groups, not a filter: a filter would also count its siblings.
    const { [GROUP_FILTER]: _, ...filters } = options.filters ?? {};
    const { groups } = await deps.searchIndex.browse(filter, { ...options, filters, limit: 0 });
    return {
      response: {
        groups: section === 'Products' ? groupsOnWire(groups, groupDepth(query)) : [],
        result_sources: {},
        refined_content: [],
      },
      request: { section, ...commonEcho(query) },
      result_id: randomUUID(),
    };
  });
};

const registerFacets = (app: FastifyInstance, deps: SearchRouteDeps): void => {
  app.get<PlainRoute>('/browse/facets', async ({ query }) => {
    const paging = pagingAt(query);
    const section = sectionAt(query);
    const facets = section === 'Products' ? deps.searchIndex.facetNames() : [];
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
};

const registerFacetOptions = (app: FastifyInstance, deps: SearchRouteDeps): void => {
  app.get<PlainRoute>('/browse/facet_options', async ({ query }) => {
    const name = textAt(query, 'facet_name');
    if (name === undefined || name === '') throw new SearchProblem('facet_name is a required parameter');
    const section = sectionAt(query, ['Products']);
    const options = searchOptionsAt(query, NO_PAGE);
    const known = namedFacets(deps.searchIndex).find((facet) => facet.name === name);
    if (known === undefined) throw new SearchProblem(`Unknown facet: ${name.slice(0, 100)}`, 404);
    const counted = { ...options, hiddenFacets: [name], limit: 0 };
    const { facets } = await deps.searchIndex.browse({ by: 'everything' }, counted);
    const facet = facets.find((one) => one.name === name) ?? { ...known, options: [] };
    return {
      response: { facets: [facetOnWire(facet)], total_num_results: 1 },
      request: { facet_name: name, section, ...commonEcho(query) },
      result_id: randomUUID(),
    };
  });
};

const registerItems = (app: FastifyInstance, deps: SearchRouteDeps): void => {
  app.get<PlainRoute>('/browse/items', async ({ query }) => {
    const { paging, options } = readListing(query);
    const ids = valuesAt(query, 'ids');
    if (ids.length === 0) throw new SearchProblem('ids is a required parameter');
    if (ids.length > MAX_ITEMS) throw new SearchProblem(`ids must have at most ${MAX_ITEMS} values`);
    const section = sectionAt(query);
    if (section !== 'Products') {
      const requested = new Set<unknown>(ids);
      const popular = await popularItems(deps.searchIndex, section, MAX_LISTED_ITEMS);
      const items = popular.filter(({ data }) => requested.has(data.id));
      return sectionResponse(query, { paging, options }, section, items, { ids, term: '' });
    }
    const result = await deps.searchIndex.browse({ by: 'items', ids }, options);
    // Without a sort the items have the order of the request.
    const position = new Map(ids.map((id, index) => [id, index]));
    const order = (id: string): number => position.get(id) ?? ids.length;
    const productIds =
      options.sortBy === undefined
        ? [...result.productIds].sort((one, two) => order(one) - order(two))
        : result.productIds;
    const items = await productItems(deps.catalogue, productIds, [], itemShapeAt(query));
    return resultsResponse(query, options, paging, result, items, { ids, term: '' });
  });
};

/** Search, browse and the lists of groups and facets. [SRC-08] [SRC-13] */
export const registerResultRoutes = (app: FastifyInstance, deps: SearchRouteDeps): void => {
  registerSearch(app, deps);
  registerGroups(app, deps);
  registerFacets(app, deps);
  registerFacetOptions(app, deps);
  registerItems(app, deps);

  app.get<BrowseRoute>('/browse/:filterName/:filterValue', async (request) => {
    const { query } = request;
    const { paging, options } = readListing(query);
    const { filterName, filterValue } = request.params;
    const echo = { browse_filter_name: filterName, browse_filter_value: filterValue, term: '' };
    const section = sectionAt(query);
    if (section !== 'Products') {
      const popular = await popularItems(deps.searchIndex, section, MAX_LISTED_ITEMS);
      const items = narrowItems(section, popular, Object.fromEntries([[filterName, [filterValue]]]));
      return sectionResponse(query, { paging, options }, section, items, echo);
    }
    const filter = await toBrowseFilter(deps, filterName, filterValue);
    const result = await deps.searchIndex.browse(filter, options);
    const items = await productItems(deps.catalogue, result.productIds, [], itemShapeAt(query));
    return resultsResponse(query, options, paging, result, items, echo);
  });
};
