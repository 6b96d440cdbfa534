import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';

/** The addresses that get the shop's newsletter (FTR-03). */
export interface NewsletterList {
  /**
   * Adds an address. Succeeds also for one that is on the list, so that nobody learns who reads it. Fails as an upstream
   * does, also for an address that the service refuses; the list is then unchanged.
   */
  readonly subscribe: (email: string) => TaskEither<UpstreamFailure, void>;
}
