/** A variant of a product that can be bought, such as a size. */
export interface ToyOption {
  readonly sku: string;
  /** Null for a product with only one variant. */
  readonly label: string | null;
  readonly price_cents: number;
  /** The price before a discount; null without one. */
  readonly was_cents: number | null;
  readonly stock: number;
}

/** A product in the engine's responses. */
export interface ToyProduct {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly category: string;
  /** One or more options. */
  readonly options: ReadonlyArray<ToyOption>;
  readonly rating: { readonly average: number; readonly count: number } | null;
}

export interface ToyCategory {
  readonly slug: string;
  readonly title: string;
}

export const TOY_CATEGORIES: ReadonlyArray<ToyCategory> = [
  { slug: 'dog', title: 'Dogs' },
  { slug: 'cat', title: 'Cats' },
  { slug: 'fish', title: 'Fish' },
];

const TITLES: Readonly<Record<string, ReadonlyArray<string>>> = {
  dog: [
    'Salmon Kibble',
    'Beef Stew',
    'Chew Bone',
    'Rope Toy',
    'Leather Leash',
    'Rain Coat',
    'Travel Bowl',
    'Oat Shampoo',
    'Puppy Pads',
    'Training Treats',
  ],
  cat: [
    'Chicken Pâté',
    'Tuna Flakes',
    'Scratching Post',
    'Feather Wand',
    'Clumping Litter',
    'Window Perch',
    'Catnip Mouse',
    'Water Fountain',
    'Kitten Milk',
    'Grooming Brush',
  ],
  fish: [
    'Flake Food',
    'Sinking Pellets',
    'Glass Tank',
    'Sponge Filter',
    'Air Pump',
    'Aquarium Gravel',
    'Castle Ornament',
    'Water Conditioner',
    'Submersible Heater',
    'Algae Scraper',
  ],
};

const NOUNS: Readonly<Record<string, string>> = { dog: 'Dog', cat: 'Cat', fish: 'Fish' };

/**
 * Returns a product. The first of a category has two sizes, the fifth is discounted, the ninth has low stock and the
 * last is sold out.
 */
const productOf = (category: string, title: string, index: number): ToyProduct => {
  const name = `${NOUNS[category] ?? category} ${title}`;
  const slug = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '-');
  const sku = `${category.toUpperCase()}-${String(index + 1).padStart(3, '0')}`;
  const price_cents = 499 + 350 * index;
  const was_cents = index === 4 ? price_cents + 500 : null;
  const stock = [60, 60, 60, 60, 60, 60, 60, 60, 3, 0][index] ?? 60;
  const whole = { sku, label: null, price_cents, was_cents, stock };
  const sizes = [
    { ...whole, sku: `${sku}-S`, label: 'Small' },
    { ...whole, sku: `${sku}-L`, label: 'Large', price_cents: price_cents * 2 + 1 },
  ];
  return {
    slug,
    title: name,
    text: `${name}: plain, sturdy and made to be used every day.`,
    category,
    options: index === 0 ? sizes : [whole],
    rating: index % 3 === 2 ? null : { average: 3 + (index % 5) / 2, count: 4 + index },
  };
};

/** Ten products in each of three categories. */
export const TOY_PRODUCTS: ReadonlyArray<ToyProduct> = TOY_CATEGORIES.flatMap(({ slug }) =>
  (TITLES[slug] ?? []).map((title, index) => productOf(slug, title, index)),
);
