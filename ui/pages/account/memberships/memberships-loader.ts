import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { SessionStore } from '../../../../core/identity/session/session-store';
import type { LoadMemberships } from '../../../../core/memberships/load-memberships';
import { LINKS } from '../../../../core/paths/links';
import type { PageLoader, PageOutcome } from '../../../page/page';
import { signInFirst } from '../../shared/sign-in-first';
import { accountPage } from '../account-head';
import {
  joinPath,
  MEMBERSHIP_DONE,
  MEMBERSHIP_MARKS,
  membershipsTitle,
  type MembershipDone,
  type MembershipsData,
} from './memberships-data';

export interface MembershipsPorts {
  readonly loadMemberships: LoadMemberships;
  readonly newChangeKey: IO<string>;
  readonly userType: SessionStore['userType'];
  readonly shop: string;
}

/** The data of a page into which nothing was entered. */
export const NO_MEMBERSHIPS: MembershipsData = {
  plans: [],
  running: [],
  ended: [],
  joining: undefined,
  cancelling: undefined,
  joinKey: '',
  done: undefined,
  problem: undefined,
  typed: undefined,
  errors: {},
};

const doneIn = (query: URLSearchParams): MembershipDone | undefined => {
  const done = query.get(MEMBERSHIP_MARKS.done) ?? '';
  return Object.hasOwn(MEMBERSHIP_DONE, done) ? (done as MembershipDone) : undefined;
};

/**
 * Loads the memberships, the form of a plan, or the question whether a membership is to be cancelled (ACC-09). Shoppers
 * who are not signed in are asked to sign in, and come back. A plan or membership that is not there shows the lists.
 */
export const makeMembershipsLoader =
  ({ loadMemberships, newChangeKey, userType, shop }: MembershipsPorts): PageLoader<MembershipsData> =>
  ({ query }) => {
    const join = query.get(MEMBERSHIP_MARKS.join);
    const here = join === null ? LINKS.vitalCareMembership : joinPath(join.slice(0, 40));
    if (userType() !== 'registered') return T.of(signInFirst(here));
    return pipe(
      loadMemberships,
      TE.match(
        ({ kind }): PageOutcome<MembershipsData> =>
          kind === 'sign-in-needed' ? signInFirst(here) : { kind: 'unavailable' },
        (loaded) => {
          const data: MembershipsData = {
            ...NO_MEMBERSHIPS,
            ...loaded,
            joining: loaded.plans.find(({ id }) => id === join)?.id,
            cancelling: loaded.running.find(
              ({ id, endsOn }) => endsOn === undefined && id === query.get(MEMBERSHIP_MARKS.cancel),
            ),
            joinKey: newChangeKey(),
            done: doneIn(query),
          };
          return accountPage(membershipsTitle(data), shop, data);
        },
      ),
    );
  };
