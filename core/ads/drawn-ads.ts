import type { Pause } from '../shared/pause';
import type { AdResponse } from './ad';
import type { AdState } from './ad-feed';
import { CALLBACK_AFTER_MS } from './ad-page';

/** A callback of the page for the ads that it shows. */
export type OnAds = (drawn: Pick<AdResponse, 'ads' | 'banners'>) => void;

export interface DrawnAds {
  /** Call this whenever ads were rendered from a state. A call with the same state changes nothing. */
  readonly drawn: (state: AdState<AdResponse> | undefined) => void;
  /** Prevents further calls. */
  readonly stop: () => void;
}

/**
 * Calls the page's own code 500 ms after ads were rendered (ADS-11). Its lists are empty when the call for ads failed
 * (ADS-07). When ads are rendered again within that time, one call passes the newest. Errors of the page's code are not
 * caught.
 */
export const makeDrawnAds = ({ pause }: { readonly pause: Pause }, onAds: OnAds): DrawnAds => {
  let latest: AdState<AdResponse> | undefined;
  return {
    drawn: (state) => {
      if (state === latest) return;
      latest = state;
      if (state === undefined || state.kind === 'loading') return;
      const { ads, banners } = state.kind === 'shown' ? state.response : { ads: [], banners: [] };
      void pause(CALLBACK_AFTER_MS)().then(() => {
        if (latest === state) onAds({ ads, banners });
      });
    },
    stop: () => {
      latest = undefined;
    },
  };
};
