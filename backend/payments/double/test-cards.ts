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

export interface TestCard {
  readonly number: string;
  readonly behaviour: CardBehaviour;
  /** What the card shows, for the documentation and the fields page. */
  readonly label: string;
}

/** The only numbers that the provider takes. Those from 4000 0000 0000 1000 on are its own; the others are Stripe's. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'approved', label: 'approved (Visa)' },
  { number: '5555555555554444', behaviour: 'approved', label: 'approved (Mastercard)' },
  { number: '378282246310005', behaviour: 'approved', label: 'approved (American Express)' },
  { number: '6011111111111117', behaviour: 'approved', label: 'approved (Discover)' },
  { number: '4000000000000002', behaviour: 'declined', label: 'declined' },
  { number: '4000000000009995', behaviour: 'insufficient-funds', label: 'insufficient funds' },
  { number: '4000000000009987', behaviour: 'lost-card', label: 'declined: reported lost, which is not revealed' },
  { number: '4000000000000069', behaviour: 'expired-card', label: 'expired' },
  { number: '4000000000000127', behaviour: 'wrong-code', label: 'wrong security code' },
  {
    number: '4000000000000119',
    behaviour: 'bank-silent',
    label: 'declined: the bank does not answer, try again later',
  },
  { number: '4000002760003184', behaviour: 'needs-authentication', label: 'needs authentication' },
  {
    number: '4000008400000076',
    behaviour: 'captured-once',
    label: 'approved, captured once; a second capture is refused',
  },
  { number: '4000000000001000', behaviour: 'slow', label: 'approved slowly' },
  { number: '4000000000001109', behaviour: 'unavailable', label: 'provider unavailable, nothing happens' },
  { number: '4000000000001208', behaviour: 'lost-answer', label: 'approved, and the answer is lost' },
  { number: '4000000000001307', behaviour: 'server-error', label: 'server error, nothing happens' },
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
