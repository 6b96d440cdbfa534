import type { CartPageData } from '../../ui/pages/cart/cart-data';
import { CartPage } from '../../ui/pages/cart/cart-page';
import { CartRewards } from '../../ui/rewards/cart-rewards';
import { rewardsFrom } from '../rewards/rewards-of';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { Screen } from './screen';

export const cartScreen: Screen<CartPageData> = (supplies, data) => {
  const { user } = supplies.get(ChromeTokens.chrome);
  const brand = supplies.get(PlatformTokens.brand);
  const rewards = rewardsFrom(supplies, data.own.rewards, data.own.hasLoadFailed);
  return {
    element: (
      <CartPage
        data={data}
        cart={supplies.get(ChromeTokens.cart)}
        behaviour={supplies.get(AnalyticsTokens.behaviour)}
        brand={brand}
        isRegistered={user.isRegistered}
        coupons={<CartRewards model={rewards} user={user} programme={brand.rewards} />}
      />
    ),
  };
};
