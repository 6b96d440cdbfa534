import type { Mail } from './mailer.ts';
import { COMMON, listed, type OrderMail } from './order-emails.ts';
import {
  amountsOf,
  paymentName,
  rewardsBack,
  type MailedLine,
  type MailedPayment,
  type MailedReward,
} from './order-mail-parts.ts';
import { mailOf, readTemplate } from './read-template.ts';

const templates = {
  returned: readTemplate('order-return', [...COMMON, 'lines', 'return', 'way', 'refund']),
  refunded: readTemplate('order-refunded', [...COMMON, 'what', 'lines', 'refund', 'how']),
};

/** How returned pieces come back. What another company sells goes back by mail only. [CHK-05] */
const wayOf = (vendor: string): string =>
  vendor === ''
    ? 'Mail it back with the items, or bring both to a store.'
    : `Mail it back with the items. Our stores can’t accept items sold by ${vendor}.`;

/** Sent when a return is registered. `vendor` is the other company that sold the pieces, empty for the shop. [ORD-05] */
export const returnEmail = (
  mail: OrderMail & {
    readonly lines: readonly MailedLine[];
    readonly returnId: number;
    readonly vendor: string;
    readonly refundCents: number;
  },
): Mail =>
  mailOf('order-return', templates.returned, mail, {
    ...listed(mail),
    return: String(mail.returnId),
    way: wayOf(mail.vendor),
    refund: amountsOf([['Refund, including tax', mail.refundCents]]),
  });

const howWaived = (payment: MailedPayment, giftCents: number): string => {
  const card = payment.kind === 'paypal' ? 'PayPal' : 'Your card';
  const waived = `${card} hasn’t been charged yet, and won’t be charged ${giftCents === 0 ? 'this amount' : 'the rest'}.`;
  return giftCents === 0 ? waived : `You can use the gift card balance right away. ${waived}`;
};

const howRefunded = (refundCents: number, giftCents: number): string => {
  if (refundCents === 0) return 'Rewards and discounts paid for these items, so there’s no money to refund.';
  if (giftCents === 0) return 'It may take a few days to appear on your statement.';
  if (giftCents === refundCents) return 'You can use it right away.';
  return 'You can use the gift card balance right away. The rest may take a few days to appear on your statement.';
};

const whatArrived = (returnId: number, missing: readonly MailedLine[]): string => {
  if (missing.length === 0) return `We received the items from your return ${returnId}.`;
  const rest = missing.map(({ quantity, description }) => `${quantity} × ${description}`).join(', ');
  return `We received a part of your return ${returnId}. Still missing: ${rest}. We’ll refund the rest when it arrives. If you already sent everything, please contact us.`;
};

/**
 * Sent when returned pieces have arrived, or a shipment that could not be delivered or was not picked up. `giftCents` of
 * the refund went back to gift cards. `waivedCents`, the rest where it is not 0, are left out of a charge that is still to
 * come. `missing` pieces of the return have not arrived. `rewardsBack` is what was given back of rewards. [ORD-05] [ORD-06]
 */
export const refundedEmail = (
  mail: OrderMail & {
    readonly lines: readonly MailedLine[];
    readonly missing: readonly MailedLine[];
    readonly returnId: number;
    readonly isUndelivered: boolean;
    readonly refundCents: number;
    readonly giftCents: number;
    readonly waivedCents: number;
    readonly rewardsBack: readonly MailedReward[];
    readonly payment: MailedPayment | undefined;
  },
): Mail => {
  const { returnId, isUndelivered, refundCents, giftCents, waivedCents, payment } = mail;
  const isWaived = waivedCents > 0;
  const rest = refundCents - giftCents;
  const how = isWaived && payment !== undefined ? howWaived(payment, giftCents) : howRefunded(refundCents, giftCents);
  return mailOf('order-refunded', templates.refunded, mail, {
    ...listed(mail),
    what: isUndelivered
      ? 'These items came back to us because they couldn’t be delivered or weren’t picked up.'
      : whatArrived(returnId, mail.missing),
    refund: amountsOf([
      ...(giftCents === 0 ? [] : [['To your gift card', giftCents] as const]),
      ...(rest === 0 || payment === undefined
        ? []
        : [[`${isWaived ? 'Not charged to' : 'To'} ${paymentName(payment)}`, rest] as const]),
      [isWaived ? 'Total' : 'Refund', refundCents],
    ]),
    how: [how, rewardsBack(mail.rewardsBack)].filter((part) => part !== '').join(' '),
  });
};
