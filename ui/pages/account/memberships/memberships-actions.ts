import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { accountProblem, type AccountProblem } from '../../../../core/account/account-form';
import type { CareGateway, KeepCareFailure } from '../../../../core/memberships/care-gateway';
import type { JoinMembership, JoinMembershipError, PetIsMember } from '../../../../core/memberships/join-membership';
import { formatDate } from '../../../../core/orders/date-words';
import { LINKS } from '../../../../core/paths/links';
import type { ActionResult, PageAction } from '../../../page/page-action';
import { textOf } from '../../shared/posted-fields';
import { signInFirst } from '../../shared/sign-in-first';
import { statusOfFailure } from '../../shared/status-of-failure';
import { accountHead } from '../account-head';
import {
  cancelMembershipPath,
  joinPath,
  membershipDonePath,
  membershipsTitle,
  type MembershipDone,
  type MembershipsData,
} from './memberships-data';
import { NO_MEMBERSHIPS } from './memberships-loader';

type Result = ActionResult<MembershipsData>;
type Failure = JoinMembershipError | KeepCareFailure;

const told = (message: string): AccountProblem => ({ message, needsSignIn: false });

/** The membership of a pet, if it is cancelled and can be kept. */
const keepableIn = (error: JoinMembershipError): MembershipsData['keepable'] =>
  error.kind === 'already-member' && error.membership?.endsOn !== undefined ? error.membership : undefined;

const memberWords = (error: PetIsMember): string => {
  const keepable = keepableIn(error);
  return keepable === undefined
    ? 'This pet is already a member.'
    : `${keepable.petName} is a member through ${formatDate(keepable.endsOn)}. You can keep this membership instead of joining again.`;
};

const problemOf = (error: Failure): AccountProblem | undefined => {
  switch (error.kind) {
    case 'already-member':
      return told(memberWords(error));
    case 'too-many-memberships':
      return told('You already have 10 memberships. Please cancel one first, or call us.');
    case 'no-more-memberships':
      return told('You can’t add more memberships online. Please call us.');
    case 'no-such-plan':
      return told('This plan isn’t available for this type of pet. Please choose another one.');
    case 'membership-ended':
      return told('This membership has ended. You can join again.');
    case 'no-such-membership':
      return told('We couldn’t find this membership.');
    default:
      return accountProblem(error);
  }
};

const statusOf = (error: Failure): number => {
  if (error.kind === 'sign-in-needed') return 401;
  if (error.kind === 'invalid-fields' || error.kind === 'no-such-plan') return 400;
  return error.kind === 'unreachable' || error.kind === 'unintelligible' || error.kind === 'refused'
    ? statusOfFailure(error)
    : 409;
};

export interface JoinActionPorts {
  readonly joinMembership: JoinMembership;
  readonly shop: string;
}

/** Makes a pet a member (ACC-09). A refused form is shown again with what was typed, also after the session has ended. */
export const makeJoinAction =
  ({ joinMembership, shop }: JoinActionPorts): PageAction<MembershipsData> =>
  (form) => {
    const planId = textOf(form, 'planId');
    const joinKey = textOf(form, 'joinKey');
    const typed = { petName: textOf(form, 'petName'), species: textOf(form, 'species') };
    return pipe(
      joinMembership({ ...typed, planId, joinKey }),
      TE.match(
        (error): Result => {
          const errors = error.kind === 'invalid-fields' ? error.errors : {};
          const changes = { typed, errors, joinKey, problem: problemOf(error), keepable: keepableIn(error) };
          const data = { ...NO_MEMBERSHIPS, joining: planId, ...changes };
          return {
            kind: 'refused',
            status: statusOf(error),
            url: joinPath(planId),
            changes,
            otherwise: { head: accountHead(membershipsTitle(data), shop), data, isNeverKept: true },
          };
        },
        (): Result => ({ kind: 'see-other', url: membershipDonePath('joined') }),
      ),
    );
  };

/** A form about one membership. After a failure the lists say what is wrong; whoever signs in first comes back to `here`. */
const aboutMembership =
  (
    change: (id: string) => TE.TaskEither<Failure, unknown>,
    { done, here }: { readonly done: MembershipDone; readonly here: (id: string) => string },
  ): PageAction<MembershipsData> =>
  (form) => {
    const id = textOf(form, 'id');
    return pipe(
      change(id),
      TE.match(
        (error): Result =>
          error.kind === 'sign-in-needed'
            ? { kind: 'see-other', url: signInFirst(here(id)).url }
            : {
                kind: 'refused',
                status: statusOf(error),
                url: LINKS.vitalCareMembership,
                changes: { problem: problemOf(error) },
              },
        (): Result => ({ kind: 'see-other', url: membershipDonePath(done) }),
      ),
    );
  };

/** Cancels a membership (ACC-09). */
export const makeCancelMembershipAction = ({
  cancelMembership,
}: {
  readonly cancelMembership: CareGateway['cancel'];
}): PageAction<MembershipsData> => aboutMembership(cancelMembership, { done: 'cancelled', here: cancelMembershipPath });

/** Takes the cancellation of a membership back (ACC-09). */
export const makeKeepMembershipAction = ({
  keepMembership,
}: {
  readonly keepMembership: CareGateway['keep'];
}): PageAction<MembershipsData> =>
  aboutMembership(keepMembership, { done: 'kept', here: () => LINKS.vitalCareMembership });
