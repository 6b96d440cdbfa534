import fc from 'fast-check';
import { GIFT_SHARES } from '../../builders/gift-shares';
import { shareAmongGifts } from '../../../backend/gift-cards/applied-gift-cards.ts';
import {
  captureOf,
  cardPartOf,
  giftBackOf,
  giftPartsOf,
  splitRefund,
} from '../../../backend/orders/money/gift-payment.ts';

const cents = (max: number): fc.Arbitrary<number> => fc.nat(max);

test('[PAY-05] gift cards pay as much as they can, the first one first, and never more than the order or their balance', () => {
  fc.assert(
    fc.property(cents(100_000), fc.array(cents(60_000), { maxLength: 4 }), (total, balances) => {
      const shared = shareAmongGifts(
        total,
        balances.map((balanceCents) => ({ balanceCents })),
        0,
      );
      const paid = shared.reduce((sum, { amountCents }) => sum + amountCents, 0);
      expect(paid).toBe(
        Math.min(
          total,
          balances.reduce((sum, balance) => sum + balance, 0),
        ),
      );
      shared.forEach(({ balanceCents, amountCents }, index) => {
        expect(amountCents).toBeGreaterThanOrEqual(0);
        expect(amountCents).toBeLessThanOrEqual(balanceCents);
        if (amountCents < balanceCents) {
          expect(shared.slice(index + 1).every((later) => later.amountCents === 0)).toBe(true);
        }
      });
    }),
  );
});

test('[PAY-05] of each shipment gift cards pay what the card does not, and of all shipments what was taken from them', () => {
  fc.assert(
    fc.property(
      fc.array(cents(60_000), { maxLength: 4 }),
      fc.array(cents(60_000), { minLength: 1, maxLength: 5 }),
      (spent, shipments) => {
        const gifts = spent.reduce((sum, one) => sum + one, 0);
        let left = 0;
        const paid = shipments.map((amount) => {
          const parts = giftPartsOf(spent, left, amount);
          const byGifts = parts.reduce((sum, part) => sum + part, 0);
          expect(byGifts + captureOf(gifts, left, amount)).toBe(amount);
          left += amount;
          return parts;
        });
        const totals = spent.map((_, card) => paid.reduce((sum, parts) => sum + (parts[card] ?? 0), 0));
        totals.forEach((total, card) => expect(total).toBeLessThanOrEqual(spent[card] ?? 0));
        expect(totals.reduce((sum, total) => sum + total, 0)).toBe(Math.min(gifts, left));
      },
    ),
  );
});

test.each(GIFT_SHARES)('[PAY-05] gift cards share a total: $title', ({ total, balances, minimum, amounts, toPay }) => {
  const cards = balances.map((balanceCents) => ({ balanceCents }));
  const shared = shareAmongGifts(total, cards, minimum).map(({ amountCents }) => amountCents);
  expect(shared).toEqual(amounts);
  expect(total - shared.reduce((sum, amount) => sum + amount, 0)).toBe(toPay);
});

test('[PAY-05] what gift cards leave to another payment can be charged, or is the whole order', () => {
  fc.assert(
    fc.property(cents(10_000), fc.array(cents(6_000), { maxLength: 4 }), cents(200), (total, balances, minimum) => {
      const cards = balances.map((balanceCents) => ({ balanceCents }));
      const shared = shareAmongGifts(total, cards, minimum);
      const toPay = total - shared.reduce((sum, { amountCents }) => sum + amountCents, 0);
      expect(shared.every(({ amountCents, balanceCents }) => amountCents >= 0 && amountCents <= balanceCents)).toBe(
        true,
      );
      expect(toPay === 0 || toPay >= minimum || toPay === total).toBe(true);
      expect(toPay === 0).toBe(balances.reduce((sum, balance) => sum + balance, 0) >= total);
    }),
  );
});

/** An order in the test: the cost of each shipment, what has left, what was cancelled, and all money that moved. */
interface Ledger {
  readonly costs: number[];
  readonly left: boolean[];
  leftCents: number;
  returnedCents: number;
  captured: number;
  refundedToCard: number;
  giftBack: number;
}

const totalOf = ({ costs }: Ledger): number => costs.reduce((sum, cost) => sum + cost, 0);

type Step =
  | { readonly kind: 'leave'; readonly shipment: number }
  | { readonly kind: 'cancel'; readonly shipment: number; readonly share: number }
  | { readonly kind: 'return'; readonly share: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('leave' as const), shipment: fc.nat(3) }),
  fc.record({
    kind: fc.constant('cancel' as const),
    shipment: fc.nat(3),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('return' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
);

const carryOut = (ledger: Ledger, giftCents: number, what: Step): void => {
  if (what.kind === 'return') {
    const refund = Math.round((ledger.leftCents - ledger.returnedCents) * what.share);
    const { leftCents, refundedToCard } = ledger;
    const { toCardCents, toGiftCents } = splitRefund(refund, {
      giftCents,
      leftCents,
      refundedToCardCents: refundedToCard,
    });
    expect(toCardCents + toGiftCents).toBe(refund);
    expect(Math.min(toCardCents, toGiftCents)).toBeGreaterThanOrEqual(0);
    ledger.returnedCents += refund;
    ledger.refundedToCard += toCardCents;
    ledger.giftBack += toGiftCents;
    return;
  }
  const cost = ledger.costs[what.shipment];
  if (cost === undefined || ledger.left[what.shipment] === true) return;
  if (what.kind === 'leave') {
    const capture = captureOf(giftCents, ledger.leftCents, cost);
    expect(capture).toBeGreaterThanOrEqual(0);
    ledger.captured += capture;
    ledger.leftCents += cost;
    ledger.left[what.shipment] = true;
    return;
  }
  const before = totalOf(ledger);
  ledger.costs[what.shipment] = cost - Math.round(cost * what.share);
  const back = giftBackOf(giftCents, before, totalOf(ledger));
  expect(back).toBeGreaterThanOrEqual(0);
  ledger.giftBack += back;
};

test('[PAY-05] [PAY-06] whatever leaves, is cancelled and comes back, in any order, the shopper pays what is owed and gets back no more than was paid', () => {
  fc.assert(
    fc.property(
      fc.array(cents(30_000), { minLength: 1, maxLength: 4 }),
      cents(80_000),
      fc.array(step, { maxLength: 25 }),
      (costs, offered, steps) => {
        const start = costs.reduce((sum, cost) => sum + cost, 0);
        const giftCents = Math.min(offered, start);
        const authorised = cardPartOf(giftCents, start);
        const ledger: Ledger = {
          costs: [...costs],
          left: costs.map(() => false),
          leftCents: 0,
          returnedCents: 0,
          captured: 0,
          refundedToCard: 0,
          giftBack: 0,
        };
        const ends: readonly Step[] = costs.map((_, shipment) => ({ kind: 'leave', shipment }));
        for (const each of [...steps, ...ends]) {
          carryOut(ledger, giftCents, each);
          expect(ledger.captured).toBeLessThanOrEqual(authorised);
          expect(ledger.refundedToCard).toBeLessThanOrEqual(ledger.captured);
          expect(ledger.giftBack).toBeLessThanOrEqual(giftCents);
        }
        const paid = ledger.captured - ledger.refundedToCard + giftCents - ledger.giftBack;
        expect(paid).toBe(totalOf(ledger) - ledger.returnedCents);
      },
    ),
    { numRuns: 500 },
  );
});

test('[PAY-05] an order without gift cards is captured and refunded as before', () => {
  fc.assert(
    fc.property(cents(50_000), cents(50_000), cents(50_000), (left, amount, refund) => {
      expect(captureOf(0, left, amount)).toBe(amount);
      expect(giftBackOf(0, left + amount, left)).toBe(0);
      expect(splitRefund(refund, { giftCents: 0, leftCents: left, refundedToCardCents: 0 })).toEqual({
        toCardCents: refund,
        toGiftCents: 0,
      });
    }),
  );
});
