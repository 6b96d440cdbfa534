import { useId, type ReactElement } from 'react';
import { Money } from '../design/money';
import { rewardProgress, type Rewards } from '../../core/rewards/rewards';
import { POINTS_FOR_A_REWARD, REWARD_AMOUNT } from '../../core/rewards/reward-terms';
import * as styles from './member-standing.module.css';

export interface MemberStandingProps {
  readonly rewards: Rewards;
  readonly programme: string;
}

/** Shows a member's number, the start of the membership, and the progress to the next reward (RWD-04, RWD-05). */
export const MemberStanding = ({ rewards, programme }: MemberStandingProps): ReactElement => {
  const label = useId();
  const progress = rewardProgress(rewards);
  const missing = progress === undefined ? 0 : POINTS_FOR_A_REWARD - progress.points;
  return (
    <div className={styles.standing}>
      <dl className={styles.facts}>
        <div>
          <dt>{programme} number</dt>
          <dd>{rewards.palsRewardsNo}</dd>
        </div>
        {rewards.memberSince === undefined ? null : (
          <div>
            <dt>Member since</dt>
            <dd>{rewards.memberSince}</dd>
          </div>
        )}
      </dl>
      {progress === undefined ? null : (
        <div className={styles.progress}>
          <p id={label} className={styles.points}>
            <b>{progress.points}</b> of {POINTS_FOR_A_REWARD} points
            <span>
              {missing} to your next <Money amount={REWARD_AMOUNT} />
            </span>
          </p>
          <progress className={styles.bar} max={100} value={progress.percent} aria-labelledby={label} />
        </div>
      )}
    </div>
  );
};
