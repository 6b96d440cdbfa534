import { isPetKind, type PetKind } from '../shared/pet-kind';
import { plainLine } from '../shared/plain-line';

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Which reviews of a product a shopper wants to see (PRO-04). */
export interface ReviewsQuery {
  /** Only those with so many stars. */
  readonly rating: number | undefined;
  readonly petKind: PetKind | undefined;
  readonly sort: ReviewSort;
  /** Words that all are in the title or the text; empty for all reviews. */
  readonly term: string;
  /** From 1. */
  readonly page: number;
}

export const ALL_REVIEWS: ReviewsQuery = {
  rating: undefined,
  petKind: undefined,
  sort: 'helpful',
  term: '',
  page: 1,
};

export const REVIEWS_ON_A_PAGE = 10;
/** The service lists no more pages; filters and the search find the other reviews. */
const MAX_PAGES = 100;
export const MAX_TERM = 60;

/** The number of pages for so many reviews. */
export const reviewPages = (total: number): number => Math.min(MAX_PAGES, Math.ceil(total / REVIEWS_ON_A_PAGE));

/** The names of the parameters in an address. */
export const REVIEW_PARAMETERS = { rating: 'rating', petKind: 'pet', sort: 'sort', term: 'q', page: 'page' } as const;

const isSort = (text: string): text is ReviewSort => REVIEW_SORTS.some((sort) => sort === text);

/** Reads a query from the parameters of an address. What is not valid is left out. */
export const readReviewsQuery = (parameter: (name: string) => string | null): ReviewsQuery => {
  const valueOf = (name: keyof typeof REVIEW_PARAMETERS): string => parameter(REVIEW_PARAMETERS[name]) ?? '';
  const [rating, petKind, sort, page] = [valueOf('rating'), valueOf('petKind'), valueOf('sort'), valueOf('page')];
  return {
    rating: /^[1-5]$/.test(rating) ? Number(rating) : undefined,
    petKind: isPetKind(petKind) ? petKind : undefined,
    sort: isSort(sort) ? sort : ALL_REVIEWS.sort,
    term: plainLine(valueOf('term'), MAX_TERM),
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(MAX_PAGES, Number(page)) : 1,
  };
};

/** Returns the parameters of a query; those with their usual value are left out. */
export const reviewParameters = (query: ReviewsQuery): ReadonlyArray<readonly [name: string, value: string]> => {
  const { rating, petKind, sort, term, page } = query;
  return [
    ...(rating === undefined ? [] : [[REVIEW_PARAMETERS.rating, String(rating)] as const]),
    ...(petKind === undefined ? [] : [[REVIEW_PARAMETERS.petKind, petKind] as const]),
    ...(sort === ALL_REVIEWS.sort ? [] : [[REVIEW_PARAMETERS.sort, sort] as const]),
    ...(term === '' ? [] : [[REVIEW_PARAMETERS.term, term] as const]),
    ...(page === 1 ? [] : [[REVIEW_PARAMETERS.page, String(page)] as const]),
  ];
};
