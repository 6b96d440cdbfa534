import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import type { AdBanner, CatapultSlide } from '../../core/ads/ad';
import { MAX_REQUESTED_ADS } from '../../core/ads/ad-page';
import type { SponsoredProduct, SponsoredSlide } from '../../core/ads/server/ad-server';
import { bannerSize } from '../../core/ads/banner-size';
import { reader, type Reader } from '../http/wire-codecs';
import { safeAddress } from './safe-address';

/** Longer texts are truncated. */
const MAX_TEXT_LENGTH = 300;
const MAX_SKU_LENGTH = 60;
const MAX_SKUS = 10;
const MAX_PIXELS = 4_000;
const MAX_POSITION = 1_000;
/** Further entries of a list are ignored. */
const MAX_ENTRIES = 100;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids of ads and slots: visible ASCII characters only, as they become parts of paths and of the data layer. */
const AD_ID = /^[!-~]{1,200}$/;
/** The characters of a part number that the catalogue accepts. */
const SKU = /^[\w.:-]+$/;

const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' && AD_ID.test(value) ? value : undefined;

const skuOf = (value: unknown): string | undefined => {
  const sku = typeof value === 'number' ? String(value) : value;
  return typeof sku === 'string' && sku.length <= MAX_SKU_LENGTH && SKU.test(sku) ? sku : undefined;
};

/** Trimmed and truncated text; empty for values of other types. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, MAX_TEXT_LENGTH) : '');

const addressOf = (value: unknown): string | undefined => (typeof value === 'string' ? safeAddress(value) : undefined);

const positionOf = (value: unknown): number | undefined => {
  const position = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
  return typeof position === 'number' && Number.isInteger(position) && position >= 1 && position <= MAX_POSITION
    ? position
    : undefined;
};

/** Decodes the valid entries of a list in their order and skips the others. A missing list is empty; other types fail. */
const lenientList = <A>(name: string, read: (entry: Fields) => ReadonlyArray<A>): Reader<ReadonlyArray<A>> =>
  reader<ReadonlyArray<A>>(name, (value) => {
    if (value === undefined || value === null) return O.some([]);
    if (!Array.isArray(value)) return O.none;
    const entries: ReadonlyArray<unknown> = value.slice(0, MAX_ENTRIES);
    return O.some(entries.flatMap((entry) => (isFields(entry) ? read(entry) : [])).slice(0, MAX_REQUESTED_ADS));
  });

const readProduct = ({ id: givenId, gtin, position }: Fields): ReadonlyArray<SponsoredProduct> => {
  const id = idOf(givenId);
  const sku = skuOf(gtin);
  return id === undefined || sku === undefined ? [] : [{ id, sku, position: positionOf(position) }];
};

const readBanner = (entry: Fields): ReadonlyArray<AdBanner> => {
  const id = idOf(entry.id);
  const slotId = idOf(entry.slotId);
  const imageUrl = addressOf(entry.imageUrl);
  const linkUrl = addressOf(entry.linkUrl);
  if (id === undefined || slotId === undefined || imageUrl === undefined || linkUrl === undefined) return [];
  return [{ id, slotId, imageUrl, linkUrl, altText: textOf(entry.altText), size: sizeOf(slotId, entry) }];
};

/** Depending on its release, the ad server sends the size in the banner or in its field `size`. Else the slot decides. */
const sizeOf = (slotId: string, entry: Fields): AdBanner['size'] => {
  const { width, height } = isFields(entry.size) ? entry.size : entry;
  return isLength(width) && isLength(height) ? { width, height } : bannerSize(slotId);
};

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_PIXELS;

const readSlide = (slotId: string, entry: Fields): ReadonlyArray<SponsoredSlide> => {
  const citrusAdId = idOf(entry.citrusAdId ?? entry.id);
  const ctaLink = addressOf(entry.ctaLink);
  const heroImage = addressOf(entry.heroImage);
  if (citrusAdId === undefined || ctaLink === undefined || heroImage === undefined) return [];
  const slide: CatapultSlide = {
    citrusAdId,
    ctaLink,
    ctaText: textOf(entry.ctaText),
    headingText: textOf(entry.headingText),
    bannerText: textOf(entry.bannerText),
    heroImage,
    heroImageAltText: textOf(entry.heroImageAltText),
  };
  return [{ slotId, slide, skus: skusOf(entry.gtins) }];
};

const skusOf = (value: unknown): ReadonlyArray<string> => {
  const given: ReadonlyArray<unknown> = Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];
  return given.flatMap((one) => skuOf(one) ?? []).slice(0, MAX_SKUS);
};

const readSlot = (slot: Fields): ReadonlyArray<SponsoredSlide> => {
  const slotId = idOf(slot.slotId);
  const banners: ReadonlyArray<unknown> = Array.isArray(slot.banners) ? slot.banners.slice(0, MAX_ENTRIES) : [];
  return slotId === undefined ? [] : banners.flatMap((entry) => (isFields(entry) ? readSlide(slotId, entry) : []));
};

/** `v1/ads/generate`. Products without an id or part number and banners without an id, slot or safe URLs are skipped. */
export const generateWire = t.type({
  ads: lenientList('list of ads', readProduct),
  banners: lenientList('list of banners', readBanner),
});

/** `v1/ads/bannerx`: the slides of all slots in their order. Slides without an id or safe URLs are skipped. */
export const bannerXWire = t.type({ ads: lenientList('list of slots', readSlot) });
