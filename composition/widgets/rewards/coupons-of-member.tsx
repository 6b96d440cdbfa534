import { useState, type ReactElement } from 'react';
import type { PromotionActions } from '../../../ui/cart/promotion-actions';
import { CartRewards } from '../../../ui/rewards/cart-rewards';
import { rewardsFrom } from './page-rewards';
import type { OwnRewards } from '../../../ui/rewards/own-rewards';
import type { ScreenDependencies } from '../../page/screen-dependencies';

export interface CouponsOfMemberProps {
  readonly dependencies: ScreenDependencies;
  readonly own: OwnRewards;
  /** The path of this page. */
  readonly path: string;
  /** Where the forms of promotion codes post on this page. */
  readonly actions: PromotionActions;
}

/** A member's coupons with their view model. */
export const CouponsOfMember = ({ dependencies, own, path, actions }: CouponsOfMemberProps): ReactElement => {
  const { brand, chrome } = dependencies;
  const [model] = useState(() => rewardsFrom(dependencies, own.rewards, own.hasLoadFailed));
  return <CartRewards model={model} user={chrome.user} programme={brand.rewards} returnPath={path} actions={actions} />;
};
