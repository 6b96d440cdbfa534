import * as fc from 'fast-check';
import { makeDataKeys } from '../../composition/rendering/data-keys';

/** Plain data of a few values, so that equal data occurs often. Some texts are longer than a plain key. */
const anyData = fc.letrec<{ readonly data: unknown }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom(null, true, 0, 1, '', '1', 'null', '[]', 'a'.repeat(70)),
    fc.array(tie('data'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', '"'), tie('data'), { maxKeys: 2 }),
  ),
})).data;

test('[PLT-03] keys are the same for equal data and for no other, at every depth', () => {
  fc.assert(
    fc.property(anyData, anyData, (one, other) => {
      expect(makeDataKeys()(structuredClone(one))).toBe(makeDataKeys()(one));
      const keyOf = makeDataKeys();
      expect(keyOf(one) === keyOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
    { numRuns: 1_000 },
  );
});

test('[PLT-03] data with a part that is known from another depth has no key of other data', () => {
  fc.assert(
    fc.property(anyData, anyData, (part, other) => {
      const keyOf = makeDataKeys();
      keyOf([[[[[part]]]]]);
      const isSameKey = keyOf([part]) === keyOf([other]);
      // Equal data may have two keys then, which only costs a rendering.
      expect(isSameKey && JSON.stringify(part) !== JSON.stringify(other)).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});

test('[PLT-03] what is missing differs from an empty list and from null', () => {
  const keyOf = makeDataKeys();
  const keys = [[undefined], [], [null], [''], ['undefined'], { a: undefined }, { a: null }, {}].map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
});

test('[PLT-03] data is read once per object', () => {
  const keyOf = makeDataKeys();
  let reads = 0;
  const data = {
    get name(): string {
      reads += 1;
      return 'bone';
    },
  };
  expect(keyOf(data)).toBe(keyOf(data));
  expect(reads).toBe(1);
});
