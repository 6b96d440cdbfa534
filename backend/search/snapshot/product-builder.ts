import type { IndexedProduct, IndexedVariant } from './catalogue-reader.ts';
import { isInStores, isOnline } from './facet-builder.ts';
import { makeGrowingInt32, makeRowLists } from './growing-array.ts';
import type { YieldWhenDue } from '../../shared/yield-when-due.ts';
import { sortYielding } from './yielding-sort.ts';
import { productFlag, type ProductColumns, type Snapshot } from './snapshot.ts';
import { termsOf } from '../text/text.ts';

/** A hash of a text. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
};

/** A key that is the same for a name in any case, punctuation and plural. */
export const hashName = (name: string): number => hashText(termsOf(name).join(' '));

const plainColumns = [
  'price',
  'brand',
  'leafCategory',
  'department',
  'popularity',
  'addedOn',
  'discount',
  'flags',
  'nameHash',
] as const;
type PlainColumn = (typeof plainColumns)[number];

export interface ProductNumbers {
  readonly brand: number;
  readonly leafCategory: number;
  readonly department: number;
}

/** The values of one product in all columns. */
export interface ProductRow {
  readonly id: string;
  readonly sortName: string;
  /** Rating for sorting; -1 without one. */
  readonly rating: number;
  readonly lifeStage: string | null;
  readonly prices: readonly number[];
  readonly numbers: Readonly<Record<PlainColumn, number>>;
}

export interface ProductBuilder {
  add(row: ProductRow): void;
  build(yieldWhenDue: YieldWhenDue, brandNames: readonly string[]): Promise<BuiltProducts>;
}

export interface BuiltProducts {
  readonly products: ProductColumns;
  readonly numberOf: ReadonlyMap<string, number>;
  readonly orders: Snapshot['orders'];
}

/** Current price of a SKU; undefined without a price. */
const priceOf = (variant: Pick<IndexedVariant, 'listPriceCents' | 'offerPriceCents'>): number | undefined =>
  variant.offerPriceCents ?? variant.listPriceCents ?? undefined;

const lowestPrice = (variants: readonly IndexedVariant[]): number =>
  variants.reduce((lowest, variant) => {
    const price = priceOf(variant);
    return price !== undefined && (lowest === -1 || price < lowest) ? price : lowest;
  }, -1);

const discountOf = ({ listPriceCents, offerPriceCents }: IndexedVariant): number =>
  listPriceCents === null || offerPriceCents === null || listPriceCents === 0
    ? 0
    : Math.round((1 - offerPriceCents / listPriceCents) * 100);

const largestDiscount = (variants: readonly IndexedVariant[]): number =>
  variants.reduce((largest, variant) => Math.max(largest, discountOf(variant)), 0);

const flagsOf = (product: IndexedProduct): number =>
  (isOnline(product) ? productFlag.online : 0) |
  (isInStores(product) ? productFlag.pickup : 0) |
  (product.liveAnimal ? productFlag.liveAnimal : 0) |
  (product.inStoreOnly ? productFlag.inStoreOnly : 0);

/** The logarithm of each value relative to that of the largest value: above 0, at most 1. */
const logarithmic = (values: Int32Array): Float32Array => {
  let largest = 0;
  for (const value of values) if (value > largest) largest = value;
  const scale = Math.log2(2 + largest);
  const scaled = new Float32Array(values.length);
  for (let index = 0; index < values.length; index += 1) scaled[index] = Math.log2(2 + (values[index] ?? 0)) / scale;
  return scaled;
};

const compareText = (one: string, two: string): number => (one < two ? -1 : one > two ? 1 : 0);

const MS_PER_DAY = 86_400_000;

/** A Bayesian average: adds a few average reviews, so that many good reviews count more than one. */
const ratingOf = ({ rating, reviewCount }: IndexedProduct): number =>
  rating === null ? -1 : (rating * reviewCount + 4 * 5) / (reviewCount + 5);

/** Computes the values of a product without side effects. When it throws, nothing has been added to the index, so the caller can leave the product out. */
export const productRowOf = (product: IndexedProduct, numbers: ProductNumbers): ProductRow => ({
  id: product.id,
  sortName: product.name.toLowerCase(),
  rating: ratingOf(product),
  lifeStage: product.lifeStage,
  prices: [...new Set(product.variants.flatMap((variant) => priceOf(variant) ?? []))],
  numbers: {
    ...numbers,
    price: lowestPrice(product.variants),
    popularity: product.popularity,
    addedOn: Math.floor(Date.parse(product.addedAt) / MS_PER_DAY),
    discount: largestDiscount(product.variants),
    flags: flagsOf(product),
    nameHash: hashName(product.name),
  },
});

/** Creates the builder of product columns and sort orders. */
export const makeProductBuilder = (): ProductBuilder => new SnapshotProductBuilder();

class SnapshotProductBuilder implements ProductBuilder {
  readonly #ids: string[] = [];
  readonly #numberOf = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #ratings: number[] = [];
  readonly #prices = makeRowLists();
  readonly #lifeStages = new Map<string, number>();
  readonly #columns = {
    price: makeGrowingInt32(),
    brand: makeGrowingInt32(),
    leafCategory: makeGrowingInt32(),
    department: makeGrowingInt32(),
    popularity: makeGrowingInt32(),
    addedOn: makeGrowingInt32(),
    discount: makeGrowingInt32(),
    flags: makeGrowingInt32(),
    nameHash: makeGrowingInt32(),
  };
  readonly #lifeStage = makeGrowingInt32();

  constructor() {}

  readonly add: ProductBuilder['add'] = (row) => {
    this.#numberOf.set(row.id, this.#ids.length);
    this.#ids.push(row.id);
    this.#names.push(row.sortName);
    this.#ratings.push(row.rating);
    this.#prices.add(row.prices);
    this.#lifeStage.push(this.#lifeStageNumber(row.lifeStage));
    for (const name of plainColumns) this.#columns[name].push(row.numbers[name]);
  };

  readonly build: ProductBuilder['build'] = async (yieldWhenDue, brandNames) => {
    const orders = await this.#ordersOf(yieldWhenDue, brandNames);
    await yieldWhenDue();
    return {
      numberOf: this.#numberOf,
      orders,
      products: {
        ids: this.#ids,
        price: this.#columns.price.toArray(),
        prices: this.#prices.build(),
        brand: this.#columns.brand.toArray(),
        leafCategory: this.#columns.leafCategory.toArray(),
        department: this.#columns.department.toArray(),
        lifeStage: this.#lifeStage.toArray(),
        popularity: logarithmic(this.#columns.popularity.toArray()),
        discount: Uint8Array.from(this.#columns.discount.toArray()),
        flags: Uint8Array.from(this.#columns.flags.toArray()),
        nameHash: this.#columns.nameHash.toArray(),
      },
    };
  };

  #lifeStageNumber(name: string | null): number {
    if (name === null) return -1;
    if (!this.#lifeStages.has(name)) this.#lifeStages.set(name, this.#lifeStages.size);
    return this.#lifeStages.get(name) ?? -1;
  }

  async #ordersOf(yieldWhenDue: YieldWhenDue, brandNames: readonly string[]): Promise<Snapshot['orders']> {
    const price = this.#columns.price.toArray();
    const popularity = this.#columns.popularity.toArray();
    const addedOn = this.#columns.addedOn.toArray();
    const brand = this.#columns.brand.toArray();
    const at = (values: Int32Array, index: number): number => values[index] ?? 0;
    const byPopularity = (one: number, two: number): number => at(popularity, two) - at(popularity, one) || one - two;
    const both = async (compare: (one: number, two: number) => number, missing: (index: number) => boolean) => {
      // Products without a value are last in both orders.
      const sorted = (direction: 1 | -1) =>
        sortYielding(
          this.#ids.length,
          (one, two) =>
            Number(missing(one)) - Number(missing(two)) || direction * compare(one, two) || byPopularity(one, two),
          yieldWhenDue,
        );
      return { ascending: await sorted(1), descending: await sorted(-1) };
    };
    const never = (): boolean => false;
    return {
      price: await both(
        (one, two) => at(price, one) - at(price, two),
        (index) => at(price, index) < 0,
      ),
      rating: await both(
        (one, two) => (this.#ratings[one] ?? 0) - (this.#ratings[two] ?? 0),
        (index) => this.#ratings[index] === -1,
      ),
      newest: await both((one, two) => at(addedOn, one) - at(addedOn, two), never),
      name: await both((one, two) => compareText(this.#names[one] ?? '', this.#names[two] ?? ''), never),
      brand: await both(
        (one, two) => compareText(brandNames[at(brand, one)] ?? '', brandNames[at(brand, two)] ?? ''),
        never,
      ),
      best_selling: await both((one, two) => at(popularity, one) - at(popularity, two), never),
    };
  }
}
