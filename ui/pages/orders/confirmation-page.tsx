import { use, type ReactElement } from 'react';
import { DEFAULT_BRAND, type Brand } from '../../../core/configuration/brand';
import { linesOfShipment, type OrderLine, type Shipment } from '../../../core/orders/order';
import { formatShortDate } from '../../../core/orders/date-words';
import { prescriptionWords, waitsForVet } from '../../../core/orders/prescription-words';
import { methodWords, nextWords, sellerWords, type ToldOrder } from '../../../core/orders/shipment-words';
import { ORDER_FORM_ACTIONS } from '../../../core/paths/order-form-actions';
import { LINKS } from '../../../core/paths/links';
import { orderPath, orderSummaryPath } from '../../../core/paths/order-paths';
import { ACCOUNT_PATHS } from '../../../core/paths/paths';
import { Banner } from '../../design/banner';
import { Button, ButtonLink } from '../../design/button';
import { ProductPicture } from '../../design/product-picture';
import { CapabilityContext } from '../../page/capability-context';
import { PageFrame } from '../shared/page-frame';
import type { ConfirmationData } from './confirmation-data';
import * as styles from './confirmation-page.module.css';
import { OrderFacts } from './order-facts';
import { OrderFields } from './order-fields';
import { OrderTotals } from './order-totals';
import { StoreLink } from './store-link';

export interface ConfirmationPageProps {
  readonly data: ConfirmationData;
  readonly brand?: Brand;
  /** A guest is offered an account. */
  readonly isRegistered?: boolean;
}

/** The most lines of one shipment that are shown; the others are counted. */
const MAX_LINES = 6;

/** What was ordered: pictures, names and quantities. */
const Items = ({ lines }: { readonly lines: ReadonlyArray<OrderLine> }): ReactElement => (
  <ul className={styles.items}>
    {lines.slice(0, MAX_LINES).map(({ id, thumbnail, name, quantity }) => (
      <li key={id} className={styles.item}>
        <ProductPicture image={thumbnail} alt="" sizes="5rem" from={96} to={320} className={styles.picture} />
        {quantity === 1 ? name : `${quantity} × ${name}`}
      </li>
    ))}
    {lines.length > MAX_LINES ? <li className={styles.more}>+{lines.length - MAX_LINES} more</li> : null}
  </ul>
);

/** What happens next with one shipment, by when and where. */
const Next = ({
  shipment,
  lines,
  order,
}: {
  readonly shipment: Shipment;
  readonly lines: ReadonlyArray<OrderLine>;
  readonly order: ToldOrder;
}): ReactElement => {
  const isWaiting = waitsForVet(lines);
  const seller = sellerWords(shipment);
  const day = isWaiting || shipment.isLate === true ? undefined : formatShortDate(shipment.promisedDate);
  const id = `next-${shipment.id}`;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>
        {methodWords(shipment)}
        {day === undefined ? '' : `: ${day}`}
      </h2>
      <p>{nextWords(shipment, { isWaiting, order })}</p>
      {seller === undefined ? null : <p>{seller}</p>}
      <StoreLink shipment={shipment} />
      {lines.map((line) => {
        const decided = prescriptionWords(line);
        return decided === undefined ? null : <p key={line.id}>{decided}</p>;
      })}
      <Items lines={lines} />
    </section>
  );
};

/** Offers a guest an account, with the name and email of the order filled in. Nothing of it is in an address. */
const AccountOffer = ({
  data: { order, reference },
  brand,
}: Required<Pick<ConfirmationPageProps, 'data' | 'brand'>>): ReactElement | null => {
  const { can, leadsTo } = use(CapabilityContext);
  if (!leadsTo(LINKS.createAccount)) return null;
  return (
    <section className={styles.offer} aria-labelledby="account">
      <h2 id="account">Check out faster next time</h2>
      <p>
        {can('rewards')
          ? `Create an account to track this order, buy again and earn points with ${brand.rewards}.`
          : 'Create an account to track this order and buy again.'}{' '}
        We’ll fill in what you’ve already entered.
      </p>
      <form method="post" action={ORDER_FORM_ACTIONS.registerWithOrder}>
        <OrderFields orderId={order.id} reference={reference} />
        <Button type="submit" look="inverse">
          Create my account
        </Button>
      </form>
    </section>
  );
};

const UNSAVED = {
  'wallet-full': 'Your wallet is full. To save a new card, remove one first.',
  unavailable: 'We couldn’t save it just then. You can add it to your wallet now.',
} as const;

/** Says that a card that was to be saved was not, why, and where it can be added (PAY-05). */
const UnsavedCard = ({ reason }: { readonly reason: keyof typeof UNSAVED }): ReactElement => (
  <Banner tone="warning" title="Your card paid for this order, but it wasn’t saved">
    <p>
      {UNSAVED[reason]} <a href={ACCOUNT_PATHS.wallet}>Go to your wallet</a>
    </p>
  </Banner>
);

/** Where the confirmation was sent; where the shop sends no mail, how a guest finds the order again (ORD-03). */
const confirmedTo = (email: string, hasNoMail: boolean | undefined): string =>
  hasNoMail === true ? ` You can look it up with this number and ${email}.` : ` We’ve sent a confirmation to ${email}.`;

/** The page after placing an order: what happens next, by when and where (ORD-03). */
export const ConfirmationPage = ({
  data,
  brand = DEFAULT_BRAND,
  isRegistered = false,
}: ConfirmationPageProps): ReactElement => {
  const { order, reference } = data;
  // Somebody else may pick up, so this name is the last choice.
  const { firstName: name } = order.shippingAddress ?? order.billingAddress ?? order.pickupPerson ?? {};
  return (
    <PageFrame>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{name === undefined ? 'Thank you!' : `Thank you, ${name}!`}</h1>
          <p className={styles.lead}>
            We’ve received your order {order.id}.
            {order.email === undefined ? '' : confirmedTo(order.email, order.hasNoMail)}
          </p>
          <div className={styles.actions}>
            <ButtonLink href={orderPath(reference)}>View order</ButtonLink>
            <ButtonLink href={orderSummaryPath(reference)} look="secondary">
              Receipt
            </ButtonLink>
            <ButtonLink href={LINKS.home} look="quiet">
              Keep shopping
            </ButtonLink>
          </div>
        </header>
        {order.unsavedCard === undefined ? null : <UnsavedCard reason={order.unsavedCard} />}
        <div className={styles.columns}>
          <div className={styles.main}>
            {order.shipments.map((shipment) => (
              <Next key={shipment.id} shipment={shipment} lines={linesOfShipment(order, shipment)} order={order} />
            ))}
            {isRegistered ? null : <AccountOffer data={data} brand={brand} />}
          </div>
          <div className={styles.main}>
            <section className={styles.card} aria-labelledby="costs">
              <h2 id="costs">Order total</h2>
              <OrderTotals order={order} isMember={isRegistered} />
            </section>
            <section className={styles.card} aria-labelledby="facts">
              <h2 id="facts">Details</h2>
              <OrderFacts order={order} brand={brand} />
            </section>
          </div>
        </div>
      </div>
    </PageFrame>
  );
};
