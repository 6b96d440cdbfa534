import * as E from 'fp-ts/Either';
import { makeBecomeGuest, makeEnsureGuestIdentity } from '../../../core/identity/session/ensure-guest-identity';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';

const setUp = (session = new FakeSessionStore()) => {
  const identity = new FakeIdentityGateway();
  const ports = { identity, session };
  return {
    identity,
    session,
    becomeGuest: makeBecomeGuest(ports),
    ensureGuestIdentity: makeEnsureGuestIdentity(ports),
  };
};

const remembered = (session: FakeSessionStore): unknown => [session.userId(), session.userType()];

test('[USR-06] stores a new guest identity', async () => {
  const { identity, session, becomeGuest } = setUp();
  expect(await becomeGuest()).toEqual(E.right(undefined));
  expect(identity.caller.userId).toMatch(/^\d+$/);
  expect(remembered(session)).toEqual([identity.caller.userId, 'guest']);
});

test("[USR-06] replaces a guest's identity by a new one", async () => {
  const { session, becomeGuest } = setUp(new FakeSessionStore().hasGuest('123'));
  await becomeGuest();
  expect(session.userId()).not.toBe('123');
});

test.each([
  ['a new browser', new FakeSessionStore()],
  ['a signed-out shopper', new FakeSessionStore().hasGuest(undefined)],
])('[USR-06] creates a guest identity for %s', async (_case, session) => {
  const { identity, ensureGuestIdentity } = setUp(session);
  expect(await ensureGuestIdentity()).toEqual(E.right(undefined));
  expect(remembered(session)).toEqual([identity.caller.userId, 'guest']);
});

test.each([
  ['a guest', new FakeSessionStore().hasGuest('700009'), ['700009', 'guest']],
  ['a customer', new FakeSessionStore().hasRegistered('700002'), ['700002', 'registered']],
])('[USR-06] keeps the identity of %s', async (_case, session, expected) => {
  const { identity, ensureGuestIdentity } = setUp(session);
  identity.isDown();
  expect(await ensureGuestIdentity()).toEqual(E.right(undefined));
  expect(remembered(session)).toEqual(expected);
});

test.each(EVERY_FAILURE)('[USR-06] stores no guest with the service %s', async (_case, failure) => {
  const { identity, session, becomeGuest, ensureGuestIdentity } = setUp();
  identity.fails(failure);
  expect(await becomeGuest()).toEqual(E.left(failure));
  expect(await ensureGuestIdentity()).toEqual(E.left(failure));
  expect(remembered(session)).toEqual([undefined, undefined]);
});
