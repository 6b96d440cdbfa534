import type { AdParts } from '../../../ui/ads/ad-parts';
import type { AdsViewModel } from '../../../ui/ads/ads-view-model';
import { CatapultAd } from '../../../ui/ads/catapult-ad';

/** Makes the banner carousel of a search, in a chunk of its own, because shoppers rarely come near it. */
export const catapultOf =
  (model: AdsViewModel): AdParts['catapult'] =>
  () => {
    const { catapult } = model;
    // A failed load may succeed later.
    if (catapult?.kind !== 'shown') return undefined;
    return catapult.response.slides.length === 0 ? null : <CatapultAd response={catapult.response} ads={model} />;
  };
