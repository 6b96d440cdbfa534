/** How the retailer, its programme and its card are called; everything on screen takes them from here. */
export interface Brand {
  readonly shop: string;
  readonly rewards: string;
  readonly card: string;
}

export const DEFAULT_BRAND: Brand = { shop: 'Petco', rewards: 'Pals Rewards', card: 'Petco Pay' };
