import { badField } from './ad-problem.ts';
import { readProductFilters, type ProductFilters } from './product-filters.ts';
import {
  isRecord,
  listAt,
  optionalTextAt,
  recordOf,
  textAt,
  textOf,
  wholeNumberAt,
  type Given,
} from './read-fields.ts';

/** Fields of every request for ads. */
interface Call {
  readonly sessionId: string;
  readonly filters: ProductFilters;
  readonly searchTerm: string | undefined;
}

/** A request for product ads and banners. */
export interface GenerateCall extends Call {
  /** 0 requests banners only. */
  readonly maxNumberOfAds: number;
  readonly bannerSlotIds: readonly string[];
}

/** A request for the banner carousel of a search. */
export interface BannerxCall extends Call {
  readonly placement: string;
  readonly slots: readonly { readonly slotId: string; readonly maxNumberOfAds: number }[];
}

const MAX_ID_LENGTH = 200;
const MAX_TERM_LENGTH = 300;
const MAX_SLOTS = 50;
const MAX_REQUESTED = 1_000;
const DEFAULT_ADS = 5;
/** Upper limit of ads in one response. */
const MAX_RETURNED = 15;

const adCountAt = (given: Given): number =>
  Math.min(MAX_RETURNED, wholeNumberAt(given, 'maxNumberOfAds', DEFAULT_ADS, MAX_REQUESTED));

/** Terms that differ only in white space and case are equal. */
const searchTermOf = (body: Given): string | undefined =>
  optionalTextAt(body, 'searchTerm', MAX_TERM_LENGTH)?.trim().replace(/\s+/gu, ' ').toLowerCase() || undefined;

const filtersOf = (body: Given): ProductFilters => {
  const options = body.options === undefined || body.options === null ? {} : recordOf(body.options, 'options');
  const { filterMode } = options;
  if (filterMode !== undefined && filterMode !== null && filterMode !== 'AndOr' && filterMode !== 'OrAnd') {
    throw badField('options.filterMode', 'must be AndOr or OrAnd');
  }
  return readProductFilters(body.productFilters, filterMode === 'AndOr' ? 'AndOr' : 'OrAnd');
};

const callOf = (body: Given): Call => {
  // The service has one catalogue and ignores its name.
  textAt(body, 'catalogId', MAX_ID_LENGTH);
  optionalTextAt(body, 'customerId', MAX_ID_LENGTH);
  return {
    sessionId: textAt(body, 'sessionId', MAX_ID_LENGTH),
    filters: filtersOf(body),
    searchTerm: searchTermOf(body),
  };
};

/**
 * Reads the body of `ads/generate`. Throws an AdProblem that names the first missing or wrong field. [ADS-04] [ADS-05]
 */
export const readGenerateCall = (given: unknown): GenerateCall => {
  const body = recordOf(given, 'The body');
  const call = callOf(body);
  // `pageType` is the older name of `placement`.
  const places = [optionalTextAt(body, 'placement', MAX_ID_LENGTH), optionalTextAt(body, 'pageType', MAX_ID_LENGTH)];
  if (places.every((place) => place === undefined)) throw badField('placement', 'is required');
  const slots = listAt(body, 'bannerSlotIds', MAX_SLOTS).map((id) => textOf(id, 'bannerSlotIds', MAX_ID_LENGTH));
  return { ...call, maxNumberOfAds: adCountAt(body), bannerSlotIds: [...new Set(slots)] };
};

/** Reads the body of `ads/bannerx`. Throws an AdProblem that names the first missing or wrong field. [ADS-05] */
export const readBannerxCall = (given: unknown): BannerxCall => {
  const body = recordOf(given, 'The body');
  const call = callOf(body);
  const placement = textAt(body, 'placement', MAX_ID_LENGTH);
  const slots = listAt(body, 'bannerSlotIds', MAX_SLOTS).map((slot) => {
    if (!isRecord(slot)) throw badField('bannerSlotIds', 'must hold objects with slotId and maxNumberOfAds');
    return { slotId: textAt(slot, 'slotId', MAX_ID_LENGTH), maxNumberOfAds: adCountAt(slot) };
  });
  if (slots.length === 0) throw badField('bannerSlotIds', 'is required');
  return { ...call, placement, slots };
};
