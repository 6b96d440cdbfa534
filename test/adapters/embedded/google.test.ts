import { HttpGoogleGateway } from '../../../adapters/commerce/identity/http-google-gateway';
import { googleGatewayContract } from '../../contracts/google-gateway.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { callerOf } from './shoppers';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend(undefined, { OUTBOX: 'on' });
});
afterAll(() => backend.close());

let chosen = 0;

/** Chooses an account of the demonstration identity provider: the next page's fragment has its credential. */
const chooseAccount = async (nonce: string): Promise<string> => {
  const response = await fetch(`${backend.origin}/dev/google`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: `gil.${(chosen += 1)}@example.test`,
      givenName: 'Gil',
      familyName: 'Gray',
      nonce,
    }),
  });
  return new URLSearchParams(response.headers.get('location')?.split('#')[1]).get('credential') ?? '';
};

googleGatewayContract('HttpGoogleGateway over the embedded backend', () => {
  const shopper = newShopper(backend);
  return {
    gateway: new HttpGoogleGateway(shopper.transactions),
    credential: chooseAccount,
    caller: () => callerOf(shopper),
  };
});
