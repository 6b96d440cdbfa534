import type { CartPageData } from '../../../ui/pages/cart/cart-data';
import { CartPage } from '../../../ui/pages/cart/cart-page';
import { CartRewards } from '../../../ui/rewards/cart-rewards';
import { rewardsFrom } from '../../widgets/rewards/page-rewards';
import type { Screen } from '../../page/screen';

export const cartScreen: Screen<CartPageData> = (dependencies, data) => {
  const { behaviour, brand, cart, chrome } = dependencies;
  const { user } = chrome;
  const rewards = rewardsFrom(dependencies, data.own.rewards, data.own.hasLoadFailed);
  return {
    element: (
      <CartPage
        data={data}
        cart={cart}
        behaviour={behaviour}
        brand={brand}
        isRegistered={user.isRegistered}
        coupons={<CartRewards model={rewards} user={user} programme={brand.rewards} />}
      />
    ),
  };
};
