import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import Gift from 'lucide-react/icons/gift';
import Store from 'lucide-react/icons/store';
import type { AccountOverview, OverviewPart } from '../../../../core/account/load-account-overview';
import { LINKS } from '../../../../core/paths/links';
import { storePath } from '../../../../core/paths/paths';
import { loadable } from '../../../../core/rewards/coupons/coupon-state';
import type { Rewards } from '../../../../core/rewards/rewards';
import { REWARD_AMOUNT, POINTS_FOR_A_REWARD } from '../../../../core/rewards/reward-terms';
import type { PreferredStore } from '../../../../core/stores/preferred/preferred-store';
import type { ChromeViewModel } from '../../../chrome/chrome-view-model';
import { Money, WholeMoney } from '../../../design/money';
import { MemberStanding } from '../../../rewards/member-standing';
import { AccountFrame } from '../account-frame';
import { LastOrder } from './last-order';
import { OverviewCard, Part } from './overview-card';
import { AddressesCard, PetsCard, WalletOverview } from './saved-cards';
import * as styles from './overview-page.module.css';

export interface OverviewPageProps {
  readonly data: AccountOverview;
  readonly chrome: Pick<ChromeViewModel, 'user' | 'brand'>;
}

const Coupons = ({ rewards }: { readonly rewards: Rewards }): ReactElement => {
  const toLoad = loadable(rewards);
  const all = rewards.palsRewardsCoupons.length;
  const worth = toLoad.reduce((sum, { amount }) => sum + amount, 0);
  if (all === 0) return <p className={styles.facts}>No coupon yet.</p>;
  if (toLoad.length === 0)
    return <p>{all === 1 ? 'Your coupon is' : `Your ${all} coupons are`} loaded, ready to spend.</p>;
  return (
    <p>
      <strong>
        {toLoad.length} {toLoad.length === 1 ? 'coupon' : 'coupons'} to load
      </strong>
      , worth <Money amount={worth} />
    </p>
  );
};

const RewardsCard = ({
  part,
  programme,
}: {
  readonly part: OverviewPart<Rewards>;
  readonly programme: string;
}): ReactElement => {
  const isMember = part.kind === 'known' && part.value.palsRewardsNo !== undefined;
  const text = isMember && loadable(part.value).length > 0 ? 'Load your coupons' : 'Rewards and coupons';
  return (
    <OverviewCard
      title={programme}
      icon={<Gift size={22} aria-hidden />}
      link={{ text: part.kind === 'known' && !isMember ? `Join ${programme}` : text, url: LINKS.rewards }}
    >
      <Part part={part} what="your rewards">
        {(rewards) =>
          rewards.palsRewardsNo === undefined ? (
            <p>
              Earn <WholeMoney amount={REWARD_AMOUNT} /> for every {POINTS_FOR_A_REWARD} points. Joining is free.
            </p>
          ) : (
            <>
              <MemberStanding rewards={rewards} programme={programme} />
              <Coupons rewards={rewards} />
            </>
          )
        }
      </Part>
    </OverviewCard>
  );
};

const StoreCard = ({ store }: { readonly store: PreferredStore | undefined }): ReactElement => (
  <OverviewCard
    title="Your store"
    icon={<Store size={22} aria-hidden />}
    link={
      store === undefined
        ? { text: 'Find a store', url: LINKS.storeLocator }
        : { text: 'Hours and services', url: storePath(store.id) }
    }
  >
    {store === undefined ? (
      <p>Choose your store to see what you can pick up there today.</p>
    ) : (
      <>
        <p>
          <strong>{store.name}</strong>
        </p>
        <p>
          <a href={LINKS.storeLocator}>Change store</a>
        </p>
      </>
    )}
  </OverviewCard>
);

/** The account's first page: what is going on, and the ways to everything else (ACC-01). */
export const OverviewPage = observer(({ data, chrome }: OverviewPageProps): ReactElement => {
  const { user, brand } = chrome;
  return (
    <AccountFrame place="overview" title={user.firstName === undefined ? 'My Account' : `Hi, ${user.firstName}`}>
      <div className={styles.cards}>
        <LastOrder part={data.lastOrder} />
        <RewardsCard part={data.rewards} programme={brand.rewards} />
        <PetsCard part={data.pets} />
        <StoreCard store={data.store} />
        <AddressesCard part={data.addresses} />
        <WalletOverview part={data.cards} brand={brand} />
      </div>
    </AccountFrame>
  );
});
