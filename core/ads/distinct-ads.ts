import type { AdResponse, CatapultResponse, ProductAd } from './ad';
import type { AdState } from './ad-feed';

/** The products that the ad places of a page show, so that no two places show the same one (FND-05). */
export interface DistinctAds {
  /**
   * Returns the state without ads that the place does not show, without products that other places show, and without a
   * product's second ad. The place shows what is left until its next call. `isShown` is called again whenever another
   * place gets ads, so that a product is free as soon as nothing shows it; without it, all ads are shown.
   */
  readonly ofGrid: (
    place: object,
    state: AdState<AdResponse>,
    isShown?: (ad: ProductAd) => boolean,
  ) => AdState<AdResponse>;
  readonly ofCatapult: (
    place: object,
    state: AdState<CatapultResponse>,
    isShown?: () => boolean,
  ) => AdState<CatapultResponse>;
  /** The place shows nothing any more. */
  readonly release: (place: object) => void;
}

/** Returns what identifies the product of an ad or of a tile: the path of its page, which all its variants share. */
export const productKey = ({ url }: { readonly url: string }): string => url.split(/[?#]/, 1)[0] ?? url;

/** Makes the record of one page. What a place shows stays; a later response of another place yields to it. */
export const makeDistinctAds = (): DistinctAds => {
  const shown = new Map<object, () => ReadonlyArray<string>>();

  const distinct = <Ad extends { readonly url: string }>(
    place: object,
    ads: ReadonlyArray<Ad>,
    isShown: (ad: Ad) => boolean = () => true,
  ): ReadonlyArray<Ad> => {
    shown.delete(place);
    const taken = new Set([...shown.values()].flatMap((keys) => keys()));
    const kept = ads.filter((ad) => {
      const key = productKey(ad);
      if (!isShown(ad) || taken.has(key)) return false;
      taken.add(key);
      return true;
    });
    shown.set(place, () => kept.filter(isShown).map(productKey));
    return kept;
  };

  return {
    ofGrid: (place, state, isShown) =>
      state.kind === 'shown'
        ? { ...state, response: { ...state.response, ads: distinct(place, state.response.ads, isShown) } }
        : state,
    ofCatapult: (place, state, isShown) =>
      state.kind === 'shown'
        ? { ...state, response: { ...state.response, products: distinct(place, state.response.products, isShown) } }
        : state,
    release: (place) => void shown.delete(place),
  };
};
