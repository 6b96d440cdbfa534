import { use, type ReactElement } from 'react';
import type { Brand } from '../../../core/configuration/brand';
import { LINKS } from '../../../core/paths/links';
import { ButtonLink } from '../../design/button';
import { CapabilityContext } from '../../page/capability-context';
import * as styles from './rewards-band.module.css';
import { formatMoney } from '../../../core/shared/money';
import { POINTS_FOR_A_REWARD, REWARD_AMOUNT } from '../../../core/rewards/reward-terms';

/**
 * The benefits of the rewards programme: a point for each whole unit of the currency, a reward for 100 points (RWD-04).
 */
export const RewardsBand = ({ brand }: { readonly brand: Brand }): ReactElement | null => {
  const { leadsTo } = use(CapabilityContext);
  return leadsTo(LINKS.rewards) ? (
    <section className={styles.band} aria-labelledby="home-rewards">
      <p className={styles.number} aria-hidden>
        5%
      </p>
      <div className={styles.words}>
        <h2 id="home-rewards">Earn rewards on every purchase</h2>
        <p className={styles.text}>
          Earn 1 {brand.rewards} point for every {formatMoney(1, brand.currency, 0)}, and get a{' '}
          {formatMoney(REWARD_AMOUNT, brand.currency, 0)} reward for every {POINTS_FOR_A_REWARD} points.
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink href={LINKS.createAccount} look="secondary" size="large">
          Join for free
        </ButtonLink>
        {leadsTo(LINKS.creditCard) ? (
          <a href={LINKS.creditCard} className={styles.link}>
            Get 20% off with {brand.card}
          </a>
        ) : null}
      </div>
    </section>
  ) : null;
};
