import * as E from 'fp-ts/Either';
import { HttpPasswordGateway } from '../../../adapters/commerce/identity/http-password-gateway';
import { PASSWORD_CALLS, passwordGatewayContract } from '../../contracts/password-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakePasswordGateway } from '../../fakes/fake-password-gateway';
import { failingSite, onTheWire, refusal, serve, transactions, type Answer } from './commerce-site';

const EMAIL = 'pat@example.test';
const RENEWAL = { email: 'Pat@Example.TEST', code: 'AB CD-EF23', password: 'Brandnew456' };

interface Body {
  readonly logonId: string;
  readonly validationCode?: string;
  readonly logonPassword?: string;
}

const asResponse = (outcome: E.Either<{ readonly kind: string }, void>): Answer => {
  if (E.isRight(outcome)) return [200, { resourceName: 'person' }];
  return onTheWire(outcome.left);
};

/** The password calls on the wire, over accounts in memory. */
const passwordSite = (fake: FakePasswordGateway): void => {
  serve(async ({ body }) => {
    const { logonId, validationCode: code, logonPassword: password } = body as Body;
    return code === undefined || password === undefined
      ? asResponse(await fake.requestReset(logonId)())
      : asResponse(await fake.reset({ email: logonId, code, password })());
  });
};

passwordGatewayContract('HttpPasswordGateway', () => {
  const fake = new FakePasswordGateway().hasAccount(EMAIL, 'Forgotten1');
  passwordSite(fake);
  return {
    gateway: new HttpPasswordGateway(transactions()),
    email: EMAIL,
    mailedCode: async () => fake.mailedCode(EMAIL),
    opensWith: async (password) => fake.passwordOf(EMAIL) === password,
  };
});

upstreamFailuresContract(
  'HttpPasswordGateway',
  PASSWORD_CALLS,
  () => {
    const gateway = new HttpPasswordGateway(transactions());
    return failingSite({ requestReset: gateway.requestReset(EMAIL), reset: gateway.reset(RENEWAL) });
  },
  { readsOnlyStatus: [...PASSWORD_CALLS] },
);

test('[MOD-04] requests a code with a PUT that resets the password, with the login id in lower case', async () => {
  const seen = serve(() => [200, {}]);
  await new HttpPasswordGateway(transactions()).requestReset('Pat@Example.TEST')();
  expect(seen).toMatchObject([
    {
      method: 'PUT',
      path: '/wcs/resources/store/10151/person/@self',
      body: { logonId: EMAIL, resetPassword: 'true', challengeAnswer: '-' },
    },
  ]);
});

test('[MOD-04] sends the code with the new password and its confirmation', async () => {
  const seen = serve(() => [200, {}]);
  await new HttpPasswordGateway(transactions()).reset(RENEWAL)();
  expect(seen.map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      'PUT',
      '/wcs/resources/store/10151/person/@self',
      {
        logonId: EMAIL,
        resetPassword: 'true',
        challengeAnswer: '-',
        validationCode: 'AB CD-EF23',
        logonPassword: 'Brandnew456',
        logonPasswordVerify: 'Brandnew456',
      },
    ],
  ]);
});

test.each([{ errorKey: '_ERR_BAD_PARMS' }, { errorCode: '2010' }])(
  "[MOD-04] hides the service's information that an account does not exist (%j)",
  async (facts) => {
    serve(() => refusal(400, { ...facts, errorParameters: 'logonId' }));
    expect(await new HttpPasswordGateway(transactions()).requestReset(EMAIL)()).toEqual(E.right(undefined));
  },
);
