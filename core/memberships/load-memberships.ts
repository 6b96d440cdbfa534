import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SignInNeeded } from '../orders/order-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { CareGateway } from './care-gateway';
import type { CareMembership, CarePlan } from './membership';

/** The plans and the shopper's memberships. */
export interface LoadedMemberships {
  readonly plans: ReadonlyArray<CarePlan>;
  readonly running: ReadonlyArray<CareMembership>;
  readonly ended: ReadonlyArray<CareMembership>;
}

/** Loads the plans and the signed-in shopper's memberships (ACC-09). */
export type LoadMemberships = TE.TaskEither<SignInNeeded | UpstreamFailure, LoadedMemberships>;

export const makeLoadMemberships = ({
  care,
}: {
  readonly care: Pick<CareGateway, 'plans' | 'memberships'>;
}): LoadMemberships =>
  pipe(
    TE.Do,
    TE.apS('memberships', care.memberships),
    TE.apSW('plans', care.plans),
    TE.map(({ memberships, plans }) => ({
      plans,
      running: memberships.filter(({ hasEnded }) => !hasEnded),
      ended: memberships.filter(({ hasEnded }) => hasEnded),
    })),
  );
