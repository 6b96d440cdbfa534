import { makeEndUnknownSession } from '../../../core/errors/end-unknown-session';
import { aRefusal, anUnreachable } from '../../builders/upstream-failure';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakePersonGateway } from '../../fakes/fake-person-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';

const setUp = () => {
  const identity = new FakeIdentityGateway();
  identity.caller.signsIn('700002');
  const person = new FakePersonGateway();
  const session = new FakeSessionStore().hasRegistered('700002');
  return { identity, person, session, end: makeEndUnknownSession({ identity, person, session }) };
};

const UNKNOWN = aRefusal({ status: 401, facts: ['session-over', 'session-unknown'] });

it('[ERR-03] ends a session that the service no longer knows', async () => {
  const { person, session, end } = setUp();
  person.fails(UNKNOWN);
  expect(await end()).toBe(true);
  expect([session.userType(), session.userId()]).toEqual(['guest', undefined]);
});

it('[ERR-03] keeps a session that the service still knows', async () => {
  const { identity, session, end } = setUp();
  expect(await end()).toBe(false);
  expect([session.userType(), identity.caller.userId]).toEqual(['registered', '700002']);
});

it.each([
  ['cannot be reached', anUnreachable()],
  ['reports an expired session', aRefusal({ facts: ['session-over'] })],
  ['refuses for another reason', aRefusal({ facts: ['cross-site-request-forgery'] })],
])('[ERR-03] keeps the session while the service %s', async (_, failure) => {
  const { person, session, end } = setUp();
  person.fails(failure);
  expect(await end()).toBe(false);
  expect(session.userType()).toBe('registered');
});

it('[ERR-03] keeps the cookies when the service cannot end the session', async () => {
  const { identity, person, session, end } = setUp();
  person.fails(UNKNOWN);
  identity.fails(anUnreachable());
  expect(await end()).toBe(false);
  expect(session.userType()).toBe('registered');
});
