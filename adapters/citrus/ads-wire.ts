import type {
  AdResponse,
  AdBanner,
  CatapultResponse,
  CatapultProduct,
  CatapultSlide,
  ComposedBanner,
  ProductAd,
} from '../../core/ads/ad';
import { bannerSize } from '../../core/ads/banner-size';
import type { Prices } from '../../core/catalogue/price';
import { safeAddress } from './safe-address';
import {
  flag,
  id,
  list,
  maybe,
  named,
  note,
  number,
  object,
  orEmpty,
  text,
  wholeText,
  type Read,
} from './wire-reading';

const MAX_HTML_LENGTH = 2_000;

/** A URL of a link or an image, which must be safe to use in a page. */
const address: Read<string> = (value, at) => {
  const safe = safeAddress(wholeText(value, at), at.origin);
  if (safe === undefined) note(at, 'safe address', value);
  return safe ?? '';
};

/** An ad with an invalid image URL is shown without its image. */
const picture: Read<string> = (value, at) => safeAddress(wholeText(value, at), at.origin) ?? '';

/** Rich text that is too long is dropped, because cutting it could change its meaning. */
const html: Read<string> = (value, at) => {
  const whole = wholeText(value, at);
  return whole.length > MAX_HTML_LENGTH ? '' : whole;
};

const dollars = number(0, 1e6, undefined);
const pixels = number(1, 4_000, undefined);
const rating = number(0, 5, undefined);

const prices = orEmpty(
  object<Prices>({
    price: dollars,
    hasRange: flag(false),
    minPrice: dollars,
    maxPrice: dollars,
    hasOffer: flag(false),
    normalPrice: dollars,
    offerPrice: dollars,
  }),
);

const productAd = object<ProductAd>({
  sku: id,
  url: address,
  name: id,
  description: text,
  manufacturer: text,
  thumbnail: picture,
  rating,
  reviewCount: number(0, 1e7, 0),
  prices,
  rdMessageHtml: html,
  bogoMessageHtml: html,
  sameDayDelivery: flag(false),
  citrus: object({ id, position: number(1, 1_000, undefined) }),
  showBuyOnlineAndPickInStore: flag(false),
  inStoreOnly: flag(false),
  availableOnline: flag(true),
  department: (value, at) => text(value, at) || undefined,
});

const writtenBanner = object({
  id,
  slotId: id,
  imageUrl: address,
  linkUrl: address,
  altText: text,
  size: orEmpty(object({ width: pixels, height: pixels })),
});

const banner: Read<AdBanner> = (value, at) => {
  const written = writtenBanner(value, at);
  const { width, height } = written.size;
  const isWhole = width !== undefined && height !== undefined;
  return { ...written, size: isWhole ? { width, height } : bannerSize(written.slotId) };
};

/** An empty list means that nothing matches; a response without a list is invalid. */
const answered =
  <A>(read: Read<A>): Read<A> =>
  (value, at) => {
    if (value === undefined || value === null) note(at, 'list', value);
    return read(value, at);
  };

const forms = object<ComposedBanner>({ mobile: maybe(banner), desktop: maybe(banner) });

const composed: Read<ComposedBanner> = (value, at) => {
  const { mobile, desktop } = forms(value, at);
  if (mobile === undefined && desktop === undefined) note(at, 'banner', value);
  return { mobile, desktop };
};

/** The response for a grid or a row. */
export const adResponse = object<AdResponse>({
  ads: answered(list(productAd)),
  banners: list(banner),
  composeBanners: named(composed),
});

const slide = object<CatapultSlide>({
  citrusAdId: id,
  ctaLink: address,
  ctaText: text,
  headingText: text,
  bannerText: text,
  heroImage: address,
  heroImageAltText: text,
});

/** A product in the proxy's wire format. `x_citrusAdId` is this shop's extension; an invalid one is ignored. */
interface WrittenProduct extends Omit<CatapultProduct, 'uniqueId' | 'citrusAdId'> {
  readonly uniqueID: string;
  readonly x_citrusAdId: string | undefined;
}

const product = object<WrittenProduct>({
  partNumber: id,
  uniqueID: id,
  name: id,
  url: address,
  thumbnail: picture,
  rating,
  categoryName: text,
  prices,
  x_citrusAdId: maybe(id),
});

const slots = object({ ads: answered(list(object({ banners: list(slide) }))), products: list(product) });

/** The response for the catapult: the slides of all its slots, in their order. */
export const catapultResponse: Read<CatapultResponse> = (value, at) => {
  const { ads, products } = slots(value, at);
  return {
    slides: ads.flatMap(({ banners }) => banners),
    products: products.map(({ uniqueID: uniqueId, x_citrusAdId: citrusAdId, ...facts }) => ({
      ...facts,
      uniqueId,
      citrusAdId,
    })),
  };
};
