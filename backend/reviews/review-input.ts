import { invalidParameter } from '../http/commerce-failure.ts';
import { tidyText } from '../moderation/text-rule.ts';
import { PET_KINDS } from '../pets/pet-kinds.ts';

/** What a shopper writes. */
export interface WrittenReview {
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly petKind: string | undefined;
}

export interface ReviewBody {
  readonly rating: number | string;
  readonly title: string;
  readonly text: string;
  readonly petKind?: string;
}

/** The lengths of a review's texts, in characters. */
export const REVIEW_LENGTHS = { title: { least: 2, most: 80 }, text: { least: 20, most: 2_000 } } as const;

export const SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof SORTS)[number];

/** No list goes beyond so many reviews; the search finds older ones. */
export const MAX_LISTED = 1_000;
const PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 20;

const KINDS = PET_KINDS.map(({ kind }) => kind);

export interface ReviewsQueryString {
  readonly rating?: string;
  readonly petKind?: string;
  readonly sort?: ReviewSort;
  readonly searchTerm?: string;
  readonly pageNumber?: string;
  readonly pageSize?: string;
}

/** Which reviews of a product are listed. */
export interface ReviewsQuery {
  readonly rating: number | undefined;
  readonly petKind: string | undefined;
  readonly sort: ReviewSort;
  /** Lower-case words that all are in the title or the text. */
  readonly words: readonly string[];
  readonly offset: number;
  readonly size: number;
}

const partNumber = { type: 'string', minLength: 1, maxLength: 64 };

export const schemas = {
  product: { type: 'object', properties: { partNumber } },
  review: { type: 'object', properties: { partNumber, reviewKey: { type: 'string', pattern: '^[rs]\\d{1,12}$' } } },
  query: {
    type: 'object',
    properties: {
      rating: { type: 'string', pattern: '^[1-5]$' },
      petKind: { type: 'string', enum: KINDS },
      sort: { type: 'string', enum: SORTS },
      searchTerm: { type: 'string', maxLength: 100 },
      pageNumber: { type: 'string', pattern: '^[1-9]\\d{0,3}$' },
      pageSize: { type: 'string', pattern: '^[1-9]\\d?$' },
    },
  },
  body: {
    type: 'object',
    required: ['rating', 'title', 'text'],
    properties: {
      rating: { type: ['string', 'integer'] },
      title: { type: 'string', maxLength: 400 },
      text: { type: 'string', maxLength: 4_000 },
      petKind: { type: 'string', enum: ['', ...KINDS] },
    },
  },
};

const MAX_WORDS = 6;

const wordsOf = (term: string): readonly string[] =>
  [
    ...new Set(
      term
        .toLowerCase()
        .split(/[^\p{L}\p{N}’']+/u)
        .filter((word) => word !== ''),
    ),
  ].slice(0, MAX_WORDS);

export const readReviewsQuery = (query: ReviewsQueryString): ReviewsQuery => {
  const size = Math.min(MAX_PAGE_SIZE, Number(query.pageSize ?? PAGE_SIZE));
  const offset = (Number(query.pageNumber ?? 1) - 1) * size;
  return {
    rating: query.rating === undefined ? undefined : Number(query.rating),
    petKind: query.petKind,
    sort: query.sort ?? 'helpful',
    words: wordsOf(query.searchTerm ?? ''),
    offset: Math.min(offset, MAX_LISTED),
    size,
  };
};

/** Text on one line, without doubled spaces. */
const tidied = (text: string): string => tidyText(text).replace(/\s+/g, ' ');

const readText = (text: string, parameter: 'title' | 'text'): string => {
  const { least, most } = REVIEW_LENGTHS[parameter];
  const tidy = tidied(text);
  const { length } = Array.from(tidy);
  if (length < least || length > most) {
    throw invalidParameter(parameter, `${parameter} must have ${least} to ${most} characters.`);
  }
  if (/[<>]/.test(tidy)) throw invalidParameter(parameter, `${parameter} must not contain < or >.`);
  return tidy;
};

/** Reads a review that was sent. Throws with the name of the wrong field. */
export const readReview = ({ rating, title, text, petKind }: ReviewBody): WrittenReview => {
  if (!/^[1-5]$/.test(String(rating))) throw invalidParameter('rating', 'rating must be 1 to 5.');
  return {
    rating: Number(rating),
    title: readText(title, 'title'),
    body: readText(text, 'text'),
    petKind: petKind === '' ? undefined : petKind,
  };
};
