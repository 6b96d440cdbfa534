import { HttpPersonalData } from '../../../adapters/commerce/account/http-personal-data';
import { personalDataContract } from '../../contracts/personal-data.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { register } from './shoppers';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

personalDataContract('HttpPersonalData over the embedded backend', async () => {
  const shopper = newShopper(backend);
  const { email, password } = await register(shopper);
  return {
    data: new HttpPersonalData(shopper.transactions),
    stranger: new HttpPersonalData(newShopper(backend).transactions),
    email,
    password,
    exists: async () => {
      const rows = await backend.database
        .selectFrom('shopper')
        .select('shopper_id')
        .where('email', '=', email)
        .execute();
      return rows.length > 0;
    },
  };
});
