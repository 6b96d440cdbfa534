/** What a test card stands for. */
export type CardBehaviour =
  | 'approved'
  | 'captured-once'
  | 'needs-authentication'
  /** The payment is made; the response comes late. */
  | 'slow'
  /** The payment is made; the connection is closed instead of a response. */
  | 'lost-answer'
  /** Refused before anything is done. */
  | 'unavailable'
  /** Fails with status 500; nothing is done. */
  | 'server-error'
  | CardDecline;

/** Codes and decline codes as Stripe publishes them. */
export type CardDecline =
  'declined' | 'insufficient-funds' | 'lost-card' | 'expired-card' | 'wrong-code' | 'bank-silent';

interface TestCard {
  readonly number: string;
  readonly behaviour: CardBehaviour;
}

/** The only numbers that the provider takes, as docs/payments.md lists them. 4000 0000 0000 1… are its own; the others are Stripe's. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'approved' },
  { number: '5555555555554444', behaviour: 'approved' },
  { number: '378282246310005', behaviour: 'approved' },
  { number: '6011111111111117', behaviour: 'approved' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000009995', behaviour: 'insufficient-funds' },
  { number: '4000000000009987', behaviour: 'lost-card' },
  { number: '4000000000000069', behaviour: 'expired-card' },
  { number: '4000000000000127', behaviour: 'wrong-code' },
  { number: '4000000000000119', behaviour: 'bank-silent' },
  { number: '4000002760003184', behaviour: 'needs-authentication' },
  { number: '4000008400000076', behaviour: 'captured-once' },
  { number: '4000000000001000', behaviour: 'slow' },
  { number: '4000000000001109', behaviour: 'unavailable' },
  { number: '4000000000001208', behaviour: 'lost-answer' },
  { number: '4000000000001307', behaviour: 'server-error' },
];

/** The behaviour of a number without spaces; undefined for a card that is not a test card. */
export const behaviourOf = (number: string): CardBehaviour | undefined =>
  TEST_CARDS.find((card) => card.number === number)?.behaviour;

/** Whether the digits satisfy the Luhn check of card numbers. */
export const isLuhnValid = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

const BRANDS: readonly (readonly [brand: string, numbers: RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['discover', /^6(?:011|5)/],
];

/** The brand of a number in lower case, or `unknown`. */
export const brandOf = (number: string): string => BRANDS.find(([, numbers]) => numbers.test(number))?.[0] ?? 'unknown';
