/** Key of the browser's local storage (HDR-06); the boot script reads it, too, before a page is painted. */
export const SESSION_INFO_KEY = 'SESSION_INFO';
/** What is kept contains this when the stripe was put away. */
export const STRIPE_CLOSED = '"globalStripeOpen":false';
/** Our own cookie, `closed` after the shopper has closed the stripe: the server then renders the page without it. */
export const STRIPE_COOKIE = 'stripe';
