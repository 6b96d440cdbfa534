import type { Pause } from '../shared/pause';
import type { AdResponse } from './ad';
import type { AdState } from './ad-feed';
import { CALLBACK_AFTER_MS } from './ad-page';

/** A callback of the page for the ads that it shows. */
export type OnAds = (drawn: Pick<AdResponse, 'ads' | 'banners'>) => void;

export interface DrawnAds {
  /** To be called whenever ads were drawn from a state; the same one again changes nothing. */
  readonly drawn: (state: AdState<AdResponse> | undefined) => void;
  /** Makes no further calls. */
  readonly stop: () => void;
}

/**
 * Calls the page's own code 500 ms after ads were drawn (ADS-11), with empty lists where there are none because the call
 * failed (ADS-07). Ads that are drawn again within that time lead to one call with the newest. Errors of
 * the page's code are not caught.
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
