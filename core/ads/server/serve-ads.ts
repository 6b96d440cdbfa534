import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { TaskEither } from 'fp-ts/TaskEither';
import { NO_PRICES } from '../../catalogue/price';
import { showsPrice } from '../../catalogue/tile';
import type { Capabilities } from '../../configuration/capabilities';
import type { Logger } from '../../shared/logger';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import {
  composeKey,
  type AdResponse,
  type AdBanner,
  type CatapultResponse,
  type CatapultProduct,
  type ComposedBanner,
  type ProductAd,
} from '../ad';
import type { CarouselCall, CatapultCall, GridCall } from '../ad-call';
import type { AdServer, SponsoredProduct, SponsoredSlide } from './ad-server';
import type { AdvertisedProduct, AdvertisedProducts } from './advertised-products';

export interface ServeAdsPorts {
  readonly adServer: AdServer;
  readonly products: AdvertisedProducts;
  readonly logger: Logger;
  readonly capabilities: Capabilities;
}

/**
 * Responds to a page that requests ads (ADS-04, ADS-05, ADS-10): with the ads of the ad server and the catalogue's data
 * of their products, read at the time of the request. These are left out: products that the shop does not have, has no
 * price for, does not sell online or cannot read, slots that were not requested, and more ads than were requested. Fails as
 * the ad server does, and as the catalogue does when no ad can be shown without it; the failure is logged. Without the
 * capability `sponsored-ads` no request is made. Same-day delivery and stock in stores are shown only where the shop
 * has these capabilities.
 */
export interface ServeAds {
  readonly ads: (call: GridCall | CarouselCall) => TaskEither<UpstreamFailure, AdResponse>;
  readonly catapult: (call: CatapultCall) => TaskEither<UpstreamFailure, CatapultResponse>;
}

type Facts = ReadonlyMap<string, AdvertisedProduct>;

export const makeServeAds = ({ adServer, products, logger, capabilities }: ServeAdsPorts): ServeAds => {
  if (!capabilities.has('sponsored-ads')) return WITHOUT_ADS;
  /** Logs a refusal. Calls without a response are counted elsewhere: one line for each page would be too many. */
  const logged = <A>(what: string, response: E.Either<UpstreamFailure, A>): E.Either<UpstreamFailure, A> => {
    if (E.isLeft(response) && response.left.kind !== 'unreachable') logger.warn(`no ${what}`, { ...response.left })();
    return response;
  };

  const factsOf = async (skus: ReadonlyArray<string>): Promise<E.Either<UpstreamFailure, Facts>> => {
    if (skus.length === 0) return NO_FACTS;
    const response = logged('catalogue for ads', await products.bySku([...new Set(skus)])());
    if (E.isLeft(response)) return response;
    const { found, unread } = response.right;
    if (unread !== undefined) logged('catalogue for some ads', E.left(unread));
    return E.right(found);
  };

  return {
    ads: (call) => async () => {
      const response = logged('ads', await adServer.generate(call)());
      if (E.isLeft(response)) return response;
      const asked: ReadonlyArray<string> = 'bannerSlotIds' in call ? call.bannerSlotIds : [];
      const banners = response.right.banners.filter(({ slotId }) => asked.includes(slotId));
      const sponsored = response.right.products.slice(0, call.maxNumberOfAds);
      const facts = await factsOf(sponsored.map(({ sku }) => sku));
      if (E.isLeft(facts) && banners.length === 0) return facts;
      const known = E.isLeft(facts) ? NOTHING_KNOWN : facts.right;
      return E.right({
        ads: sponsored.flatMap((ad) => toAd(ad, known.get(ad.sku), capabilities)),
        banners,
        composeBanners: composed(banners),
      });
    },
    catapult: (call) => async () => {
      const response = logged('catapult', await adServer.bannerX(call)());
      if (E.isLeft(response)) return response;
      const shown = call.bannerSlotIds.flatMap(({ slotId, maxNumberOfAds }) =>
        response.right.filter((one) => one.slotId === slotId).slice(0, maxNumberOfAds),
      );
      const adIds = adIdsBySku(shown);
      const facts = await factsOf([...adIds.keys()]);
      const known = E.isLeft(facts) ? NOTHING_KNOWN : facts.right;
      const isForNothing = (sku: string): boolean => known.has(sku) && !canBeShown(known.get(sku), capabilities);
      return E.right({
        slides: shown.filter(({ skus }) => skus.length === 0 || !skus.every(isForNothing)).map(({ slide }) => slide),
        products: [...adIds].flatMap(([sku, citrusAdId]) =>
          toCatapultProduct(citrusAdId, known.get(sku), capabilities),
        ),
      });
    },
  };
};

const WITHOUT_ADS: ServeAds = {
  ads: () => TE.right({ ads: [], banners: [], composeBanners: new Map() }),
  catapult: () => TE.right({ slides: [], products: [] }),
};

const NOTHING_KNOWN: Facts = new Map();
const NO_FACTS: E.Either<never, Facts> = E.right(NOTHING_KNOWN);

/** Whether a product has a price and can be bought online in this shop: shipped, or picked up (FND-05). */
const canBeShown = (facts: AdvertisedProduct | undefined, capabilities: Capabilities): facts is AdvertisedProduct =>
  facts?.isSold === true &&
  facts.prices.price !== undefined &&
  !facts.inStoreOnly &&
  (facts.availableOnline || (facts.showBuyOnlineAndPickInStore && capabilities.has('pickup')));

const toAd = (
  { id, position }: SponsoredProduct,
  facts: AdvertisedProduct | undefined,
  capabilities: Capabilities,
): ReadonlyArray<ProductAd> => {
  if (!canBeShown(facts, capabilities)) return [];
  const { isSold: _isSold, uniqueId: _uniqueId, ...product } = facts;
  const sameDayDelivery = product.sameDayDelivery && capabilities.has('same-day');
  return [{ ...product, sameDayDelivery, citrus: { id, position } }];
};

/** Returns the products that the slides advertise, each with the ad id of the first slide that advertises it. */
const adIdsBySku = (slides: ReadonlyArray<SponsoredSlide>): ReadonlyMap<string, string> => {
  const adIds = new Map<string, string>();
  for (const { slide, skus } of slides) {
    for (const sku of skus) adIds.set(sku, adIds.get(sku) ?? slide.citrusAdId);
  }
  return adIds;
};

/** The price of a product that is only picked up is left out, as on its tile (REC-04). */
const toCatapultProduct = (
  citrusAdId: string,
  facts: AdvertisedProduct | undefined,
  capabilities: Capabilities,
): ReadonlyArray<CatapultProduct> => {
  if (!canBeShown(facts, capabilities)) return [];
  const { sku: partNumber, uniqueId, name, url, thumbnail, rating, department: categoryName = '' } = facts;
  const isPriced = showsPrice({ ...facts, liveAnimal: false }, { id: citrusAdId, position: undefined });
  const prices = isPriced ? facts.prices : NO_PRICES;
  return [{ partNumber, uniqueId, name, url, thumbnail, rating, categoryName, prices, citrusAdId }];
};

/**
 * Joins the two forms of each banner. A slot that names no kind of screen serves both. Of several banners for one form,
 * the first counts.
 */
const composed = (banners: ReadonlyArray<AdBanner>): ReadonlyMap<string, ComposedBanner> => {
  const byKey = new Map<string, ComposedBanner>();
  for (const banner of banners) {
    const screen = screenOf(banner.slotId);
    const known = byKey.get(composeKey(banner.slotId));
    byKey.set(composeKey(banner.slotId), {
      mobile: known?.mobile ?? (screen === 'Desktop' ? undefined : banner),
      desktop: known?.desktop ?? (screen === 'Mobile' ? undefined : banner),
    });
  }
  return byKey;
};

/** Returns the last part but one of a slot id: `Desktop` for `Category_Banner_Desktop_1`. */
const screenOf = (slotId: string): string | undefined => slotId.split('_').at(-2);
