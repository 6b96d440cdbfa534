import {
  dollars,
  factsOf,
  paymentName,
  shippingCost,
  type AmountRow,
  type MailedGift,
  type MailedPayment,
} from './order-mail-parts.ts';
import type { Markdown } from './read-template.ts';

/* What the mail about a shipment says of its costs and of who pays them. Amounts are whole cents. */

/** The costs of a shipment. */
export interface MailedCosts {
  readonly productCents: number;
  /** Of pieces and of shipping; never positive. */
  readonly adjustmentCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly tipCents: number;
  readonly totalCents: number;
}

/** What is charged when a shipment leaves or is ready for pickup. */
export interface MailedCharge {
  /** What the shipment costs, and of what: pieces, discounts, shipping, tax and tip add up to the total. */
  readonly costs: MailedCosts;
  /** What gift cards pay of the total. */
  readonly gifts: readonly Omit<MailedGift, 'remainingCents'>[];
  /** What is charged now: the total without gift cards, together with earlier shipments where a payment is charged once. */
  readonly chargedCents: number;
  /** The part of the total that is charged together with the last shipment. */
  readonly laterCents: number;
  readonly payment: MailedPayment | undefined;
}

const costRows = ({ productCents, adjustmentCents, shippingCents, taxCents, tipCents }: MailedCosts) => [
  ['Items', dollars(productCents)] as const,
  ...(adjustmentCents === 0 ? [] : [['Savings', dollars(adjustmentCents)] as const]),
  ['Shipping', shippingCost(shippingCents)] as const,
  ['Tax', dollars(taxCents)] as const,
  ...(tipCents === 0 ? [] : [['Tip', dollars(tipCents)] as const]),
];

const chargeRows = ({
  costs: { totalCents },
  chargedCents,
  laterCents,
  payment,
}: MailedCharge): readonly AmountRow[] => {
  if (payment === undefined) return [];
  const name = paymentName(payment);
  if (laterCents > 0) return [[`Charged to ${name} with the rest of your order`, laterCents]];
  if (chargedCents === 0) return [];
  return [[`Charged to ${name}${chargedCents > totalCents ? ', with your earlier items' : ''}`, chargedCents]];
};

/** What a shipment costs and who pays it, in rows that add up as on the order's page. [ORD-03] [PAY-05] */
export const chargeOf = (what: string, charge: MailedCharge): Markdown =>
  factsOf([
    ...costRows(charge.costs),
    [what, dollars(charge.costs.totalCents)],
    ...charge.gifts.map(
      ({ lastFour, amountCents }) => [`Gift card ending in ${lastFour}`, dollars(amountCents)] as const,
    ),
    ...chargeRows(charge).map(([name, cents]) => [name, dollars(cents)] as const),
  ]);
