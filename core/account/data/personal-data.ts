import type { TaskEither } from 'fp-ts/TaskEither';
import type { SignInNeeded } from '../../orders/order-gateway';
import type { UpstreamFailure } from '../../shared/upstream-failure';

/** Orders of the account are being placed, delivered or returned. */
export interface OpenOrders {
  readonly kind: 'open-orders';
  readonly orderIds: ReadonlyArray<string>;
}

type Failure = SignInNeeded | UpstreamFailure;

/** What is known of the signed-in shopper, and its end (ACC-07). */
export interface PersonalData {
  /** All of it, as data that can be written as JSON. */
  readonly download: TaskEither<Failure, unknown>;
  /**
   * Deletes the account with everything that is known of its owner; placed orders stay without the person. Refusals have
   * the fact `old-password-refused` for a wrong password and `account-locked` after too many wrong ones. A failure
   * deletes nothing.
   */
  readonly deleteAccount: (password: string) => TaskEither<OpenOrders | Failure, void>;
}
