import { DEFAULT_AD_PAGE } from '../../../core/ads/ad-page';
import type { HomePageProps } from '../../../ui/pages/home/home-page';
import { adPlacesOf } from '../../widgets/ads/ad-places';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** What the home pages of guests and of members have in common. */
export const homeParts = (
  dependencies: ScreenDependencies,
): Pick<HomePageProps, 'cart' | 'behaviour' | 'ads' | 'petKinds'> => {
  const { behaviour, cart, chrome } = dependencies;
  return {
    behaviour,
    cart,
    petKinds: chrome.user.petKinds,
    ads: chrome.can('sponsored-ads')
      ? adPlacesOf(dependencies, { page: DEFAULT_AD_PAGE, tiles: () => [], listed: () => [] })
      : undefined,
  };
};
