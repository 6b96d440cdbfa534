import type { AdResponse, CatapultResponse } from './ad';
import type { AdState } from './ad-feed';

/** The products that the ad places of a page show, so that no two places show the same one (FND-05). */
export interface DistinctAds {
  /**
   * Returns the state without products that other places show, and without a product's second ad. The place shows what is
   * left until its next call.
   */
  readonly ofGrid: (place: object, state: AdState<AdResponse>) => AdState<AdResponse>;
  readonly ofCatapult: (place: object, state: AdState<CatapultResponse>) => AdState<CatapultResponse>;
  /** The place shows nothing any more. */
  readonly release: (place: object) => void;
}

/** Returns what identifies the product of an ad or of a tile: the path of its page, which all its variants share. */
export const productKey = ({ url }: { readonly url: string }): string => url.split(/[?#]/, 1)[0] ?? url;

/** Makes the record of one page. What a place shows stays; a later response of another place yields to it. */
export const makeDistinctAds = (): DistinctAds => {
  const shown = new Map<object, ReadonlySet<string>>();

  const distinct = <Ad extends { readonly url: string }>(place: object, ads: ReadonlyArray<Ad>): ReadonlyArray<Ad> => {
    shown.delete(place);
    const taken = new Set([...shown.values()].flatMap((keys) => [...keys]));
    const own = new Set<string>();
    const kept = ads.filter((ad) => {
      const key = productKey(ad);
      if (taken.has(key) || own.has(key)) return false;
      own.add(key);
      return true;
    });
    shown.set(place, own);
    return kept;
  };

  return {
    ofGrid: (place, state) =>
      state.kind === 'shown'
        ? { ...state, response: { ...state.response, ads: distinct(place, state.response.ads) } }
        : state,
    ofCatapult: (place, state) =>
      state.kind === 'shown'
        ? { ...state, response: { ...state.response, products: distinct(place, state.response.products) } }
        : state,
    release: (place) => void shown.delete(place),
  };
};
