import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { lastUsedWords, sessionName } from '../../../core/account/security/session-words';
import { makeSignOutEverywhere } from '../../../core/account/security/sign-out-everywhere';
import { aSession } from '../../builders/account-session';
import { anUnreachable } from '../../builders/upstream-failure';
import { FakeAccountSessions } from '../../fakes/fake-account-sessions';
import { FakeCaller } from '../../fakes/fake-caller';

const world = () => {
  const caller = new FakeCaller().signsIn('700002');
  const sessions = new FakeAccountSessions(caller).hasSessions(
    '700002',
    aSession({ id: '1', isCurrent: true }),
    aSession({ id: '2' }),
  );
  const signOut = TE.fromIO(() => {
    caller.signsOut();
    return '/shop/en/petcostore';
  });
  return { caller, sessions, everywhere: makeSignOutEverywhere({ sessions, signOut }) };
};

test('[ACC-07] signs out everywhere, here last', async () => {
  const { caller, sessions, everywhere } = world();
  expect(await everywhere()).toEqual(E.right('/shop/en/petcostore'));
  expect(caller.userId).toBeUndefined();
  caller.signsIn('700002');
  expect(await sessions.open()).toMatchObject(E.right([{ id: '1' }]));
});

test('[ACC-07] stays signed in here when the other sessions cannot be ended', async () => {
  const { caller, sessions, everywhere } = world();
  sessions.fails(anUnreachable(), 'endOthers');
  expect(await everywhere()).toEqual(E.left(anUnreachable()));
  expect(caller.isRegistered).toBe(true);
});

test('[ACC-07] says when the other sessions are ended, and this one is not', async () => {
  const { sessions } = world();
  const everywhere = makeSignOutEverywhere({ sessions, signOut: TE.left(anUnreachable()) });
  expect(await everywhere()).toEqual(E.left({ kind: 'signed-in-here' }));
  expect(await sessions.open()).toMatchObject(E.right([{ id: '1' }]));
});

test.each([
  ['Firefox', 'Windows', 'Firefox on Windows'],
  ['Firefox', 'Other', 'Firefox'],
  ['Other', 'Linux', 'A browser on Linux'],
  [undefined, undefined, 'A browser'],
])('[ACC-07] names %s and %s as "%s"', (browser, system, words) => {
  expect(sessionName({ browser, system })).toBe(words);
});

test.each([
  ['2026-11-23T12:00:00Z', 'just now'],
  ['2026-11-23T11:59:00Z', '1 minute ago'],
  ['2026-11-23T11:31:00Z', '29 minutes ago'],
  ['2026-11-23T11:00:00Z', '1 hour ago'],
  ['2026-11-23T02:30:00Z', '9 hours ago'],
  ['2026-11-20T12:00:00Z', 'Fri, Nov 20, 2026'],
  ['2026-11-23T12:05:00Z', 'just now'],
  ['nonsense', undefined],
  [undefined, undefined],
])('[ACC-07] at noon, %s is %s', (at, words) => {
  expect(lastUsedWords(at, Date.parse('2026-11-23T12:00:00Z'))).toBe(words);
});
