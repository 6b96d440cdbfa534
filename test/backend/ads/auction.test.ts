import * as fc from 'fast-check';
import { holdAuction, RESERVE_CENTS } from '../../../backend/ads/serving/auction';

const bidders = fc
  .array(fc.record({ bidCents: fc.integer({ min: 1, max: 500 }), relevance: fc.integer({ min: 1, max: 1000 }) }))
  .map((list) => list.map((bidder, order) => ({ ...bidder, order })));

test('[ADS-04] a winner pays what beats the next bidder and never more than its bid', () => {
  fc.assert(
    fc.property(bidders, fc.nat(10), (list, count) => {
      const all = holdAuction(list, list.length);
      expect(holdAuction(list, count)).toEqual(all.slice(0, count));
      all.forEach(({ bidder, priceCents }, index) => {
        const score = bidder.bidCents * bidder.relevance;
        const next = all[index + 1]?.bidder;
        expect(priceCents).toBeLessThanOrEqual(bidder.bidCents);
        if (next === undefined) {
          expect(priceCents).toBe(Math.min(bidder.bidCents, RESERVE_CENTS));
          return;
        }
        const nextScore = next.bidCents * next.relevance;
        expect(score).toBeGreaterThanOrEqual(nextScore);
        // It wins at its price and loses at one cent less, unless the price is the bid or the reserve.
        if (priceCents < bidder.bidCents) expect(priceCents * bidder.relevance).toBeGreaterThan(nextScore);
        if (priceCents > RESERVE_CENTS) expect((priceCents - 1) * bidder.relevance).toBeLessThanOrEqual(nextScore);
      });
    }),
  );
});

test('[ADS-04] equal bids are ordered by campaign', () => {
  const equal = [3, 1, 2].map((order) => ({ bidCents: 40, relevance: 900, order }));
  expect(holdAuction(equal, 3).map(({ bidder, priceCents }) => [bidder.order, priceCents])).toEqual([
    [1, 40],
    [2, 40],
    [3, RESERVE_CENTS],
  ]);
});
