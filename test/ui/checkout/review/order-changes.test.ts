import fc from 'fast-check';
import {
  orderChanges,
  readSeen,
  readSeenCodes,
  seenOrder,
  writeSeen,
  writeSeenCodes,
} from '../../../../ui/checkout/review/order-changes';
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

test('[CHK-07] [CHK-08] names an item that comes on another day, and not one whose day is not known', () => {
  const fulfilment = { method: 'pickup', storeId: '1101', storeName: 'Mission Valley' } as const;
  const on = (date: string | undefined) => cart({ id: '1', name: 'Tank', fulfilment: { ...fulfilment, date } });
  const [today, tomorrow] = [on('2026-11-25'), on('2026-11-26')];
  expect(orderChanges(seenOrder(today), tomorrow)).toEqual({
    before: 50,
    now: 50,
    lines: [{ kind: 'day', name: 'Tank', before: '2026-11-25', now: '2026-11-26' }],
  });
  expect(orderChanges(seenOrder(today), on(undefined))).toBeUndefined();
  expect(orderChanges(seenOrder(on(undefined)), tomorrow)).toBeUndefined();
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

const off = (code: string, amount: number, description = code) => ({ code, description, amount });

test('[CHK-07] names a promotion that no longer counts with the reason, and one that takes off another amount', () => {
  const before = { ...cart({ id: '1' }), adjustments: [off('PUP5', -5), off('C-1', -5), off('TEN', -4, '10% off')] };
  const now = {
    ...cart({ id: '1' }),
    total: 61,
    adjustments: [off('TEN', -3, '10% off')],
    codeNotes: [{ code: 'PUP5', reason: 'ended', text: 'Promo code PUP5 has ended.' } as const],
  };
  expect(orderChanges(seenOrder(before), now)?.lines).toEqual([
    { kind: 'promotion', name: 'PUP5', reason: 'Promo code PUP5 has ended.', before: -5, now: undefined },
    { kind: 'promotion', name: 'C-1', reason: undefined, before: -5, now: undefined },
    { kind: 'promotion', name: '10% off', reason: undefined, before: -4, now: -3 },
  ]);
});

test('[CHK-07] a percentage of another price is told as the price alone', () => {
  const before = { ...cart({ id: '1', unitPrice: 40 }), adjustments: [off('TEN', -4)] };
  const now = { ...cart({ id: '1', unitPrice: 50 }), adjustments: [off('TEN', -5)] };
  expect(orderChanges(seenOrder(before), now)?.lines.map(({ kind }) => kind)).toEqual(['price']);
});

test('[CHK-07] the reductions that were seen survive a form without scripts', () => {
  const adjustments = [off('PUP5', -5), off('10% OFF, NOW!', -12.5), off('A~B', -1), off('', -2)];
  expect(readSeenCodes(writeSeenCodes({ total: 1, lines: [], adjustments }))).toEqual([
    { code: 'PUP5', amount: -5 },
    { code: '10% OFF, NOW!', amount: -12.5 },
  ]);
});

test.each(['', '~', 'A', 'A~5.00', 'A~-5', `${'A'.repeat(41)}~-5.00`])(
  'a field of reductions that was changed by hand is ignored: %s',
  (text) => expect(readSeenCodes(text)).toEqual([]),
);

test('[CHK-07] what was seen survives a form without scripts', () => {
  const line = fc.record({
    id: fc.stringMatching(/^\d{1,10}$/),
    unitPrice: fc.option(
      fc.integer({ min: 0, max: 999_999 }).map((cents) => cents / 100),
      { nil: undefined },
    ),
    quantity: fc.integer({ min: 1, max: 99 }),
    day: fc.constantFrom('2026-11-25', undefined),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
      expect(readSeen(writeSeen({ total: 12.5, lines }), 12.5)).toEqual({ total: 12.5, lines });
    }),
  );
});

test.each(['', 'x', '1~2', '1~-2~3~', '1~2~3~4', '1~2~3~tomorrow', `${'9'.repeat(50)}~1~1~`])(
  'a field that was changed by hand is ignored: %s',
  (text) => {
    expect(readSeen(text, 1).lines).toEqual([]);
  },
);

test('[CHK-07] without the lines that were seen, only the totals are compared', () => {
  const now = aCart([aCartItem({ id: '1', name: 'Kibble' })]);
  expect(orderChanges({ total: now.total, lines: undefined }, now)).toBeUndefined();
  expect(orderChanges({ total: now.total + 1, lines: undefined }, now)).toEqual({
    before: now.total + 1,
    now: now.total,
    lines: [],
  });
});
