import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { MembershipGateway } from './membership-gateway';
import type { RefreshRewards } from '../refresh-rewards';

export interface JoinPalsPorts {
  readonly membership: MembershipGateway;
  readonly refreshRewards: RefreshRewards;
}

/** The loyalty system did not respond with "Success". */
export interface NotSynced {
  readonly kind: 'not-synced';
}

export type JoinPalsError = NotSynced | UpstreamFailure;

export interface Joined {
  readonly palsId: string | undefined;
}

/**
 * Makes the signed-in shopper a member (PAL-01); the phone number is optional. Afterwards the rewards are fetched again;
 * joining succeeds even if that fails. The caller reloads the header user.
 */
export type JoinPals = (palsPhoneNumber?: string) => TE.TaskEither<JoinPalsError, Joined>;

export const makeJoinPals =
  ({ membership, refreshRewards }: JoinPalsPorts): JoinPals =>
  (palsPhoneNumber) =>
    pipe(
      membership.join(emptyAsNone(palsPhoneNumber)),
      TE.filterOrElseW(
        ({ isSynced }) => isSynced,
        (): JoinPalsError => ({ kind: 'not-synced' }),
      ),
      TE.tapTask(() => refreshRewards),
      TE.map(({ palsId }) => ({ palsId })),
    );

const emptyAsNone = (phone: string | undefined): string | undefined =>
  phone === undefined || phone.trim() === '' ? undefined : phone.trim();

/** The message when joining failed, for every reason (ERR-09). */
export const JOIN_FAILED = "Sorry we've encountered an error. Please try back later.";
