import { DEFAULT_AD_PAGE } from '../../../core/ads/ad-page';
import type { HomeData } from '../../../ui/pages/home/home-data';
import type { HomePageProps } from '../../../ui/pages/home/home-page';
import { adPlacesOf } from '../../widgets/ads/ad-places';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** What the home pages of guests and of members have in common. */
export const homeParts = (
  dependencies: ScreenDependencies,
  data: Pick<HomeData, 'deal' | 'deals' | 'trending' | 'forYou'>,
): Pick<HomePageProps, 'cart' | 'behaviour' | 'ads' | 'petKinds'> => {
  const { behaviour, cart, chrome } = dependencies;
  const rows = [data.deals, data.trending, data.forYou];
  const products = (): ReadonlyArray<string> =>
    [data.deal ?? [], ...rows.map((row) => row?.products ?? [])].flat().map(({ url }) => url);
  return {
    behaviour,
    cart,
    petKinds: chrome.user.petKinds,
    ads: chrome.can('sponsored-ads')
      ? adPlacesOf(dependencies, { page: DEFAULT_AD_PAGE, tiles: () => [], products })
      : undefined,
  };
};
