import fc from 'fast-check';
import { readFeedItem, type FeedItem } from '../../../backend/catalogue/importer/feed/feed-item';
import { matches, readFeedMap } from '../../../backend/catalogue/importer/feed-map';
import { feedRow } from '../search/support/shop';

const itemOf = (fields: Readonly<Record<string, string>>): FeedItem => {
  const reading = readFeedItem(feedRow('one', fields) as Record<string, string>);
  if (!reading.ok) throw new Error(reading.reasons.join());
  return reading.item;
};

const json = (...rules: readonly unknown[]): string => JSON.stringify(rules);

test('the first matching rule decides, by product type, Google category and brand', () => {
  const map = readFeedMap(
    json(
      { product_type: 'Feed > *', brand: 'hill*', category: 'pharmacy/dog-veterinary-diets' },
      { product_type: 'Feed > *', category: 'cat/cat-food/dry-cat-food', name: 'Kibble' },
      { google_product_category: '*Bird Food', category: 'bird' },
    ),
  );
  const place = (fields: Readonly<Record<string, string>>) => map(itemOf(fields));
  expect(place({ product_type: 'FEED  >  Dry', brand: 'Hills' })).toMatchObject({
    department: 'pharmacy',
    below: [{ slug: 'dog-veterinary-diets', name: 'Dog Veterinary Diets' }],
    decidedBy: 'map',
  });
  expect(place({ product_type: 'Feed > Dry', brand: 'Oats' })?.below).toEqual([
    { slug: 'cat-food', name: 'Cat Food' },
    { slug: 'dry-cat-food', name: 'Kibble' },
  ]);
  expect(place({ product_type: '', google_product_category: '4990' })).toMatchObject({ department: 'bird', below: [] });
  expect(place({ product_type: 'Feeds' })).toBeUndefined();
});

test('reads a mapping from CSV', () => {
  const map = readFeedMap('\uFEFFproduct_type,brand,category\r\n"Toys, soft*",,dog/dog-toys\r\n,Acme,other\r\n');
  expect(map(itemOf({ product_type: 'toys, soft and small' }))?.department).toBe('dog');
  expect(map(itemOf({ product_type: 'x', brand: 'ACME' }))?.department).toBe('other');
});

test.each([
  ['{', 'not valid JSON'],
  ['{}', 'must be a JSON array'],
  ['[]', 'holds no rules'],
  [json('x'), 'rule 1: must be an object'],
  [json({ category: 'dog' }), 'rule 1: give at least one of product_type'],
  [json({ brand: 'x' }), 'rule 1: category is missing'],
  [
    json({ brand: 'x', category: 'dragon/food' }),
    'rule 1: category "dragon/food" must begin with a department (dog, cat',
  ],
  [json({ brand: 'x', category: 'dog/Dog Food' }), 'rule 1: "Dog Food" in category must be lower-case words'],
  [json({ brand: 'x', category: 'dog/a/b/c/d' }), 'more than 4 levels'],
  [json({ brand: 'x', category: 'dog' }, { brandd: 'x', category: 'dog' }), 'rule 2: brandd is not known'],
  [json({ brand: 1, category: 'dog' }), 'rule 1: brand must be text'],
  [json({ __proto__: null, constructor: 'x', category: 'dog' }), 'constructor is not known'],
  ['brand;category\nx;dog', 'the first line must name the columns'],
  ['brand,category\nx,dog,extra', 'row 2: 3 values for 2 columns'],
  ['brand,category\nx,"dog', 'not valid CSV'],
])('refuses the mapping %j: %s', (text, message) => {
  expect(() => readFeedMap(text)).toThrow(message);
});

test('a pattern matches the same texts as the equivalent regular expression', () => {
  const pieces = fc.string({ unit: fc.constantFrom('a', 'b', '*', ' '), maxLength: 8 });
  fc.assert(
    fc.property(pieces, fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 10 }), (pattern, text) => {
      const fold = (value: string): string => value.trim().replace(/ +/g, ' ');
      const expression = new RegExp(`^${fold(pattern).replaceAll('*', '[^]*')}$`);
      expect(matches(pattern, text)).toBe(expression.test(fold(text)));
    }),
  );
});
