/** What takes part in an auction. */
export interface Bidder {
  readonly bidCents: number;
  /** Relevance of the ad, 1 to 1000. */
  readonly relevance: number;
  /** Breaks ties; the lower one wins. */
  readonly order: number;
}

export interface Won<B extends Bidder> {
  readonly bidder: B;
  /** Price of a click. */
  readonly priceCents: number;
}

/** The price of a click without competing bids. */
export const RESERVE_CENTS = 5;

const scoreOf = ({ bidCents, relevance }: Bidder): number => bidCents * relevance;

const byScore = (one: Bidder, other: Bidder): number => scoreOf(other) - scoreOf(one) || one.order - other.order;

/** The lowest price in whole cents at which the bidder still wins against the next one, at most its bid. */
const priceOf = (bidder: Bidder, next: Bidder | undefined): number => {
  const needed = next === undefined ? 0 : Math.floor(scoreOf(next) / bidder.relevance) + 1;
  return Math.min(bidder.bidCents, Math.max(RESERVE_CENTS, needed));
};

/**
 * Ranks bidders by bid × relevance. Each of the `count` winners pays one cent more than it needs to match the next in
 * the ranking, and never more than its bid.
 */
export const holdAuction = <B extends Bidder>(bidders: readonly B[], count: number): readonly Won<B>[] => {
  const ranked = bidders.toSorted(byScore);
  return ranked.slice(0, count).map((bidder, index) => ({ bidder, priceCents: priceOf(bidder, ranked[index + 1]) }));
};
