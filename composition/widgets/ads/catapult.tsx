import type { AdParts } from '../../../ui/ads/ad-parts';
import type { AdsViewModel } from '../../../ui/ads/ads-view-model';
import { CatapultAd } from '../../../ui/ads/catapult-ad';

/** Makes the banner carousel of a search. It is a chunk of its own, because most shoppers never scroll to it. */
export const catapultOf =
  (model: AdsViewModel): AdParts['catapult'] =>
  () => {
    const { slides } = model;
    // While it loads, and after a failure, it is unknown whether there is a carousel.
    if (slides === undefined) return undefined;
    return slides.slides.length === 0 ? null : <CatapultAd response={slides} ads={model} />;
  };
