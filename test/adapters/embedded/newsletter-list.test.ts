import { HttpNewsletterList } from '../../../adapters/commerce/content/http-newsletter-list';
import { newsletterListContract } from '../../contracts/newsletter-list.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

newsletterListContract('HttpNewsletterList over the embedded backend', () => ({
  newsletter: new HttpNewsletterList(newShopper(backend).transactions),
  email: 'reads@example.test',
  timesListed: async (email) => {
    const rows = backend.database.selectFrom('newsletter_address').select('email').where('email', '=', email);
    return (await rows.execute()).length;
  },
}));
