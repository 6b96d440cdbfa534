import type { Sku } from '../catalogue/catalogue-records.ts';

export const CURRENCY = 'USD';

/** Money as the search services write it: dollars with two decimals. */
export const toDollars = (cents: number): string => (cents / 100).toFixed(2);

/** Current price of a SKU; undefined when it has none. */
export const priceOf = (sku: Sku): number | undefined => sku.offerPriceCents ?? sku.listPriceCents ?? undefined;

export interface PriceEntry {
  readonly usage: 'Display' | 'Offer';
  readonly value: string;
  readonly currency: string;
}

/** List price and current price; equal without an offer, empty without a price. [REC-03] */
export const toPrices = (sku: Sku | undefined): readonly PriceEntry[] => {
  const paid = sku && priceOf(sku);
  if (sku === undefined || paid === undefined) return [];
  return [
    { usage: 'Display', value: toDollars(sku.listPriceCents ?? paid), currency: CURRENCY },
    { usage: 'Offer', value: toDollars(paid), currency: CURRENCY },
  ];
};

/** Lowest and highest price over the SKUs; undefined when none has one. */
export const priceRange = (skus: readonly Sku[]): { readonly min: string; readonly max: string } | undefined => {
  const prices = skus.flatMap((sku) => priceOf(sku) ?? []);
  if (prices.length === 0) return undefined;
  return { min: toDollars(Math.min(...prices)), max: toDollars(Math.max(...prices)) };
};
