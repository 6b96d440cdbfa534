import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';

/** A promotion code that every shopper may use now. */
export interface PromotionOffer {
  readonly code: string;
  readonly description: string;
  /** The minimum value of products in the cart, in dollars; 0 for none. */
  readonly minimum: number;
  /** The department whose products count; undefined for all. */
  readonly department: string | undefined;
  /** The end of the promotion, as an ISO date and time; undefined when it has none. */
  readonly endsAt: string | undefined;
}

/** The shop's public promotion codes. */
export interface PromotionOffers {
  /** The running promotions, sorted by code. Fails as an upstream does. */
  readonly running: TaskEither<UpstreamFailure, ReadonlyArray<PromotionOffer>>;
}
