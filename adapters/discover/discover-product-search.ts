import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { TypeOf } from 'io-ts';
import { EMPTY_LISTING } from '../../core/search/listing/listing';
import type { Filters, ListingQuery } from '../../core/search/listing/listing-query';
import type { ListingSource, ProductSearch, SearchAnswer } from '../../core/search/listing/product-search';
import { pageAddress } from '../http/page-address';
import type { AskDiscover } from './ask-discover';
import { listWire } from './discover-wire';
import { BRAND, CATEGORY, facetNameOf } from './facet-names';
import { listQuestion } from './list-question';
import { toListing } from './to-listing';
import { ownValue } from '../../core/shared/own-value';

/** Searching and browsing with the search and recommendation service (SRC-07, SRC-13). */
export class DiscoverProductSearch implements ProductSearch {
  constructor(private readonly ask: AskDiscover) {}

  readonly search: ProductSearch['search'] = (term, query, signal) =>
    pipe(this.ask({ ...listQuestion(query), keyphrase: term }, listWire, signal), TE.map(toAnswer(query.filters)));

  readonly browse: ProductSearch['browse'] = (source, query, signal) =>
    excludesItself(source, query)
      ? TE.right(EMPTY_LISTING)
      : pipe(
          this.ask(withSource(listQuestion(query), source), listWire, signal),
          TE.map((answer) => toListing(answer, query.filters, source.kind === 'category' ? source.id : undefined)),
        );
}

type ListQuestion = ReturnType<typeof listQuestion>;

/** What is browsed is a filter with that one value. */
const withSource = (question: ListQuestion, source: ListingSource): ListQuestion => ({
  ...question,
  filter:
    source.kind === 'category'
      ? { ...question.filter, [CATEGORY]: { value: [source.id] } }
      : { ...question.filter, [BRAND]: { value: [source.name] } },
});

/** Values of one filter add up for the service: nothing of a brand is of other brands alone. */
const excludesItself = (source: ListingSource, { filters }: ListingQuery): boolean => {
  const brands = ownValue(filters, facetNameOf(BRAND)) ?? [];
  return source.kind === 'brand' && brands.length > 0 && !brands.includes(source.name);
};

/** A page that nobody may be sent to is none: the products stand in for it. */
const toAnswer =
  (filters: Filters) =>
  (answer: TypeOf<typeof listWire>): SearchAnswer => {
    const url = pageAddress(answer.url ?? '');
    return url === undefined ? { kind: 'listing', listing: toListing(answer, filters) } : { kind: 'redirect', url };
  };
