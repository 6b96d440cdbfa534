/** Where the shop serves the bank's script, or leads to it: pages know no other address. */
export const CARD_OFFER_PATH = '/card-offer/sdk.js';

/** What the bank's script makes on the window: `plccOffer.open({…})`. */
export const CARD_OFFER_GLOBAL = 'plccOffer';

/** The Trusted Types policy under which that one address is fetched. */
export const CARD_OFFER_POLICY = 'shop-card-offer';
