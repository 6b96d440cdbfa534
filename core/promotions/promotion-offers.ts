import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';

/** A promotion code that every shopper may use now. */
export interface PromotionOffer {
  readonly code: string;
  readonly description: string;
  /** Dollars of products that have to be in the cart; 0 for none. */
  readonly minimum: number;
  /** Only products of this department count; undefined for all. */
  readonly department: string | undefined;
  /** The last moment, as an ISO date and time; undefined when no end is set. */
  readonly endsAt: string | undefined;
}

/** The codes that the shop gives out. */
export interface PromotionOffers {
  /** Those that run now, in the order of their codes. Fails as an upstream does. */
  readonly running: TaskEither<UpstreamFailure, ReadonlyArray<PromotionOffer>>;
}
