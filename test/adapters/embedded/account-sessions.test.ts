import { HttpAccountSessions } from '../../../adapters/commerce/account/http-account-sessions';
import { HttpIdentityGateway } from '../../../adapters/commerce/identity/http-identity-gateway';
import { accountSessionsContract } from '../../contracts/account-sessions.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { register } from './shoppers';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

accountSessionsContract('HttpAccountSessions over the embedded backend', async () => {
  const [here, other] = [newShopper(backend), newShopper(backend)];
  const { email, password } = await register(here);
  await register(other);
  for (let elsewhere = 0; elsewhere < 2; elsewhere += 1) {
    await new HttpIdentityGateway(newShopper(backend).transactions).signIn(email, password)();
  }
  return {
    sessions: new HttpAccountSessions(here.transactions),
    stranger: new HttpAccountSessions(newShopper(backend).transactions),
    other: new HttpAccountSessions(other.transactions),
  };
});
