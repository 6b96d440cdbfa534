import { DEFAULT_AD_PAGE } from '../../../core/ads/ad-page';
import type { HomeData } from '../../../ui/pages/home/home-data';
import { HomePage } from '../../../ui/pages/home/home-page';
import { adPlacesOf } from '../../widgets/ads/ad-places';
import type { Screen } from '../../page/screen';

export const homeScreen: Screen<HomeData> = (dependencies, data) => {
  const { behaviour, brand, cart, chrome } = dependencies;
  const { user } = chrome;
  return {
    element: (
      <HomePage
        data={data}
        brand={brand}
        cart={cart}
        behaviour={behaviour}
        ads={
          chrome.can('sponsored-ads') ? adPlacesOf(dependencies, { page: DEFAULT_AD_PAGE, tiles: () => [] }) : undefined
        }
        firstName={user.firstName}
        petKinds={user.petKinds}
      />
    ),
  };
};
