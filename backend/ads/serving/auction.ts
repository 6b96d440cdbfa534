/** What takes part in an auction. */
export interface Bidder {
  readonly bidCents: number;
  /** How well the ad fits, 1 to 1000. */
  readonly relevance: number;
  /** Breaks ties; the lower one wins. */
  readonly order: number;
}

export interface Won<B extends Bidder> {
  readonly bidder: B;
  /** What a click costs. */
  readonly priceCents: number;
}

/** The price of a click without competing bids. */
export const RESERVE_CENTS = 5;

const scoreOf = ({ bidCents, relevance }: Bidder): number => bidCents * relevance;

const byScore = (one: Bidder, other: Bidder): number => scoreOf(other) - scoreOf(one) || one.order - other.order;

/** The least whole number of cents with which the bidder still beats the next one, never more than its bid. */
const priceOf = (bidder: Bidder, next: Bidder | undefined): number => {
  const needed = next === undefined ? 0 : Math.floor(scoreOf(next) / bidder.relevance) + 1;
  return Math.min(bidder.bidCents, Math.max(RESERVE_CENTS, needed));
};

/**
 * Ranks by bid × relevance. Each of the `count` best pays, for a click, what it takes to beat the next in the ranking, a
 * cent more than that one's worth, and never more than it bid.
 */
export const holdAuction = <B extends Bidder>(bidders: readonly B[], count: number): readonly Won<B>[] => {
  const ranked = bidders.toSorted(byScore);
  return ranked.slice(0, count).map((bidder, index) => ({ bidder, priceCents: priceOf(bidder, ranked[index + 1]) }));
};
