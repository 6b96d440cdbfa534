import { useId, type ReactElement } from 'react';
import Gift from 'lucide-react/icons/gift';
import Package from 'lucide-react/icons/package';
import PawPrint from 'lucide-react/icons/paw-print';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Store from 'lucide-react/icons/store';
import type { OrderSummary } from '../../../core/orders/order';
import { expectedWords, orderFacts } from '../../../core/orders/order-words';
import type { MemberHome } from '../../../core/overview/load-member-home';
import { LINKS } from '../../../core/paths/links';
import { orderPath } from '../../../core/paths/order-paths';
import { planLink } from '../../../core/paths/plan-link';
import { ACCOUNT_PATHS, HOME_PATH, ORDER_HISTORY_PATH, storePath } from '../../../core/paths/paths';
import type { RepeatPlan } from '../../../core/repeat-delivery/repeat-plan';
import { loadable } from '../../../core/rewards/coupons/coupon-state';
import { POINTS_FOR_A_REWARD, REWARD_AMOUNT } from '../../../core/rewards/reward-terms';
import { rewardProgress, type Rewards } from '../../../core/rewards/rewards';
import type { PreferredStore } from '../../../core/stores/preferred/preferred-store';
import { cx } from '../../design/cx';
import { Money, WholeMoney } from '../../design/money';
import { PlanDay } from '../../repeat-delivery/plan-day';
import { OrderPictures } from '../account/overview/last-order';
import { Part } from '../account/overview/overview-card';
import { Coupons } from '../account/overview/rewards-card';
import { OrderStatusBadge } from '../shared/order-status';
import { HomeTile } from './home-tile';
import * as styles from './home-tile.module.css';

const ICON = { size: 20, 'aria-hidden': true } as const;

const Standing = ({ rewards }: { readonly rewards: Rewards }): ReactElement => {
  const label = useId();
  const progress = rewardProgress(rewards);
  return (
    <>
      {progress === undefined ? null : (
        <div>
          <p id={label} className={styles.points}>
            <b>{progress.points}</b> of {POINTS_FOR_A_REWARD} points
            <span>
              {POINTS_FOR_A_REWARD - progress.points} to your next <Money amount={REWARD_AMOUNT} />
            </span>
          </p>
          <progress className={styles.bar} max={100} value={progress.percent} aria-labelledby={label} />
        </div>
      )}
      {loadable(rewards).length === 0 ? (
        <Coupons rewards={rewards} />
      ) : (
        <a href={LINKS.rewards} className={styles.action}>
          <Coupons rewards={rewards} />
        </a>
      )}
    </>
  );
};

/** Points, the next reward and the coupons to load (RWD-04), or the invitation to join. */
export const RewardsTile = ({
  part,
  programme,
}: {
  readonly part: MemberHome['rewards'];
  readonly programme: string;
}): ReactElement => (
  <HomeTile title={programme} icon={<Gift {...ICON} />} url={LINKS.rewards} look="rewards">
    <Part part={part} what="your rewards" page={HOME_PATH}>
      {(rewards) =>
        rewards.palsRewardsNo === undefined ? (
          <>
            <p>
              Earn <WholeMoney amount={REWARD_AMOUNT} /> for every {POINTS_FOR_A_REWARD} points. Joining is free.
            </p>
            <a href={LINKS.rewards} className={styles.action}>
              Join {programme}
            </a>
          </>
        ) : (
          <Standing rewards={rewards} />
        )
      }
    </Part>
  </HomeTile>
);

const OrderWords = ({ order }: { readonly order: OrderSummary }): ReactElement => {
  const expected = expectedWords(order);
  return (
    <div className={styles.order}>
      <p>
        <OrderStatusBadge status={order.status} />
      </p>
      {expected === undefined ? null : (
        <p>
          <strong>{expected}</strong>
        </p>
      )}
      <p className={cx(styles.soft, styles.roomy)}>
        Order {order.id} · {orderFacts(order)}
      </p>
      <div className={styles.pictures}>
        <OrderPictures order={order} />
      </div>
    </div>
  );
};

/** The newest order: its title leads to that order (ACC-01). */
export const OrderTile = ({ part }: { readonly part: MemberHome['lastOrder'] }): ReactElement => {
  const order = part.kind === 'known' ? part.value : undefined;
  const url = order === undefined ? ORDER_HISTORY_PATH : orderPath({ orderId: order.id });
  return (
    <HomeTile title="Last order" icon={<Package {...ICON} />} url={url}>
      <Part part={part} what="your last order" page={HOME_PATH}>
        {(newest) => (newest === undefined ? null : <OrderWords order={newest} />)}
      </Part>
    </HomeTile>
  );
};

const PlanWords = ({ plan, isInAlert }: { readonly plan: RepeatPlan; readonly isInAlert: boolean }): ReactElement => (
  <>
    <p>
      <PlanDay plan={plan} />
    </p>
    {plan.estimate === undefined ? null : (
      <p className={cx(styles.soft, styles.roomy)}>
        <Money amount={plan.estimate.total} /> before shipping and tax
      </p>
    )}
    {isInAlert ? null : (
      <p className={cx(styles.soft, styles.oneLine)}>{plan.lines.map(({ name }) => name).join(', ')}</p>
    )}
  </>
);

/** Whether the first thing to say about the repeat deliveries is a warning. */
export const needsAttention = (part: MemberHome['nextDelivery']): boolean =>
  part.kind === 'known' && part.value.alerts.length > 0;

/** The repeat delivery that comes next (RPD-02), below one that needs attention; nothing for a shopper without any. */
export const DeliveryTile = ({ part }: { readonly part: MemberHome['nextDelivery'] }): ReactElement | null =>
  part.kind === 'known' && part.value.next === undefined && part.value.alerts.length === 0 ? null : (
    <HomeTile
      title="Next delivery"
      icon={<Repeat2 {...ICON} />}
      url={LINKS.repeatDelivery}
      isWide={needsAttention(part)}
    >
      <Part part={part} what="your repeat deliveries" page={HOME_PATH}>
        {({ next, alerts: [alert] }) => (
          <>
            {alert === undefined ? null : (
              <div className={styles.alert}>
                <a href={alert.url} className={styles.action}>
                  Needs your attention: {alert.name}
                </a>
                <p>{alert.text}</p>
              </div>
            )}
            {next === undefined ? null : <PlanWords plan={next} isInAlert={alert?.url === planLink(next.id)} />}
          </>
        )}
      </Part>
    </HomeTile>
  );

/** Pets that are named; the others are on their page. */
const MAX_PETS = 2;

/** The food that suits each pet (ACC-04). */
export const PetsTile = ({ part }: { readonly part: MemberHome['pets'] }): ReactElement => (
  <HomeTile title="My pets" icon={<PawPrint {...ICON} />} url={ACCOUNT_PATHS.pets}>
    <Part part={part} what="your pets" page={HOME_PATH}>
      {(pets) =>
        pets.length === 0 ? (
          <p>Add a pet to see its department, life stage and size first.</p>
        ) : (
          <>
            <p>Find food for:</p>
            <ul className={styles.pets}>
              {pets.slice(0, MAX_PETS).map(({ name, foodUrl }, index) => (
                <li key={index}>
                  <a href={foodUrl} aria-label={`Food for ${name}`}>
                    {name}
                  </a>
                </li>
              ))}
              {pets.length > MAX_PETS ? (
                <li>
                  <a href={ACCOUNT_PATHS.pets}>{pets.length - MAX_PETS} more</a>
                </li>
              ) : null}
            </ul>
          </>
        )
      }
    </Part>
  </HomeTile>
);

/** The shopper's store, or the way to choose one. */
export const StoreTile = ({ store }: { readonly store: PreferredStore | undefined }): ReactElement => (
  <HomeTile
    title="My store"
    icon={<Store {...ICON} />}
    url={store === undefined ? LINKS.storeLocator : storePath(store.id)}
  >
    {store === undefined ? (
      <p>Choose a store to see what’s in stock.</p>
    ) : (
      <>
        <p>
          <strong>{store.name}</strong>
        </p>
        <p className={cx(styles.soft, styles.roomy)}>Hours, services and pickup</p>
      </>
    )}
  </HomeTile>
);
