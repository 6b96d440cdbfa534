import type { ProductDraft } from './product-draft.ts';
import type { Random } from '../../shared/random.ts';
import { sizeTables, type SizePlan, type SizeTable } from './kinds/size-tables.ts';

/** A planned SKU: its distinguishing facts and its price. */
export interface Variant {
  readonly size: string | null;
  readonly flavor: string | null;
  readonly color: string | null;
  readonly listPriceCents: number | null;
  readonly offerPriceCents: number | null;
}

const OFFER_SHARE = 0.18;
const UNPRICED_SHARE = 0.008;
const MAX_VARIANTS = 8;

/** The nearest price that ends in 49 or 99 cents. */
const toShopPrice = (cents: number): number => Math.max(99, Math.round((cents + 1) / 50) * 50 - 1);

const sizesFor = (random: Random, table: SizeTable): readonly SizePlan[] =>
  random.sample(table.sizes, random.between(1, Math.min(4, table.sizes.length)));

const listPrices = (random: Random, table: SizeTable, sizes: readonly SizePlan[], tier: number): readonly number[] => {
  const taste = 0.82 + random.next() * 0.45;
  const prices: number[] = [];
  for (const { units } of sizes) {
    const fair = toShopPrice(table.centsPerUnit * units ** table.growth * tier * taste);
    // More of the same never costs less.
    prices.push(Math.max(fair, (prices.at(-1) ?? 0) + 50));
  }
  return prices;
};

const offerPrice = (listPrice: number, share: number): number | null => {
  const offer = toShopPrice(listPrice * (1 - share));
  return offer < listPrice ? offer : null;
};

/** Sizes, flavours and colours as SKUs with their prices, the smallest first. */
export const makeVariants = (random: Random, draft: ProductDraft): readonly Variant[] => {
  const table: SizeTable = sizeTables[draft.kind.sizes];
  const sizes = sizesFor(random, table);
  const prices = listPrices(random, table, sizes, draft.brand.tier);
  const priced = !random.chance(UNPRICED_SHARE);
  const onOffer = priced && random.chance(OFFER_SHARE);
  const everySkuOnOffer = random.chance(0.7);
  const share = random.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.4]);
  const flavors: readonly (string | null)[] = draft.flavors.length > 0 ? draft.flavors : [null];
  const colors: readonly (string | null)[] = draft.colors.length > 0 ? draft.colors : [null];
  const variants: Variant[] = [];
  sizes.forEach((size, index) => {
    const listPriceCents = priced ? (prices[index] ?? null) : null;
    const reduced = onOffer && listPriceCents !== null && (everySkuOnOffer || index === 0);
    const offerPriceCents = reduced ? offerPrice(listPriceCents, share) : null;
    for (const flavor of flavors) {
      for (const color of colors) variants.push({ size: size.label, flavor, color, listPriceCents, offerPriceCents });
    }
  });
  return variants.slice(0, MAX_VARIANTS);
};
