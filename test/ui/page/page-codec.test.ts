import fc from 'fast-check';
import { decodePageData } from '../../../ui/page/decode-page-data';
import { encodePageData } from '../../../ui/page/encode-page-data';
import { slugOf } from '../../../ui/page/page-table';
import { tiles } from '../../builders/product-tile';

const restored = (data: unknown): unknown => decodePageData(JSON.parse(JSON.stringify(encodePageData(data))));
const kept = (data: unknown): unknown => JSON.parse(JSON.stringify(data)) as unknown;

const anyName = fc.constantFrom(
  'id',
  'name',
  'url',
  'image',
  '#columns',
  '##',
  'rows',
  '__proto__',
  'constructor',
  'a:slug',
  '{id}',
);
const anyText = fc.oneof(fc.string(), fc.constantFrom('{id}', '{name:slug}', '/p/abc', 'abc', 'A & B', ''));
const { anyValue } = fc.letrec((tie) => ({
  anyValue: fc.oneof(
    { maxDepth: 4 },
    anyText,
    fc.constantFrom(0, 1, null, true, false, undefined),
    fc.array(tie('anyValue'), { maxLength: 4 }),
    fc.dictionary(anyName, tie('anyValue'), { maxKeys: 5 }),
    fc.array(fc.record({ id: anyText, name: anyText, more: tie('anyValue') }, { requiredKeys: [] }), { maxLength: 4 }),
  ),
}));

test('[PLT-03] page data is restored exactly as JSON keeps it, whatever it is', () => {
  fc.assert(
    fc.property(anyValue, (data) => {
      fc.pre(data !== undefined);
      expect(restored(data)).toEqual(kept(data));
    }),
    { numRuns: 2_000 },
  );
});

test('[PLT-03] texts that follow from others are restored, and so are the exceptions', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyText, anyText, fc.boolean()), { minLength: 2, maxLength: 6 }), (products) => {
      const data = products.map(([id, name, isOdd]) => ({
        id,
        name,
        url: isOdd ? name : `/p/${slugOf(name)}-${id}`,
        image: `/i/${id}.jpg`,
      }));
      expect(restored(data)).toEqual(data);
    }),
    { numRuns: 1_000 },
  );
});

test('[PLT-03] a list of tiles becomes a readable table without what follows from other columns', () => {
  const products = tiles(3, (number) => ({
    name: `Beef & Rice ${number}`,
    url: `/shop/product/beef-and-rice-${number}-${30_000 + number}`,
    image: `/images/PN-${number}.jpg`,
    ...(number === 2 ? { rating: undefined } : {}),
  }));
  const { '#columns': columns, rows } = encodePageData(products) as {
    readonly '#columns': ReadonlyArray<unknown>;
    readonly rows: ReadonlyArray<unknown>;
  };
  expect(columns).toEqual(
    expect.arrayContaining([
      'name',
      'rating',
      { name: 'brand', same: 'Goodpaw' },
      { name: 'url', like: '/shop/product/{name:slug}-{uniqueId}' },
      { name: 'image', like: '/images/{partNumber}.jpg' },
    ]),
  );
  expect(rows).toHaveLength(3);
  expect(restored(products)).toEqual(kept(products));
  expect(JSON.stringify(encodePageData(products)).length).toBeLessThan(JSON.stringify(products).length / 1.5);
});
