import { randomUUID } from 'node:crypto';
import { HttpProfileGateway } from '../../../adapters/commerce/account/http-profile-gateway';
import { makeMailSealer } from '../../../backend/mail/mailer';
import { profileGatewayContract } from '../../contracts/profile-gateway.contract';
import { newShopper, SERVER_SECRET, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { becomeGuest, register, registerElsewhere } from './shoppers';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

profileGatewayContract('HttpProfileGateway over the embedded backend', async () => {
  const shopper = newShopper(backend);
  const { email, password } = await register(shopper);
  const { email: takenEmail } = await registerElsewhere(backend);
  const guest = newShopper(backend);
  await becomeGuest(guest);
  return {
    gateway: new HttpProfileGateway(shopper.transactions),
    stranger: new HttpProfileGateway(newShopper(backend).transactions),
    guest: new HttpProfileGateway(guest.transactions),
    email,
    password,
    takenEmail,
    freshEmail: `new.${randomUUID()}@example.test`,
    mailedCode: async (to) => {
      const mail = await backend.database
        .selectFrom('mail')
        .select('body')
        .where('recipient', '=', to)
        .where('kind', '=', 'email-code')
        .orderBy('mail_id', 'desc')
        .executeTakeFirst();
      return mail && /^[A-Z2-9]{8}$/m.exec(makeMailSealer(SERVER_SECRET).open(mail.body))?.[0];
    },
  };
});
