import { HttpIdentityGateway } from '../../../adapters/commerce/identity/http-identity-gateway';
import { HttpSignInLinkGateway } from '../../../adapters/commerce/identity/http-sign-in-link-gateway';
import { mailText } from '../../../backend/mail/mail-markdown';
import { makeMailSealer } from '../../../backend/mail/mailer';
import { signInLinkGatewayContract } from '../../contracts/sign-in-link-gateway.contract';
import { newShopper, SERVER_SECRET, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { lock, registerElsewhere } from './shoppers';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend(undefined, { PUBLIC_ORIGIN: 'http://localhost:3000', RESET_LIMIT: '1000' });
});
afterAll(() => backend.close());

signInLinkGatewayContract('HttpSignInLinkGateway over the embedded backend', async () => {
  const account = await registerElsewhere(backend);
  await lock(backend, account);
  const shopper = newShopper(backend);
  return {
    gateway: new HttpSignInLinkGateway(shopper.transactions),
    email: account.email,
    mailedCode: async () => {
      const mail = await backend.database
        .selectFrom('mail')
        .select('body')
        .where('recipient', '=', account.email)
        .where('kind', '=', 'sign-in-link')
        .orderBy('mail_id', 'desc')
        .executeTakeFirst();
      const text = mailText(makeMailSealer(SERVER_SECRET).open(mail?.body ?? ''));
      return /\?code=([\w-]+)$/m.exec(text)?.[1];
    },
    isKnown: async () => {
      const identity = new HttpIdentityGateway(shopper.transactions);
      return (await identity.signIn(account.email, account.password)())._tag === 'Right';
    },
  };
});
