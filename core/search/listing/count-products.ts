import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../../shared/abort-signal';
import type { Logger } from '../../shared/logger';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import { cleanSearchTerm } from '../search-term';
import { logFailureTo } from './browse-listing';
import type { ListingQuery } from './listing-query';
import type { CountedList, ProductSearch } from './product-search';

export interface CountProductsPorts {
  readonly productSearch: Pick<ProductSearch, 'count'>;
  readonly logger: Logger;
}

/**
 * Counts the products that a list has with these filters (FND-04); a search for nothing has none. A failure is logged and
 * returned.
 */
export type CountProducts = (
  list: CountedList,
  query: Pick<ListingQuery, 'filters' | 'isLiteral'>,
  signal?: AbortSignalLike,
) => TE.TaskEither<UpstreamFailure, number>;

export const makeCountProducts =
  ({ productSearch, logger }: CountProductsPorts): CountProducts =>
  (list, query, signal) => {
    const cleaned = list.kind === 'search' ? { ...list, term: cleanSearchTerm(list.term) } : list;
    return cleaned.kind === 'search' && cleaned.term === ''
      ? TE.right(0)
      : pipe(productSearch.count(cleaned, query, signal), TE.tapError(logFailureTo(logger, 'counting failed')));
  };
