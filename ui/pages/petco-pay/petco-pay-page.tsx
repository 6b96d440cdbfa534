import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import { HOME_PATH, PETCO_PAY_PATH } from '../../../core/paths/paths';
import { cardStanding, type CardStatus } from '../../../core/petco-pay/card-status';
import { isStoreCard } from '../../../core/wallet/wallet';
import type { ChromeViewModel } from '../../chrome/chrome-view-model';
import { LINKS } from '../../../core/paths/links';
import { Banner } from '../../design/banner';
import { Breadcrumbs } from '../../design/breadcrumbs';
import { ButtonLink } from '../../design/button';
import { Section } from '../../design/section';
import { applyLabel } from '../../petco-pay/apply-label';
import { ApplyLink } from '../../petco-pay/apply-link';
import { CardArt } from '../../petco-pay/card-art';
import type { CardFlow } from '../../petco-pay/card-flow';
import { CapabilityContext } from '../../page/capability-context';
import { LinkContext } from '../../page/link-context';
import { PageFrame } from '../shared/page-frame';
import type { PetcoPayData } from './petco-pay-data';
import * as styles from './petco-pay-page.module.css';
import { WalletList } from './wallet-list';

export interface PetcoPayPageProps {
  readonly data: PetcoPayData;
  readonly chrome: Pick<ChromeViewModel, 'brand' | 'enablePCC'>;
  readonly cardFlow: Pick<CardFlow, 'apply'>;
}

const amount = (points: string): string => {
  const number = Number(points);
  return Number.isFinite(number) ? number.toLocaleString('en-US') : points;
};

const TryAgain = (): ReactElement => (
  <ButtonLink href={LINKS.petcoPay} look="secondary" size="small">
    Try again
  </ButtonLink>
);

const Holder = ({
  card,
  data: { wallet },
  chrome: { brand },
}: PetcoPayPageProps & { readonly card: CardStatus }): ReactElement => (
  <div className={styles.hero}>
    <div className={styles.words}>
      <h1>{brand.card}</h1>
      <p className={styles.points}>
        <b>{amount(card.rewardsAmount)}</b> points earned with your card
      </p>
      <p>
        Your first purchase with the card is 20% off. If you haven’t used it yet, we’ll apply it in your cart
        automatically.
      </p>
      <div className={styles.actions}>
        <ButtonLink href={LINKS.home} size="large">
          Start shopping
        </ButtonLink>
        <ButtonLink href={use(LinkContext)(LINKS.cart)} look="inverse" size="large">
          View cart
        </ButtonLink>
      </div>
    </div>
    <div className={styles.art}>
      <CardArt brand={brand} mark="Active" lastFour={wallet?.cards.find(isStoreCard)?.displayNumber.slice(-4)} />
    </div>
  </div>
);

const leadOf = (card: CardStatus): string => {
  switch (cardStanding(card)) {
    case 'approved':
      return 'You’re approved. Finish adding your card to get 20% off your first purchase.';
    case 'invited':
      return 'You’re prescreened: the bank has an offer for you, with 20% off your first purchase.';
    default:
      return 'You don’t have a card yet. Apply and get 20% off your first purchase if you’re approved.';
  }
};

const Newcomer = ({
  card,
  chrome: { brand, enablePCC },
  cardFlow,
}: PetcoPayPageProps & { readonly card: CardStatus }): ReactElement => (
  <div className={styles.hero}>
    <div className={styles.words}>
      <h1>{brand.card}</h1>
      <p className={styles.lead}>{leadOf(card)}</p>
      <div className={styles.actions}>
        {enablePCC ? (
          <ApplyLink cardFlow={cardFlow} href={`${LINKS.creditCard}#how-to-apply`}>
            {applyLabel(card, brand)}
          </ApplyLink>
        ) : null}
        <ButtonLink href={LINKS.creditCard} look="inverse" size="large">
          About the card
        </ButtonLink>
      </div>
    </div>
    <div className={styles.art}>
      <CardArt brand={brand} mark="20% off" />
    </div>
  </div>
);

const Status = (props: PetcoPayPageProps): ReactElement => {
  const { card } = props.data;
  if (card === undefined) {
    return (
      <>
        <h1>{props.chrome.brand.card}</h1>
        <Banner tone="warning" title="We couldn’t load your card." action={<TryAgain />} />
      </>
    );
  }
  return card.isEnrolled ? <Holder {...props} card={card} /> : <Newcomer {...props} card={card} />;
};

const LostCard = (): ReactElement =>
  use(CapabilityContext).leadsTo(LINKS.contact) ? (
    <>
      Call the bank right away, then <a href={LINKS.contact}>contact us</a>.
    </>
  ) : (
    <>Call the bank right away.</>
  );

/** The shopper's card: its status, its earnings, the wallet and the next step (USR-10, PCC-01). */
export const PetcoPayPage = observer((props: PetcoPayPageProps): ReactElement => {
  const { data, chrome } = props;
  const { brand } = chrome;
  return (
    <PageFrame>
      <div className={styles.top}>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', url: HOME_PATH },
            { label: brand.card, url: PETCO_PAY_PATH },
          ]}
        />
        <Status {...props} />
      </div>
      <Section
        title="Your wallet"
        lead="Your saved cards. We store a token and the last four digits, never the card number."
      >
        {data.wallet === undefined ? (
          <Banner tone="warning" title="We couldn’t load your wallet." action={<TryAgain />} />
        ) : (
          <WalletList wallet={data.wallet} brand={brand} />
        )}
      </Section>
      <Section title="Good to know">
        <dl className={styles.facts}>
          <div>
            <dt>Balance, statements and payments</dt>
            <dd>Call the bank anytime at the number on the back of your card.</dd>
          </div>
          <div>
            <dt>Lost or stolen</dt>
            <dd>
              <LostCard />
            </dd>
          </div>
          <div>
            <dt>{brand.rewards}</dt>
            <dd>
              See <a href={LINKS.rewards}>your points and coupons</a>.
            </dd>
          </div>
          <div>
            <dt>Terms</dt>
            <dd>
              <a href={`${LINKS.creditCard}#terms`}>Offer terms</a>
            </dd>
          </div>
        </dl>
      </Section>
    </PageFrame>
  );
});
