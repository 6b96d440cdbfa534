import { escapeMarkdown } from './mail-markdown.ts';
import { personalizationWords, readPersonalization } from '../personalization/personalization.ts';
import { readPrescription } from '../prescriptions/prescription.ts';
import type { Markdown } from './read-template.ts';

/** Parts of mails about orders, as Markdown in which texts are escaped. Amounts are whole cents. */

/** Pieces of a line. */
export interface MailedLine {
  readonly quantity: number;
  readonly description: string;
  /** Of one piece, before discounts. */
  readonly unitPriceCents: number;
  /** Address of the picture on the shop's origin; empty when there is none. */
  readonly thumbnail: string;
  /** The shopper's text on the item as it is stored; empty for none. */
  readonly personalization: string;
  /** Pet and vet as they are stored, for a line that waits for the vet; empty otherwise. */
  readonly prescription?: string;
}

/** An address to which something is delivered, or that of a store. */
export interface MailedAddress {
  /** Of a person or a store. */
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** What a gift card paid. */
export interface MailedGift {
  readonly lastFour: string;
  readonly amountCents: number;
  /** What is left on it. */
  readonly remainingCents: number;
}

/** What was paid with, beside gift cards. */
export interface MailedPayment {
  /** 'card', 'saved', 'petco-pay' or 'paypal'. */
  readonly kind: string;
  readonly brand: string;
  readonly lastFour: string;
}

/** A reward that was given back. */
export interface MailedReward {
  readonly amountCents: number;
  /** Its last day, `YYYY-MM-DD`. */
  readonly expiresOn: string;
  /** Whether it is the reward that was used; otherwise a new one over a part of it. */
  readonly isWhole: boolean;
}

/** A row of an amount. */
export type AmountRow = readonly [what: string, cents: number];

/** An amount of whole cents as text, such as `$5.99`. */
export const dollars = (cents: number): string => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Such as `Tuesday, January 8`. */
export const dayOf = (date: string): string => dayFormat.format(new Date(`${date}T12:00:00Z`));

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Says which rewards were given back, and until when they can be used; empty without one. [RWD-04] */
export const rewardsBack = (rewards: readonly MailedReward[]): string =>
  rewards
    .map(({ amountCents, expiresOn, isWhole }) => {
      const what = isWhole
        ? `Your ${dollars(amountCents)} reward is back`
        : `${dollars(amountCents)} of your reward is back as a new reward`;
      return `${what}. You can use it through ${dateFormat.format(new Date(`${expiresOn}T12:00:00Z`))}.`;
    })
    .join(' ');

/** The link that is the main action of a mail. Readers show it as a button. */
export const actionLink = (label: string, page: string): Markdown => ({ markdown: `**[${label}](<${page}>)**` });

/**
 * The link to a page of the receiver's account, for the slot of a template. `place` is its name in the account's
 * navigation, which is said instead when the shop does not know its own address.
 */
export const accountLink = (page: string | undefined, label: string, place: string): string | Markdown =>
  page === undefined ? `See it in your account under ${place}.` : actionLink(label, page);

const PICTURE_WIDTH = 160;

const pictureOf = ({ thumbnail }: MailedLine, origin: string | undefined): string => {
  const url = thumbnail === '' ? null : URL.parse(thumbnail, origin);
  return url?.origin === origin && url !== null ? `![](<${url.href}?width=${PICTURE_WIDTH}>) ` : '';
};

const lineOf = (line: MailedLine, origin: string | undefined): string => {
  const { quantity, description, unitPriceCents } = line;
  const words = personalizationWords(readPersonalization(line.personalization));
  const pet = readPrescription(line.prescription ?? '')?.pet.name;
  const what = [
    description,
    ...(words === '' ? [] : [`personalized ${words}`]),
    ...(pet === undefined ? [] : [`for ${pet}, ships after your vet approves it`]),
  ].join(', ');
  const each = quantity === 1 ? '' : ` (${dollars(unitPriceCents)} each)`;
  const text = escapeMarkdown(`${quantity} × ${what}: ${dollars(unitPriceCents * quantity)}${each}`);
  return `- ${pictureOf(line, origin)}${text}`;
};

/** A list of lines with pictures. Pictures need the shop's own origin; without one there are none. */
export const linesOf = (lines: readonly MailedLine[], origin: string | undefined): string =>
  lines.map((line) => lineOf(line, origin)).join('\n');

/** A table of texts: what something is, and its value. */
export const factsOf = (facts: readonly (readonly [string, string])[]): Markdown => ({
  markdown: [
    '| | |',
    '|---|---|',
    ...facts.map(([what, value]) => `| ${escapeMarkdown(what)} | ${escapeMarkdown(value)} |`),
  ].join('\n'),
});

/** What shipping costs, as text. */
export const shippingCost = (cents: number): string => (cents === 0 ? 'Free' : dollars(cents));

/** A table of amounts. */
export const amountsOf = (rows: readonly AmountRow[]): Markdown =>
  factsOf(rows.map(([what, cents]) => [what, dollars(cents)]));

/** A table with its total in the last row. */
export const withTotal = ({ markdown }: Markdown, totalCents: number): Markdown => ({
  markdown: `${markdown}\n| **Total** | **${escapeMarkdown(dollars(totalCents))}** |`,
});

/** An address on one line. */
export const addressOf = ({ name, line1, line2, city, state, zipCode }: MailedAddress): string =>
  [name, line1, line2, `${city}, ${state} ${zipCode}`].filter((part) => part !== '').join(', ');

const BRANDS: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
]);

/** What was paid with, such as `Visa ending in 4242`. */
export const paymentName = ({ kind, brand, lastFour }: MailedPayment): string => {
  if (kind === 'paypal') return 'PayPal';
  const name = kind === 'petco-pay' ? 'Petco Pay' : (BRANDS.get(brand.toLowerCase()) ?? (brand || 'Card'));
  return lastFour === '' ? name : `${name} ending in ${lastFour}`;
};

/** The rows of what was paid: gift cards first, and the rest with the card. */
export const paymentRows = (
  totalCents: number,
  { payment, gifts }: { readonly payment: MailedPayment | undefined; readonly gifts: readonly MailedGift[] },
): readonly AmountRow[] => {
  const toPay = gifts.reduce((open, { amountCents }) => open - amountCents, totalCents);
  return [
    ...gifts.map(({ lastFour, amountCents, remainingCents }): AmountRow => [
      `Gift card ending in ${lastFour} (${dollars(remainingCents)} left)`,
      amountCents,
    ]),
    ...(payment === undefined ? [] : [[paymentName(payment), toPay] as const]),
  ];
};
