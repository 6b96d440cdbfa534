import type { ReactElement } from 'react';
import Gift from 'lucide-react/icons/gift';
import type { OverviewPart } from '../../../../core/overview/overview-part';
import { LINKS } from '../../../../core/paths/links';
import { loadable } from '../../../../core/rewards/coupons/coupon-state';
import type { Rewards } from '../../../../core/rewards/rewards';
import { REWARD_AMOUNT, POINTS_FOR_A_REWARD } from '../../../../core/rewards/reward-terms';
import { Money, WholeMoney } from '../../../design/money';
import { MemberStanding } from '../../../rewards/member-standing';
import { OverviewCard, Part } from './overview-card';
import * as styles from './overview-page.module.css';

/** The coupons to load and their worth, or how many are ready. */
export const Coupons = ({ rewards }: { readonly rewards: Rewards }): ReactElement => {
  const toLoad = loadable(rewards);
  const all = rewards.palsRewardsCoupons.length;
  const worth = toLoad.reduce((sum, { amount }) => sum + amount, 0);
  if (all === 0) return <p className={styles.facts}>No coupons yet.</p>;
  if (toLoad.length === 0) return <p>{all === 1 ? 'Your coupon is' : `Your ${all} coupons are`} ready to use.</p>;
  return (
    <p>
      <strong>
        {toLoad.length} {toLoad.length === 1 ? 'coupon' : 'coupons'} to load
      </strong>
      , worth <Money amount={worth} />
    </p>
  );
};

/** Points, the next reward and the coupons to load (RWD-04), or the invitation to join. */
export const RewardsCard = ({
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
