import * as E from 'fp-ts/Either';
import type { AccountSession, AccountSessions } from '../../core/account/security/account-sessions';
import type { Making } from './making';

/** The world behind AccountSessions: a customer is signed in here and in two other browsers. */
export interface SessionsWorld {
  readonly sessions: AccountSessions;
  /** Those of a shopper without an identity. */
  readonly stranger: AccountSessions;
  /** Those of another account, which is signed in once. */
  readonly other: AccountSessions;
}

export const SESSION_CALLS = ['open', 'end', 'endOthers'] as const;

/** Every AccountSessions, fake or real, passes this. */
export const accountSessionsContract = (name: string, makeWorld: Making<SessionsWorld>): void => {
  describe(`[PLT-02] [ACC-07] ${name} as AccountSessions`, () => {
    const openOf = async (sessions: AccountSessions): Promise<ReadonlyArray<AccountSession>> => {
      const open = await sessions.open();
      if (E.isLeft(open)) throw new Error(JSON.stringify(open.left));
      return open.right;
    };
    const idsOf = (sessions: ReadonlyArray<AccountSession>): ReadonlyArray<string> =>
      sessions.map(({ id }) => id).sort();

    test('names all open sessions and marks this one', async () => {
      const { sessions } = await makeWorld();
      const open = await openOf(sessions);
      expect(open).toHaveLength(3);
      expect(open.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(open.every(({ lastUsedAt }) => !Number.isNaN(Date.parse(lastUsedAt ?? '')))).toBe(true);
    });

    test('ends one session, and says of a second time that it is not open', async () => {
      const { sessions } = await makeWorld();
      const [ended, ...others] = (await openOf(sessions)).filter(({ isCurrent }) => !isCurrent);
      const end = sessions.end(ended?.id ?? '');
      expect([await end(), await end()]).toEqual([E.right('ended'), E.right('not-open')]);
      const left = await openOf(sessions);
      expect(idsOf(left.filter(({ isCurrent }) => !isCurrent))).toEqual(idsOf(others));
    });

    test('ends all sessions except this one', async () => {
      const { sessions } = await makeWorld();
      expect(await sessions.endOthers()).toEqual(E.right(undefined));
      expect(await openOf(sessions)).toEqual([expect.objectContaining({ isCurrent: true })]);
    });

    test('nobody sees or ends the sessions of another account', async () => {
      const { sessions, other } = await makeWorld();
      const before = idsOf(await openOf(sessions));
      for (const id of before) expect(await other.end(id)()).toEqual(E.right('not-open'));
      await other.endOthers();
      expect(idsOf(await openOf(sessions))).toEqual(before);
      expect(await openOf(other)).toHaveLength(1);
    });

    test('a shopper who is not signed in has to sign in', async () => {
      const { stranger } = await makeWorld();
      const needed = E.left({ kind: 'sign-in-needed' });
      expect([await stranger.open(), await stranger.end('1')(), await stranger.endOthers()]).toEqual([
        needed,
        needed,
        needed,
      ]);
    });
  });
};
