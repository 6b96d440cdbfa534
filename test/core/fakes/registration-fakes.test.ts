import * as E from 'fp-ts/Either';
import { aRegistration } from '../../builders/registration';
import { REGISTRATION_CALLS, registrationGatewayContract } from '../../contracts/registration-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakeRegistrationGateway } from '../../fakes/fake-registration-gateway';
import { failingWorld } from './failing-world';

registrationGatewayContract('FakeRegistrationGateway', () => {
  const identity = new FakeIdentityGateway();
  return {
    gateway: new FakeRegistrationGateway(identity),
    caller: async () => ({ userId: identity.caller.userId, isRegistered: identity.caller.isRegistered }),
    canSignIn: async (email, password) => E.isRight(await identity.signIn(email, password)()),
  };
});

upstreamFailuresContract('FakeRegistrationGateway', REGISTRATION_CALLS, () => {
  const gateway = new FakeRegistrationGateway();
  return failingWorld(gateway, { register: gateway.register(aRegistration()) });
});

test('[REG-07] FakeRegistrationGateway accepts each proof once and creates no account without one', async () => {
  const gateway = new FakeRegistrationGateway().wantsCaptcha('proof');
  const refused = { left: { facts: ['captcha-refused'] } };
  expect(await gateway.register(aRegistration({ captcha: undefined }))()).toMatchObject(refused);
  expect(gateway.accounts).toEqual([]);
  expect(await gateway.register(aRegistration({ captcha: 'proof' }))()).toMatchObject(E.right({}));
  expect(await gateway.register(aRegistration({ email: 'lou@example.test', captcha: 'proof' }))()).toMatchObject(
    refused,
  );
});
