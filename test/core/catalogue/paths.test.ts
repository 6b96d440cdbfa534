import fc from 'fast-check';
import { brandPath, categoryPath, productPath, searchPath } from '../../../core/paths/paths';
import { anyUnicode } from '../../support/any-unicode';

describe('[RTE-03] the path of', () => {
  test.each([
    ['a product', productPath('goodpaw-dog-food'), '/shop/en/petcostore/product/goodpaw-dog-food'],
    ['a department', categoryPath('dog'), '/shop/en/petcostore/category/dog'],
    ['a category', categoryPath('dog/dog-food'), '/shop/en/petcostore/category/dog/dog-food'],
    ['a brand', brandPath('science-diet'), '/shop/en/petcostore/brand/science-diet'],
  ])('%s', (_case, path, expected) => {
    expect(path).toBe(expected);
  });

  test('a product or brand path has one part for any name', () => {
    fc.assert(
      fc.property(anyUnicode(), (name) => {
        for (const path of [productPath(name), brandPath(name)]) {
          const parts = path.split('/');
          expect(parts).toHaveLength(6);
          expect(decodeURIComponent(parts[5] ?? '')).toBe(name);
          expect(path).toMatch(/^[!-~]*$/);
        }
      }),
    );
  });

  test('a category path has one part for each level for any names', () => {
    const level = anyUnicode().map((name) => name.replaceAll('/', ''));
    fc.assert(
      fc.property(fc.array(level, { minLength: 1, maxLength: 5 }), (levels) => {
        const path = categoryPath(levels.join('/'));
        expect(path.split('/').slice(5).map(decodeURIComponent)).toEqual(levels);
      }),
    );
  });
});

test("[SRC-01] the results page's path contains the encoded term", () => {
  expect(searchPath("hill's & co 5/8")).toBe("/shop/en/petcostore/search?query=hill's%20%26%20co%205%2F8");
});
