import type { AdParts } from '../../../ui/ads/ad-parts';
import type { AdsViewModel } from '../../../ui/ads/ads-view-model';
import { CatapultAd } from '../../../ui/ads/catapult-ad';

/** The banner carousel of a search; it is rarely near, so it is a chunk of its own. */
export const catapultOf =
  (model: AdsViewModel): AdParts['catapult'] =>
  () => {
    const { catapult } = model;
    // What could not be had now may be had later.
    if (catapult?.kind !== 'shown') return undefined;
    return catapult.response.slides.length === 0 ? null : <CatapultAd response={catapult.response} ads={model} />;
  };
