import fc from 'fast-check';
import { orderChanges, readSeen, seenOrder, writeSeen } from '../../../../ui/checkout/review/order-changes';
import { aCart, aCartItem } from '../../../builders/cart';

const cart = (...items: ReadonlyArray<Partial<ReturnType<typeof aCartItem>>>) => ({
  ...aCart(items.map((facts) => aCartItem(facts))),
  total: 50,
});

test('[CHK-07] an unchanged order has no changes', () => {
  const shown = cart({ id: '1' }, { id: '2' });
  expect(orderChanges(seenOrder(shown), shown)).toBeUndefined();
});

test('[CHK-07] names prices, quantities, and lines that came or went', () => {
  const before = cart({ id: '1', unitPrice: 10 }, { id: '2', quantity: 3 }, { id: '3', name: 'Leash' });
  const now = { ...cart({ id: '1', unitPrice: 12 }, { id: '2', quantity: 1 }, { id: '4', name: 'Bowl' }), total: 61 };
  expect(orderChanges(seenOrder(before), now)).toEqual({
    before: 50,
    now: 61,
    lines: [
      { kind: 'price', name: 'Goodpaw Chicken Dog Food', before: 10, now: 12 },
      { kind: 'quantity', name: 'Goodpaw Chicken Dog Food', before: 3, now: 1 },
      { kind: 'new', name: 'Bowl' },
      { kind: 'gone', name: 'Leash' },
    ],
  });
});

test('[CHK-07] names what is in the order and cannot be ordered any more', () => {
  const before = cart({ id: '1', name: 'Leash' });
  expect(orderChanges(seenOrder(before), { ...cart({ id: '1', name: 'Leash', isGone: true }), total: 0 })).toEqual({
    before: 50,
    now: 0,
    lines: [{ kind: 'unsold', name: 'Leash' }],
  });
});

test('[CHK-07] a total that changed alone, such as by a promotion that ended, is a change', () => {
  const shown = cart({ id: '1' });
  expect(orderChanges(seenOrder(shown), { ...shown, total: 55 })).toEqual({ before: 50, now: 55, lines: [] });
});

test('[CHK-07] what was seen survives a form without scripts', () => {
  const line = fc.record({
    id: fc.stringMatching(/^\d{1,10}$/),
    unitPrice: fc.option(
      fc.integer({ min: 0, max: 999_999 }).map((cents) => cents / 100),
      { nil: undefined },
    ),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
      expect(readSeen(writeSeen({ total: 12.5, lines }), 12.5)).toEqual({ total: 12.5, lines });
    }),
  );
});

test.each(['', 'x', '1~2', '1~-2~3', '1~2~3~4', `${'9'.repeat(50)}~1~1`])(
  'a field that was changed by hand is ignored: %s',
  (text) => {
    expect(readSeen(text, 1).lines).toEqual([]);
  },
);
