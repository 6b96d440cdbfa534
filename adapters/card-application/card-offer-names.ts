/** Path of the bank's script. The shop serves the script there or redirects to it; pages load it from no other URL. */
export const CARD_OFFER_PATH = '/card-offer/sdk.js';

/** The global variable that the bank's script sets: `plccOffer.open({…})`. */
export const CARD_OFFER_GLOBAL = 'plccOffer';

/** Name of the Trusted Types policy that permits this script URL. */
export const CARD_OFFER_POLICY = 'shop-card-offer';
