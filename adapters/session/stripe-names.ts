/** Key in local storage (HDR-06). The boot script reads it, too, before the page is painted. */
export const SESSION_INFO_KEY = 'SESSION_INFO';
/** The stored value contains this text when the shopper has closed the stripe. */
export const STRIPE_CLOSED = '"globalStripeOpen":false';
/** The shop's own cookie. With the value `closed`, the server renders the page without the stripe. */
export const STRIPE_COOKIE = 'stripe';
