import * as E from 'fp-ts/Either';
import { HttpIdentityGateway } from '../../../adapters/commerce/identity/http-identity-gateway';
import { IDENTITY_CALLS, identityGatewayContract } from '../../contracts/identity-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { failingSite, onTheWire, refusal, serve, transactions, type Answer, type Seen } from './commerce-site';

const PASSWORD = 'Pawsome123';

const asResponse = (outcome: E.Either<{ readonly kind: string }, { readonly userId: string } | void>): Answer => {
  if (E.isRight(outcome))
    return outcome.right === undefined ? [200, {}] : [201, { ...outcome.right, WCToken: 'x%2Cy' }];
  return onTheWire(outcome.left);
};

/** The identity calls on the wire, over accounts in memory. */
const identitySite = (fake: FakeIdentityGateway): void => {
  serve(async ({ method, path, headers, body }: Seen) => {
    const call = `${headers.get('x-http-method-override') ?? method} ${path.replace('/wcs/resources/store/10151/', '')}`;
    if (call === 'POST guestidentity') return asResponse(await fake.becomeGuest());
    if (call === 'DELETE loginidentity/@self') {
      return fake.caller.userId === undefined
        ? refusal(401, { errorKey: 'ERR_COOKIE_EXPIRED', errorCode: 'CWXFR0223E' })
        : asResponse(await fake.signOut());
    }
    const { logonId, logonPassword } = body as { logonId: string; logonPassword: string };
    return asResponse(await fake.signIn(logonId, logonPassword)());
  });
};

identityGatewayContract('HttpIdentityGateway', () => {
  const fake = new FakeIdentityGateway()
    .hasCustomer('pat@example.test', PASSWORD)
    .hasCustomer('lou@example.test', PASSWORD)
    .isLocked('lou@example.test');
  identitySite(fake);
  return {
    gateway: new HttpIdentityGateway(transactions()),
    hasCustomer: async () => ({ email: 'pat@example.test', password: PASSWORD }),
    hasLockedCustomer: async () => ({ email: 'lou@example.test', password: PASSWORD }),
    caller: async () => ({ userId: fake.caller.userId, isRegistered: fake.caller.isRegistered }),
  };
});

upstreamFailuresContract(
  'HttpIdentityGateway',
  IDENTITY_CALLS,
  () => {
    const gateway = new HttpIdentityGateway(transactions());
    return failingSite({
      becomeGuest: gateway.becomeGuest,
      signIn: gateway.signIn('pat@example.test', PASSWORD),
      signOut: gateway.signOut,
    });
  },
  { readsOnlyStatus: ['signOut'] },
);

test('[CFG-04] [USR-05] posts the login id in lower case and the password unchanged', async () => {
  const seen = serve(() => [201, { userId: '700002' }]);
  await new HttpIdentityGateway(transactions()).signIn('Pat@Example.Test', 'PawSome123')();
  expect(seen).toMatchObject([
    {
      method: 'POST',
      path: '/wcs/resources/store/10151/loginidentity',
      query: { updateCookies: 'true' },
      body: { logonId: 'pat@example.test', logonPassword: 'PawSome123' },
    },
  ]);
});

test('[CFG-04] [USR-06] requests a guest identity without a body', async () => {
  const seen = serve(() => [201, { userId: 700001 }]);
  expect(await new HttpIdentityGateway(transactions()).becomeGuest()).toEqual(E.right({ userId: '700001' }));
  expect(seen).toMatchObject([
    {
      method: 'POST',
      path: '/wcs/resources/store/10151/guestidentity',
      query: { updateCookies: 'true' },
      body: undefined,
    },
  ]);
});

test('[CFG-04] [USR-08] signs out with a POST that overrides to DELETE', async () => {
  const seen = serve(() => [200, {}]);
  expect(await new HttpIdentityGateway(transactions()).signOut()).toEqual(E.right(undefined));
  expect(seen).toMatchObject([
    {
      method: 'POST',
      path: '/wcs/resources/store/10151/loginidentity/@self',
      query: { updateCookies: 'true' },
      body: undefined,
    },
  ]);
  expect(seen[0]?.headers.get('x-http-method-override')).toBe('DELETE');
});

test.each([
  ['CWXFR0223E', 'ERR_COOKIE_EXPIRED'],
  ['CMN1039E', '_ERR_INVALID_COOKIE'],
  ['2510', undefined],
  ['CWXFR0130E', 'USR.CWXFR0130E'],
])('[USR-08] code %s at sign-out means that the session no longer exists', async (errorCode, errorKey) => {
  serve(() => refusal(401, { errorCode, errorKey }));
  expect(await new HttpIdentityGateway(transactions()).signOut()).toEqual(E.right(undefined));
});

test('[USR-08] reports any other failure of a sign-out', async () => {
  serve(() => refusal(403, { errorCode: '2540', errorMessage: 'Cross-site.' }));
  expect(await new HttpIdentityGateway(transactions()).signOut()).toMatchObject(
    E.left({ kind: 'refused', status: 403, codes: ['2540'] }),
  );
});

test('[USR-05] reports a missing user id by path without tokens', async () => {
  serve(() => [201, { WCToken: 'a-secret' }]);
  expect(await new HttpIdentityGateway(transactions()).signIn('pat@example.test', 'PawSome123')()).toEqual(
    E.left({ kind: 'unintelligible', service: 'commerce', problems: ['userId: expected text, got nothing'] }),
  );
});
