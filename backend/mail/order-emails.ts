import type { Mail } from './mailer.ts';
import {
  actionLink,
  addressOf,
  amountsOf,
  dayOf,
  dollars,
  factsOf,
  linesOf,
  paymentName,
  paymentRows,
  rewardsBack,
  shippingCost,
  withTotal,
  type MailedAddress,
  type MailedGift,
  type MailedLine,
  type MailedPayment,
  type MailedReward,
} from './order-mail-parts.ts';
import { escapeMarkdown } from './mail-markdown.ts';
import { mailOf, readTemplate, type Markdown, type SlotValues } from './read-template.ts';
import { chargeOf, type MailedCharge } from './shipment-charge.ts';

/** Slots of every mail about an order. */
export const COMMON = ['greeting', 'order', 'link'];

const templates = {
  placed: readTemplate('order-placed', [...COMMON, 'shipments', 'totals', 'payment']),
  shipped: readTemplate('order-shipped', [...COMMON, 'lines', 'seller', 'total', 'address', 'tracking', 'receipt']),
  ready: readTemplate('order-ready', [...COMMON, 'lines', 'total', 'store', 'who', 'receipt']),
  cancelled: readTemplate('order-cancelled', [...COMMON, 'lines', 'why', 'money', 'total']),
};

/** Facts of every mail about an order. Amounts are whole cents. */
export interface OrderMail {
  readonly to: string;
  readonly firstName: string;
  readonly orderId: number;
  /** The shop's origin, for pictures; undefined when the shop does not know its own address. */
  readonly origin: string | undefined;
  /** The page that shows the order; undefined likewise. */
  readonly link: string | undefined;
  /** The printable receipt of the order; undefined likewise. */
  readonly receipt: string | undefined;
}

/** A shipment of a confirmed order. */
export interface MailedShipment {
  readonly kind: 'ship' | 'pickup' | 'same-day';
  /** Where it is delivered or picked up; undefined when it is not known. */
  readonly address: MailedAddress | undefined;
  /** The store of a pickup or a same-day delivery. */
  readonly storeName: string;
  /** The other company that sells and ships it; empty for the shop itself. */
  readonly vendor: string;
  /** Who picks up; empty for what is not picked up, and when it is not known. */
  readonly pickupName: string;
  readonly modeDescription: string;
  /** `YYYY-MM-DD`; undefined while it waits for a vet's approval. */
  readonly promisedOn: string | undefined;
  readonly lines: readonly MailedLine[];
}

/** What an order costs. */
export interface MailedTotals {
  readonly productCents: number;
  /** Codes, rewards and offers by their descriptions; never positive. */
  readonly adjustments: readonly { readonly description: string; readonly amountCents: number }[];
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly tipCents: number;
  readonly totalCents: number;
}

const headingOf = ({ kind, storeName, modeDescription, promisedOn }: MailedShipment): string => {
  if (promisedOn === undefined) return `Ships after your vet approves it (${modeDescription})`;
  const day = dayOf(promisedOn);
  if (kind === 'pickup') return `Pickup at ${storeName}, ready ${day}`;
  if (kind === 'same-day') return `Same-day delivery from ${storeName}, ${day}`;
  return `Arrives by ${day} (${modeDescription})`;
};

/** Who is to pick an order up, as mails say it. */
const pickupBy = (name: string): string => `Pickup by: ${name}`;

/** Who sells and ships what the shop does not send itself; empty for the shop. [CHK-05] */
const sellerOf = (vendor: string): string => (vendor === '' ? '' : `Sold and shipped by ${vendor}`);

const whereOf = ({ kind, address, pickupName, vendor }: MailedShipment): readonly string[] => {
  const where = address === undefined ? '' : addressOf(address);
  if (kind === 'pickup') {
    return [
      `We’ll email you when it’s ready.${where === '' ? '' : ` Store: ${where}`}`,
      ...(pickupName === '' ? [] : [pickupBy(pickupName)]),
    ];
  }
  return [sellerOf(vendor), where === '' ? '' : `To: ${where}`].filter((row) => row !== '');
};

const shipmentOf = (shipment: MailedShipment, origin: string | undefined): string =>
  [
    `## ${escapeMarkdown(headingOf(shipment))}`,
    ...whereOf(shipment).map(escapeMarkdown),
    linesOf(shipment.lines, origin),
  ].join('\n\n');

const totalsOf = (totals: MailedTotals): Markdown => {
  const { productCents, adjustments, shippingCents, taxCents, tipCents, totalCents } = totals;
  const facts = factsOf([
    ['Items', dollars(productCents)],
    ...adjustments.map(({ description, amountCents }) => [description, dollars(amountCents)] as const),
    ['Shipping', shippingCost(shippingCents)],
    ['Tax', dollars(taxCents)],
    ...(tipCents === 0 ? [] : [['Tip', dollars(tipCents)] as const]),
  ]);
  return withTotal(facts, totalCents);
};

/** A payment is always known when something is left to pay by it. */
const paymentOf = (mail: {
  readonly totals: MailedTotals;
  readonly payment: MailedPayment | undefined;
  readonly gifts: readonly MailedGift[];
}): Markdown => {
  const rows = paymentRows(mail.totals.totalCents, mail);
  if (rows.length === 0) return { markdown: 'Your rewards and discounts covered everything. There’s nothing to pay.' };
  const { markdown } = amountsOf(rows);
  const when =
    mail.payment === undefined
      ? 'There’s nothing left to pay.'
      : `${mail.payment.kind === 'paypal' ? 'PayPal' : 'Your card'} will be charged when your items ship or are ready for pickup.`;
  return { markdown: `${markdown}\n\n${when}` };
};

const slotsOf = ({ orderId, link }: OrderMail): SlotValues => ({
  order: String(orderId),
  link: link === undefined ? 'See your order under Track Order on our site.' : actionLink('View order', link),
});

/** Values of the slots of a mail that lists pieces. */
export const listed = (mail: OrderMail & { readonly lines: readonly MailedLine[] }): SlotValues => ({
  ...slotsOf(mail),
  lines: { markdown: linesOf(mail.lines, mail.origin) },
});

/** Sent when an order is placed. [ORD-03] */
export const placedEmail = (
  mail: OrderMail & {
    readonly shipments: readonly MailedShipment[];
    readonly totals: MailedTotals;
    readonly payment: MailedPayment | undefined;
    readonly gifts: readonly MailedGift[];
  },
): Mail =>
  mailOf('order-placed', templates.placed, mail, {
    ...slotsOf(mail),
    shipments: { markdown: mail.shipments.map((shipment) => shipmentOf(shipment, mail.origin)).join('\n\n') },
    totals: totalsOf(mail.totals),
    payment: paymentOf(mail),
  });

const trackingOf = ({
  carrier,
  trackingNumber,
  trackingPage,
}: {
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingPage: string | undefined;
}): Markdown | string => {
  if (trackingNumber === null) return 'It arrives today.';
  const { markdown } = factsOf([
    ...(carrier === null ? [] : [['Carrier', carrier] as const]),
    ['Tracking number', trackingNumber],
  ]);
  return { markdown: trackingPage === undefined ? markdown : `${markdown}\n\n[Track your package](<${trackingPage}>)` };
};

const receiptOf = ({ receipt }: OrderMail): Markdown | string =>
  receipt === undefined ? '' : { markdown: `[Receipt](<${receipt}>)` };

/** Sent when a shipment leaves, with what is charged for it. */
export const shippedEmail = (
  mail: OrderMail &
    MailedCharge & {
      readonly lines: readonly MailedLine[];
      /** The other company that sells and ships it; empty for the shop itself. */
      readonly vendor: string;
      readonly address: MailedAddress | undefined;
      readonly carrier: string | null;
      readonly trackingNumber: string | null;
      /** The carrier's page of the parcel. */
      readonly trackingPage: string | undefined;
    },
): Mail =>
  mailOf('order-shipped', templates.shipped, mail, {
    ...listed(mail),
    seller: sellerOf(mail.vendor),
    total: chargeOf('Package total', mail),
    receipt: receiptOf(mail),
    address: mail.address === undefined ? '' : `To: ${addressOf(mail.address)}`,
    tracking: trackingOf(mail),
  });

/** Sent when a pickup is ready, with what is charged for it. */
export const readyEmail = (
  mail: OrderMail &
    MailedCharge & {
      readonly lines: readonly MailedLine[];
      readonly storeName: string;
      readonly address: MailedAddress | undefined;
      /** Who picks it up; empty when it is not known. */
      readonly pickupName: string;
    },
): Mail =>
  mailOf('order-ready', templates.ready, mail, {
    ...listed(mail),
    total: chargeOf('Pickup total', mail),
    receipt: receiptOf(mail),
    store: mail.address === undefined ? mail.storeName : addressOf(mail.address),
    who: mail.pickupName === '' ? '' : pickupBy(mail.pickupName),
  });

interface CancelledMoney {
  readonly releasedCents: number;
  readonly giftCents: number;
  readonly rewardCents: number;
  readonly rewardsBack: readonly MailedReward[];
}

const cancelledMoney = ({ releasedCents, giftCents, rewardCents, rewardsBack: back }: CancelledMoney): string => {
  const released = releasedCents === 0 ? '' : `You won’t be charged ${dollars(releasedCents)}.`;
  const given = giftCents === 0 ? '' : `${dollars(giftCents)} went back to your gift card.`;
  const charge = [released, given].filter((part) => part !== '').join(' ') || 'You weren’t charged for them.';
  const used = rewardCents === 0 ? '' : `${dollars(rewardCents)} of your reward was used for these items.`;
  return [charge, used, rewardsBack(back)].filter((part) => part !== '').join(' ');
};

/**
 * Sent when pieces are cancelled. `why` is undefined when the shopper cancelled them. `releasedCents` is what is not
 * charged therefore, `giftCents` what went back to gift cards, `rewardCents` what the pieces took of a reward that stays
 * spent, `rewardsBack` what was given back of rewards, `totalCents` what the order costs now, `chargedCents` what is
 * charged now for shipments that left before. [ORD-05]
 */
export const cancelledEmail = (
  mail: OrderMail &
    CancelledMoney & {
      readonly lines: readonly MailedLine[];
      readonly why: string | undefined;
      readonly totalCents: number;
      readonly chargedCents: number;
      readonly payment: MailedPayment | undefined;
    },
): Mail =>
  mailOf('order-cancelled', templates.cancelled, mail, {
    ...listed(mail),
    why: mail.why ?? '',
    money: cancelledMoney(mail),
    total: amountsOf([
      ['New order total', mail.totalCents],
      ...(mail.payment === undefined || mail.chargedCents === 0
        ? []
        : [[`Charged to ${paymentName(mail.payment)} for your earlier items`, mail.chargedCents] as const]),
    ]),
  });
