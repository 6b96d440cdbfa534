import * as E from 'fp-ts/Either';
import { HttpRegistrationGateway } from '../../../adapters/commerce/identity/http-registration-gateway';
import { aRegistration } from '../../builders/registration';
import { REGISTRATION_CALLS, registrationGatewayContract } from '../../contracts/registration-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeRegistrationGateway } from '../../fakes/fake-registration-gateway';
import { failingSite, onTheWire, serve, transactions } from './commerce-site';

type Payload = Readonly<Record<string, string>>;

/** The registration call on the wire, over accounts in memory. */
const registrationSite = (fake: FakeRegistrationGateway): void => {
  serve(async ({ body }) => {
    const payload = body as Payload;
    const made = await fake.register(
      aRegistration({
        email: payload['logonId'] ?? '',
        password: payload['logonPassword'] ?? '',
        palsReward: payload['xppro_userField2'] ?? '',
      }),
    )();
    if (E.isRight(made)) return [201, { ...made.right, addressId: '800002', resourceName: 'person' }];
    return onTheWire(made.left);
  });
};

registrationGatewayContract('HttpRegistrationGateway', () => {
  const fake = new FakeRegistrationGateway();
  const { identity } = fake;
  registrationSite(fake);
  return {
    gateway: new HttpRegistrationGateway(transactions()),
    caller: async () => ({ userId: identity.caller.userId, isRegistered: identity.caller.isRegistered }),
    canSignIn: async (email, password) => E.isRight(await identity.signIn(email, password)()),
  };
});

upstreamFailuresContract('HttpRegistrationGateway', REGISTRATION_CALLS, () =>
  failingSite({ register: new HttpRegistrationGateway(transactions()).register(aRegistration()) }),
);

const REQUIRED_FIELDS = {
  firstName: 'Robin',
  lastName: 'Reed',
  logonId: 'robin.reed@example.test',
  email1: 'Robin.Reed@Example.Test',
  email2: 'Robin.Reed@Example.Test',
  phone1: '5555550100',
  logonPassword: 'Pawsome123',
  logonPasswordVerify: 'Pawsome123',
  xppro_currentPage: 'ReviewOrder',
  new: 'Y',
  account: 'page',
  profileType: 'C',
  primary: 'true',
  x_isPGRRegistrationWebFlow: 'true',
};

test("[REG-02] posts exactly the service's fields and omits empty ones", async () => {
  const seen = serve(() => [201, { userId: '700002' }]);
  await new HttpRegistrationGateway(transactions()).register(aRegistration())();
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    method: 'POST',
    path: '/wcs/resources/store/10151/person',
    query: { updateCookies: 'true' },
  });
  expect(seen[0]?.body).toEqual(REQUIRED_FIELDS);
});

test("[REG-02] sends a rewards number and a captcha when given, and never the programme's phone", async () => {
  const seen = serve(() => [201, { userId: '700002' }]);
  const registration = aRegistration({
    palsReward: '123456789',
    palsPhoneNumber: '(555) 555-0199',
    captcha: 'the-proof',
  });
  await new HttpRegistrationGateway(transactions()).register(registration)();
  expect(seen[0]?.body).toEqual({
    ...REQUIRED_FIELDS,
    xppro_userField2: '123456789',
    xcred_demographicField5: 'the-proof',
  });
});

test.each([
  ['(555) 555-0100', '5555550100'],
  ['555 555\t0100', '5555550100'],
  ['+1 (555) 555-0100', '+15555550100'],
])('[REG-02] sends the phone %j as %s', async (phoneNumber, phone1) => {
  const seen = serve(() => [201, { userId: '700002' }]);
  await new HttpRegistrationGateway(transactions()).register(aRegistration({ phoneNumber }))();
  expect(seen[0]?.body).toMatchObject({ phone1 });
});
