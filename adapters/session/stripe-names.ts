/** Key of the browser's local storage (HDR-06); the boot script reads it, too, before a page is painted. */
export const SESSION_INFO_KEY = 'SESSION_INFO';
/** What is kept contains this when the stripe was put away. */
export const STRIPE_CLOSED = '"globalStripeOpen":false';
/** Our own cookie, `closed` for whoever has put the stripe away: the server's page comes without it then. */
export const STRIPE_COOKIE = 'stripe';
