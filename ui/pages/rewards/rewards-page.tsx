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
    text: `1 point for each ${formatMoney(1, currency, 0)} that you pay${hasStores ? ', online and in every store' : ''}. The cart shows them in advance.`,
  },
  {
    title: 'Collect',
    text: `${POINTS_FOR_A_REWARD} points turn into a ${formatMoney(REWARD_AMOUNT, currency, 0)} coupon automatically.`,
  },
  {
    title: 'Load',
    text: `Load your coupons here or in the Rewards menu, so that ${hasStores ? 'cart and counter know' : 'the cart knows'} them.`,
  },
  ...(hasCodes || hasStores ? [{ title: 'Spend', text: spending(hasStores, hasCodes) }] : []),
];

const spending = (hasStores: boolean, hasCodes: boolean): string => {
  if (!hasCodes) return 'Say your phone number at the counter.';
  return `Take it off your cart with one tap${hasStores ? ', or say your phone number at the counter' : ''}.`;
};

const LOADING = {
  id: 'loading',
  heading: 'Why do I have to load a coupon?',
  body: (
    <p>
      Loading tells the registers in our stores that the coupon is about to be used, so that it is spent once only. It
      takes a few seconds. A coupon that says “Not available” can be loaded again.
    </p>
  ),
};

const questionsIn = ({ can, leadsTo }: CapabilityCheck): ComponentProps<typeof Accordion>['sections'] => [
  {
    id: 'earning',
    heading: 'What earns points and what doesn’t?',
    body: (
      <p>
        Products and services earn points on what you pay after savings. Shipping, tax, gift cards and donations earn
        none. When you return something, its points go back too.
      </p>
    ),
  },
  {
    id: 'expiry',
    heading: 'How long is a coupon good?',
    body: <p>90 days from the day you earned it. The day is on the coupon, and it still counts on that day.</p>,
  },
  ...(can('stores') ? [LOADING] : []),
  {
    id: 'missing',
    heading: 'What if a purchase is missing?',
    body: (
      <p>
        Points appear within two days. After that, send us the receipt within 30 days and we add it
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
    <caption>What an order earns</caption>
    <thead>
      <tr>
        <th scope="col">You pay</th>
        <th scope="col">You earn</th>
        <th scope="col">That is</th>
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
            title={`Welcome to ${brand.rewards}. Every ${formatMoney(1, brand.currency, 0)} earns a point from now on.`}
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
              <p>You don’t have any points yet. Joining is free and takes one tap.</p>
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
            <p>20% off your first purchase with the card, and its own points on top of these.</p>
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
