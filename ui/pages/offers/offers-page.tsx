import { use, type ReactElement } from 'react';
import type { Capability } from '../../../core/configuration/capabilities';
import { HOME_PATH } from '../../../core/paths/paths';
import type { ChromeViewModel } from '../../chrome/chrome-view-model';
import { LINKS } from '../../../core/paths/links';
import { Banner } from '../../design/banner';
import { Breadcrumbs } from '../../design/breadcrumbs';
import { ButtonLink } from '../../design/button';
import { EmptyState } from '../../design/empty-state';
import { Scene } from '../../design/scene';
import { Section } from '../../design/section';
import { MyRewards } from '../../rewards/my-rewards';
import type { RewardsViewModel } from '../../rewards/rewards-view-model';
import { CapabilityContext } from '../../page/capability-context';
import { PageFrame } from '../shared/page-frame';
import { OfferCard } from './offer-card';
import type { OffersPageData } from './offers-data';
import * as styles from './offers-page.module.css';
import type { OffersViewModel } from './offers-view-model';
import { WholeMoney } from '../../design/money';
import { POINTS_FOR_A_REWARD, REWARD_AMOUNT } from '../../../core/rewards/reward-terms';

export interface OffersPageProps {
  readonly data: OffersPageData;
  readonly model: OffersViewModel;
  readonly rewards: RewardsViewModel;
  readonly chrome: Pick<ChromeViewModel, 'user' | 'brand'>;
}

const DEALS = `${HOME_PATH}/category/top-deals`;

const GOOD_TO_KNOW: ReadonlyArray<{ readonly note: string; readonly needs?: Capability }> = [
  { note: 'Minimums apply to the price you pay for products, before shipping and tax.' },
  { note: 'You can remove a promo code from your cart at any time.', needs: 'promotion-codes' },
  { note: 'Expired promo codes can’t be applied.', needs: 'promotion-codes' },
  { note: 'You earn points on what you pay after discounts.', needs: 'rewards' },
];

const Codes = ({ data: { offers }, model }: Pick<OffersPageProps, 'data' | 'model'>): ReactElement => {
  if (offers === undefined) {
    return (
      <Banner
        tone="warning"
        title="We couldn’t load this month’s promo codes."
        action={
          <ButtonLink href={LINKS.offers} look="secondary">
            Try again
          </ButtonLink>
        }
      />
    );
  }
  return offers.length === 0 ? (
    <EmptyState title="No promo codes right now" actions={<ButtonLink href={DEALS}>Shop today’s deals</ButtonLink>}>
      <p>You can still shop today’s deals without a promo code.</p>
    </EmptyState>
  ) : (
    <ul className={styles.offers}>
      {offers.map((offer) => (
        <OfferCard key={offer.code} offer={offer} model={model} />
      ))}
    </ul>
  );
};

const Coupons = ({ rewards, chrome }: Pick<OffersPageProps, 'rewards' | 'chrome'>): ReactElement => (
  <Section title={`Your ${chrome.brand.rewards} coupons`} more={{ text: 'How rewards work', url: LINKS.rewards }}>
    <MyRewards
      model={rewards}
      chrome={chrome}
      path={LINKS.offers}
      join={
        <div className={styles.join}>
          <p>
            Members get a <WholeMoney amount={REWARD_AMOUNT} /> coupon for every {POINTS_FOR_A_REWARD} points. You have
            an account already; joining takes one tap.
          </p>
          <ButtonLink href={LINKS.rewards} look="reward">
            Join {chrome.brand.rewards}
          </ButtonLink>
        </div>
      }
    />
  </Section>
);

/** The offers page: codes for all shoppers, coupons for members (RTE-05, RWD-06). */
export const OffersPage = ({ data, model, rewards, chrome }: OffersPageProps): ReactElement => {
  const { can } = use(CapabilityContext);
  return (
    <PageFrame>
      <div className={styles.top}>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', url: HOME_PATH },
            { label: 'Monthly Offers', url: LINKS.offers },
          ]}
        />
        <header className={styles.hero}>
          <div className={styles.words}>
            <h1>Monthly Offers</h1>
            <p className={styles.lead}>
              {`Promo codes${can('rewards') ? ', your reward coupons' : ''} and our latest deals.`}
            </p>
            <ButtonLink href={DEALS} look="secondary" size="large">
              Shop today’s deals
            </ButtonLink>
          </div>
          <div className={styles.scene}>
            <Scene name="deals" priority="eager" sizes="(min-width: 768px) 44rem, 94vw" />
          </div>
        </header>
      </div>
      <Section title="Current promo codes">
        <Codes data={data} model={model} />
      </Section>
      {can('rewards') ? <Coupons rewards={rewards} chrome={chrome} /> : null}
      <Section title="Good to know">
        <ul className={styles.notes}>
          {GOOD_TO_KNOW.filter(({ needs }) => needs === undefined || can(needs)).map(({ note }) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Section>
    </PageFrame>
  );
};
