import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import { formatPrice } from '../../core/catalogue/price';
import { CurrencyContext, Money } from '../design/money';
import { loadable } from '../../core/rewards/coupons/coupon-state';
import { formatExpiry } from '../../core/rewards/coupons/expiry';
import type { CouponState, Rewards, RewardsCoupon } from '../../core/rewards/rewards';
import { CodeInCart } from '../cart/code-in-cart';
import type { PromotionActions } from '../cart/promotion-actions';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { Banner } from '../design/banner';
import { Button } from '../design/button';
import { VisuallyHidden } from '../design/visually-hidden';
import * as styles from './coupon-list.module.css';
import { LOADING_MARK } from './load-marks';
import type { RewardsViewModel } from './rewards-view-model';
import { useFocusAfter } from './use-focus-after';

export interface CouponListProps {
  readonly model: RewardsViewModel;
  readonly rewards: Rewards;
  /** The page to which a form without scripts returns. */
  readonly returnPath: string;
  /** Where the forms that add coupons to the cart post without scripts; by default, to the cart. */
  readonly actions?: PromotionActions;
}

/** The text for each state of a coupon. The specification gives the text for `loading` (RWD-06). */
const STATUS: Readonly<Record<CouponState, string>> = {
  idle: 'Not loaded yet',
  loading: 'Loading...',
  loaded: 'Ready to use',
  unavailable: 'Not available',
};

/** Returns a warning when a coupon counts for less than its value on this cart; otherwise undefined. */
const partlyCounts = (
  { codes }: RewardsViewModel,
  { couponNo, amount }: RewardsCoupon,
  currency: string,
): string | undefined => {
  const worth = codes.worthOf(couponNo, amount);
  if (worth === undefined || worth.counts >= amount) return undefined;
  const part = worth.counts === 0 ? 'None of it' : `Only ${formatPrice(worth.counts, currency)} of it`;
  return `${part} ${worth.isApplied ? 'applies' : 'would apply'} to this cart`;
};

interface CouponProps extends Pick<CouponListProps, 'model' | 'actions'> {
  readonly coupon: RewardsCoupon;
}

const Coupon = observer(({ model, coupon, actions }: CouponProps): ReactElement => {
  const { state } = coupon;
  const currency = use(CurrencyContext);
  const expiry = formatExpiry(coupon.expirationDate);
  const part = state === 'loaded' ? partlyCounts(model, coupon, currency) : undefined;
  return (
    <li className={styles.coupon} data-state={state}>
      <p className={styles.amount}>
        <Money amount={coupon.amount} />
        <VisuallyHidden> reward</VisuallyHidden>
      </p>
      <div className={styles.words}>
        <p className={styles.status}>{STATUS[state]}</p>
        {part === undefined ? null : <p className={styles.part}>{part}</p>}
        {expiry === undefined ? null : <p className={styles.expiry}>Expires {expiry}</p>}
        <p className={styles.number}>{coupon.couponNo}</p>
      </div>
      {state === 'loaded' ? (
        <div className={styles.use}>
          <CodeInCart codes={model.codes} code={coupon.couponNo} name={`reward ${coupon.couponNo}`} actions={actions} />
        </div>
      ) : null}
    </li>
  );
});

const progressOf = ({ palsRewardsCoupons }: Rewards, isLoading: boolean, isStruggling: boolean): string => {
  if (!isLoading) return '';
  if (isStruggling) return 'We can’t load your coupons right now. We’ll keep trying.';
  const waiting = palsRewardsCoupons.filter(({ state }) => state !== 'loaded').length;
  return `Loading ${waiting} ${waiting === 1 ? 'coupon' : 'coupons'}. This takes a few seconds.`;
};

/** A member's coupons: the value, state and actions of each (RWD-05, RWD-06). */
export const CouponList = observer(({ model, rewards, returnPath, actions }: CouponListProps): ReactElement => {
  const { palsRewardsCoupons } = rewards;
  const isLoadable = model.isSending || (loadable(rewards).length > 0 && !model.isLoading);
  const { next, press } = useFocusAfter<HTMLParagraphElement>(isLoadable);
  if (palsRewardsCoupons.length === 0) {
    return <p className={styles.none}>No coupons right now. You’ll earn your next reward automatically.</p>;
  }
  return (
    <div className={styles.list}>
      {model.problem === undefined ? null : <Banner tone="bad" urgent title={model.problem} />}
      {isLoadable ? (
        <form
          method="post"
          action={FORM_ACTIONS.loadCoupons}
          onSubmit={(event) => {
            event.preventDefault();
            press();
            void model.loadCoupons();
          }}
        >
          <input type="hidden" name="URL" value={returnPath} />
          <Button type="submit" look="reward" block pending={model.isSending}>
            Load my rewards to use them
          </Button>
        </form>
      ) : null}
      <div>
        <ul className={styles.coupons} aria-label="Your coupons">
          {palsRewardsCoupons.map((coupon) => (
            <Coupon key={coupon.couponNo} model={model} coupon={coupon} actions={actions} />
          ))}
        </ul>
        <p ref={next} role="status" tabIndex={-1} className={styles.progress}>
          {progressOf(rewards, model.isLoading, model.isStruggling)}
        </p>
      </div>
      {model.isLoading ? (
        <a href={`${returnPath}?${LOADING_MARK}=1`} className={styles.refresh}>
          Check status
        </a>
      ) : null}
    </div>
  );
});
