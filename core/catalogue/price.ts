import { formatMoney } from '../shared/money';

/** The prices of a product in the shop's currency; a number is undefined where the shop has no price (REC-03). */
export interface Prices {
  /** The current price of the least expensive variant. */
  readonly price: number | undefined;
  readonly hasRange: boolean;
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  readonly hasOffer: boolean;
  readonly normalPrice: number | undefined;
  readonly offerPrice: number | undefined;
}

export const NO_PRICES: Prices = {
  price: undefined,
  hasRange: false,
  minPrice: undefined,
  maxPrice: undefined,
  hasOffer: false,
  normalPrice: undefined,
  offerPrice: undefined,
};

/** The price of one variant: the usual price, and the current price when it is lower. */
export interface VariantPrice {
  readonly listPrice: number | undefined;
  readonly offerPrice: number | undefined;
}

/** Returns the prices of a product with these variants; variants without a price do not count. */
export const pricesOf = (variants: ReadonlyArray<VariantPrice>): Prices => {
  const priced = variants.flatMap(({ listPrice, offerPrice }) => {
    const now = offerPrice ?? listPrice;
    if (now === undefined) return [];
    const normal = Math.max(listPrice ?? now, now);
    return [{ now, normal, hasOffer: now < normal }];
  });
  const cheapest = priced.reduce<(typeof priced)[number] | undefined>(
    (best, candidate) => (best === undefined || candidate.now < best.now ? candidate : best),
    undefined,
  );
  if (cheapest === undefined) return NO_PRICES;
  const maxPrice = Math.max(...priced.map(({ now }) => now));
  return {
    price: cheapest.now,
    hasRange: maxPrice > cheapest.now,
    minPrice: cheapest.now,
    maxPrice,
    hasOffer: cheapest.hasOffer,
    normalPrice: cheapest.normal,
    offerPrice: cheapest.hasOffer ? cheapest.now : undefined,
  };
};

/** The prices of a product whose variants are unknown: the current price, and the others where they are known. */
export interface KnownPrices {
  readonly price: number;
  readonly normalPrice?: number | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
}

/** Returns the prices of a product from known values; the current price replaces missing ones. */
export const pricesFrom = ({ price, normalPrice = price, minPrice = price, maxPrice = price }: KnownPrices): Prices => {
  const hasOffer = price < normalPrice;
  return {
    price,
    hasRange: maxPrice > minPrice,
    minPrice,
    maxPrice,
    hasOffer,
    normalPrice,
    offerPrice: hasOffer ? price : undefined,
  };
};

/**
 * Formats a price as `$1,234.50`, and as `N/A` when it is missing, empty or not a number (REC-03). The currency is an
 * ISO 4217 code.
 */
export const formatPrice = (price: number | string | null | undefined, currency: string): string => {
  const amount = parsePrice(price);
  return amount === undefined ? 'N/A' : formatMoney(amount, currency);
};

/** Parses a price as services write it (`12.99`, `"12.99000"`, `"$12.99"`); undefined when it is not a price. */
export const parsePrice = (price: number | string | null | undefined): number | undefined => {
  if (typeof price === 'number') return Number.isFinite(price) ? price : undefined;
  const digits = (price ?? '').trim().replace(/^\$/, '').replaceAll(',', '');
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(digits) ? Number(digits) : undefined;
};

/** `was $15.99`, or undefined without an offer, and for a range, whose prices have different former ones (PRO-03). */
export const wasLabel = ({ hasOffer, hasRange, normalPrice }: Prices, currency: string): string | undefined =>
  hasOffer && !hasRange && normalPrice !== undefined ? `was ${formatPrice(normalPrice, currency)}` : undefined;

/** `from $5.00 up to $20.00`, or undefined without a range. */
export const rangeLabel = ({ hasRange, minPrice, maxPrice }: Prices, currency: string): string | undefined =>
  hasRange ? `from ${formatPrice(minPrice, currency)} up to ${formatPrice(maxPrice, currency)}` : undefined;
