/** A line of a JSON Lines feed and whether an import may accept it. */
export interface HostileRow {
  readonly line: string;
  /** The id in the line. */
  readonly id: string;
  readonly isGood: boolean;
}

/** Titles and descriptions that attack pages, queries, logs or memory. */
const hostileTexts: readonly string[] = [
  '<script>alert(1)</script> Dog Bed',
  '"><img src=x onerror=alert(1)> Dog Bowl',
  '</script></style></title><svg onload=alert(1)> Cat Toy',
  '&lt;script&gt;alert(1)&lt;/script&gt; Dog Toy',
  "Robert'); DROP TABLE product;-- Dog Leash",
  '__proto__',
  'constructor',
  'constructor prototype toString hasOwnProperty',
  '{{7*7}} ${7*7} #{7*7} <%= 7*7 %> Cat Bed',
  'Dog \u0000\u0001\u0007\u001b[31m Bed',
  'Dog\r\nSet-Cookie: a=b\r\n\r\n Bed',
  '\u202eDog deB\u202c \u200f\u200eמיטה לכלב سرير كلب',
  'Dog 🐕‍🦺👩‍👩‍👧‍👦🏳️‍🌈 Bed',
  `Dog e${'\u0301'.repeat(120)} Bed`,
  'Dog %00 %2e%2e%2f %u0000 %s%s%n Bed',
  '../../../../etc/passwd Dog Bed',
  'İstanbul ẞ ﬃ ǅ Dog Bed',
  '\ufeff\u2028\u2029 Dog Bed \u00ad',
  'NaN Infinity -0 1e309 Dog Bed',
  '=cmd|calc!A1 Dog Bed',
  '*'.repeat(200),
  '((((((((((a+)+)+)+)+)+)+)+)+)+ Dog Bed',
  '犬用ベッド',
];

/** Unusual ids that are valid. */
const oddIds: readonly string[] = [
  'constructor',
  'toString',
  'hasOwnProperty',
  'a/../../b',
  'a//b',
  'x..',
  'A:B+C',
  '0',
  '00',
  '1e309',
  'NaN',
  'null',
  'ид-1',
  '犬-1',
];

const badIds: readonly string[] = [
  '',
  '__proto__',
  '../x',
  'a b',
  'a%2fb',
  '%00',
  'a\u0000b',
  'a\nb',
  '<b>',
  'a?b#c',
  '\ud800',
  '🐕',
  'x'.repeat(51),
];

const badFields: readonly Readonly<Record<string, unknown>>[] = [
  { price: 'NaN USD' },
  { price: 'Infinity USD' },
  { price: '1e309 USD' },
  { price: '-5.00 USD' },
  { price: '0 USD' },
  { price: '99999999999 USD' },
  { price: { value: 'NaN', currency: 'USD' } },
  { price: ['1 EUR'] },
  { sale_price: '11.00 USD' },
  { quantity: '-1' },
  { quantity: '1e309' },
  { average_rating: 'Infinity' },
  { rating_count: '-1' },
  { title: '' },
  { title: '<b></b>' },
  { title: 'a\ud800b' },
  { title: 'x'.repeat(1_000_000) },
  { description: 'y'.repeat(6_000) },
  { description: 'a\udfffb' },
  { brand: 'b'.repeat(71) },
  { image_link: 'javascript:alert(1)' },
  { additional_image_link: ['file:///etc/passwd'] },
  { link: 'data:text/html,<script>' },
  { availability: '__proto__' },
  { gtin: '1'.repeat(400) },
  { product_highlight: ['\ud800'] },
];

const pick = <T>(values: readonly T[], index: number): T => {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('There is nothing to pick from');
  return value;
};

/**
 * `count` rows of a feed, nearly half of them invalid, the same on every call: hostile texts, ids and numbers, lines that are not
 * JSON, and repeated ids.
 */
export const makeHostileRows = (count: number): readonly HostileRow[] => {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index): HostileRow => {
    const text = pick(hostileTexts, index);
    const kind = index % 8;
    if (kind === 7) {
      const line = pick(
        ['{"id":', '[]', 'null', '"text"', '1e309', '{"a":1}}', '\u0000\u0001', '{"id":"z","title":'],
        index >> 3,
      );
      return { line, id: '', isGood: false };
    }
    const own = `h-${index}`;
    const oddId = kind === 1 ? pick(oddIds, index >> 3) : own;
    const isRepeated = taken.has(oddId);
    const id = kind === 3 ? pick(badIds, index >> 3) : oddId;
    const isBadField = kind === 5;
    if (kind !== 3 && !isBadField) taken.add(id);
    const row = {
      id,
      title: `${text} ${kind === 0 ? index : ''}`.slice(0, 240),
      description: `${text} ${pick(hostileTexts, index + 5)}`,
      price: '10.00 USD',
      availability: 'in_stock',
      brand: pick(['', 'N/A', text.slice(0, 60), '__proto__', 'constructor', 'Acme'], index),
      product_type: pick(['Dog > Beds', `Dog > ${text}`, '__proto__ > constructor', '', '> > >', 'a/b/../c'], index),
      google_product_category: pick(['', '5', '99999999', '__proto__'], index),
      item_group_id: index % 11 === 0 ? `g-${index % 5}` : '',
      size: text.slice(0, 90),
      color: pick(['red', '__proto__', text.slice(0, 90)], index),
      product_detail: [`constructor:__proto__:${text}`, ':::', text],
      product_highlight: [text],
      [pick(['constructor', 'toString', 'x', 'valueOf'], index)]: text,
      ...(isBadField ? pick(badFields, index >> 3) : {}),
    };
    return { line: JSON.stringify(row), id, isGood: kind !== 3 && !isBadField && !isRepeated };
  });
};
