/**
 * The parts of the shop that depend on the backend's abilities. The shop does not link, promise or request a part that
 * the backend lacks, and its pages do not exist.
 */
export const CAPABILITIES = [
  /** Physical stores: the locator, a page for each store, and the shopper's own store. */
  'stores',
  /** Collecting an order in a store. Requires stores. */
  'pickup',
  /** Same-day delivery from a store. */
  'same-day',
  /** Items of the cart that the shopper keeps for later. */
  'save-for-later',
  /** Wish lists, of guests too. */
  'lists',
  /** Accounts: sign-in and registration. */
  'accounts',
  /** A new password by email. */
  'password-reset',
  /** A sign-in link by email for locked accounts. */
  'sign-in-links',
  /** Sign-in with Google, where the shop has a client id there. */
  'google-sign-in',
  /** The rewards programme and its coupons. */
  'rewards',
  /** The store credit card, its application and the wallet. */
  'card',
  /** Promotion codes in the cart. */
  'promotion-codes',
  /** Running promotions: the page of offers and deals. */
  'deals',
  /** Pages of brands. */
  'brands',
  /** Repeat delivery. */
  'repeat-delivery',
  /** Appointments for grooming and other services, in stores. Requires accounts. */
  'appointments',
  /** Texts of reviews, which shoppers write about what they bought; ratings alone need no capability. Requires accounts. */
  'reviews',
  /** Questions about products, asked and answered by shoppers. */
  'questions',
  /** Mail when a product is in stock again. */
  'stock-notices',
  /** The newsletter. */
  'newsletter',
  /** The shopper's pets and vets. */
  'pets',
  /** Memberships of Vital Care. Requires accounts. */
  'memberships',
  /** Ordering the contents of the cart. */
  'checkout',
  /** A history of orders, tracking and buying again. */
  'orders',
  /** Marketing content: promotional spots and the stripe. */
  'espots',
  /** Written pages: help, policies, services. */
  'content-pages',
  /** Questions of shoppers answered in the live chat. Requires content pages. */
  'chat-answers',
  /** Recommended products. */
  'recommendations',
  /** Previews of the shop at another date, for its staff. */
  'preview',
  /** Sponsored ads. */
  'sponsored-ads',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** The capabilities of the backend. */
export type Capabilities = ReadonlySet<Capability>;

/** Whether the backend has a capability. */
export type Can = (capability: Capability) => boolean;

export const canOf =
  (capabilities: Capabilities): Can =>
  (capability) =>
    capabilities.has(capability);

/** The capability that another one requires. */
const REQUIRES: Readonly<Partial<Record<Capability, Capability>>> = {
  pickup: 'stores',
  'same-day': 'stores',
  'password-reset': 'accounts',
  'sign-in-links': 'accounts',
  'google-sign-in': 'accounts',
  pets: 'accounts',
  reviews: 'accounts',
  rewards: 'accounts',
  appointments: 'accounts',
  memberships: 'accounts',
  card: 'rewards',
  'chat-answers': 'content-pages',
};

/** Returns all capabilities except these and those that require one of these. */
export const allBut = (lacking: ReadonlyArray<Capability>): Capabilities => {
  const isLacking = (capability: Capability | undefined): boolean =>
    capability !== undefined && (lacking.includes(capability) || isLacking(REQUIRES[capability]));
  return new Set(CAPABILITIES.filter((capability) => !isLacking(capability)));
};

/** Returns the missing capabilities, for a page's data. */
export const lackingOf = (capabilities: Capabilities): ReadonlyArray<Capability> =>
  CAPABILITIES.filter((capability) => !capabilities.has(capability));
