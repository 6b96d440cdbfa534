/** A link to a page of the retailer on another site. */
export interface BrandLink {
  readonly text: string;
  readonly url: string;
}

/** The names of the retailer, its rewards programme and its card; everything on screen takes them from here. */
export interface Brand {
  readonly shop: string;
  readonly rewards: string;
  readonly card: string;
  /** The retailer's own profiles on social networks, for the footer (FTR-01). Without any, the footer has no such list. */
  readonly social?: ReadonlyArray<BrandLink>;
  /** The retailer's own apps in the app stores, for the footer (FTR-01). Without any, the footer has no such list. */
  readonly apps?: ReadonlyArray<BrandLink>;
}

export const DEFAULT_BRAND: Brand = { shop: 'Petco', rewards: 'Pals Rewards', card: 'Petco Pay' };
