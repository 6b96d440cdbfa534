import fc from 'fast-check';
import { againIn, withAgain, withoutMarks, type AgainResult } from '../../../../ui/pages/orders/again-marks';

test('[ORD-08] the result survives the address, whatever the part numbers contain', () => {
  const partNumber = fc.string({ minLength: 1, unit: 'grapheme-ascii' });
  const atStore = fc.record({ partNumber, outAt: fc.constantFrom('1101', 'SD7') });
  const results = fc.record({
    kind: fc.constant('added' as const),
    count: fc.integer({ min: 0, max: 60 }),
    unavailable: fc
      .tuple(fc.array(fc.record({ partNumber }), { maxLength: 5 }), fc.array(atStore, { maxLength: 5 }))
      .map(([anywhere, atStores]) => [...anywhere, ...atStores]),
  });
  const part = fc
    .tuple(partNumber, fc.integer({ min: 1, max: 98 }), fc.integer({ min: 1, max: 98 }))
    .map(([sku, quantity, more]) => ({ partNumber: sku, quantity, wanted: Math.min(quantity + more, 99) }));
  const partial = fc
    .tuple(results, fc.array(part, { minLength: 1, maxLength: 5 }))
    .map(([done, partly]) => ({ ...done, partly }));
  const unfinished = fc.tuple(results, fc.integer({ min: 1, max: 100 })).map(([done, rest]) => ({ ...done, rest }));
  const some = fc.integer({ min: 1, max: 100 });
  const toChoose = fc
    .tuple(results, some, some)
    .map(([done, needText, needStore]) => ({ ...done, needText, needStore }));
  const full = unfinished.map((result) => ({ ...result, isCartFull: true as const }));
  const failures = fc.constantFrom({ kind: 'failed' } as const, { kind: 'full' } as const);
  fc.assert(
    fc.property(fc.oneof(results, partial, unfinished, toChoose, full, failures), (result: AgainResult) => {
      const address = withAgain('/shop/MyListsView?showTabName=purchaselist', result);
      expect(againIn(new URLSearchParams(address.split('?')[1]))).toEqual(result);
      expect(withoutMarks(address)).toBe('/shop/MyListsView?showTabName=purchaselist');
    }),
  );
});

test.each(['5:2:A', '2:2:A', '0:2:A', '2:100:A', '-1:2:A', '2:A', '2:5:', 'A'])(
  '[ORD-08] ignores an address that says nonsense about a part: %s',
  (value) => {
    expect(againIn(new URLSearchParams({ again: '1', part: value }))).toEqual({
      kind: 'added',
      count: 1,
      unavailable: [],
    });
  },
);
