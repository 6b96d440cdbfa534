import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Coins from 'lucide-react/icons/coins';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { CREDIT_CARD_PATH, HOME_PATH } from '../../../core/paths/paths';
import type { Brand } from '../../../core/configuration/brand';
import { withReturnPath } from '../../../core/paths/return-url';
import { isMember } from '../../../core/petco-pay/apply-pcc';
import { cardStanding, type CardStanding } from '../../../core/petco-pay/card-status';
import type { ChromeViewModel } from '../../chrome/chrome-view-model';
import { LINKS } from '../../../core/paths/links';
import { Banner } from '../../design/banner';
import { Breadcrumbs } from '../../design/breadcrumbs';
import { ButtonLink } from '../../design/button';
import { Section } from '../../design/section';
import { Steps, type Step } from '../../design/steps';
import { applyLabel } from '../../petco-pay/apply-label';
import { ApplyLink } from '../../petco-pay/apply-link';
import { CardArt } from '../../petco-pay/card-art';
import type { CardFlow } from '../../petco-pay/card-flow';
import { CapabilityContext } from '../../page/capability-context';
import { PageFrame } from '../shared/page-frame';
import * as styles from './credit-card-page.module.css';
import { CreditCardTerms } from './credit-card-terms';
import { formatMoney } from '../../../core/shared/money';

export interface CreditCardPageProps {
  readonly chrome: Pick<ChromeViewModel, 'brand' | 'user' | 'card' | 'enablePCC'>;
  readonly cardFlow: Pick<CardFlow, 'apply'>;
}

const benefits = ({ rewards, currency }: Brand): ReadonlyArray<{ title: string; text: string; icon: ReactElement }> => [
  {
    title: '20% off your first purchase',
    text: 'Applied automatically to everything in your cart, after coupons and promo codes.',
    icon: <BadgePercent size={30} aria-hidden />,
  },
  {
    title: 'Keep earning points',
    text: `Purchases with the card earn 1 point for every ${formatMoney(1, currency, 0)} with ${rewards}, like all others.`,
    icon: <Coins size={30} aria-hidden />,
  },
  {
    title: 'Use it right away',
    text: 'Shop with a temporary card until yours arrives in the mail. No annual fee.',
    icon: <WalletCards size={30} aria-hidden />,
  },
];

const steps = ({ card, rewards }: Brand): ReadonlyArray<Step> => [
  {
    title: `Join ${rewards}`,
    text: 'Sign in or create an account, then join for free.',
  },
  {
    title: 'Apply',
    text: 'Enter your name, contact information, date of birth and income. Most decisions are instant.',
  },
  {
    title: `Shop with ${card}`,
    text: 'Once you’re approved, 20% comes off your first purchase.',
  },
];

const BENEFITS = 'No annual fee, and a temporary card to shop with right away.';

const LEADS: Readonly<Record<CardStanding, string>> = {
  none: BENEFITS,
  invited: 'You’re prescreened: the bank has an offer for you.',
  approved: 'You’re approved! Finish by adding your card.',
  enrolled: BENEFITS,
};

/** The first step towards the card, for each kind of shopper. */
const Start = observer(({ chrome, cardFlow }: CreditCardPageProps): ReactElement => {
  const { brand, card, enablePCC } = chrome;
  if (card.isEnrolled) {
    return (
      <ButtonLink href={LINKS.petcoPay} look="reward" size="large">
        View {brand.card}
      </ButtonLink>
    );
  }
  if (!enablePCC)
    return <p className={styles.note}>We aren’t accepting applications right now. Please check back soon.</p>;
  return (
    <ApplyLink cardFlow={cardFlow} href="#how-to-apply">
      {applyLabel(card, brand)}
    </ApplyLink>
  );
});

const Hero = observer(({ chrome, cardFlow }: CreditCardPageProps): ReactElement => {
  const { brand, card } = chrome;
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.kicker}>{brand.card} credit card</p>
        <h1 className={styles.title}>20% off your first purchase.</h1>
        <p className={styles.lead}>{LEADS[cardStanding(card)]}</p>
        <Start chrome={chrome} cardFlow={cardFlow} />
        <p className={styles.small}>
          Subject to credit approval. <a href="#terms">Offer terms</a>
        </p>
      </div>
      <div className={styles.art}>
        <CardArt brand={brand} mark="20% off" />
      </div>
    </header>
  );
});

const OtherWays = observer(({ chrome }: Pick<CreditCardPageProps, 'chrome'>): ReactElement => {
  const { brand, user } = chrome;
  const hasStores = use(CapabilityContext).leadsTo(LINKS.storeLocator);
  return (
    <>
      <div className={styles.ways}>
        {user.isRegistered ? null : (
          <a href={withReturnPath(LINKS.createAccount, CREDIT_CARD_PATH)}>Create an account first</a>
        )}
        {user.isRegistered && !isMember(user) ? <a href={LINKS.rewards}>Join {brand.rewards}</a> : null}
        {hasStores ? <a href={LINKS.storeLocator}>Or apply at any store</a> : null}
      </div>
      <noscript>
        <Banner title="Applying online needs JavaScript. Please turn it on in your browser.">
          <p>
            {`You can read this page without it.${hasStores ? ' You can also apply at any store in about ten minutes.' : ''}`}
          </p>
        </Banner>
      </noscript>
    </>
  );
});

/** The page about the card: benefits, how to apply, and terms (HDR-01, PCC-08). */
export const CreditCardPage = observer(({ chrome, cardFlow }: CreditCardPageProps): ReactElement => {
  const { brand } = chrome;
  return (
    <PageFrame>
      <div className={styles.top}>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', url: HOME_PATH },
            { label: brand.card, url: CREDIT_CARD_PATH },
          ]}
        />
        <Hero chrome={chrome} cardFlow={cardFlow} />
      </div>
      <Section title="Card benefits">
        <ul className={styles.benefits}>
          {benefits(brand).map(({ title, text, icon }) => (
            <li key={title} className={styles.benefit}>
              <span className={styles.icon}>{icon}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <div id="how-to-apply" className={styles.anchor}>
        <Section title="How to apply" lead="It only takes a few minutes.">
          <Steps steps={steps(brand)} columns={3} />
          <OtherWays chrome={chrome} />
        </Section>
      </div>
      <CreditCardTerms brand={brand} />
    </PageFrame>
  );
});
