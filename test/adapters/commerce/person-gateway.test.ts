import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { HttpPersonGateway } from '../../../adapters/commerce/account/http-person-gateway';
import type { UserType } from '../../../core/identity/session/header-user';
import { PERSON_CALLS, personDetailsContract, personGatewayContract } from '../../contracts/person-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakePersonGateway } from '../../fakes/fake-person-gateway';
import { failingSite, refusal, serve, transactions, type Answer } from './commerce-site';

const codeOf = (userType: UserType): string => (userType === 'registered' ? 'R' : 'G');
const orNull = (value: string | undefined): string => value ?? 'null';

/** The person calls on the wire, over customers in memory. */
const personSite = (fake: FakePersonGateway): void => {
  const userInfo = async (): Promise<Answer> => {
    const info = await fake.userInfo();
    if (E.isLeft(info)) return refusal(500, {});
    const { userId, firstName, lastName, userType, palsId, preferredStoreId, city, state, country, zipCode } =
      info.right;
    return [
      200,
      {
        x_userId: orNull(userId),
        x_firstName: orNull(firstName),
        x_lastName: orNull(lastName),
        x_userType: codeOf(userType),
        x_palsId: orNull(palsId),
        x_preferedStoreId: orNull(preferredStoreId),
        x_city: orNull(city),
        x_state: orNull(state),
        x_country: orNull(country),
        x_zipCode: orNull(zipCode),
        x_vcEnrolled: String(info.right.isVitalCareEnrolled),
      },
    ];
  };
  const ping = async (): Promise<Answer> => {
    const pinged = await fake.ping();
    if (E.isLeft(pinged)) return refusal(401, { errorCode: '2550' });
    const { userId, userType, email = '', phoneNumber = '', isPartner } = pinged.right;
    return [
      200,
      { userid: userId ?? '-1002', usertype: codeOf(userType), email, phoneNumber, isPartner: String(isPartner) },
    ];
  };
  serve(async ({ path }) => {
    if (path.endsWith('/person/@self/forHeader')) return userInfo();
    if (path.endsWith('/user/ping')) return ping();
    return [200, { usertype: fake.caller.isRegistered ? 'R' : 'G' }];
  });
};

personGatewayContract('HttpPersonGateway', () => {
  const fake = new FakePersonGateway().hasPerson({ userId: '700002' });
  personSite(fake);
  return {
    gateway: new HttpPersonGateway(transactions()),
    signsIn: async () => {
      fake.caller.signsIn('700002');
      return {
        userId: '700002',
        firstName: 'Pat',
        lastName: 'Doe',
        email: 'pat@example.test',
        phoneNumber: '5555550100',
      };
    },
    becomesGuest: async () => void fake.caller.becomesGuest('700001'),
  };
});

personDetailsContract('HttpPersonGateway', () => {
  const fake = new FakePersonGateway();
  personSite(fake);
  return {
    gateway: new HttpPersonGateway(transactions()),
    signsInAs: async (details) => {
      fake.hasPerson({ userId: '700002', ...details });
      fake.caller.signsIn('700002');
    },
  };
});

upstreamFailuresContract('HttpPersonGateway', PERSON_CALLS, () => {
  const { userInfo, ping, userType } = new HttpPersonGateway(transactions());
  return failingSite({ userInfo, ping, userType });
});

test('[CFG-04] [USR-01] requests the user type without caches', async () => {
  const seen = serve(() => [200, { usertype: 'R' }]);
  await new HttpPersonGateway(transactions()).userType();
  expect(seen).toMatchObject([{ method: 'GET', path: '/wcs/resources/store/10151/user/user-type' }]);
  expect(seen[0]?.headers.get('cache-control')).toBe('no-cache');
});

test('[CFG-04] [USR-03] [USR-04] reads user info and ping with plain GET requests', async () => {
  const seen = serve(() => [200, { userid: '700002', usertype: 'R' }]);
  const gateway = new HttpPersonGateway(transactions());
  await gateway.userInfo();
  await gateway.ping();
  expect(seen).toMatchObject([
    { method: 'GET', path: '/wcs/resources/store/10151/person/@self/forHeader', body: undefined },
    { method: 'GET', path: '/wcs/resources/store/10151/user/ping', body: undefined },
  ]);
});

test.each([
  ['the word null', 'null'],
  ['null', null],
  ['an empty text', ''],
  ['nothing', undefined],
])('[USR-03] treats %s as undefined', async (_case, none) => {
  serve(() => [
    200,
    { x_userType: 'R', x_firstName: none, x_palsId: none, x_preferedStoreId: none, x_vcEnrolled: none },
  ]);
  expect(await new HttpPersonGateway(transactions()).userInfo()).toMatchObject({
    right: { firstName: undefined, palsId: undefined, preferredStoreId: undefined, isVitalCareEnrolled: false },
  });
});

test.each([
  ['true', true],
  [true, true],
  ['TRUE', true],
  ['false', false],
  ['null', false],
  ['N', false],
])('[USR-03] maps x_vcEnrolled %j to enrolled: %s', async (x_vcEnrolled, isVitalCareEnrolled) => {
  serve(() => [200, { x_userType: 'R', x_vcEnrolled }]);
  expect(await new HttpPersonGateway(transactions()).userInfo()).toMatchObject({ right: { isVitalCareEnrolled } });
});

test('[USR-01] treats user info without a type as a guest', async () => {
  serve(() => [200, { x_userType: 'null', x_userId: '-1002' }]);
  expect(await new HttpPersonGateway(transactions()).userInfo()).toMatchObject({
    right: { userType: 'guest', userId: undefined },
  });
});

test.each([
  ['R', 'registered'],
  ['G', 'guest'],
  ['A', 'guest'],
  ['r', 'guest'],
])('[USR-01] maps the user type %j to a %s user in every response', async (code, userType) => {
  serve(() => [200, { usertype: code, userid: '700002', x_userType: code, x_userId: '700002' }]);
  const gateway = new HttpPersonGateway(transactions());
  expect(await gateway.userType()).toEqual(E.right(userType));
  expect(await gateway.userInfo()).toMatchObject({ right: { userType } });
  expect(await gateway.ping()).toMatchObject({ right: { userType } });
});

test('[USR-01] maps every code except R to a guest', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string().filter((code) => code.trim() !== 'R'),
      async (code) => {
        serve(() => [200, { x_userType: code }]);
        expect(await new HttpPersonGateway(transactions()).userInfo()).toMatchObject({ right: { userType: 'guest' } });
      },
    ),
    { numRuns: 25 },
  );
});

test('[USR-04] gives no user id for a ping with the shared id -1002', async () => {
  serve(() => [200, { userid: '-1002', usertype: 'G' }]);
  expect(await new HttpPersonGateway(transactions()).ping()).toMatchObject({ right: { userId: undefined } });
});

test.each(['isPartner', 'partner', 'partnerFlag', 'x_isPartner', 'ISPARTNER'])(
  '[USR-04] reads the partner flag from %s',
  async (name) => {
    serve(() => [200, { userid: 700002, usertype: 'R', [name]: 'Y' }]);
    expect(await new HttpPersonGateway(transactions()).ping()).toEqual(
      E.right({ userId: '700002', userType: 'registered', email: undefined, phoneNumber: undefined, isPartner: true }),
    );
  },
);

test('[USR-04] reports a problem by path without values', async () => {
  serve(() => [200, { userid: '700002', usertype: 'R', email: { address: 'pat@example.test' } }]);
  expect(await new HttpPersonGateway(transactions()).ping()).toEqual(
    E.left({ kind: 'unintelligible', service: 'commerce', problems: ['email: expected text or nothing, got object'] }),
  );
});
