import type { ReactElement } from 'react';
import { reviewsPath } from '../../../core/paths/review-paths';
import { MAX_TERM, REVIEW_PARAMETERS, type ReviewSort } from '../../../core/paths/reviews-query';
import { Button } from '../../design/button';
import { Field } from '../../design/field';
import { Select, type SelectOption } from '../../design/select';
import { KIND_NAMES } from '../../pets/kind-names';
import type { ReviewsData } from './reviews-data';
import * as styles from './reviews-page.module.css';

const SORTS: ReadonlyArray<SelectOption & { readonly value: ReviewSort }> = [
  { value: 'helpful', label: 'Most helpful' },
  { value: 'newest', label: 'Newest' },
  { value: 'highest', label: 'Highest rating' },
  { value: 'lowest', label: 'Lowest rating' },
];

const RATINGS: ReadonlyArray<SelectOption> = [
  { value: '', label: 'All stars' },
  ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: stars === 1 ? '1 star' : `${stars} stars` })),
];

/** Filters, order and search of reviews: a form whose fields are the parameters of the address. */
export const ReviewFilters = ({ data: { product, page, query } }: { readonly data: ReviewsData }): ReactElement => {
  const kinds = [
    { value: '', label: 'All pets' },
    ...page.petKinds.map(({ kind }) => ({ value: kind, label: KIND_NAMES[kind] })),
  ];
  return (
    <form action={reviewsPath(product.url)} role="search" aria-label="Reviews" className={styles.filters}>
      <Field
        type="search"
        name={REVIEW_PARAMETERS.term}
        label="Search reviews"
        defaultValue={query.term}
        maxLength={MAX_TERM}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Select
        name={REVIEW_PARAMETERS.rating}
        label="Stars"
        options={RATINGS}
        defaultValue={query.rating === undefined ? '' : String(query.rating)}
      />
      {page.petKinds.length < 2 ? null : (
        <Select name={REVIEW_PARAMETERS.petKind} label="Pet" options={kinds} defaultValue={query.petKind ?? ''} />
      )}
      <Select name={REVIEW_PARAMETERS.sort} label="Sort by" options={SORTS} defaultValue={query.sort} />
      <Button type="submit" look="secondary">
        Show reviews
      </Button>
    </form>
  );
};
