import * as E from 'fp-ts/Either';
import { HttpSignInLinkGateway } from '../../../adapters/commerce/identity/http-sign-in-link-gateway';
import { signInLinkGatewayContract } from '../../contracts/sign-in-link-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeSignInLinkGateway } from '../../fakes/fake-sign-in-link-gateway';
import { failingSite, onTheWire, serve, transactions } from './commerce-site';

const EMAIL = 'robin@example.test';

signInLinkGatewayContract('HttpSignInLinkGateway', () => {
  const fake = new FakeSignInLinkGateway().hasAccount(EMAIL);
  serve(async ({ path, body }) => {
    const { logonId = '', code = '' } = body as { readonly logonId?: string; readonly code?: string };
    const outcome = path.endsWith('sign_in_link') ? await fake.mailLink(logonId)() : await fake.useLink(code)();
    if (E.isRight(outcome)) return [200, { resourceName: 'loginidentity' }];
    return onTheWire(outcome.left);
  });
  return {
    gateway: new HttpSignInLinkGateway(transactions()),
    email: EMAIL,
    mailedCode: async () => fake.mailedCode(EMAIL),
    isKnown: async () => fake.knowsBrowser(EMAIL),
  };
});

const CALLS = ['mailLink', 'useLink'] as const;

upstreamFailuresContract(
  'HttpSignInLinkGateway',
  CALLS,
  () => {
    const gateway = new HttpSignInLinkGateway(transactions());
    return failingSite({ mailLink: gateway.mailLink(EMAIL), useLink: gateway.useLink('code') });
  },
  { readsOnlyStatus: [...CALLS] },
);

test('[USR-05] requests a link by the email in lower case and uses it by its code', async () => {
  const seen = serve(() => [200, {}]);
  const gateway = new HttpSignInLinkGateway(transactions());
  await gateway.mailLink('Robin@Example.test')();
  await gateway.useLink('Code-1')();
  const base = '/wcs/resources/store/10151/loginidentity';
  expect(seen).toMatchObject([
    { method: 'POST', path: `${base}/sign_in_link`, body: { logonId: EMAIL } },
    { method: 'POST', path: `${base}/known_browser`, body: { code: 'Code-1' } },
  ]);
});
