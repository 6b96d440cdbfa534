import type { Mail } from './mailer.ts';
import { mailOf, readTemplate } from './read-template.ts';

const COMMON = ['greeting', 'order', 'link'];

const templates = {
  placed: readTemplate('order-placed', [...COMMON, 'shipments', 'totals']),
  shipped: readTemplate('order-shipped', [...COMMON, 'lines', 'tracking']),
  ready: readTemplate('order-ready', [...COMMON, 'lines', 'store']),
  cancelled: readTemplate('order-cancelled', [...COMMON, 'lines', 'money']),
  returned: readTemplate('order-return', [...COMMON, 'lines', 'return', 'refund']),
  refunded: readTemplate('order-refunded', [...COMMON, 'return', 'refund', 'how']),
};

/** Facts of every mail about an order. */
export interface OrderMail {
  readonly to: string;
  readonly firstName: string;
  readonly orderId: number;
  /** The page that shows the order; undefined when the shop does not know its own address. */
  readonly link: string | undefined;
}

/** Pieces of a line. */
export interface MailedLine {
  readonly quantity: number;
  readonly description: string;
}

/** A shipment of a confirmed order. */
export interface MailedShipment {
  readonly kind: 'ship' | 'pickup' | 'same-day';
  readonly storeName: string;
  readonly modeDescription: string;
  /** `YYYY-MM-DD`. */
  readonly promisedOn: string;
  readonly lines: readonly MailedLine[];
}

/** Cents. */
export interface MailedTotals {
  readonly productCents: number;
  readonly adjustmentCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly tipCents: number;
  readonly totalCents: number;
}

/** What a gift card paid. Cents. */
export interface MailedGift {
  readonly lastFour: string;
  readonly amountCents: number;
  /** What is left on it. */
  readonly remainingCents: number;
}

const dollars = (cents: number): string => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

const dayOf = (date: string): string => dayFormat.format(new Date(`${date}T12:00:00Z`));

const linesOf = (lines: readonly MailedLine[]): string =>
  lines.map(({ quantity, description }) => `- ${quantity} × ${description}`).join('\n');

const headingOf = ({ kind, storeName, modeDescription, promisedOn }: MailedShipment): string => {
  const day = dayOf(promisedOn);
  if (kind === 'pickup') return `For pickup at ${storeName}, from ${day}. We write to you when it is ready:`;
  if (kind === 'same-day') return `Delivered from ${storeName} on ${day}:`;
  return `Delivered by ${day} (${modeDescription}):`;
};

const totalsOf = (totals: MailedTotals): string =>
  [
    `Items: ${dollars(totals.productCents)}`,
    ...(totals.adjustmentCents === 0 ? [] : [`Discounts: ${dollars(totals.adjustmentCents)}`]),
    `Shipping: ${totals.shippingCents === 0 ? 'free' : dollars(totals.shippingCents)}`,
    `Tax: ${dollars(totals.taxCents)}`,
    ...(totals.tipCents === 0 ? [] : [`Tip: ${dollars(totals.tipCents)}`]),
    `Total: ${dollars(totals.totalCents)}`,
  ].join('\n');

const giftsOf = (gifts: readonly MailedGift[], totalCents: number): string => {
  if (gifts.length === 0) return '';
  const lines = gifts.map(
    ({ lastFour, amountCents, remainingCents }) =>
      `Gift card ending ${lastFour}: ${dollars(0 - amountCents)} (${dollars(remainingCents)} left on it)`,
  );
  const toPay = gifts.reduce((open, { amountCents }) => open - amountCents, totalCents);
  return ['', ...lines, `To pay by card: ${dollars(toPay)}`].join('\n');
};

const slotsOf = ({ orderId, link }: OrderMail): Readonly<Record<string, string>> => ({
  order: String(orderId),
  link: link === undefined ? 'See your order in the shop, under Track Order.' : `See your order: ${link}`,
});

/** Sent when an order is placed. [ORD-03] */
export const placedEmail = (
  mail: OrderMail & {
    readonly shipments: readonly MailedShipment[];
    readonly totals: MailedTotals;
    readonly gifts: readonly MailedGift[];
  },
): Mail =>
  mailOf('order-placed', templates.placed, mail, {
    ...slotsOf(mail),
    shipments: mail.shipments.map((shipment) => `${headingOf(shipment)}\n${linesOf(shipment.lines)}`).join('\n\n'),
    totals: totalsOf(mail.totals) + giftsOf(mail.gifts, mail.totals.totalCents),
  });

/** Sent when a shipment leaves. */
export const shippedEmail = (
  mail: OrderMail & {
    readonly lines: readonly MailedLine[];
    readonly carrier: string | null;
    readonly trackingNumber: string | null;
  },
): Mail =>
  mailOf('order-shipped', templates.shipped, mail, {
    ...slotsOf(mail),
    lines: linesOf(mail.lines),
    tracking:
      mail.trackingNumber === null
        ? 'It arrives today.'
        : `Carrier: ${mail.carrier ?? ''}\nTracking number: ${mail.trackingNumber}`,
  });

/** Sent when a pickup is ready. */
export const readyEmail = (
  mail: OrderMail & { readonly lines: readonly MailedLine[]; readonly storeName: string },
): Mail =>
  mailOf('order-ready', templates.ready, mail, { ...slotsOf(mail), lines: linesOf(mail.lines), store: mail.storeName });

const cancelledMoney = (releasedCents: number, giftCents: number): string => {
  const released = releasedCents === 0 ? '' : `You are not charged ${dollars(releasedCents)}.`;
  const given = giftCents === 0 ? '' : `${dollars(giftCents)} went back to your gift card.`;
  return [released, given].filter((part) => part !== '').join(' ') || 'Nothing was charged for them.';
};

/**
 * Sent when pieces are cancelled. `releasedCents` is what is not charged therefore, `giftCents` what went back to gift
 * cards. [ORD-05]
 */
export const cancelledEmail = (
  mail: OrderMail & {
    readonly lines: readonly MailedLine[];
    readonly releasedCents: number;
    readonly giftCents: number;
  },
): Mail =>
  mailOf('order-cancelled', templates.cancelled, mail, {
    ...slotsOf(mail),
    lines: linesOf(mail.lines),
    money: cancelledMoney(mail.releasedCents, mail.giftCents),
  });

/** Sent when a return is registered. [ORD-05] */
export const returnEmail = (
  mail: OrderMail & {
    readonly lines: readonly MailedLine[];
    readonly returnId: number;
    readonly refundCents: number;
  },
): Mail =>
  mailOf('order-return', templates.returned, mail, {
    ...slotsOf(mail),
    lines: linesOf(mail.lines),
    return: String(mail.returnId),
    refund: dollars(mail.refundCents),
  });

const howRefunded = (refundCents: number, giftCents: number): string => {
  if (giftCents === 0) return 'with what you paid with. Banks need a few days for this.';
  if (giftCents === refundCents) return 'on your gift card. It can be used at once.';
  return `${dollars(giftCents)} of it on your gift card at once, the rest with what you paid with. Banks need a few days for this.`;
};

/** Sent when returned pieces have arrived. `giftCents` of the refund went back to gift cards. [ORD-05] */
export const refundedEmail = (
  mail: OrderMail & { readonly returnId: number; readonly refundCents: number; readonly giftCents: number },
): Mail =>
  mailOf('order-refunded', templates.refunded, mail, {
    ...slotsOf(mail),
    how: howRefunded(mail.refundCents, mail.giftCents),
    return: String(mail.returnId),
    refund: dollars(mail.refundCents),
  });
