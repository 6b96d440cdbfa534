import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import type { HeaderUser } from '../../core/identity/session/header-user';
import type { PromotionActions } from '../cart/promotion-actions';
import * as styles from './cart-rewards.module.css';
import { CouponList } from './coupon-list';
import type { RewardsViewModel } from './rewards-view-model';
import { shopperKey } from './shopper-key';

export interface CartRewardsProps {
  readonly model: RewardsViewModel;
  readonly user: HeaderUser;
  readonly programme: string;
  /** The page to which a form without scripts returns. */
  readonly returnPath: string;
  /** Where the forms that add coupons to the cart post without scripts. */
  readonly actions: PromotionActions;
}

/**
 * A member's coupons beside the promotion code. Each can be added to the cart with one tap (RWD-06). Renders nothing
 * without coupons.
 */
export const CartRewards = observer(
  ({ model, user, programme, returnPath, actions }: CartRewardsProps): ReactElement | null => {
    const shopper = shopperKey(user);
    useEffect(() => model.show(shopper), [model, shopper]);
    if (model.rewards.kind !== 'known' || model.rewards.value.palsRewardsCoupons.length === 0) return null;
    return (
      <section className={styles.rewards} aria-labelledby="cart-rewards">
        <h2 id="cart-rewards" className={styles.title}>
          Your {programme} coupons
        </h2>
        <CouponList model={model} rewards={model.rewards.value} returnPath={returnPath} actions={actions} />
      </section>
    );
  },
);
