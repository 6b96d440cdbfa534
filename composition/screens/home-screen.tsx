import { DEFAULT_AD_PAGE } from '../../core/ads/ad-page';
import type { HomeData } from '../../ui/pages/home/home-data';
import { HomePage } from '../../ui/pages/home/home-page';
import { adPlacesOf } from '../ads/ad-places';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { Screen } from './screen';

export const homeScreen: Screen<HomeData> = (supplies, data) => {
  const { user } = supplies.get(ChromeTokens.chrome);
  return {
    element: (
      <HomePage
        data={data}
        brand={supplies.get(PlatformTokens.brand)}
        cart={supplies.get(ChromeTokens.cart)}
        behaviour={supplies.get(AnalyticsTokens.behaviour)}
        ads={adPlacesOf(supplies, { page: DEFAULT_AD_PAGE, tiles: () => [] })}
        firstName={user.firstName}
      />
    ),
  };
};
