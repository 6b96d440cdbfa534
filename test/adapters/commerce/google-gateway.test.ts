import * as E from 'fp-ts/Either';
import { HttpGoogleGateway } from '../../../adapters/commerce/identity/http-google-gateway';
import { GOOGLE_CALLS, googleGatewayContract } from '../../contracts/google-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeGoogleGateway } from '../../fakes/fake-google-gateway';
import { failingSite, onTheWire, serve, transactions } from './commerce-site';

googleGatewayContract('HttpGoogleGateway', () => {
  const fake = new FakeGoogleGateway().acceptsCredential('good', '700002');
  serve(async ({ path, body }) => {
    if (path.endsWith('oauth_nonce')) return [200, { nonce: 'nonce-of-this-browser' }];
    const outcome = await fake.signIn((body as { credential: string }).credential)();
    if (E.isRight(outcome)) return [201, outcome.right];
    return onTheWire(outcome.left);
  });
  return {
    gateway: new HttpGoogleGateway(transactions()),
    credential: async () => 'good',
    caller: async () => ({ userId: fake.caller.userId, isRegistered: fake.caller.isRegistered }),
  };
});

upstreamFailuresContract('HttpGoogleGateway', GOOGLE_CALLS, () =>
  failingSite({
    nonce: new HttpGoogleGateway(transactions()).nonce,
    signIn: new HttpGoogleGateway(transactions()).signIn('good'),
  }),
);

test('[USR-11] posts the credential with its provider; the session comes as cookies', async () => {
  const seen = serve(() => [201, { userId: '700002' }]);
  await new HttpGoogleGateway(transactions()).signIn('a.b.c')();
  expect(seen).toMatchObject([
    {
      method: 'POST',
      path: '/wcs/resources/store/10151/loginidentity/oauth_validate',
      query: { updateCookies: 'true' },
      body: { authorizationProvider: 'google', credential: 'a.b.c' },
    },
  ]);
});
