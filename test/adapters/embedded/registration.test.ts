import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as E from 'fp-ts/Either';
import { HttpIdentityGateway } from '../../../adapters/commerce/identity/http-identity-gateway';
import { HttpRegistrationGateway } from '../../../adapters/commerce/identity/http-registration-gateway';
import { aRegistration } from '../../builders/registration';
import { registrationGatewayContract } from '../../contracts/registration-gateway.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend, type Shopper } from './embedded-backend';
import { becomeGuest, callerOf } from './shoppers';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

const canSignIn = async (email: string, password: string): Promise<boolean> =>
  E.isRight(await new HttpIdentityGateway(newShopper(backend).transactions).signIn(email, password)());

registrationGatewayContract('HttpRegistrationGateway over the embedded backend', () => {
  const shopper = newShopper(backend);
  return {
    gateway: new HttpRegistrationGateway(shopper.transactions),
    caller: () => callerOf(shopper),
    canSignIn,
  };
});

const aPerson = () => aRegistration({ email: `${randomUUID()}@example.test` });

test('[REG-05] a guest who registers keeps the user id and the cart', async () => {
  const shopper = newShopper(backend);
  await becomeGuest(shopper);
  const { userId } = await callerOf(shopper);
  expect(await new HttpRegistrationGateway(shopper.transactions).register(aPerson())()).toEqual(
    E.right({ userId: userId as string }),
  );
});

describe('[REG-07] while the embedded backend requires a captcha', () => {
  const setCaptcha = (value: 'Y' | 'N') =>
    backend.database
      .updateTable('store_conf')
      .set({ value })
      .where('key', '=', 'CAPTCHA_INTERSTITIAL_ENABLED')
      .execute();
  beforeAll(() => setCaptcha('Y'));
  afterAll(() => setCaptcha('N'));

  /** Solves the challenge as the widget does in a browser. */
  const prove = async ({ transactions }: Shopper): Promise<string> => {
    const response = await transactions({ kind: 'personal', method: 'GET', path: 'captcha/challenge' })();
    if (E.isLeft(response)) throw new Error(JSON.stringify(response.left));
    const challenge = response.right.body as Parameters<typeof solveChallenge>[0]['challenge'];
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };

  test('a registration with a proof creates the account, and the same proof creates no other', async () => {
    const shopper = newShopper(backend);
    const gateway = new HttpRegistrationGateway(shopper.transactions);
    const captcha = await prove(shopper);
    expect(await gateway.register({ ...aPerson(), captcha })()).toEqual(E.right({ userId: expect.any(String) }));
    expect(await gateway.register({ ...aPerson(), captcha })()).toMatchObject({
      left: { kind: 'refused', facts: ['captcha-refused'] },
    });
  });

  test.each([undefined, 'forged'])('a registration with the proof %j creates no account', async (captcha) => {
    const robin = aPerson();
    const gateway = new HttpRegistrationGateway(newShopper(backend).transactions);
    expect(await gateway.register({ ...robin, captcha })()).toMatchObject({
      left: { kind: 'refused', facts: ['captcha-refused'] },
    });
    expect(await canSignIn(robin.email, robin.password)).toBe(false);
  });
});
