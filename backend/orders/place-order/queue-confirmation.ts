import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { placedEmail, type MailedShipment } from '../../mail/order-emails.ts';
import type { MailedAddress } from '../../mail/order-mail-parts.ts';
import type { Payment } from '../../payments/payment-results.ts';
import { storeAddress } from '../mailed-facts.ts';
import type { OrderMails } from '../order-mails.ts';
import type { Attempt } from './attempt-store.ts';
import { pickupPersonOf, totalOf, type Checkout } from './checkout.ts';
import type { PlannedShipment } from './plan-shipments.ts';

/** The facts of an order for the mail that confirms it. */
export interface ConfirmedOrder {
  readonly attempt: Attempt;
  readonly checkout: Checkout;
  /** Undefined when rewards and gift cards pay for everything. */
  readonly payment: Payment | undefined;
  readonly mails: OrderMails;
}

/** The shopper's first name for greetings: the one of the delivery, else of the bill, else of the pickup. */
const firstNameOf = (checkout: Checkout): string =>
  checkout.shippingAddress?.firstName ??
  checkout.billingAddress?.firstName ??
  pickupPersonOf(checkout)?.firstName ??
  '';

const pickupNameOf = (checkout: Checkout): string => {
  const person = pickupPersonOf(checkout);
  return person === undefined ? '' : `${person.firstName} ${person.lastName}`;
};

const deliveryAddress = ({ shippingAddress }: Checkout): MailedAddress | undefined =>
  shippingAddress && { ...shippingAddress, name: `${shippingAddress.firstName} ${shippingAddress.lastName}`.trim() };

const mailedShipment = async (
  trx: Transaction<Database>,
  checkout: Checkout,
  { kind, storeId, storeName, vendor, mode, promisedOn, lines }: PlannedShipment,
): Promise<MailedShipment> => ({
  kind,
  address: kind === 'pickup' ? await storeAddress(trx, storeId) : deliveryAddress(checkout),
  storeName,
  vendor,
  pickupName: kind === 'pickup' ? pickupNameOf(checkout) : '',
  modeDescription: mode.description,
  promisedOn: lines.some(({ line }) => line.offered.needsPrescription) ? undefined : promisedOn,
  lines: lines.map(({ line }) => line),
});

/** Queues the mail that confirms the order, in the transaction that writes it. [ORD-03] */
export const queueConfirmation = async (
  trx: Transaction<Database>,
  { attempt, checkout, payment, mails }: ConfirmedOrder,
  shipments: readonly PlannedShipment[],
): Promise<void> => {
  const { priced, orderId, tipCents } = checkout.cart;
  const { productCents, shippingCents, taxCents } = priced;
  const adjustments = priced.adjustments.map(({ discount, amountCents }) => ({
    description: discount.description,
    amountCents,
  }));
  const order = { orderId, email: checkout.email, firstName: firstNameOf(checkout), returnUrl: attempt.return_url };
  const { payment_kind: kind, payment_brand: brand, payment_last_four: lastFour } = attempt;
  const mail = placedEmail({
    ...mails.about(order),
    shipments: await Promise.all(shipments.map((shipment) => mailedShipment(trx, checkout, shipment))),
    totals: { productCents, adjustments, shippingCents, taxCents, tipCents, totalCents: totalOf(checkout) },
    payment:
      payment === undefined || kind === null ? undefined : { kind, brand: brand ?? '', lastFour: lastFour ?? '' },
    gifts: checkout.gifts
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ balanceCents, ...gift }) => ({ ...gift, remainingCents: balanceCents - gift.amountCents })),
  });
  await mails.mailer.queue(trx, mail);
};
