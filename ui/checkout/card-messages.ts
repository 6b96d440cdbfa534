/** The card fields gave no token because the provider cannot be reached. */
export const CARD_SERVICE_DOWN =
  'Your card could not be checked just now, and nothing was charged. Please try again, or pay with something else.';

/** The provider does not accept the typed card. */
export const CARD_REFUSED =
  'Your card was not accepted, and nothing was charged. Please try again, or pay with something else.';
