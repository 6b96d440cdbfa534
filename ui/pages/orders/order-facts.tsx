import type { ReactElement, ReactNode } from 'react';
import { DEFAULT_BRAND, type Brand } from '../../../core/configuration/brand';
import type { Order, OrderAddress, OrderPayment, Shipment } from '../../../core/orders/order';
import { hasArrived } from '../../../core/orders/shipment-timeline';
import { shapePhone } from '../../../core/forms/shapes';
import { brandName } from '../../checkout/card/brand-name';
import * as styles from './order-facts.module.css';

export interface OrderFactsProps {
  readonly order: Order;
  readonly brand?: Brand;
}

/** The words for how an order was paid. */
export const paymentWords = ({ kind, brand: cardBrand, lastFour }: OrderPayment, brand: Brand): string => {
  if (kind === 'paypal') return 'PayPal';
  const name = kind === 'petco-pay' ? brand.card : brandName(cardBrand ?? '');
  return lastFour === undefined ? name : `${name} ending in ${lastFour}`;
};

const Address = ({ address }: { readonly address: OrderAddress }): ReactElement => {
  const { firstName, lastName, lines, city, state, zipCode } = address;
  const rows = [
    [firstName, lastName].filter(Boolean).join(' '),
    ...lines,
    [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ].filter((row) => row !== '');
  return (
    <address className={styles.address}>
      {rows.map((row, index) => (
        <span key={`${index}-${row}`}>{row}</span>
      ))}
    </address>
  );
};

const isSame = (one: OrderAddress | undefined, other: OrderAddress): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What paid for an order. Without a payment and gift cards, rewards and other discounts paid for everything (PAY-05). */
const paidWithOf = ({ payment, giftCards, total, adjustments }: Order, brand: Brand): ReadonlyArray<string> => {
  const means = [
    ...giftCards.map(({ lastFour }) => `Gift card ending in ${lastFour}`),
    ...(payment === undefined ? [] : [paymentWords(payment, brand)]),
  ];
  const isFree = means.length === 0 && total === 0 && adjustments.length > 0;
  return isFree ? ['Rewards and discounts'] : means;
};

const isPickup = ({ method }: Shipment): boolean => method === 'pickup';

const isDelivered = (shipment: Shipment): boolean => !isPickup(shipment);

/** Whether the shopper has got all of these shipments that were not cancelled. */
const haveArrived = (order: Order, isOne: (shipment: Shipment) => boolean): boolean => {
  const open = order.shipments.filter((shipment) => isOne(shipment) && shipment.status !== 'cancelled');
  return open.length > 0 && open.every((shipment) => hasArrived(order, shipment));
};

/** Where an order is delivered; undefined when all of it is picked up (CHK-02). */
const deliveredTo = ({ shippingAddress, shipments }: Order): OrderAddress | undefined =>
  shipments.length === 0 || shipments.some(isDelivered) ? shippingAddress : undefined;

/** Where an order goes or who picks it up, how it was paid, and where its mails go. */
export const OrderFacts = ({ order, brand = DEFAULT_BRAND }: OrderFactsProps): ReactElement => {
  const { billingAddress, pickupPerson, email, hasNoMail, phone } = order;
  const shippingAddress = deliveredTo(order);
  const paidWith = paidWithOf(order, brand);
  return (
    <dl className={styles.facts}>
      {shippingAddress === undefined ? null : (
        <Fact name={haveArrived(order, isDelivered) ? 'Delivered to' : 'Deliver to'}>
          <Address address={shippingAddress} />
        </Fact>
      )}
      {pickupPerson === undefined ? null : (
        <Fact name={haveArrived(order, isPickup) ? 'Picked up by' : 'Pickup by'}>
          {pickupPerson.firstName} {pickupPerson.lastName}
        </Fact>
      )}
      {billingAddress === undefined ? null : (
        <Fact name="Billing address">
          {isSame(shippingAddress, billingAddress) ? 'Same as delivery' : <Address address={billingAddress} />}
        </Fact>
      )}
      {paidWith.length === 0 ? null : <Fact name="Paid with">{paidWith.join(', ')}</Fact>}
      {email === undefined ? null : <Fact name={hasNoMail ? 'Email' : 'Updates sent to'}>{email}</Fact>}
      {phone === undefined ? null : <Fact name="Phone">{shapePhone(phone)}</Fact>}
    </dl>
  );
};
