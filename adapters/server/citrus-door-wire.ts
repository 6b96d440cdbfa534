import * as t from 'io-ts';
import * as E from 'fp-ts/Either';
import type { AdAnswer, CatapultAnswer, CatapultProduct } from '../../core/ads/ad';
import type { CarouselCall, CatapultCall, GridCall } from '../../core/ads/ad-call';
import { AD_PAGE_TYPES, MOST_ADS_ASKED } from '../../core/ads/ad-page';
import { cleanSearchTerm } from '../../core/search/search-term';
import { problemsOf } from '../http/decode';

/** A value by rule; `name` tells what it must be, for whoever sent another. */
const ruled = <A>(name: string, is: (value: unknown) => value is A): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    (value) => value,
  );

const optional = <A>(codec: t.Type<A, unknown>): t.Type<A | undefined, unknown> =>
  new t.Type<A | undefined, unknown>(
    codec.name,
    (value): value is A | undefined => value === undefined || codec.is(value),
    (value, context) => (value === undefined || value === null ? t.success(undefined) : codec.validate(value, context)),
    (value) => value,
  );

const matching = (name: string, pattern: RegExp): t.Type<string, unknown> =>
  ruled(name, (value): value is string => typeof value === 'string' && pattern.test(value));

const textUpTo = (longest: number): t.Type<string, unknown> =>
  ruled(
    `text of at most ${longest} characters`,
    (value): value is string => typeof value === 'string' && value.length <= longest,
  );

const listUpTo = <A>(item: t.Type<A, unknown>, least: number, most: number): t.Type<ReadonlyArray<A>, unknown> => {
  const name = `list of ${least === 0 ? 'at most' : `${least} to`} ${most}`;
  const items = t.readonlyArray(item);
  return new t.Type<ReadonlyArray<A>, unknown>(
    name,
    items.is,
    (value, context) =>
      Array.isArray(value) && value.length >= least && value.length <= most
        ? items.validate(value, context)
        : t.failure(value, context),
    (value) => value,
  );
};

const oneOf = <A extends string>(choices: ReadonlyArray<A>): t.Type<A, unknown> =>
  ruled(`one of ${choices.join(', ')}`, (value): value is A => choices.some((choice) => choice === value));

const uuid = matching('UUID', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i);
/** Of the ad server's making: visible characters, not many. */
const adId = matching('id of an ad', /^[!-~]{1,200}$/);
const slotId = matching('id of a slot', /^[\w-]{1,100}$/);
const adCount = ruled(
  `whole number from 0 to ${MOST_ADS_ASKED}`,
  (value): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_ADS_ASKED,
);
const andOr = ruled(
  'filterMode AndOr',
  (value): value is GridCall['options'] =>
    typeof value === 'object' && value !== null && 'filterMode' in value && value.filterMode === 'AndOr',
);

const common = {
  sessionId: uuid,
  customerId: optional(textUpTo(40)),
  options: andOr,
  productFilters: listUpTo(listUpTo(textUpTo(100), 1, 20), 0, 10),
  searchTerm: optional(textUpTo(200)),
};

const adCallWire = t.type({
  ...common,
  pageType: oneOf(AD_PAGE_TYPES),
  bannerSlotIds: optional(listUpTo(slotId, 0, 20)),
  maxNumberOfAds: adCount,
});

const catapultCallWire = t.type({
  ...common,
  placement: oneOf(['search'] as const),
  bannerSlotIds: listUpTo(t.type({ slotId, maxNumberOfAds: adCount }), 1, 1),
});

const typed = t.type({ type: oneOf(['ad', 'catapult'] as const) }, 'object');

export type PageCall = GridCall | CarouselCall | CatapultCall;

/** What is wrong with a body, by path and expectation, never by value. */
export type Wrong = ReadonlyArray<string>;

/**
 * The call of a page. A customer is named only if it is `knownCustomer`: a body could name anybody. The term is cleaned
 * as every search is, and what cleaning leaves empty is none.
 */
export const readCall = (body: unknown, knownCustomer: string | undefined): E.Either<Wrong, PageCall> => {
  const read = typed.decode(body);
  if (E.isLeft(read)) return wrong(read.left);
  if (read.right.type === 'catapult') {
    const call = catapultCallWire.decode(body);
    if (E.isLeft(call)) return wrong(call.left);
    const { placement, bannerSlotIds } = call.right;
    return E.right({
      type: 'catapult',
      ...shared(call.right, knownCustomer),
      placement,
      bannerSlotIds,
      ...termOf(call.right),
    });
  }
  const call = adCallWire.decode(body);
  if (E.isLeft(call)) return wrong(call.left);
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

const wrong = (errors: t.Errors): E.Either<Wrong, never> => E.left(problemsOf(errors));

/** The record of a click, as a browser keeps it; only the ad and its session are of interest here (ADS-09). */
const clickWire = t.type({ id: adId, sessionId: uuid }, 'object');

const impressionsWire = t.type({ ids: listUpTo(adId, 1, 50), sessionId: uuid }, 'object');

/** What a page tells of its ads: which, each once, and in which session they were served. */
export interface AdReport {
  readonly ids: ReadonlyArray<string>;
  readonly sessionId: string;
}

export const readClick = (body: unknown): E.Either<Wrong, { readonly id: string; readonly sessionId: string }> => {
  const read = clickWire.decode(body);
  return E.isLeft(read) ? wrong(read.left) : E.right(read.right);
};

export const readImpressions = (body: unknown): E.Either<Wrong, AdReport> => {
  const read = impressionsWire.decode(body);
  if (E.isLeft(read)) return wrong(read.left);
  const { ids, sessionId } = read.right;
  return E.right({ ids: [...new Set(ids)], sessionId });
};

/** `{ads, banners, composeBanners}` (ADS-04). */
export const adsToWire = ({ ads, banners, composeBanners }: AdAnswer): object => ({
  ads,
  banners,
  composeBanners: Object.fromEntries(composeBanners),
});

/**
 * `{ads: [{slotId, banners}], products}`: slides lie in the slot that they were asked for (ADS-05). Our completion is a
 * product's `x_citrusAdId`, which names its slide.
 */
export const catapultToWire = ({ bannerSlotIds }: CatapultCall, { slides, products }: CatapultAnswer): object => ({
  ads: slides.length === 0 ? [] : [{ slotId: bannerSlotIds[0]?.slotId, banners: slides }],
  products: products.map(productToWire),
});

const productToWire = ({ uniqueId, citrusAdId, ...product }: CatapultProduct): object => ({
  ...product,
  uniqueID: uniqueId,
  x_citrusAdId: citrusAdId,
});
