import fc from 'fast-check';
import { firstOptions, withFirstOptions } from '../../../core/search/listing/first-options';
import type { Facet } from '../../../core/search/listing/listing';

const anyFacet = fc
  .array(fc.record({ count: fc.nat(), isSelected: fc.boolean() }), { maxLength: 30 })
  .map((options): Extract<Facet, { kind: 'multiple' }> => ({
    kind: 'multiple',
    name: 'Brand',
    label: 'Brand',
    options: options.map((option, index) => ({ value: `B${index}`, label: `Brand ${index}`, ...option })),
  }));

test('[SRC-13] a facet shows its first eight options and every selected one, and counts the others', () => {
  fc.assert(
    fc.property(anyFacet, (facet) => {
      const { options, more } = firstOptions(facet);
      expect(options.length + more).toBe(facet.options.length);
      expect(options.slice(0, 4)).toEqual(facet.options.slice(0, 4));
      expect(options.filter(({ isSelected }) => isSelected)).toEqual(
        facet.options.filter(({ isSelected }) => isSelected),
      );
      expect(options.slice(4).every(({ isSelected }) => isSelected)).toBe(true);
    }),
  );
});

test('[SRC-13] facets without their other options show the same and still count them', () => {
  fc.assert(
    fc.property(anyFacet, (facet) => {
      const [cut] = withFirstOptions([facet]);
      expect(cut?.kind === 'multiple' && firstOptions(cut)).toEqual(firstOptions(facet));
      expect(withFirstOptions(withFirstOptions([facet]))).toEqual([cut]);
    }),
  );
});

test('[SRC-13] a range is left as it is', () => {
  const price: Facet = { kind: 'range', name: 'Price', label: 'Price', min: 1, max: 9, selected: undefined };
  expect(withFirstOptions([price])).toEqual([price]);
});

test('[SRC-13] the same facets are cut once', () => {
  const facets = fc.sample(fc.array(anyFacet, { minLength: 1 }), 1)[0] ?? [];
  expect(withFirstOptions(facets)).toBe(withFirstOptions(facets));
});
