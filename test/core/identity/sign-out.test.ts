import * as E from 'fp-ts/Either';
import { makeSignOut } from '../../../core/identity/session/sign-out';
import { aMember } from '../../builders/rewards';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeTime } from '../../fakes/fake-time';

/** A customer is signed in. */
const setUp = () => {
  const identity = new FakeIdentityGateway();
  identity.caller.signsIn('700002');
  const session = new FakeSessionStore().hasRegistered('700002');
  session.cookies.hasCookie('WC_SESSION_ESTABLISHED', 'true').hasCookie('LtpaToken2', 'x');
  session.localStorage.has('USER_SET_ZIP', '92121');
  session.rewardsStore.has(aMember());
  const time = new FakeTime();
  const typed = { isKept: true };
  const signOut = makeSignOut({
    identity,
    session,
    forgetTyped: () => {
      typed.isKept = false;
    },
    pause: time.pause,
    clock: time.clock,
  });
  return { identity, session, time, typed, signOut };
};

test('[USR-08] ends the session and clears cookies, storage and rewards at once', async () => {
  const { identity, session, time, signOut } = setUp();
  const leaving = signOut();
  await time.passes(0);
  expect(identity.caller.userId).toBeUndefined();
  expect(session.userType()).toBeUndefined();
  expect(session.cookies.names()).not.toContain('WC_SESSION_ESTABLISHED');
  expect(session.cookies.names()).not.toContain('LtpaToken2');
  expect(session.localStorage.all).toEqual({});
  expect(session.rewardsStore.stored()).toBeUndefined();
  await time.passes(700);
  await leaving;
});

test('[USR-08] [CHK-01] forgets what was typed into the checkout, unless the service cannot end the session', async () => {
  const ended = setUp();
  void ended.signOut();
  await ended.time.passes(0);
  expect(ended.typed.isKept).toBe(false);
  const failed = setUp();
  failed.identity.isDown();
  void failed.signOut();
  await failed.time.passes(0);
  expect(failed.typed.isKept).toBe(true);
});

test('[USR-08] makes the shopper a guest and goes to the home page with a timestamp after exactly 700 ms', async () => {
  const { session, time, signOut } = setUp();
  let outcome: unknown;
  void signOut().then((path) => {
    outcome = path;
  });
  await time.passes(699);
  expect([outcome, session.userType()]).toEqual([undefined, undefined]);
  await time.passes(1);
  expect(outcome).toEqual(E.right(`/shop/en/petcostore?ts=${time.clock()}`));
  expect([session.userId(), session.userType()]).toEqual([undefined, 'guest']);
});

test.each(EVERY_FAILURE)(
  '[USR-08] clears nothing and keeps the shopper signed in with the service %s',
  async (_case, failure) => {
    const { identity, session, time, signOut } = setUp();
    identity.fails(failure);
    const leaving = signOut();
    await time.passes(700);
    expect(await leaving).toEqual(E.left(failure));
    expect([session.userId(), session.userType()]).toEqual(['700002', 'registered']);
    expect(session.cookies.names()).toContain('WC_SESSION_ESTABLISHED');
    expect(session.localStorage.all).toEqual({ USER_SET_ZIP: '92121' });
    expect(session.rewardsStore.stored()).toEqual(aMember());
  },
);
