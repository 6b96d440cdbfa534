import * as t from 'io-ts';
import * as E from 'fp-ts/Either';
import type { AdResponse, CatapultResponse, CatapultProduct } from '../../../core/ads/ad';
import type { CarouselCall, CatapultCall, GridCall } from '../../../core/ads/ad-call';
import type { AdOrder } from '../../../core/ads/server/ad-server';
import { AD_PAGE_TYPES, MAX_REQUESTED_ADS } from '../../../core/ads/ad-page';
import { cleanSearchTerm } from '../../../core/search/search-term';
import {
  amountUpTo,
  exactly,
  listUpTo,
  matching,
  oneOf,
  optional,
  readInput,
  ruled,
  textUpTo,
  wholeNumber,
  type Wrong,
} from '../requests/input-codecs';

const uuid = matching('UUID', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i);
/** An id of the ad server: up to 200 visible characters. */
const adId = matching('id of an ad', /^[!-~]{1,200}$/);
const slotId = matching('id of a slot', /^[\w-]{1,100}$/);
const adCount = wholeNumber(0, MAX_REQUESTED_ADS);
/** `categoryID:10338`; the ad server refuses a filter without a name or a value. */
const productFilter = matching('filter of the form name:value', /^[^:]{1,40}:[^]{1,59}$/);
const andOr = ruled(
  'filterMode AndOr',
  (value): value is GridCall['options'] =>
    typeof value === 'object' && value !== null && 'filterMode' in value && value.filterMode === 'AndOr',
);

const common = {
  sessionId: uuid,
  customerId: optional(textUpTo(40)),
  options: andOr,
  productFilters: listUpTo(listUpTo(productFilter, 1, 20), 0, 10),
  searchTerm: optional(textUpTo(200)),
};

const adCallWire = exactly({
  type: oneOf(['ad'] as const),
  ...common,
  pageType: oneOf(AD_PAGE_TYPES),
  bannerSlotIds: optional(listUpTo(slotId, 0, 20)),
  maxNumberOfAds: adCount,
});

const catapultCallWire = exactly({
  type: oneOf(['catapult'] as const),
  ...common,
  placement: oneOf(['search'] as const),
  bannerSlotIds: listUpTo(exactly({ slotId, maxNumberOfAds: adCount }), 1, 1),
});

const typed = t.type({ type: oneOf(['ad', 'catapult'] as const) }, 'object');

export type PageCall = GridCall | CarouselCall | CatapultCall;

/**
 * Parses the call of a page. A customer id other than `knownCustomer` is dropped, since a body could have any. The search
 * term is cleaned like every search; an empty one is dropped.
 */
export const readCall = (body: unknown, knownCustomer: string | undefined): E.Either<Wrong, PageCall> => {
  const read = readInput(typed, body);
  if (E.isLeft(read)) return read;
  if (read.right.type === 'catapult') {
    const call = readInput(catapultCallWire, body);
    if (E.isLeft(call)) return call;
    const { placement, bannerSlotIds } = call.right;
    return E.right({
      type: 'catapult',
      ...shared(call.right, knownCustomer),
      placement,
      bannerSlotIds,
      ...termOf(call.right),
    });
  }
  const call = readInput(adCallWire, body);
  if (E.isLeft(call)) return call;
  const { pageType, bannerSlotIds, maxNumberOfAds } = call.right;
  const asked = { type: 'ad' as const, ...shared(call.right, knownCustomer), pageType, maxNumberOfAds };
  return E.right(bannerSlotIds === undefined ? asked : { ...asked, bannerSlotIds, ...termOf(call.right) });
};

type Common = { readonly [K in keyof typeof common]: t.TypeOf<(typeof common)[K]> };

const shared = (
  { sessionId, customerId, productFilters }: Common,
  knownCustomer: string | undefined,
): Pick<GridCall, 'sessionId' | 'customerId' | 'options' | 'productFilters'> => ({
  sessionId,
  ...(customerId !== undefined && customerId === knownCustomer ? { customerId } : {}),
  options: { filterMode: 'AndOr' },
  productFilters,
});

const termOf = ({ searchTerm = '' }: Common): { readonly searchTerm?: string } => {
  const term = cleanSearchTerm(searchTerm);
  return term === '' ? {} : { searchTerm: term };
};

/** A click as browsers store it. Only the ad and its session are used here (ADS-09). */
const clickWire = exactly({
  id: adId,
  sessionId: uuid,
  sku: optional(textUpTo(100)),
  customerId: optional(textUpTo(40)),
  ts: optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
});

const impressionsWire = exactly({ ids: listUpTo(adId, 1, 50), sessionId: uuid });

/** A report of impressions: the distinct ads, and the session in which they were served. */
export interface AdReport {
  readonly ids: ReadonlyArray<string>;
  readonly sessionId: string;
}

export const readClick = (body: unknown): E.Either<Wrong, { readonly id: string; readonly sessionId: string }> =>
  readInput(clickWire, body);

export const readImpressions = (body: unknown): E.Either<Wrong, AdReport> => {
  const read = readInput(impressionsWire, body);
  if (E.isLeft(read)) return read;
  const { ids, sessionId } = read.right;
  return E.right({ ids: [...new Set(ids)], sessionId });
};

/** An order as the page after it reports it. */
const orderWire = exactly({
  id: matching('number of an order', /^[A-Za-z\d][A-Za-z\d-]{0,39}$/),
  sessionId: uuid,
  customerId: optional(textUpTo(40)),
  placedAt: matching('time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/),
  items: listUpTo(exactly({ sku: textUpTo(100), quantity: wholeNumber(1, 999), price: amountUpTo(100_000) }), 1, 100),
});

/** Parses the report of an order. A customer id other than `knownCustomer` is dropped, as in `readCall`. */
export const readOrder = (body: unknown, knownCustomer: string | undefined): E.Either<Wrong, AdOrder> => {
  const read = readInput(orderWire, body);
  if (E.isLeft(read)) return read;
  const { customerId, ...order } = read.right;
  return E.right({ ...order, customerId: customerId === knownCustomer ? customerId : undefined });
};

/** `{ads, banners, composeBanners}` (ADS-04). */
export const adsToWire = ({ ads, banners, composeBanners }: AdResponse): object => ({
  ads,
  banners,
  composeBanners: Object.fromEntries(composeBanners),
});

/**
 * `{ads: [{slotId, banners}], products}`: slides are in the slot of the request (ADS-05). `x_citrusAdId` of a product
 * is this shop's extension, the id of its slide.
 */
export const catapultToWire = ({ bannerSlotIds }: CatapultCall, { slides, products }: CatapultResponse): object => ({
  ads: slides.length === 0 ? [] : [{ slotId: bannerSlotIds[0]?.slotId, banners: slides }],
  products: products.map(productToWire),
});

const productToWire = ({ uniqueId, citrusAdId, ...product }: CatapultProduct): object => ({
  ...product,
  uniqueID: uniqueId,
  x_citrusAdId: citrusAdId,
});
