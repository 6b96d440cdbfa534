import { GIFT_CARD_DIGITS } from '../../gift-cards/gift-card-number.ts';
import { toAmount } from '../../http/wire-amount.ts';
import { totalsOf } from '../order-amounts.ts';
import { keptDiscounts, rewardsOfMissing } from './kept-discounts.ts';
import { toAddress, toOrderItem, toPoints, toReturn, toShipment } from './order-parts.ts';
import { shipmentAmountsOf, type PlacedOrder } from './read-order.ts';

type Fields = Readonly<Record<string, unknown>>;

const PAY_METHODS = new Map([
  ['saved', 'SAVED'],
  ['petco-pay', 'PETCOPAY'],
  ['paypal', 'PAYPAL'],
]);

const toPayment = ({ payment }: PlacedOrder): Fields =>
  payment === undefined
    ? {}
    : {
        x_payment: {
          payMethodId: PAY_METHODS.get(payment.kind) ?? 'CARD',
          brand: payment.brand,
          displayNumber: payment.last_four === '' ? '' : payment.last_four.padStart(16, '*'),
        },
      };

/** What gift cards pay of the total, which is the one after cancellations. [PAY-05] */
const toGiftCards = ({ gifts }: PlacedOrder): readonly Fields[] =>
  gifts.map(({ last_four, spent_cents, cancelled_cents, remaining_cents }) => ({
    displayNumber: last_four.padStart(GIFT_CARD_DIGITS, '*'),
    amount: toAmount(spent_cents - cancelled_cents),
    x_remaining: toAmount(remaining_cents),
  }));

/** Tax by state, with its rate in percent. [ORD-09] */
const toTaxes = (order: PlacedOrder): readonly Fields[] => {
  const byRate = new Map<string, { readonly state: string; readonly rate: string; cents: number }>();
  for (const shipment of order.shipments) {
    const { taxCents } = totalsOf([shipmentAmountsOf(shipment, order.lines)]);
    const rate = String(shipment.tax_rate / 1000);
    const key = `${shipment.tax_state} ${rate}`;
    const known = byRate.get(key) ?? { state: shipment.tax_state, rate, cents: 0 };
    known.cents += taxCents;
    byRate.set(key, known);
  }
  return [...byRate.values()]
    .filter(({ cents }) => cents > 0)
    .map(({ state, rate, cents }) => ({ state, rate, amount: toAmount(cents) }));
};

/** Who picks up, for an order with a pickup. */
const pickupPersonField = ({ pickup_first_name, pickup_last_name }: PlacedOrder['head']): Fields =>
  pickup_first_name === '' ? {} : { firstName: pickup_first_name, lastName: pickup_last_name };

const toAddresses = (order: PlacedOrder): Fields => {
  const [shipping, billing] = [toAddress(order, 'shipping'), toAddress(order, 'billing')];
  return {
    ...(shipping === undefined ? {} : { x_shippingAddress: shipping }),
    ...(billing === undefined ? {} : { x_billingAddress: billing }),
  };
};

/**
 * The discounts that still count, which add up to `totalAdjustment`; what was given back of a reward, and what the
 * shopper's own cancellations took of it.
 */
const toAdjustments = (order: PlacedOrder): readonly Fields[] => {
  const taken = rewardsOfMissing(order);
  return keptDiscounts(order).map(({ row, keptCents }) => {
    const givenBack = row.given_back_cents;
    const used = Math.max(0, (taken.get(row.position) ?? 0) - givenBack);
    return {
      code: row.code,
      description: row.description,
      displayLevel: 'Order',
      usage: row.usage,
      amount: toAmount(keptCents),
      currency: order.head.currency,
      ...(used === 0 ? {} : { x_usedForCancelled: toAmount(used) }),
      ...(givenBack === 0 ? {} : { x_givenBack: toAmount(givenBack) }),
    };
  });
};

const toTotals = (order: PlacedOrder): Fields => {
  const totals = totalsOf(order.shipments.map((shipment) => shipmentAmountsOf(shipment, order.lines)));
  return {
    totalProductPrice: toAmount(totals.productCents),
    totalShippingCharge: toAmount(totals.shippingCents),
    totalSalesTax: toAmount(totals.taxCents - totals.shippingTaxCents),
    totalShippingTax: toAmount(totals.shippingTaxCents),
    totalAdjustment: toAmount(totals.adjustmentCents),
    grandTotal: toAmount(totals.totalCents),
    grandTotalCurrency: order.head.currency,
    x_tip: toAmount(totals.tipCents),
  };
};

/** What the body of an order says beside the order itself. */
export interface OrderResponseFacts {
  readonly storeId: string;
  readonly returnAddress: readonly string[];
  /** Whether shoppers get the mail about their orders, or can read it. */
  readonly sendsMail: boolean;
  readonly token: string;
  readonly now: number;
}

/** Body of `order/{orderId}`: the shape of a cart with what became of it. Amounts are those after cancellations. [ORD-04] */
export const toOrderResponse = (
  order: PlacedOrder,
  { storeId, returnAddress, sendsMail, token, now }: OrderResponseFacts,
): Fields => {
  const { head, lines } = order;
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const count = String(lines.length);
  return {
    orderId: String(head.order_id),
    orderStatus: head.status,
    placedDate: new Date(head.placed_at).toISOString(),
    buyerId: String(head.shopper_id),
    storeUniqueID: storeId,
    ...toTotals(order),
    totalCartQuantity: quantity.toFixed(1),
    recentOrderQuantity: String(quantity),
    adjustment: toAdjustments(order),
    promotionCode: [],
    paymentInstruction: [],
    orderItem: lines.map((line) => toOrderItem(order, line, now)),
    x_contact: { email1: head.email, phone1: head.phone, ...pickupPersonField(head) },
    ...toAddresses(order),
    ...toPayment(order),
    ...(head.unsaved_card === null ? {} : { x_unsavedCard: head.unsaved_card }),
    ...(sendsMail ? {} : { x_noMail: true }),
    x_giftCards: toGiftCards(order),
    x_points: toPoints(order),
    x_taxes: toTaxes(order),
    x_orderToken: token,
    ...(head.delivery_day === null ? {} : { x_deliveryDay: head.delivery_day }),
    x_shipments: order.shipments.map((shipment) => toShipment(order, shipment)),
    x_returns: order.returns.map(toReturn),
    x_returnAddress: returnAddress,
    recordSetCount: count,
    recordSetStartNumber: '0',
    recordSetTotal: count,
    recordSetComplete: 'true',
    resourceName: 'order',
  };
};
