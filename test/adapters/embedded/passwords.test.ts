import { HttpIdentityGateway } from '../../../adapters/commerce/identity/http-identity-gateway';
import { makeMailSealer } from '../../../backend/mail/mailer';
import { HttpPasswordGateway } from '../../../adapters/commerce/identity/http-password-gateway';
import { passwordGatewayContract } from '../../contracts/password-gateway.contract';
import { newShopper, SERVER_SECRET, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { registerElsewhere } from './shoppers';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

/** Reads the code from its own line in the newest email with one. */
const codeIn = (body: string | undefined): string | undefined =>
  /^[A-Z2-9]{8}$/m.exec(makeMailSealer(SERVER_SECRET).open(body ?? ''))?.[0];

passwordGatewayContract('HttpPasswordGateway over the embedded backend', async () => {
  const { email } = await registerElsewhere(backend);
  return {
    gateway: new HttpPasswordGateway(newShopper(backend).transactions),
    email,
    mailedCode: async () => {
      const mail = await backend.database
        .selectFrom('mail')
        .select('body')
        .where('recipient', '=', email)
        .where('kind', '=', 'password-code')
        .orderBy('mail_id', 'desc')
        .executeTakeFirst();
      return codeIn(mail?.body);
    },
    opensWith: async (password) => {
      const identity = new HttpIdentityGateway(newShopper(backend).transactions);
      return (await identity.signIn(email, password)())._tag === 'Right';
    },
  };
});
