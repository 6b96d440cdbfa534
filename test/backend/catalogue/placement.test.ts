import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDepartment } from '../../../backend/catalogue/importer/placement/departments';
import { placeItem, type PlacedFields } from '../../../backend/catalogue/importer/placement/place-item';
import { anyUnicode } from '../../support/any-unicode';

const FEED = join(__dirname, 'feeds', 'tricky-titles.tsv');
const MIN_ROWS = 150;
const MIN_ACCURACY = 0.97;

const item = (fields: Partial<PlacedFields>): PlacedFields => ({
  title: 'Thing',
  description: '',
  brand: '',
  productType: '',
  googleCategory: '',
  highlights: [],
  details: [],
  ...fields,
});

const departmentOf = (fields: Partial<PlacedFields>): string => placeItem(item(fields)).department;

const readRows = () => {
  const [head = '', ...lines] = readFileSync(FEED, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const values = new Map(line.split('\t').map((value, index) => [columns[index], value]));
    const at = (column: string): string => values.get(column) ?? '';
    return {
      expected: at('expected_department'),
      fields: {
        title: at('title'),
        description: at('description'),
        brand: at('brand'),
        productType: at('product_type'),
        googleCategory: at('google_product_category'),
      },
    };
  });
};

test('at least 97 % of the rows of a realistic feed get the right department, and every department 90 % of its own', () => {
  const rows = readRows();
  expect(rows.length).toBeGreaterThanOrEqual(MIN_ROWS);
  const placed = rows.map(({ expected, fields }) => ({ expected, title: fields.title, got: departmentOf(fields) }));
  const wrong = placed.filter(({ expected, got }) => expected !== got);
  // A failure lists the wrong rows.
  if (wrong.length > rows.length * (1 - MIN_ACCURACY)) expect(wrong).toEqual([]);
  for (const department of new Set(rows.map(({ expected }) => expected))) {
    const own = placed.filter(({ expected }) => expected === department);
    expect(own.filter(({ got }) => got === department).length / own.length).toBeGreaterThanOrEqual(0.9);
  }
});

test.each<[string, Partial<PlacedFields>]>([
  ['dog', { title: 'Ocean Fish Recipe Dog Food' }],
  ['cat', { title: 'Rabbit Formula Cat Food' }],
  ['fish', { title: 'Cat Tree', productType: 'Fish > Ornaments' }],
  ['dog', { title: 'Ocean Fish Formula', productType: 'Pet Supplies > Dogs > Food' }],
  ['small-pet', { title: 'Dog Bed', googleCategory: '5013' }],
  ['cat', { title: 'Thing', googleCategory: '5001' }],
  ['dog', { title: 'Thing', productType: 'Cat & Dog Supplies', googleCategory: '3530' }],
  ['cat', { title: 'Salmon Treats for Cats', productType: 'Dogs & Cats' }],
  ['dog', { title: 'Deluxe Thing', productType: 'All Products', description: 'Made for large dogs.' }],
  ['bird', { title: 'Thing', details: [{ name: 'Pet Type', value: 'Birds' }] }],
  ['pharmacy', { title: 'Heart Tablets for Dogs', productType: 'Pharmacy > Heart' }],
  ['other', { title: 'Rabbit Recipe' }],
  ['other', { title: 'Garden Chair', productType: 'Garden > Chairs' }],
])('%s is the department of %j', (department, fields) => {
  expect(departmentOf(fields)).toBe(department);
});

test.each<[Partial<PlacedFields>, string]>([
  [{ productType: 'Dog > Toys', title: 'Cat toy' }, 'product_type'],
  [{ googleCategory: '4990' }, 'google_product_category'],
  [{ title: 'Cat toy' }, 'title'],
  [{ description: 'For cats that play.' }, 'text'],
  [{}, 'none'],
])('%j is decided by %s', (fields, rule) => {
  expect(placeItem(item(fields)).decidedBy).toBe(rule);
});

test('the number of a Google category also determines the categories below the department', () => {
  expect(placeItem(item({ googleCategory: '543682' })).below.map(({ slug }) => slug)).toEqual([
    'dog-food',
    'non-prescription-dog-food',
  ]);
});

test('a flavour never changes the department of a product for dogs or cats', () => {
  const flavours = fc.constantFrom(
    'Fish',
    'Rabbit',
    'Ocean Fish',
    'Salmon',
    'Goat',
    'Whitefish',
    'Duck',
    'Wild Rabbit',
  );
  const kinds = fc.constantFrom('Recipe', 'Formula', 'Flavor', 'Entree', 'Stew', 'Pate', 'Dinner');
  const animals = fc.constantFrom(['dog', 'Dog'], ['dog', 'Puppy'], ['cat', 'Cat'], ['cat', 'Kitten']);
  fc.assert(
    fc.property(flavours, kinds, animals, fc.boolean(), (flavour, kind, [department, animal], first) => {
      const parts = [`${flavour} & Rice ${kind}`, `${animal} Food`];
      expect(departmentOf({ title: (first ? parts : parts.reverse()).join(', ') })).toBe(department);
    }),
  );
});

test('any text gets one of the departments', () => {
  fc.assert(
    fc.property(anyUnicode(), fc.string(), fc.string(), (title, productType, googleCategory) => {
      expect(isDepartment(departmentOf({ title, productType, googleCategory }))).toBe(true);
    }),
  );
});
