import * as v from 'valibot';
import { newId, type DoubleStore, type StoredMethod } from './double-store.ts';
import { behaviourOf, brandOf, isLuhnValid } from './test-cards.ts';

/** What the fields page sends. The number and the code are used here and forgotten. */
export const typedCardSchema = v.strictObject({
  number: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  expiryMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  expiryYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2099)),
  securityCode: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
});

export type TypedCard = v.InferOutput<typeof typedCardSchema>;

/** A field of the card with what is wrong with it, as a shopper reads it. */
export type CardProblem = { readonly field: 'number' | 'expiry' | 'code'; readonly message: string };

/** Parent of the cards that no payment has used. */
const UNUSED = 'unused';
const UNUSED_LIFETIME_MS = 24 * 60 * 60_000;

const problemOf = (
  { number, expiryMonth, expiryYear, securityCode }: TypedCard,
  now: number,
): CardProblem | undefined => {
  if (!isLuhnValid(number)) return { field: 'number', message: 'Check the card number. It isn’t valid.' };
  if (behaviourOf(number) === undefined) {
    return { field: 'number', message: 'This is a demo. Use a test card such as 4242 4242 4242 4242.' };
  }
  // A card is valid until the last day of its month, everywhere on earth.
  if (Date.UTC(expiryYear, expiryMonth, 2) <= now) return { field: 'expiry', message: 'This card has expired.' };
  const codeLength = brandOf(number) === 'amex' ? 4 : 3;
  return securityCode.length === codeLength
    ? undefined
    : { field: 'code', message: `Enter the ${codeLength}-digit security code.` };
};

/**
 * Keeps a card as token, brand, last four digits, expiry and the behaviour that its number stands for. Returns the
 * problem of a card that cannot be used; nothing is kept then. Cards that no payment uses within a day are forgotten,
 * since anybody can type one. [PAY-02]
 */
export const keepCard = (store: DoubleStore, typed: TypedCard, now: number): StoredMethod | CardProblem => {
  const problem = problemOf(typed, now);
  const behaviour = behaviourOf(typed.number);
  if (problem !== undefined || behaviour === undefined) return problem ?? { field: 'number', message: 'Unknown card.' };
  const method: StoredMethod = {
    id: newId('pm'),
    created: now,
    kind: 'card',
    customer: null,
    isDetached: false,
    card: {
      brand: brandOf(typed.number),
      last4: typed.number.slice(-4),
      exp_month: typed.expiryMonth,
      exp_year: typed.expiryYear,
    },
    behaviour,
  };
  store.removeCreatedBefore(now - UNUSED_LIFETIME_MS, 'method', UNUSED);
  store.put('method', method, UNUSED);
  return method;
};
