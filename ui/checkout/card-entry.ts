import type { CardSummary } from '../../core/checkout/checkout';

/** A card that was typed at the provider: its token, and what may be shown of it (PAY-02). */
export interface TypedCard extends CardSummary {
  readonly token: string;
}

/** The outcome of asking for the token of the typed card. */
export type CardEntryResult =
  | { readonly kind: 'token'; readonly card: TypedCard }
  /** Something is missing or wrong; the messages stand beside the fields. */
  | { readonly kind: 'invalid' }
  /** The provider cannot be reached. */
  | { readonly kind: 'failed' };

/** The fields for a card, which belong to the provider's origin. */
export interface CardEntry {
  /** Asks for the token of the typed card. The number never reaches this page. */
  readonly submit: () => Promise<CardEntryResult>;
}
