import { useState, type ReactElement } from 'react';
import { CartRewards } from '../../../ui/rewards/cart-rewards';
import { rewardsFrom } from '../../widgets/rewards/page-rewards';
import type { CartPageData } from '../../../ui/pages/cart/cart-data';
import type { ScreenDependencies } from '../../page/screen-dependencies';

export interface CouponsOfMemberProps {
  readonly dependencies: ScreenDependencies;
  readonly own: CartPageData['own'];
}

/** A member's coupons with their view model. */
export const CouponsOfMember = ({ dependencies, own }: CouponsOfMemberProps): ReactElement => {
  const { brand, chrome } = dependencies;
  const [model] = useState(() => rewardsFrom(dependencies, own.rewards, own.hasLoadFailed));
  return <CartRewards model={model} user={chrome.user} programme={brand.rewards} />;
};
