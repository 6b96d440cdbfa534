import { observer } from 'mobx-react-lite';
import { use, type ComponentProps, type ReactElement } from 'react';
import { HOME_PATH } from '../../../core/paths/paths';
import { POINTS_FOR_A_REWARD, REWARD_AMOUNT } from '../../../core/rewards/reward-terms';
import type { ChromeViewModel } from '../../chrome/chrome-view-model';
import { LINKS } from '../../../core/paths/links';
import { Accordion } from '../../design/accordion';
import { Banner } from '../../design/banner';
import { Breadcrumbs } from '../../design/breadcrumbs';
import { ButtonLink } from '../../design/button';
import { Scene } from '../../design/scene';
import { Section } from '../../design/section';
import { Steps, type Step } from '../../design/steps';
import { JoinForm } from '../../rewards/join-form';
import type { JoinFormViewModel } from '../../rewards/join-form-view-model';
import { MyRewards } from '../../rewards/my-rewards';
import type { RewardsViewModel } from '../../rewards/rewards-view-model';
import type { CapabilityCheck } from '../../page/capability-context';
import { CapabilityContext } from '../../page/capability-context';
import { PageFrame } from '../shared/page-frame';
import type { RewardsPageData } from './rewards-data';
import * as styles from './rewards-page.module.css';
import { formatMoney } from '../../../core/shared/money';
import { CurrencyContext, Money, WholeMoney } from '../../design/money';

export interface RewardsPageProps {
  readonly data: RewardsPageData;
  readonly model: RewardsViewModel;
  readonly join: JoinFormViewModel;
  readonly chrome: Pick<ChromeViewModel, 'user' | 'brand'>;
  /** Whether the card's offer is shown beside the programme. */
  readonly isCardOn: boolean;
}

const stepsIn = (currency: string, hasStores: boolean, hasCodes: boolean): ReadonlyArray<Step> => [
  {
    title: 'Shop',
    text: `Earn 1 point for every ${formatMoney(1, currency, 0)} you spend${hasStores ? ', online and in stores' : ''}. Your cart shows how many you’ll earn.`,
  },
  {
    title: 'Earn',
    text: `${POINTS_FOR_A_REWARD} points become a ${formatMoney(REWARD_AMOUNT, currency, 0)} coupon automatically.`,
  },
  {
    title: 'Load',
    text: `Load your coupons here or in the Rewards menu to use them ${hasStores ? 'online or in stores' : 'in your cart'}.`,
  },
  ...(hasCodes || hasStores ? [{ title: 'Save', text: spending(hasStores, hasCodes) }] : []),
];

const spending = (hasStores: boolean, hasCodes: boolean): string => {
  if (!hasCodes) return 'Give your phone number at the register.';
  return `Apply it in your cart${hasStores ? ', or give your phone number at the register' : ''}.`;
};

const LOADING = {
  id: 'loading',
  heading: 'Why do I have to load a coupon?',
  body: (
    <p>
      Loading a coupon makes it ready to use at our registers and makes sure it’s only used once. It takes a few
      seconds. If a coupon says “Not available,” load it again.
    </p>
  ),
};

const questionsIn = ({ can, leadsTo }: CapabilityCheck): ComponentProps<typeof Accordion>['sections'] => [
  {
    id: 'earning',
    heading: 'What earns points?',
    body: (
      <p>
        You earn points on what you pay for products and services after discounts. Shipping, tax, gift cards and
        donations don’t earn points. If you return something, we’ll deduct its points.
      </p>
    ),
  },
  {
    id: 'expiry',
    heading: 'When do coupons expire?',
    body: <p>90 days after you earn them. You can use a coupon through the date shown on it.</p>,
  },
  ...(can('stores') ? [LOADING] : []),
  {
    id: 'missing',
    heading: 'What if a purchase is missing?',
    body: (
      <p>
        Points for an online order appear when it ships or is ready for pickup. If points are missing after that, or two
        days after a purchase in a store, send us your receipt within 30 days and we’ll add them
        {leadsTo(LINKS.contact) ? (
          <>
            : <a href={LINKS.contact}>contact us</a>
          </>
        ) : null}
        .
      </p>
    ),
  },
];

const Earning = (): ReactElement => (
  <table className={styles.table}>
    <caption>Points by purchase</caption>
    <thead>
      <tr>
        <th scope="col">You spend</th>
        <th scope="col">You earn</th>
        <th scope="col">Value</th>
      </tr>
    </thead>
    <tbody>
      {[20, 100, 500].map((paid) => (
        <tr key={paid}>
          <td>
            <WholeMoney amount={paid} />
          </td>
          <td>{paid} points</td>
          <td>
            <Money amount={(paid / POINTS_FOR_A_REWARD) * REWARD_AMOUNT} /> back
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Hero = ({ programme }: { readonly programme: string }): ReactElement => (
  <header className={styles.hero}>
    <div className={styles.words}>
      <h1>{programme}</h1>
      <p className={styles.lead}>
        5% back on every bowl, ball and bath: 1 point for every <WholeMoney amount={1} />,{' '}
        <WholeMoney amount={REWARD_AMOUNT} /> for every {POINTS_FOR_A_REWARD} points.
      </p>
    </div>
    <div className={styles.scene}>
      <Scene name="pals-rewards" priority="eager" sizes="(min-width: 768px) 44rem, 94vw" />
    </div>
  </header>
);

const HowItWorks = ({ can }: Pick<CapabilityCheck, 'can'>): ReactElement => (
  <Steps steps={stepsIn(use(CurrencyContext), can('stores'), can('promotion-codes'))} columns={4} />
);

/** The page about the rewards programme, with the shopper's points or the form to join (PAL-01, RWD-04). */
export const RewardsPage = observer(({ data, model, join, chrome, isCardOn }: RewardsPageProps): ReactElement => {
  const { brand } = chrome;
  const capabilities = use(CapabilityContext);
  const { can, leadsTo } = capabilities;
  return (
    <PageFrame>
      <div className={styles.top}>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', url: HOME_PATH },
            { label: brand.rewards, url: LINKS.rewards },
          ]}
        />
        <Hero programme={brand.rewards} />
        {data.hasJoined ? (
          <Banner
            tone="good"
            title={`Welcome to ${brand.rewards}. Every ${formatMoney(1, brand.currency, 0)} now earns a point.`}
          />
        ) : null}
      </div>
      <Section title="Your rewards">
        <MyRewards
          model={model}
          chrome={chrome}
          path={LINKS.rewards}
          join={
            <div className={styles.join}>
              <p>You don’t have any points yet. Join for free to start earning.</p>
              <JoinForm model={join} programme={brand.rewards} />
            </div>
          }
        />
      </Section>
      <Section title="How it works">
        <HowItWorks can={can} />
      </Section>
      <div className={styles.columns}>
        <Earning />
        {isCardOn ? (
          <section className={styles.card} aria-labelledby="with-card">
            <h2 id="with-card">More with {brand.card}</h2>
            <p>Get 20% off your first purchase with the card.</p>
            <ButtonLink href={LINKS.creditCard} look="inverse">
              About {brand.card}
            </ButtonLink>
          </section>
        ) : null}
      </div>
      <Section
        title="Good to know"
        more={leadsTo(LINKS.offers) ? { text: 'Monthly offers', url: LINKS.offers } : undefined}
      >
        <Accordion sections={questionsIn(capabilities)} />
      </Section>
    </PageFrame>
  );
});
