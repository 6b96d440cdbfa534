import { textAt, valuesAt, type QueryParameters } from '../request/query-parameters.ts';
import { filtersAt } from '../request/request-parameters.ts';
import { MAX_STORES, storesIn } from '../store-stock/store-facet.ts';
import type { ItemShape } from './result-items.ts';
import { SearchProblem } from '../model/search-problem.ts';
import { variationsMapAt } from './variations-map.ts';

const MAX_FIELDS = 100;

/**
 * Requested data of each product: `variations_map`, `fmt_options[fields]` and `fmt_options[variations_return_type]`, and
 * the stores of the filters.
 */
export const itemShapeAt = (query: QueryParameters): ItemShape => {
  const fields = valuesAt(query, 'fmt_options[fields]');
  if (fields.length > MAX_FIELDS) throw new SearchProblem(`fields must have at most ${MAX_FIELDS} values`);
  const returned = textAt(query, 'fmt_options[variations_return_type]') ?? 'default';
  if (returned !== 'default' && returned !== 'all' && returned !== 'matched') {
    throw new SearchProblem('Invalid value for parameter: "variations_return_type"');
  }
  const atStores = storesIn(filtersAt(query)).slice(0, MAX_STORES);
  return { variationsMap: variationsMapAt(query), withVariations: returned !== 'default', fields, atStores };
};
