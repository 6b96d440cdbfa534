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

/** What every call for ads tells. */
interface Call {
  readonly sessionId: string;
  readonly filters: ProductFilters;
  readonly searchTerm: string | undefined;
}

/** A call for product ads and banners. */
export interface GenerateCall extends Call {
  /** 0: banners alone. */
  readonly maxNumberOfAds: number;
  readonly bannerSlotIds: readonly string[];
}

/** A call for the banner carousel of a search. */
export interface BannerxCall extends Call {
  readonly placement: string;
  readonly slots: readonly { readonly slotId: string; readonly maxNumberOfAds: number }[];
}

const LONGEST_ID = 200;
const LONGEST_TERM = 300;
const MOST_SLOTS = 50;
const MOST_ASKED = 1_000;
const DEFAULT_ADS = 5;
/** However many are asked for, a call gets this many at most. */
const MOST_GIVEN = 15;

const adCountAt = (given: Given): number =>
  Math.min(MOST_GIVEN, wholeNumberAt(given, 'maxNumberOfAds', DEFAULT_ADS, MOST_ASKED));

/** Terms that differ in space and case alone are one. */
const searchTermOf = (body: Given): string | undefined =>
  optionalTextAt(body, 'searchTerm', LONGEST_TERM)?.trim().replace(/\s+/gu, ' ').toLowerCase() || undefined;

const filtersOf = (body: Given): ProductFilters => {
  const options = body.options === undefined || body.options === null ? {} : recordOf(body.options, 'options');
  const { filterMode } = options;
  if (filterMode !== undefined && filterMode !== null && filterMode !== 'AndOr' && filterMode !== 'OrAnd') {
    throw badField('options.filterMode', 'must be AndOr or OrAnd');
  }
  return readProductFilters(body.productFilters, filterMode === 'AndOr' ? 'AndOr' : 'OrAnd');
};

const callOf = (body: Given): Call => {
  // There is one catalogue here, whatever it is called.
  textAt(body, 'catalogId', LONGEST_ID);
  optionalTextAt(body, 'customerId', LONGEST_ID);
  return {
    sessionId: textAt(body, 'sessionId', LONGEST_ID),
    filters: filtersOf(body),
    searchTerm: searchTermOf(body),
  };
};

/** Reads the body of `ads/generate`; the first thing that is missing or wrong is named. [ADS-04] [ADS-05] */
export const readGenerateCall = (given: unknown): GenerateCall => {
  const body = recordOf(given, 'The body');
  const call = callOf(body);
  // The older spelling of placement is pageType.
  const places = [optionalTextAt(body, 'placement', LONGEST_ID), optionalTextAt(body, 'pageType', LONGEST_ID)];
  if (places.every((place) => place === undefined)) throw badField('placement', 'is required');
  const slots = listAt(body, 'bannerSlotIds', MOST_SLOTS).map((id) => textOf(id, 'bannerSlotIds', LONGEST_ID));
  return { ...call, maxNumberOfAds: adCountAt(body), bannerSlotIds: [...new Set(slots)] };
};

/** Reads the body of `ads/bannerx`; the first thing that is missing or wrong is named. [ADS-05] */
export const readBannerxCall = (given: unknown): BannerxCall => {
  const body = recordOf(given, 'The body');
  const call = callOf(body);
  const placement = textAt(body, 'placement', LONGEST_ID);
  const slots = listAt(body, 'bannerSlotIds', MOST_SLOTS).map((slot) => {
    if (!isRecord(slot)) throw badField('bannerSlotIds', 'must hold objects with slotId and maxNumberOfAds');
    return { slotId: textAt(slot, 'slotId', LONGEST_ID), maxNumberOfAds: adCountAt(slot) };
  });
  if (slots.length === 0) throw badField('bannerSlotIds', 'is required');
  return { ...call, placement, slots };
};
