import * as E from 'fp-ts/Either';
import { HttpNewsletterList } from '../../../adapters/commerce/content/http-newsletter-list';
import { newsletterListContract } from '../../contracts/newsletter-list.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeNewsletterList } from '../../fakes/fake-newsletter-list';
import { failingSite, refusal, serve, transactions } from './commerce-site';

const EMAIL = 'pat@example.test';

newsletterListContract('HttpNewsletterList', () => {
  const fake = new FakeNewsletterList();
  serve(async ({ body }) => {
    const { emailAddress } = body as { readonly emailAddress: string };
    const outcome = await fake.subscribe(emailAddress)();
    return E.isRight(outcome) ? [201, {}] : refusal(400, { errorKey: '_ERR_CMD_INVALID_PARAM' });
  });
  return {
    newsletter: new HttpNewsletterList(transactions()),
    email: EMAIL,
    timesListed: async (email) => fake.emails().filter((listed) => listed === email).length,
  };
});

upstreamFailuresContract(
  'HttpNewsletterList',
  ['subscribe'],
  () => failingSite({ subscribe: new HttpNewsletterList(transactions()).subscribe(EMAIL) }),
  { readsOnlyStatus: ['subscribe'] },
);

test('[CFG-04] [FTR-03] posts the address twice and no name, and ignores the body of the response', async () => {
  const seen = serve(() => [204, 'anything']);
  expect(await new HttpNewsletterList(transactions()).subscribe(EMAIL)()).toEqual(E.right(undefined));
  expect(seen.map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      'POST',
      '/wcs/resources/store/10151/member/emailsignup/@self',
      { firstName: null, emailAddress: EMAIL, guestEmail: EMAIL },
    ],
  ]);
});
