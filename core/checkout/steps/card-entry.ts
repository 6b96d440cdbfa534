import type { TaskEither } from 'fp-ts/TaskEither';
import type { CardSummary } from '../loading/checkout';

/** A card that was typed at the provider: its token, and what may be shown of it (PAY-02). */
export interface TypedCard extends CardSummary {
  readonly token: string;
}

/** The outcome of asking for the token of the typed card. */
export type CardEntryResult =
  | { readonly kind: 'token'; readonly card: TypedCard }
  /** Something is missing or wrong; the messages stand beside the fields. */
  | { readonly kind: 'invalid' }
  /** The provider does not accept this card. */
  | { readonly kind: 'refused' }
  /** The provider cannot be reached. */
  | { readonly kind: 'failed' };

/** The fields for a card, which belong to the provider's origin. */
export interface CardEntry {
  /** Asks for the token of the typed card. The number never reaches this page. */
  readonly submit: () => Promise<CardEntryResult>;
}

/** How long the fields and a token may take: the provider answers within seconds, or cannot be reached. */
export const CARD_ENTRY_TIMEOUT_MS = 20_000;

/** Where the fields are shown, and what they begin with. */
export interface CardFieldsStart<Target> {
  readonly target: Target;
  /** What is to be paid, in whole cents. */
  readonly amountCents: number;
  /** Three letters, such as `USD`. */
  readonly currency: string;
  /** The ZIP code that the fields offer for the bill; may be empty. */
  readonly zipCode: string;
}

/** Fields that are shown. */
export interface ShownCardFields {
  readonly entry: CardEntry;
  /** Removes the fields. */
  readonly remove: () => void;
}

/**
 * Shows fields that a script of the provider puts into this page, as frames of the provider's origin. Completes when they
 * can be filled in. Fails with `not-loaded` when the script or the fields cannot be loaded; nothing is shown then.
 */
export type ShowCardFields<Target> = (start: CardFieldsStart<Target>) => TaskEither<'not-loaded', ShownCardFields>;

const textIn = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Returns a number within bounds; undefined for anything else. */
export const numberIn = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined;

/** Checks the parts of a card that a provider returned. A card without a token or its last four digits counts as failed. */
export const toCardEntryResult = (parts: Readonly<Record<string, unknown>>): CardEntryResult => {
  const token = textIn(parts.token, /^[\w-]{1,200}$/);
  const lastFour = textIn(parts.lastFour, /^\d{4}$/);
  if (token === undefined || lastFour === undefined) return { kind: 'failed' };
  return {
    kind: 'token',
    card: {
      token,
      lastFour,
      brand: textIn(parts.brand, /^[\w -]{1,40}$/) ?? '',
      expiryMonth: numberIn(parts.expiryMonth, 1, 12),
      expiryYear: numberIn(parts.expiryYear, 2000, 9999),
    },
  };
};
