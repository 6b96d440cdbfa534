import { escapeMarkdown } from './mail-markdown.ts';
import type { Mail } from './mailer.ts';
import { accountLink, dayOf, dollars, factsOf, shippingCost } from './order-mail-parts.ts';
import { mailOf, readTemplate, type Markdown, type SlotValues } from './read-template.ts';
import { stopLink } from './stop-page.ts';
import { REPEAT } from './why-sent.ts';

const REMINDER_SLOTS = ['greeting', 'date', 'lines', 'changes', 'totals', 'link', 'out'];

const templates = {
  reminder: readTemplate('repeat-reminder', REMINDER_SLOTS),
  lateReminder: readTemplate('repeat-reminder-late', REMINDER_SLOTS),
  delayed: readTemplate('repeat-delayed', ['greeting', 'date', 'link', 'out']),
  waiting: readTemplate('repeat-waiting', ['greeting', 'date', 'item', 'link', 'out']),
  declined: readTemplate('repeat-declined', ['greeting', 'date', 'card', 'again', 'link', 'out']),
  leftOut: readTemplate('repeat-left-out', ['greeting', 'date', 'products', 'link', 'out']),
  passedOver: readTemplate('repeat-passed-over', ['greeting', 'passed', 'date', 'link', 'out']),
  paused: readTemplate('repeat-paused', ['greeting', 'product', 'date', 'reason', 'what', 'link']),
};

/** Facts of every mail about a repeat delivery. */
export interface RepeatMail {
  readonly to: string;
  readonly firstName: string | null;
  /** Whom it is about: it goes with that account, whatever address it was sent to. [ACC-07] */
  readonly shopperId: number;
  /** The day of the delivery, as `YYYY-MM-DD`. */
  readonly date: string;
  /** The page of repeat deliveries; undefined when the shop does not know its own address. */
  readonly page: string | undefined;
  /** The page on which the receiver pauses it without signing in; undefined likewise. */
  readonly pausePage: string | undefined;
}

/** A line of a reminder. Cents for one piece. */
export interface RemindedLine {
  readonly quantity: number;
  readonly description: string;
  readonly priceCents: number;
  /** The price that the shopper was told before. */
  readonly beforeCents: number;
}

/** A product that is gone, and what is offered instead; it is not sent by itself. */
export interface GoneLine {
  readonly description: string;
  /** Whether it is gone only from repeat deliveries, because it needs a prescription now. */
  readonly needsPrescription: boolean;
  readonly substitute: { readonly description: string; readonly address: string | undefined } | undefined;
}

export interface RemindedTotals {
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  /** The lower total that the shopper was told before for this delivery; null when there is none. */
  readonly beforeCents: number | null;
}

const slotsOf = ({ date, page }: RepeatMail): SlotValues => ({
  date: dayOf(date),
  link: accountLink(page, 'Your repeat deliveries', 'Repeat Delivery'),
});

/** With the link that ends such mail. [ACC-06] */
const slotsWithPause = (mail: RepeatMail): SlotValues => ({
  ...slotsOf(mail),
  out: stopLink(mail.pausePage, 'Pause this repeat delivery'),
});

const whyGone = ({ description, needsPrescription }: GoneLine): string =>
  needsPrescription
    ? `${description} now needs a prescription, so it can’t be part of a repeat delivery. You can still order it when you need it.`
    : `${description} is no longer sold.`;

const goneText = (line: GoneLine): string => {
  const { substitute } = line;
  const gone = escapeMarkdown(whyGone(line));
  if (substitute === undefined) return gone;
  const { description: nearest, address } = substitute;
  const name = escapeMarkdown(nearest);
  return `${gone} A similar product is ${address === undefined ? name : `[${name}](<${address}>)`}.`;
};

/** What a reminder tells of a delivery beside its date and prices. */
export interface Reminded {
  readonly lines: readonly RemindedLine[];
  readonly gone: readonly GoneLine[];
  readonly totals: RemindedTotals;
  /** The earlier day from which the delivery was moved for what has become dearer; undefined when it was not. */
  readonly movedFrom: string | undefined;
  /** The dates that are left out because it was moved beyond them. */
  readonly passed: readonly string[];
}

const changesOf = ({ lines, gone, totals: { beforeCents, totalCents }, movedFrom, passed }: Reminded): Markdown => {
  const dearer =
    beforeCents === null ? [] : [`Your total was ${dollars(beforeCents)} and is now ${dollars(totalCents)}.`];
  const rises = lines
    .filter(({ priceCents, beforeCents }) => priceCents > beforeCents)
    .map(({ description, priceCents, beforeCents }) =>
      escapeMarkdown(`The price of ${description} has gone up from ${dollars(beforeCents)} to ${dollars(priceCents)}.`),
    );
  const missing = gone.map((line) => `${goneText(line)} It won’t be in this delivery, and we won’t send a substitute.`);
  const moved =
    movedFrom === undefined
      ? []
      : [`This delivery was planned for ${dayOf(movedFrom)}. We moved it so you have time to change or skip it.`];
  const leftOut = passed.map((date) => `Your ${dayOf(date)} delivery is left out because this one is late.`);
  return { markdown: [...dearer, ...rises, ...moved, ...leftOut, ...missing].join('\n\n') };
};

const listOf = (lines: readonly RemindedLine[]): Markdown => ({
  markdown: lines
    .map(
      ({ quantity, description, priceCents }) =>
        `- ${escapeMarkdown(`${quantity} × ${description}, ${dollars(priceCents)} each`)}`,
    )
    .join('\n'),
});

const totalsOf = ({ discountCents, shippingCents, taxCents, totalCents }: RemindedTotals): Markdown =>
  factsOf([
    ['Repeat delivery discount', dollars(discountCents)],
    ['Shipping', shippingCost(shippingCents)],
    ['Tax', dollars(taxCents)],
    ['Total', dollars(totalCents)],
  ]);

/**
 * Sent three days before a delivery, with its prices. A price that rises is told here before it is charged. One that is sent
 * when the order is placed already does not say that there is time to change it. [RPD-03] [RPD-04]
 */
export const reminderEmail = (
  mail: RepeatMail &
    Reminded & {
      /**
       * The page on which the receiver stops reminders without signing in; undefined when the shop's address is not known,
       * and when reminders are stopped already. Then the mail leads to the page that pauses the delivery.
       */
      readonly stopPage: string | undefined;
      /** Whether the order is placed at once, because its date has come. */
      readonly isPlacedNow: boolean;
    },
): Mail => ({
  ...mailOf(
    'repeat-reminder',
    mail.isPlacedNow ? templates.lateReminder : templates.reminder,
    mail,
    {
      ...slotsWithPause(mail),
      lines: listOf(mail.lines),
      changes: changesOf(mail),
      totals: totalsOf(mail.totals),
      ...(mail.stopPage === undefined ? {} : { out: stopLink(mail.stopPage) }),
    },
    mail.stopPage === undefined ? REPEAT : undefined,
  ),
  unsubscribe: mail.stopPage,
});

/** Sent once when a due delivery waits for stock. [RPD-03] */
export const waitingEmail = (mail: RepeatMail & { readonly item: string }): Mail =>
  mailOf('repeat-waiting', templates.waiting, mail, { ...slotsWithPause(mail), item: mail.item });

/** Sent once when a due delivery could not be placed for a day. [RPD-03] */
export const delayedEmail = (mail: RepeatMail): Mail =>
  mailOf('repeat-delayed', templates.delayed, mail, slotsWithPause(mail));

/** Sent when the payment of a due delivery was declined and is tried again. [RPD-03] */
export const declinedEmail = (mail: RepeatMail & { readonly card: string; readonly again: string }): Mail =>
  mailOf('repeat-declined', templates.declined, mail, {
    ...slotsWithPause(mail),
    card: mail.card,
    again: dayOf(mail.again),
  });

/** Sent when a product is gone that no reminder named, and the rest of the delivery goes out. [RPD-04] */
export const leftOutEmail = (mail: RepeatMail & { readonly gone: readonly GoneLine[] }): Mail =>
  mailOf('repeat-left-out', templates.leftOut, mail, {
    ...slotsWithPause(mail),
    products: { markdown: mail.gone.map(goneText).join('\n\n') },
  });

const passedText = (passed: readonly string[]): string => {
  const [day = '', ...more] = passed.map(dayOf);
  if (more.length === 0) {
    return `Your ${day} repeat delivery was left out because the one before it was late. You weren’t charged for it.`;
  }
  const days = [day, ...more].map((one) => `- ${one}`).join('\n');
  return `These repeat deliveries were left out because the one before them was late. You weren’t charged for them.\n\n${days}`;
};

/** Sent when a late delivery was placed or skipped and leaves dates after it out. `date` is the next one. [RPD-03] */
export const passedOverEmail = (mail: RepeatMail & { readonly passed: readonly string[] }): Mail =>
  mailOf('repeat-passed-over', templates.passedOver, mail, {
    ...slotsWithPause(mail),
    passed: { markdown: passedText(mail.passed) },
  });

const RESUME =
  'Then resume your deliveries. If you do so on the day of this delivery or later, it ships the next day, and we’ll charge your card then.';
const ANOTHER_CARD = `Choose another card. ${RESUME}`;

const PAUSED = {
  'card-removed': ['Its card is no longer in your wallet.', ANOTHER_CARD],
  'card-expired': ['Its card expires before the delivery.', ANOTHER_CARD],
  'card-declined': ['Your card was declined several times.', ANOTHER_CARD],
  address: ['Its address was removed, or is for billing only now.', `Choose another address. ${RESUME}`],
  phone: [
    'We need a phone number for the delivery, and there’s none on its address or your account.',
    `Add a phone number to your profile. ${RESUME}`,
  ],
  amount: ['The total is below the minimum for card payments.', `Increase a quantity. ${RESUME}`],
  gone: [undefined, 'We won’t send a substitute. You can start a new repeat delivery with another product.'],
  technical: [
    'We kept trying but couldn’t place the order for technical reasons. We’re sorry.',
    'Please resume your deliveries. We’ll send this one on the next day, and charge your card then.',
  ],
} as const;

/** Sent when a plan was paused because it cannot go on. [RPD-03] [RPD-04] */
export const pausedEmail = (
  mail: RepeatMail & {
    /** The names of its products, at least one. */
    readonly products: readonly string[];
    readonly reason: keyof typeof PAUSED;
    readonly gone: readonly GoneLine[];
  },
): Mail => {
  const [first = '', ...others] = mail.products;
  const product = others.length === 0 ? first : `${first} and ${others.length} more`;
  const [reason = { markdown: mail.gone.map(goneText).join('\n\n') }, what] = PAUSED[mail.reason];
  return mailOf('repeat-paused', templates.paused, mail, { ...slotsOf(mail), product, reason, what });
};
