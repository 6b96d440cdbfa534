import type { CardDecline } from './test-cards.ts';
import { ownValue } from '../../shared/own-value.ts';

/** An error response in Stripe's shape. */
export class StripeFault extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;
  /** Whether the work began, so that Stripe keeps the response for repetitions of the request. */
  readonly isKept: boolean;

  constructor(status: number, error: Readonly<Record<string, unknown>> & { readonly message: string }, isKept = false) {
    super(error.message);
    this.status = status;
    this.error = error;
    this.isKept = isKept;
  }
}

const invalid = (message: string, more: Readonly<Record<string, unknown>> = {}): StripeFault =>
  new StripeFault(400, { type: 'invalid_request_error', message, ...more });

export const missingResource = (what: string, id: string, param: string): StripeFault =>
  new StripeFault(param === 'intent' || param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });

export const invalidParameter = (param: string, message: string): StripeFault => invalid(message, { param });

export const unexpectedState = (action: string, status: string): StripeFault =>
  invalid(`This PaymentIntent could not be ${action} because it has a status of ${status}.`, {
    code: 'payment_intent_unexpected_state',
  });

export const amountTooLarge = (param: string, message: string): StripeFault =>
  invalid(message, { code: 'amount_too_large', param });

export const amountTooSmall = (leastCents: number): StripeFault =>
  invalid(`The amount must be at least ${leastCents} cents.`, { code: 'amount_too_small', param: 'amount' });

export const alreadyRefunded = (): StripeFault =>
  invalid('The refund is greater than what is left of the captured amount.', { code: 'charge_already_refunded' });

export const reusedKey = (): StripeFault =>
  new StripeFault(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  });

export const invalidKey = (maxLength: number): StripeFault =>
  invalid(`Keys for idempotent requests can have up to ${maxLength} characters.`);

export const wrongKey = (): StripeFault =>
  new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });

export const rateLimited = (): StripeFault =>
  new StripeFault(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'This test card stands for a provider that accepts no requests.',
  });

export const serverError = (): StripeFault =>
  new StripeFault(500, { type: 'api_error', message: 'This test card stands for an error of the provider.' }, true);

/** An error of a card as it is kept with the payment and sent in the response. */
export interface CardError {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

const CARD_ERRORS: Readonly<Record<CardDecline, CardError>> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  'insufficient-funds': {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  'lost-card': { code: 'card_declined', decline_code: 'lost_card', message: 'Your card was declined.' },
  'expired-card': { code: 'expired_card', message: 'Your card has expired.' },
  'wrong-code': { code: 'incorrect_cvc', message: 'Your card’s security code is incorrect.' },
  'bank-silent': {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

/** The error of a card that is declined; undefined for any other behaviour. */
export const cardErrorOf = (behaviour: string): CardError | undefined => ownValue(CARD_ERRORS, behaviour);

/** A date of a card that has passed. */
export const EXPIRY_PASSED: CardError = {
  code: 'invalid_expiry_year',
  message: "Your card's expiration date has passed.",
};

export const AUTHENTICATION_FAILED: CardError = {
  code: 'payment_intent_authentication_failure',
  message: 'The shopper did not approve the payment.',
};

export const SETUP_NOT_APPROVED: CardError = {
  code: 'setup_intent_authentication_failure',
  message: 'The shopper did not approve the card.',
};

/** The response of a declined card, with the payment or the setup that it was tried for. */
export const declinedCard = (error: CardError, tried: Readonly<Record<string, unknown>>): StripeFault =>
  new StripeFault(402, { type: 'card_error', ...error, ...tried }, true);
