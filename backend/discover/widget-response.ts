import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { redirectFor } from '../search/query/redirect-rules.ts';
import { GROUP_FILTER } from '../search/query/narrow.ts';
import { sortChoices } from '../search/response/result-responses.ts';
import { brandItem, categoryItem, productItems, type ResultItem } from '../search/response/result-items.ts';
import type {
  BrowseFilter,
  SearchFilters,
  SearchIndex,
  SearchOptions,
  SearchResult,
} from '../search/model/search-types.ts';
import { understoodOnWire } from '../search/response/understood.ts';
import { storesIn } from '../search/store-stock/store-facet.ts';
import { DiscoverProblem } from './discover-problem.ts';
import { experimentOf } from './experiments.ts';
import { facetsOnWire } from './facets-on-wire.ts';
import { productsOnWire } from './products-on-wire.ts';
import type { Question } from './read-question.ts';
import { widgetOf, type Widget } from './widgets.ts';
import { ownValue } from '../shared/own-value.ts';

export interface WidgetDeps {
  readonly catalogue: CatalogueStore;
  readonly searchIndex: SearchIndex;
}

type WireResponse = Readonly<Record<string, unknown>>;
type Recommending = Extract<Widget, { readonly type: 'recommendation' }>;

const BRAND_FILTER = 'Brand';

/** Returns the content of one widget. Throws a DiscoverProblem for an unknown widget or a missing parameter. */
export const widgetResponse = async (deps: WidgetDeps, question: Question): Promise<WireResponse> => {
  const widget = widgetOf(question.rfkid);
  if (widget === undefined) {
    throw new DiscoverProblem(102, `There is no widget ${question.rfkid || 'without an rfkid'}`);
  }
  const response = await contentsOf(deps, widget, question);
  return {
    widget: { rfkid: widget.rfkid, type: widget.type, used_in: 'page', ...experimentOf(widget, question.uuid) },
    ...response,
    ...(question.keyphrase === undefined ? {} : { query2id: { keyphrase: question.keyphrase } }),
  };
};

const contentsOf = (deps: WidgetDeps, widget: Widget, question: Question): Promise<WireResponse> => {
  switch (widget.type) {
    case 'preview_search':
      return question.keyphrase === undefined ? trending(deps, question) : preview(deps, question, question.keyphrase);
    case 'search_results':
      return list(deps, question);
    case 'recommendation':
      return recommendation(deps, widget, question);
  }
};

const productsOf = async (
  { catalogue }: WidgetDeps,
  question: Question,
  ids: readonly string[],
  total: number,
): Promise<WireResponse> => {
  const items = await productItems(catalogue, ids, [], { atStores: storesIn(question.filters) });
  const value = productsOnWire(items, question.fields);
  return {
    content: { product: { total_item: total, n_item: value.length, value } },
    total_item: total,
    n_item: value.length,
  };
};

const linkOf = ({ value, data }: ResultItem) => ({ text: value, id: data.id, url: data.url, in_content: 'product' });

const preview = async (deps: WidgetDeps, question: Question, keyphrase: string): Promise<WireResponse> => {
  const { suggestions } = question;
  const found = await deps.searchIndex.suggest(keyphrase, {
    products: question.limit,
    phrases: suggestions.keyphrase,
    brands: suggestions.brand,
    categories: suggestions.category,
  });
  const { categories } = await deps.searchIndex.trending({ categories: suggestions.trending_category, brands: 0 });
  return {
    ...(await productsOf(deps, question, found.productIds, found.productTotal)),
    suggestion: {
      keyphrase: found.phrases.map(({ text }) => ({ text, id: text, in_content: 'product' })),
      brand: found.brands.map(brandItem).map(linkOf),
      category: found.categories.map(categoryItem).map(linkOf),
      trending_category: categories.map(categoryItem).map(linkOf),
    },
  };
};

/** The most frequent queries, for an empty search box. [SRC-05] */
const trending = async (deps: WidgetDeps, question: Question): Promise<WireResponse> => {
  const { suggestions, limit } = question;
  const { categories, brands } = await deps.searchIndex.trending({
    categories: suggestions.trending_category,
    brands: suggestions.brand,
  });
  const { productIds, total } = await deps.searchIndex.recommend('trending', { limit });
  return {
    ...(await productsOf(deps, question, productIds, total)),
    suggestion: {
      keyphrase: [],
      brand: brands.map(brandItem).map(linkOf),
      category: [],
      trending_category: categories.map(categoryItem).map(linkOf),
    },
  };
};

const list = async (deps: WidgetDeps, question: Question): Promise<WireResponse> => {
  const redirect = question.keyphrase === undefined || question.literal ? undefined : redirectFor(question.keyphrase);
  if (redirect !== undefined) return { ...(await productsOf(deps, question, [], 0)), url: redirect.url };
  const found = await find(deps.searchIndex, question);
  return {
    ...(await productsOf(deps, question, found.productIds, found.total)),
    ...withUnderstood(found),
    page_number: question.page,
    total_page: question.limit === 0 ? 0 : Math.ceil(found.total / question.limit),
    ...(question.wantsFacets ? { facet: facetsOnWire(found, question) } : {}),
    ...(question.wantsSorts ? { sort: { choices: SORTS } } : {}),
  };
};

const withUnderstood = (found: SearchResult): WireResponse => {
  const understood = understoodOnWire(found);
  return understood === undefined ? {} : { understood };
};

const SORTS = sortChoices.map(({ by, order, name }) => ({
  label: name,
  name: by,
  order: order === 'ascending' ? 'asc' : 'desc',
}));

/** Without a term, the list is the requested category or brand; the other filters narrow it. */
const find = (index: SearchIndex, question: Question): Promise<SearchResult> => {
  const { keyphrase, filters, limit, page, sort } = question;
  const options: SearchOptions = {
    offset: (page - 1) * limit,
    limit,
    withFacets: question.wantsFacets,
    ...(sort === undefined ? {} : { sortBy: sort.by, sortOrder: sort.order }),
  };
  if (keyphrase !== undefined) return index.search(keyphrase, { ...options, filters, literal: question.literal });
  const name = [GROUP_FILTER, BRAND_FILTER].find((candidate) => ownValue(filters, candidate)?.length === 1);
  return index.browse(browsed(name, filters), { ...options, filters: without(filters, name) });
};

const browsed = (name: string | undefined, filters: SearchFilters): BrowseFilter => {
  const [value = ''] = name === undefined ? [] : (ownValue(filters, name) ?? []);
  if (name === undefined) return { by: 'everything' };
  return name === GROUP_FILTER ? { by: 'category', id: value } : { by: 'facet', name, value };
};

const without = (filters: SearchFilters, name: string | undefined): SearchFilters =>
  Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name));

const NEED_PRODUCTS: ReadonlySet<string> = new Set(['related', 'bought-together']);

const recommendation = async (
  deps: WidgetDeps,
  { rfkid, podId, title }: Recommending,
  question: Question,
): Promise<WireResponse> => {
  const { limit, productIds: itemIds, filters, keyphrase } = question;
  if (NEED_PRODUCTS.has(podId) && itemIds.length === 0) {
    throw new DiscoverProblem(102, `The widget ${rfkid} needs products in context.page.sku`);
  }
  const { productIds, total } = await deps.searchIndex.recommend(podId, {
    limit: Math.max(1, limit),
    itemIds,
    filters,
    ...(keyphrase === undefined ? {} : { term: keyphrase }),
  });
  return {
    ...(await productsOf(deps, question, productIds.slice(0, limit), total)),
    appearance: { variables: { title: { valueType: 'string', required: false, expanded: true, value: title } } },
  };
};
