import { makeRowLists } from './growing-array.ts';
import type { IndexedProduct } from './catalogue-reader.ts';
import type { YieldWhenDue } from '../../shared/yield-when-due.ts';
import { withoutBrand } from './without-brand.ts';
import { traitsOfName, type Trait } from '../text/traits.ts';
import type { FacetColumn } from './snapshot.ts';

interface FacetPlan {
  readonly name: string;
  readonly type: FacetColumn['type'];
  readonly hidden?: boolean;
  readonly displayNameOf?: (value: string) => string;
  /** Fixed values in display order. */
  readonly fixed?: readonly string[];
  readonly valuesOf: (product: IndexedProduct, context: ProductContext) => readonly (string | null)[];
}

export interface FacetContext {
  readonly brandName: (slug: string) => string;
  readonly departmentName: (slug: string) => string;
}

/** What is known of one product beside its own facts. */
interface ProductContext extends FacetContext {
  /** The traits that its name tells. */
  readonly traits: readonly Trait[];
}

const availability = {
  online: 'In Stock Online',
  pickup: 'Pickup In Store',
  inStoreOnly: 'In Store Only',
  repeatDelivery: 'Repeat Delivery',
} as const;

const ON_SALE = 'On Sale';

const hasOffer = (product: IndexedProduct): boolean =>
  product.variants.some((variant) => variant.offerPriceCents !== null && variant.listPriceCents !== null);

/** Whether the product can be delivered. */
export const isOnline = (product: IndexedProduct): boolean =>
  !product.inStoreOnly && !product.pickupOnly && product.stockedAt.includes('online');

/** Whether the product can be picked up in at least one store. */
export const isInStores = (product: IndexedProduct): boolean =>
  product.stockedAt.some((location) => location !== 'online');

const availabilityOf = (product: IndexedProduct): readonly (string | null)[] => [
  isOnline(product) ? availability.online : null,
  !product.inStoreOnly && isInStores(product) ? availability.pickup : null,
  product.inStoreOnly ? availability.inStoreOnly : null,
  product.repeatDelivery ? availability.repeatDelivery : null,
];

const starsUpTo = (rating: number | null): readonly string[] =>
  rating === null ? [] : ['4', '3', '2', '1'].filter((stars) => rating >= Number(stars));

const named = (facet: string, { traits }: ProductContext): readonly string[] =>
  traits.flatMap((trait) => (trait.facet === facet ? [trait.value] : []));

/** A facet of what names tell, or of an entry of the product's facts. */
const traitPlan = (name: string): FacetPlan => ({
  name,
  type: 'multiple',
  valuesOf: (product, context) => [product.specification.get(name) ?? null, ...named(name, context)],
});

/** The form of a food; its name can tell more than the facts, for example that it is frozen. */
const foodFormOf = ({ specification }: IndexedProduct, context: ProductContext): readonly (string | null)[] => {
  const told = named(FOOD_FORM, context);
  return told.length > 0 ? told : [specification.get(FOOD_FORM) ?? null];
};

const FOOD_FORM = 'Food Form';

/** Bands of weights in pounds: the label, and the weight from which the next band starts. */
const WEIGHT_BANDS = [
  ['Under 5 lb', 5],
  ['5 to 14.9 lb', 15],
  ['15 to 29.9 lb', 30],
  ['30 lb & up', Infinity],
] as const;

const weightBandOf = (size: string | null): string | null => {
  const [, pounds] = /^(\d{1,4}(?:\.\d{1,2})?) ?lbs?\b/i.exec(size ?? '') ?? [];
  if (pounds === undefined) return null;
  return WEIGHT_BANDS.find(([, end]) => Number(pounds) < end)?.[0] ?? null;
};

const plans: readonly FacetPlan[] = [
  { name: 'Brand', type: 'multiple', valuesOf: (product, { brandName }) => [brandName(product.brandSlug) || null] },
  {
    name: 'Pet Type',
    type: 'multiple',
    valuesOf: (product, { departmentName }) => [departmentName(product.department)],
  },
  { name: 'Life Stage', type: 'multiple', valuesOf: (product) => [product.lifeStage] },
  traitPlan('Breed Size'),
  traitPlan('Diet'),
  traitPlan('Health Need'),
  { name: FOOD_FORM, type: 'multiple', valuesOf: foodFormOf },
  { name: 'Flavor', type: 'multiple', valuesOf: (product) => product.variants.map((variant) => variant.flavor) },
  { name: 'Size', type: 'multiple', valuesOf: (product) => product.variants.map((variant) => variant.size) },
  { name: 'Color', type: 'multiple', valuesOf: (product) => product.variants.map((variant) => variant.color) },
  traitPlan('Material'),
  {
    name: 'Package Weight',
    type: 'multiple',
    fixed: WEIGHT_BANDS.map(([label]) => label),
    valuesOf: (product) => product.variants.map((variant) => weightBandOf(variant.size)),
  },
  {
    name: 'Rating',
    type: 'single',
    fixed: ['4', '3', '2', '1'],
    displayNameOf: (stars) => `${stars} ${stars === '1' ? 'star' : 'stars'} & up`,
    valuesOf: (product) => starsUpTo(product.rating),
  },
  {
    name: 'Availability',
    type: 'multiple',
    fixed: Object.values(availability),
    valuesOf: availabilityOf,
  },
  { name: 'Deals', type: 'multiple', valuesOf: (product) => [hasOffer(product) ? ON_SALE : null] },
];

/** The values of one product in every facet, in the order of the facets. */
export type FacetValues = readonly ReadonlySet<string>[];

export interface FacetBuilder {
  /** Computes the values of a product without side effects. */
  valuesOf(product: IndexedProduct): FacetValues;
  /** Adds the values of the next product. */
  add(values: FacetValues): void;
  build(yieldWhenDue: YieldWhenDue): Promise<readonly FacetColumn[]>;
}

const makeColumnBuilder = (plan: FacetPlan) => {
  const numbers = new Map<string, number>((plan.fixed ?? []).map((value, index) => [value, index]));
  const rows = makeRowLists();
  const numberOf = (value: string): number => {
    const known = numbers.get(value);
    if (known !== undefined) return known;
    numbers.set(value, numbers.size);
    return numbers.size - 1;
  };
  return {
    add: (values: ReadonlySet<string>): void => rows.add(Array.from(values, numberOf)),
    build: (): FacetColumn => {
      const values = [...numbers.keys()];
      return {
        name: plan.name,
        displayName: plan.name,
        type: plan.type,
        hidden: plan.hidden ?? false,
        values,
        displayNames: plan.displayNameOf === undefined ? values : values.map(plan.displayNameOf),
        numbers,
        rows: rows.build(),
      };
    },
  };
};

/** Names of facets in display order; price follows as a range. */
export const facetPlans: readonly { readonly name: string; readonly type: FacetColumn['type'] }[] = plans.filter(
  (plan) => plan.hidden !== true,
);

/** Creates the builder of facet values. */
export const makeFacetBuilder = (context: FacetContext): FacetBuilder => {
  const columns = plans.map(makeColumnBuilder);
  return {
    valuesOf: (product) => {
      const known = {
        ...context,
        traits: traitsOfName(withoutBrand(product.name, context.brandName(product.brandSlug))),
      };
      return plans.map((plan) => new Set(plan.valuesOf(product, known).filter((value) => value !== null)));
    },
    add: (values) => columns.forEach((column, index) => column.add(values[index] ?? new Set())),
    build: async (yieldWhenDue) => {
      const built: FacetColumn[] = [];
      for (const column of columns) {
        built.push(column.build());
        await yieldWhenDue();
      }
      return built;
    },
  };
};
