/** The card fields are not ready to be read yet. */
export const CARD_NOT_LOADED = 'The card form is still loading. Please try again in a moment.';

/** The card fields gave no token because the provider cannot be reached. Its address may be another one after a reload. */
export const CARD_SERVICE_DOWN =
  'We couldn’t verify your card, and you weren’t charged. Please reload the page and try again, or use another payment method.';

/** The provider does not accept the typed card. */
export const CARD_REFUSED =
  'Your card wasn’t accepted, and you weren’t charged. Please try again or use another payment method.';
