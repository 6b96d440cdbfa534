import type { Kysely } from 'kysely';
import type { Database } from '../../../../backend/database/schema.ts';

/** A SKU of the small catalogue that the commerce tests run against. */
interface SkuFact {
  readonly id: string;
  readonly partNumber: string;
  readonly size?: string;
  readonly flavor?: string;
  readonly list: number | null;
  readonly offer?: number;
  /** Stock by location. */
  readonly stock?: Readonly<Record<string, number>>;
}

interface ProductFact {
  readonly id: string;
  readonly partNumber: string;
  readonly url: string;
  readonly name: string;
  readonly brand: string;
  readonly department: string;
  readonly categoryId: string;
  readonly inStoreOnly?: boolean;
  readonly pickupOnly?: boolean;
  readonly liveAnimal?: boolean;
  readonly frozen?: boolean;
  readonly vendor?: string;
  readonly needsPrescription?: boolean;
  readonly skus: readonly SkuFact[];
}

const products: readonly ProductFact[] = [
  {
    id: '22000',
    partNumber: 'PN-1000',
    url: 'chicken-kibble',
    name: 'Chicken &amp; Rice Kibble',
    brand: 'wholehearted',
    department: 'dog',
    categoryId: '10338',
    skus: [
      {
        id: '22001',
        partNumber: 'KIB-5',
        size: '5 lb',
        flavor: 'Chicken',
        list: 1599,
        offer: 1399,
        stock: { online: 120, '1101': 4 },
      },
      { id: '22002', partNumber: 'KIB-15', size: '15 lb', flavor: 'Chicken', list: 4999, stock: { online: 40 } },
    ],
  },
  {
    id: '22010',
    partNumber: 'PN-1010',
    url: 'clumping-litter',
    name: 'Clumping Litter',
    brand: 'blue-buffalo',
    department: 'cat',
    categoryId: '10401',
    skus: [
      { id: '22011', partNumber: 'LIT-20', size: '20 lb', list: 1000, stock: { online: 500 } },
      { id: '22012', partNumber: 'LIT-FEW', size: '40 lb', list: 2000, stock: { online: 3 } },
      { id: '22013', partNumber: 'LIT-NONE', size: '60 lb', list: 3000 },
    ],
  },
  {
    id: '22020',
    partNumber: 'PN-1020',
    url: 'store-cookies',
    name: 'Bakery Cookies',
    brand: 'merrick',
    department: 'dog',
    categoryId: '10338',
    inStoreOnly: true,
    skus: [{ id: '22021', partNumber: 'COOKIE', list: 500, stock: { online: 10, '1101': 10 } }],
  },
  {
    id: '22030',
    partNumber: 'PN-1030',
    url: 'big-tank',
    name: 'Big Tank',
    brand: 'merrick',
    department: 'cat',
    categoryId: '10400',
    pickupOnly: true,
    skus: [{ id: '22031', partNumber: 'TANK', list: 19900, stock: { '1101': 2 } }],
  },
  {
    id: '22040',
    partNumber: 'PN-1040',
    url: 'betta',
    name: 'Betta',
    brand: 'merrick',
    department: 'cat',
    categoryId: '10400',
    liveAnimal: true,
    skus: [{ id: '22041', partNumber: 'BETTA', list: 999, stock: { online: 5 } }],
  },
  {
    id: '22050',
    partNumber: 'PN-1050',
    url: 'unpriced-toy',
    name: 'Unpriced Toy',
    brand: 'merrick',
    department: 'dog',
    categoryId: '10338',
    skus: [{ id: '22051', partNumber: 'TOY', list: null, stock: { online: 5 } }],
  },
];

/** Products that travel specially. They are not part of the small catalogue, whose lists many tests know. */
const specialProducts: readonly ProductFact[] = [
  {
    id: '22060',
    partNumber: 'PN-1060',
    url: 'frozen-patties',
    name: 'Frozen Patties',
    brand: 'merrick',
    department: 'dog',
    categoryId: '10338',
    frozen: true,
    skus: [{ id: '22061', partNumber: 'PATTIES', list: 2500, stock: { online: 20, '1101': 6 } }],
  },
  {
    id: '22070',
    partNumber: 'PN-1070',
    url: 'oak-crate',
    name: 'Oak Crate',
    brand: 'merrick',
    department: 'dog',
    categoryId: '10338',
    vendor: 'Timber & Tail',
    skus: [{ id: '22071', partNumber: 'CRATE', list: 30000, stock: { online: 4, '1101': 4 } }],
  },
  {
    id: '22080',
    partNumber: 'PN-1080',
    url: 'heartworm-chews',
    name: 'Heartworm Chews',
    brand: 'merrick',
    department: 'pharmacy',
    categoryId: '10338',
    needsPrescription: true,
    skus: [{ id: '22081', partNumber: 'CHEWS', list: 4000, stock: { online: 30, '1101': 6 } }],
  },
];

const categories = [
  ['10300', 'dog', 'dog', 'Dog', null, 'dog'],
  ['10338', 'dog/dog-food', 'dog-food', 'Dog Food', '10300', 'dog'],
  ['10400', 'cat', 'cat', 'Cat', null, 'cat'],
  ['10401', 'cat/cat-litter', 'cat-litter', 'Cat Litter', '10400', 'cat'],
] as const;

/** Many cheap SKUs, for tests that fill a cart. */
const manySkus = (count: number): ProductFact => ({
  id: '30000',
  partNumber: 'PN-MANY',
  url: 'treat-box',
  name: 'Treat Box',
  brand: 'merrick',
  department: 'dog',
  categoryId: '10338',
  skus: Array.from({ length: count }, (_, index) => ({
    id: String(30001 + index),
    partNumber: `TREAT-${index + 1}`,
    list: 100,
    stock: { online: 1000 },
  })),
});

/** The facts of a medicine that a vet has to approve. */
const FOR_DOGS = {
  kind: 'medicine',
  prescription: true,
  facts: [{ name: 'For', value: 'Dogs, 6 weeks and older (not for cats)' }],
  dosing: [],
  warnings: [],
} as const;

const insertProduct = async (database: Kysely<Database>, fact: ProductFact): Promise<void> => {
  await database
    .insertInto('product')
    .values({
      id: fact.id,
      part_number: fact.partNumber,
      url: fact.url,
      name: fact.name,
      brand_slug: fact.brand,
      department: fact.department,
      category_id: fact.categoryId,
      description: `${fact.name} that pets look forward to, every day of the week. It keeps well.`,
      highlights: JSON.stringify(['Keeps well']),
      ingredients: 'Chicken, rice',
      feeding: null,
      specification: JSON.stringify([{ name: 'Food Form', value: 'Dry' }]),
      life_stage: 'Adult',
      rating: 4.5,
      review_count: 12,
      rating_counts: JSON.stringify([0, 0, 1, 4, 7]),
      in_store_only: fact.inStoreOnly ? 1 : 0,
      pickup_only: fact.pickupOnly ? 1 : 0,
      repeat_delivery: 1,
      live_animal: fact.liveAnimal ? 1 : 0,
      taxonomy: 'Food',
      image_url: `/images/products/${fact.partNumber}.jpg`,
      additional_images: JSON.stringify([`/images/products/${fact.partNumber}-2.jpg`]),
      form: 'bag',
      popularity: 10,
      added_at: '2030-01-01',
      facts: JSON.stringify(fact.needsPrescription ? [FOR_DOGS] : []),
      frozen: fact.frozen ? 1 : 0,
      vendor: fact.vendor ?? null,
      needs_prescription: fact.needsPrescription ? 1 : 0,
      seeded_reviews: 0,
    })
    .execute();
  for (const [position, sku] of fact.skus.entries()) {
    const { id, partNumber, size = null, flavor = null, list, offer = null, stock = {} } = sku;
    await database
      .insertInto('sku')
      .values({
        id,
        part_number: partNumber,
        product_id: fact.id,
        size,
        flavor,
        color: null,
        gtin: null,
        list_price_cents: list,
        offer_price_cents: offer,
        position,
        image_url: null,
      })
      .execute();
    for (const [location, quantity] of Object.entries(stock)) {
      await database.insertInto('stock').values({ sku_id: id, location, quantity }).execute();
    }
  }
  const department = categories.find((category) => category[5] === fact.department && category[4] === null)?.[0] ?? '';
  for (const category_id of new Set([fact.categoryId, department])) {
    await database.insertInto('product_category').values({ product_id: fact.id, category_id }).execute();
  }
};

const insertAll = async (database: Kysely<Database>): Promise<void> => {
  for (const [position, [id, path, slug, name, parent_id, department]] of categories.entries()) {
    const image_url = `/images/categories/${slug}.webp`;
    await database
      .insertInto('category')
      .values({ id, path, slug, name, parent_id, department, position, image_url })
      .execute();
  }
  const brands = [
    ['wholehearted', 'WholeHearted'],
    ['blue-buffalo', 'Blue Buffalo'],
    ['merrick', 'Merrick'],
  ] as const;
  for (const [position, [slug, name]] of brands.entries()) {
    await database.insertInto('brand').values({ slug, name, product_count: 2, position }).execute();
  }
  for (const fact of [...products, manySkus(120)]) await insertProduct(database, fact);
  await database.insertInto('catalogue_state').values({ key: 'version', value: '1' }).execute();
};

/** Fills an empty database with a few products that cover every rule of the cart. */
export const insertCatalogue = (database: Kysely<Database>): Promise<void> => database.transaction().execute(insertAll);

/** Adds a frozen product (PATTIES) and one of another vendor (CRATE), both also in store 1101. */
export const insertSpecialProducts = async (database: Kysely<Database>): Promise<void> => {
  for (const fact of specialProducts) await insertProduct(database, fact);
};
