import { use, type ReactElement } from 'react';
import type { Brand } from '../../../core/configuration/brand';
import { LINKS } from '../../../core/paths/links';
import { ButtonLink } from '../../design/button';
import { CapabilityContext } from '../../page/capability-context';
import styles from './rewards-band.module.css';

/** What the rewards programme gives: 1 point a dollar, 100 points are $5 (RWD-04). */
export const RewardsBand = ({ brand }: { readonly brand: Brand }): ReactElement | null => {
  const { leadsTo } = use(CapabilityContext);
  return leadsTo(LINKS.rewards) ? (
    <section className={styles.band} aria-labelledby="home-rewards">
      <p className={styles.number} aria-hidden>
        5%
      </p>
      <div className={styles.words}>
        <h2 id="home-rewards">Back on every bowl, ball and bath.</h2>
        <p className={styles.text}>
          {brand.rewards} gives you 1 point for every $1. At 100 points there is $5 in your pocket, and no card to
          forget.
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink href={LINKS.createAccount} look="secondary" size="large">
          Join for free
        </ButtonLink>
        {leadsTo(LINKS.creditCard) ? (
          <a href={LINKS.creditCard} className={styles.link}>
            Or 20% off with {brand.card}
          </a>
        ) : null}
      </div>
    </section>
  ) : null;
};
