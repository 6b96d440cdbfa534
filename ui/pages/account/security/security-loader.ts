import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as E from 'fp-ts/Either';
import type { ProfileGateway } from '../../../../core/account/profile/profile-gateway';
import type { AccountSession, AccountSessions } from '../../../../core/account/security/account-sessions';
import { lastUsedWords, sessionName } from '../../../../core/account/security/session-words';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { Clock } from '../../../../core/shared/clock';
import type { PageLoader, PageOutcome } from '../../../page/page';
import { signInFirst } from '../../shared/sign-in-first';
import { accountPage } from '../account-head';
import { SECURITY_TITLE, securityDone, type SecurityData, type ShownSession } from './security-data';

export interface SecurityLoaderPorts {
  readonly loadProfile: ProfileGateway['profile'];
  readonly openSessions: AccountSessions['open'];
  readonly clock: Clock;
  readonly shop: string;
}

type Parts = {
  readonly profile: Awaited<ReturnType<SecurityLoaderPorts['loadProfile']>>;
  readonly sessions: Awaited<ReturnType<SecurityLoaderPorts['openSessions']>>;
};

/** Loads the page about sign-in and security (ACC-07). Other shoppers are asked to sign in and come back. */
export const makeSecurityLoader =
  ({ loadProfile, openSessions, clock, shop }: SecurityLoaderPorts): PageLoader<SecurityData> =>
  ({ query }) =>
    pipe(
      T.Do,
      T.apS('profile', loadProfile),
      T.apS('sessions', openSessions),
      T.map((parts) => outcomeOf(parts, query, shop, clock())),
    );

const shown =
  (now: number) =>
  ({ id, isCurrent, lastUsedAt, ...device }: AccountSession): ShownSession => ({
    id,
    isCurrent,
    name: sessionName(device),
    lastUsed: lastUsedWords(lastUsedAt, now),
  });

const outcomeOf = (
  { profile, sessions }: Parts,
  query: URLSearchParams,
  shop: string,
  now: number,
): PageOutcome<SecurityData> => {
  if (E.isLeft(profile) && profile.left.kind === 'sign-in-needed') return signInFirst(ACCOUNT_PATHS.security);
  if (E.isLeft(profile) && E.isLeft(sessions)) return { kind: 'unavailable' };
  return accountPage(SECURITY_TITLE, shop, {
    account: E.isLeft(profile) ? undefined : { email: profile.right.email, hasPassword: profile.right.hasPassword },
    sessions: E.isLeft(sessions) ? undefined : sessions.right.map(shown(now)),
    done: securityDone.in(query),
    refused: undefined,
  });
};
