/** A link to a page of the retailer on another site. */
export interface BrandLink {
  readonly text: string;
  readonly url: string;
}

/** The names of the retailer, its rewards programme and its card, and its currency. All texts on screen use them. */
export interface Brand {
  readonly shop: string;
  readonly rewards: string;
  readonly card: string;
  /** The currency of all prices: an ISO 4217 code. */
  readonly currency: string;
  /** The retailer's own profiles on social networks, for the footer (FTR-01). Without any, the footer has no such list. */
  readonly social?: ReadonlyArray<BrandLink>;
  /** The retailer's own apps in the app stores, for the footer (FTR-01). Without any, the footer has no such list. */
  readonly apps?: ReadonlyArray<BrandLink>;
}

/** The names of the specification. */
export const DEFAULT_BRAND: Brand = { shop: 'Petco', rewards: 'Pals Rewards', card: 'Petco Pay', currency: 'USD' };
