import type { Product } from '../../../backend/catalogue/catalogue-records';
import careSheets from '../../../backend/catalogue/generator/data/facts/care-sheets.json';
import medicines from '../../../backend/catalogue/generator/data/facts/medicines.json';
import { productKinds } from '../../../backend/catalogue/generator/kinds/product-kinds';
import type { ProductFacts } from '../../../backend/catalogue/product-facts';
import { openGeneratedShop, openShop, type Shop } from '../search/support/shop';

let shop: Shop;
let products: readonly Product[];
beforeAll(async () => {
  shop = await openGeneratedShop(2400);
  const ids = await shop.database.selectFrom('product').select('id').execute();
  products = await shop.catalogue.productsByIds(ids.map(({ id }) => id));
});
afterAll(() => shop.close());

type Kind = ProductFacts['kind'];
type FactsOf<K extends Kind> = Extract<ProductFacts, { readonly kind: K }>;

const factsOf = <K extends Kind>(product: Product, kind: K): FactsOf<K> | undefined =>
  product.facts.find((facts): facts is FactsOf<K> => facts.kind === kind);

/** The products of a kind with their facts; there must be some. */
const withFacts = <K extends Kind>(kind: K): readonly (readonly [Product, FactsOf<K>])[] => {
  const found = products.flatMap((product) => {
    const facts = factsOf(product, kind);
    return facts === undefined ? [] : [[product, facts] as const];
  });
  expect(found.length).toBeGreaterThan(20);
  return found;
};

/** Names of the products to which the rule applies and that lack facts of the kind. */
const lacking = (kind: Kind, applies: (product: Product) => boolean): readonly string[] =>
  products.filter((product) => applies(product) && factsOf(product, kind) === undefined).map(({ name }) => name);

const percent = (facts: FactsOf<'food'>, nutrient: string): number =>
  parseFloat(facts.analysis.find(({ name }) => name.startsWith(nutrient))?.value ?? 'NaN');

test('[PRO-06] food has an analysis that adds up, and for dogs and cats calories and daily amounts that grow with the weight', () => {
  expect(lacking('food', ({ ingredients }) => ingredients !== null)).toEqual([]);
  for (const [product, facts] of withFacts('food')) {
    const parts = ['Crude protein', 'Crude fat', 'Crude fiber', 'Moisture'].map((part) => percent(facts, part));
    expect(Math.min(...parts)).toBeGreaterThan(0);
    expect(parts.reduce((sum, part) => sum + part)).toBeLessThanOrEqual(100);
    const isForDogOrCat = /^(dog|cat)$/.test(product.department) || product.department === 'pharmacy';
    expect([product.name, facts.calories !== undefined]).toEqual([product.name, isForDogOrCat]);
    for (const [index, { from, to }] of facts.feeding.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(from).toBeGreaterThan(facts.feeding[index - 1]?.to ?? 0);
    }
  }
  const dry = products.find(({ name }) => /Adult Dry Dog Food$/.test(name) && !/Breed/.test(name));
  const amounts = dry && factsOf(dry, 'food')?.feeding.map(({ amount }) => amount);
  expect(amounts).toHaveLength(6);
  expect(amounts?.every((amount) => /^[¼½¾\d–]+ cups?$/.test(amount))).toBe(true);
});

test('[PRO-06] what is worn has a size chart of the sizes that it is sold in', () => {
  expect(lacking('sizes', ({ form, name }) => /^(collar|harness|jacket)$/.test(form) && !/Flea/.test(name))).toEqual(
    [],
  );
  for (const [, { sizes, measures }] of withFacts('sizes')) {
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.every(({ inches }) => inches.length === measures.length)).toBe(true);
  }
});

test('[PRO-06] every live animal and plant has a care sheet with its origin', () => {
  expect(lacking('care', ({ liveAnimal }) => liveAnimal)).toEqual([]);
  for (const [product, { facts }] of withFacts('care')) {
    const names = facts.map(({ name }) => name);
    expect(names).toContain('Origin');
    if (product.department === 'fish') expect(names).toContain('Tank mates');
    if (product.department !== 'fish' && product.form !== 'insect') expect(names).toContain('Living together');
  }
});

test('[PRO-06] medicines say for whom they are, whether they need a prescription, and how much by weight', () => {
  expect(
    lacking('medicine', ({ department, name }) => department === 'pharmacy' || /Flea|Chews for/.test(name)),
  ).toEqual([]);
  for (const [product, { prescription, facts, warnings }] of withFacts('medicine')) {
    expect([product.name, prescription]).toEqual([product.name, /Heartworm|Veterinary Diet/.test(product.name)]);
    expect(facts[0]?.name).toBe('For');
    expect(warnings.length).toBeGreaterThan(0);
  }
  const banded = withFacts('medicine').find(([{ name }]) => /Heartworm.*Large Dogs 45 to 88 lbs\.$/.test(name));
  expect(banded?.[1].dosing).toMatchObject([{ from: 45, to: 88 }]);
});

test('[PRO-06] descriptions speak of the kind: no seams on aquariums and no selling words on medicine', () => {
  const wrong: readonly (readonly [RegExp, (product: Product) => boolean])[] = [
    [/seam|paws|leash/i, ({ form }) => form === 'tank'],
    [/belongs on|trusted|comfort/i, ({ department }) => department === 'pharmacy'],
    [/of every temper|\{/i, () => true],
  ];
  expect(
    products.filter((product) => wrong.some(([words, applies]) => applies(product) && words.test(product.description))),
  ).toEqual([]);
});

test('[PRO-06] every noun of a living kind has a care sheet, every remedy its directions', () => {
  const nounsOf = (style: string): readonly string[] =>
    productKinds.filter((kind) => kind.style === style && kind.category !== 'water-care').flatMap((kind) => kind.nouns);
  expect(nounsOf('animal').filter((noun) => !Object.hasOwn(careSheets, noun))).toEqual([]);
  expect(nounsOf('remedy').filter((noun) => !Object.hasOwn(medicines, noun))).toEqual([]);
});

const row = { id: 'F-1', title: 'Feed Food', price: '9.00 USD', availability: 'in_stock', product_type: 'Dog > Food' };

test('[PRO-06] an import takes facts from sections of product_detail, and leaves out what it cannot read', async () => {
  const imported = await openShop();
  try {
    const details = [
      'Guaranteed Analysis:Crude protein (min):26%',
      'Feeding Guide:5-10 lb:1 cup',
      'Feeding Guide:100 lb and over:4 cups',
      'Feeding Guide:puppies:more',
      'Size Chart:Small:Neck 10-14 in; Width 1 in',
      'Care Sheet:Origin:Captive bred',
      'Medicine:Prescription required:Yes',
      'Medicine:Active ingredients:Ivermectin',
      'Dosing:Up to 22 lb:68 mcg',
      'Warnings:Use:For dogs only.',
      'General:Food Form:Dry',
    ];
    expect(await imported.stock([{ ...row, product_detail: details }])).toEqual([]);
    const [id] = await imported.database.selectFrom('product').select('id').execute();
    const [product] = await imported.catalogue.productsByIds([id?.id ?? '']);
    expect(product?.specification).toEqual([{ name: 'Food Form', value: 'Dry' }]);
    expect(product?.facts).toEqual([
      {
        kind: 'food',
        analysis: [{ name: 'Crude protein (min)', value: '26%' }],
        feeding: [
          { from: 5, to: 10, amount: '1 cup' },
          { from: 100, amount: '4 cups' },
        ],
      },
      {
        kind: 'sizes',
        measures: ['Neck', 'Width'],
        sizes: [
          {
            size: 'Small',
            inches: [
              { from: 10, to: 14 },
              { from: 1, to: 1 },
            ],
            pounds: [],
          },
        ],
      },
      { kind: 'care', facts: [{ name: 'Origin', value: 'Captive bred' }] },
      {
        kind: 'medicine',
        prescription: true,
        facts: [{ name: 'Active ingredients', value: 'Ivermectin' }],
        dosing: [{ from: 0, to: 22, amount: '68 mcg' }],
        warnings: ['For dogs only.'],
      },
    ]);
  } finally {
    await imported.close();
  }
});

test('[PRO-06] an import without such sections gives no facts', async () => {
  const imported = await openShop();
  try {
    await imported.stock([row]);
    expect(await imported.database.selectFrom('product').select('facts').execute()).toEqual([{ facts: '[]' }]);
  } finally {
    await imported.close();
  }
});

test('[PRO-07] what needs a prescription is shipped once, after the approval: no store has it, and it is not repeated', async () => {
  const isPrescribed = (product: Product): boolean => factsOf(product, 'medicine')?.prescription === true;
  const rows = await shop.database.selectFrom('product').select(['id', 'needs_prescription']).execute();
  const flagged = new Set(rows.filter((row) => row.needs_prescription === 1).map(({ id }) => id));
  const prescribed = products.filter(isPrescribed);
  expect(flagged).toEqual(new Set(prescribed.map(({ id }) => id)));
  expect(prescribed.length).toBeGreaterThan(3);
  expect(prescribed.filter(({ pickupOnly, repeatDelivery }) => pickupOnly || repeatDelivery)).toEqual([]);
  const online = prescribed.filter(({ inStoreOnly }) => !inStoreOnly).map(({ id }) => id);
  const inStores = await shop.database
    .selectFrom('stock')
    .innerJoin('sku', 'sku.id', 'stock.sku_id')
    .select('sku.product_id')
    .where('sku.product_id', 'in', online)
    .where('stock.location', '!=', 'online')
    .execute();
  expect(inStores).toEqual([]);
});
