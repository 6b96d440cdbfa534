import type { ProductTable, SkuTable, StockTable } from '../../database/tables/catalogue-tables.ts';
import { cleanText } from '../clean-text.ts';
import { GENERATED_TODAY } from '../generated-today.ts';
import { gtinCheckDigit } from '../gtin.ts';
import { drawnPicture, drawnPictures } from '../../images/imported/shown-pictures.ts';
import { hashOf } from '../../shared/hash.ts';
import { toSlug } from '../../shared/slug.ts';
import { describe, highlightsOf } from './descriptions.ts';
import { needsPrescription, type ProductFacts } from '../product-facts.ts';
import { productFactsOf } from './facts/product-facts-of.ts';
import { feedingOf, ingredientsOf } from './nutrition.ts';
import { makeVariants, type Variant } from './pricing.ts';
import { draftName, type ProductDraft } from './product-draft.ts';
import type { Random } from '../../shared/random.ts';
import { makePopularity, makeReviews, type Reviews } from './reviews.ts';
import { specificationOf } from './specification.ts';

/** Stores that may hold stock. */
const storeIds: readonly string[] = Array.from({ length: 40 }, (_, index) => String(1101 + index));

export interface GeneratedProduct {
  readonly product: ProductTable;
  readonly skus: readonly SkuTable[];
  readonly stock: readonly StockTable[];
  readonly onOffer: boolean;
}

export interface ProductPlace {
  readonly categoryId: string;
  /** Names from the department down to the leaf. */
  readonly categoryNames: readonly string[];
}

const FIRST_PART_NUMBER = 1000;
const FIRST_GTIN = 60_000_000_000;
const DAY = 86_400_000;

/** Text as feeds deliver it, some of it encoded twice; it is then cleaned like an imported feed. */
const throughFeed = (random: Random, text: string): string => {
  const encoded = random.chance(0.25) ? text.replaceAll('&', '&amp;amp;').replaceAll("'", '&amp;#39;') : text;
  return cleanText(encoded);
};

const MAX_NAME_LENGTH = 190;

const shortened = (name: string): string =>
  name.length <= MAX_NAME_LENGTH
    ? name
    : name.slice(0, name.lastIndexOf(' ', MAX_NAME_LENGTH)).replace(/(?<![\s,&])[\s,&]+$/, '');

/** The product's name, cleaned and at most 190 characters long. */
export const cleanName = (random: Random, draft: ProductDraft): string =>
  shortened(throughFeed(random, draftName(draft)));

/** Companies that sell and ship large furniture through the shop. */
const vendors = ['Timber & Tail Workshop', 'Harbor Pet Furniture'] as const;

/**
 * Every fourth product of the forms that other companies sell is theirs. Does not draw from the generator's random
 * numbers, so that all other facts of a seed stay as they are.
 */
const vendorOf = ({ kind, brand }: ProductDraft, selling: Selling, partNumber: string): string | null => {
  const sold = /^(crate|tower|gate)$/.test(kind.form) && !selling.inStoreOnly && !selling.pickupOnly;
  if (!sold || hashOf(partNumber) % 4 !== 0) return null;
  return vendors[hashOf(brand.slug) % vendors.length] ?? null;
};

interface Selling {
  readonly liveAnimal: boolean;
  readonly inStoreOnly: boolean;
  readonly pickupOnly: boolean;
  readonly repeatDelivery: boolean;
  /** Shipped only; stores do not stock it. */
  readonly sentOnly: boolean;
}

/** What is made for one shopper is shipped. */
const MADE_TO_ORDER: Selling = {
  liveAnimal: false,
  inStoreOnly: false,
  pickupOnly: false,
  repeatDelivery: false,
  sentOnly: true,
};

const sellingOf = (random: Random, { kind, department }: ProductDraft): Selling => {
  if (kind.personalization !== undefined) return MADE_TO_ORDER;
  const liveAnimal = kind.style === 'animal' && kind.form !== 'plant';
  const bulky = /^(tank|cage|crate|tower)$/.test(kind.form);
  const frozen = kind.category === 'fresh-and-frozen-dog-food';
  const inStoreOnly = liveAnimal || random.chance(bulky ? 0.06 : 0.012);
  const pickupOnly = !inStoreOnly && (kind.form === 'plant' || random.chance(frozen ? 0.6 : bulky ? 0.1 : 0.015));
  const usedUp = /food|treat|litter|health|flea|diet|grooming/.test(kind.trade) && kind.style !== 'gear';
  return {
    liveAnimal,
    inStoreOnly,
    pickupOnly,
    repeatDelivery: usedUp && !inStoreOnly && !pickupOnly && random.chance(0.88),
    sentOnly: department === 'pharmacy' && !inStoreOnly && !pickupOnly,
  };
};

/**
 * How a product is sold that a vet has to approve: it is shipped once, after the approval. Stock is still drawn as for
 * other products, so that all other facts of a seed stay as they are. [PRO-07]
 */
const asPrescribed = (selling: Selling): Selling => ({ ...selling, pickupOnly: false, repeatDelivery: false });

const flagsOf = ({ inStoreOnly, pickupOnly, repeatDelivery, liveAnimal }: Selling) => ({
  in_store_only: inStoreOnly ? 1 : 0,
  pickup_only: pickupOnly ? 1 : 0,
  repeat_delivery: repeatDelivery ? 1 : 0,
  live_animal: liveAnimal ? 1 : 0,
});

const stockOfSku = (random: Random, skuId: string, selling: Selling): StockTable[] => {
  const levels: StockTable[] = [];
  const emptyEverywhere = random.chance(0.015);
  const online =
    selling.inStoreOnly || emptyEverywhere || random.chance(0.07) ? 0 : random.between(1, 8) * random.between(2, 40);
  if (!selling.inStoreOnly) levels.push({ sku_id: skuId, location: 'online', quantity: online });
  if (emptyEverywhere) return levels;
  for (const location of random.sample(
    storeIds,
    random.between(selling.inStoreOnly || selling.pickupOnly ? 3 : 0, 9),
  )) {
    const quantity = random.between(1, 24);
    if (!selling.sentOnly) levels.push({ sku_id: skuId, location, quantity });
  }
  return levels;
};

const likingOf = ({ brand, kind }: ProductDraft): number =>
  (/^(wholehearted|blue-buffalo|merrick|science-diet|royal-canin)$/.test(brand.slug) ? 2.2 : 1) *
  (kind.trade === 'food' || kind.trade === 'litter' ? 1.6 : kind.style === 'animal' ? 0.6 : 1);

const gtinFor = (skuNumber: number): string => {
  const digits = String(FIRST_GTIN + skuNumber).padStart(11, '0');
  return digits + String(gtinCheckDigit(digits));
};

const makeSku = (
  variant: Variant,
  productId: string,
  id: string,
  number: number,
  position: number,
  gtin: string | null,
): SkuTable => ({
  id,
  part_number: `SKU-${FIRST_PART_NUMBER + number}`,
  product_id: productId,
  size: variant.size,
  flavor: variant.flavor,
  color: variant.color,
  gtin,
  list_price_cents: variant.listPriceCents,
  offer_price_cents: variant.offerPriceCents,
  position,
  // The product's own pictures show its default SKU.
  image_url: position === 0 ? null : drawnPicture(`SKU-${FIRST_PART_NUMBER + number}`),
});

const textsOf = (
  random: Random,
  draft: ProductDraft,
): Pick<ProductTable, 'description' | 'highlights' | 'ingredients' | 'feeding'> => ({
  description: throughFeed(random, describe(random, draft)),
  highlights: JSON.stringify(highlightsOf(random, draft).map((text) => throughFeed(random, text))),
  ingredients: ingredientsOf(random, draft),
  feeding: feedingOf(random, draft),
});

const factsOf = (draft: ProductDraft, partNumber: string, variants: readonly Variant[]): readonly ProductFacts[] =>
  productFactsOf(
    draft,
    partNumber,
    variants.flatMap(({ size }) => size ?? []),
  );

/** The texts of the reviews are derived from these columns when they are read: see `reviews/seeded-reviews.ts`. */
const ratingColumns = ({ rating, count, counts }: Reviews) => ({
  rating,
  review_count: count,
  rating_counts: JSON.stringify(counts),
  seeded_reviews: 1,
});

/**
 * The rows of one product. `firstId` is the product's id, and its SKUs get the ids after it. `productNumber` and
 * `skuNumber` count from zero and become part numbers.
 */
export const makeProduct = (
  random: Random,
  draft: ProductDraft,
  name: string,
  place: ProductPlace,
  firstId: number,
  productNumber: number,
  skuNumber: number,
): GeneratedProduct => {
  const id = String(firstId);
  const partNumber = `PN-${FIRST_PART_NUMBER + productNumber}`;
  const variants = makeVariants(random, draft);
  const selling = sellingOf(random, draft);
  const facts = factsOf(draft, partNumber, variants);
  const isPrescribed = needsPrescription(facts);
  const gtins = variants.map((_, index) => (selling.liveAnimal ? null : gtinFor(skuNumber + index)));
  const skus = variants.map((variant, index) =>
    makeSku(variant, id, String(firstId + 1 + index), skuNumber + index, index, gtins[index] ?? null),
  );
  const popularity = makePopularity(random, likingOf(draft));
  const reviews = makeReviews(random, popularity);
  const age = Math.min(2200, Math.floor(-Math.log(1 - random.next()) * 480));
  const [image, ...otherImages] = drawnPictures(partNumber);
  const vendor = vendorOf(draft, selling, partNumber);
  const levels = skus.flatMap((sku) => stockOfSku(random, sku.id, selling));
  return {
    skus,
    // No store has what another company or the pharmacy ships.
    stock:
      vendor === null && !(isPrescribed && !selling.inStoreOnly)
        ? levels
        : levels.filter(({ location }) => location === 'online'),
    onOffer: skus.some((sku) => sku.offer_price_cents !== null),
    product: {
      id,
      part_number: partNumber,
      url: `${toSlug(name, 100)}-${id}`,
      name,
      brand_slug: draft.brand.slug,
      department: draft.department,
      category_id: place.categoryId,
      ...textsOf(random, draft),
      specification: JSON.stringify(specificationOf(random, draft, variants, gtins[0] ?? null)),
      life_stage: draft.lifeStage,
      ...ratingColumns(reviews),
      ...flagsOf(isPrescribed ? asPrescribed(selling) : selling),
      taxonomy: [...(selling.liveAnimal ? ['Live Animals'] : []), ...place.categoryNames].join(' > '),
      image_url: image,
      additional_images: JSON.stringify(otherImages),
      form: draft.kind.form,
      popularity,
      added_at: new Date(GENERATED_TODAY - age * DAY).toISOString().slice(0, 10),
      frozen: draft.noun.startsWith('Frozen') ? 1 : 0,
      vendor,
      facts: JSON.stringify(facts),
      personalization: draft.kind.personalization ?? null,
      needs_prescription: isPrescribed ? 1 : 0,
    },
  };
};
