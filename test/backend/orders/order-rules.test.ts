import fc from 'fast-check';
import {
  amountOfShipment,
  amountsOfPieces,
  refundOf,
  totalsOf,
  type LineAmounts,
} from '../../../backend/orders/order-amounts.ts';
import { pointsFor, pointsForNext } from '../../../backend/orders/order-points.ts';
import { orderStatusOf, type ShipmentStatus } from '../../../backend/orders/order-status.ts';
import { makeOrderTokens } from '../../../backend/orders/read/order-token.ts';
import { makeKeyedHash } from '../../../backend/secrets/keyed-hash.ts';

const DAY_MS = 24 * 60 * 60_000;

const line: fc.Arbitrary<LineAmounts> = fc
  .record({ quantity: fc.integer({ min: 1, max: 99 }), totalCents: fc.nat(500_000) })
  .chain(({ quantity, totalCents }) =>
    fc.record({
      quantity: fc.constant(quantity),
      cancelled: fc.nat(quantity),
      returned: fc.constant(0),
      totalCents: fc.constant(totalCents),
      adjustmentCents: fc.nat(totalCents).map((cents) => 0 - cents),
      taxCents: fc.nat(50_000),
    }),
  );

const shipment = fc.record({
  shippingCents: fc.nat(2_000),
  shippingAdjustmentCents: fc.constant(0),
  shippingTaxCents: fc.nat(200),
  tipCents: fc.nat(1_000),
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
});

test('[ORD-05] all pieces cost what was paid, fewer pieces never cost more, and no part is negative', () => {
  fc.assert(
    fc.property(line, (of) => {
      const all = amountsOfPieces(of, of.quantity);
      expect(all.paidCents).toBe(of.totalCents + of.adjustmentCents + of.taxCents);
      let before = 0;
      for (let pieces = 0; pieces <= of.quantity; pieces += 1) {
        const { paidCents, productCents, adjustmentCents } = amountsOfPieces(of, pieces);
        expect(paidCents).toBeGreaterThanOrEqual(before);
        expect(adjustmentCents).toBeLessThanOrEqual(0);
        expect(productCents + adjustmentCents).toBeGreaterThanOrEqual(0);
        before = paidCents;
      }
    }),
  );
});

test('[ORD-05] [PAY-06] refunds of pieces, one after the other, add up to what was paid for the pieces that were kept', () => {
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 30 }), (of, parts) => {
      let state = of;
      let refunded = 0;
      for (const part of parts) {
        const left = state.quantity - state.cancelled - state.returned;
        const pieces = Math.min(part, left);
        const refund = refundOf(state, pieces);
        expect(refund).toBeGreaterThanOrEqual(0);
        refunded += refund;
        state = { ...state, returned: state.returned + pieces };
      }
      const kept = state.quantity - state.cancelled - state.returned;
      const paid = amountsOfPieces(of, of.quantity - of.cancelled).paidCents;
      expect(refunded).toBe(paid - amountsOfPieces(of, kept).paidCents);
    }),
  );
});

test('[PAY-06] the amounts of the shipments add up to the total of the order, with its parts', () => {
  fc.assert(
    fc.property(fc.array(shipment, { minLength: 1, maxLength: 4 }), (shipments) => {
      const totals = totalsOf(shipments);
      expect(shipments.reduce((sum, each) => sum + amountOfShipment(each), 0)).toBe(totals.totalCents);
      const { productCents, adjustmentCents, shippingCents, taxCents, tipCents } = totals;
      expect(productCents + adjustmentCents + shippingCents + taxCents + tipCents).toBe(totals.totalCents);
    }),
  );
});

test('[RWD-04] [ORD-07] shipments earn together what the order earns, in whatever order they leave', () => {
  fc.assert(
    fc.property(fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }), (parts) => {
      let before: readonly LineAmounts[] = [];
      let points = 0;
      for (const part of parts) {
        points += pointsForNext(before, part);
        before = [...before, ...part];
      }
      expect(points).toBe(pointsFor(parts.flat()));
    }),
  );
});

test.each<[string, readonly ShipmentStatus[], string]>([
  ['waits', ['F', 'F'], 'F'],
  ['is being packed', ['F', 'G'], 'G'],
  ['has left in part', ['S', 'F'], 'V'],
  ['has left in part, with a part delivered', ['D', 'G'], 'V'],
  ['has left', ['S', 'D'], 'S'],
  ['is complete, without what was cancelled', ['D', 'X'], 'D'],
  ['is complete, with a part returned', ['D', 'K'], 'D'],
  ['is returned', ['K', 'X'], 'K'],
  ['is cancelled', ['X', 'X'], 'X'],
])('[ORD-06] an order that %s has the letter of it', (_what, shipments, letter) => {
  expect(orderStatusOf(shipments)).toBe(letter);
});

describe('[ORD-04] a token of an order', () => {
  let now = Date.UTC(2030, 0, 14, 12);
  const tokens = makeOrderTokens(makeKeyedHash('a secret of the tests'), () => now);

  test('opens that order for 60 days, and is short', () => {
    const token = tokens.issue(900_001);
    expect(token.length).toBeLessThanOrEqual(200);
    expect(tokens.read(token)).toBe(900_001);
    now += 60 * DAY_MS;
    expect(tokens.read(token)).toBe(900_001);
    now += DAY_MS;
    expect(tokens.read(token)).toBeUndefined();
  });

  test('that was altered, or is of another secret, opens nothing', () => {
    const token = tokens.issue(900_001);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'0aA-_.'), (at, letter) => {
        const altered = token.slice(0, at) + letter + token.slice(at + 1);
        expect(tokens.read(altered)).toBe(altered === token ? 900_001 : undefined);
      }),
    );
    const others = makeOrderTokens(makeKeyedHash('another secret'), () => now);
    expect(others.read(token)).toBeUndefined();
  });
});
