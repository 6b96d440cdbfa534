import { makeSubscribeToNewsletter } from '../../../core/newsletter/subscribe-to-newsletter';
import { makeNewsletterAction } from '../../../ui/pages/newsletter/newsletter-action';
import { makeNewsletterLoader } from '../../../ui/pages/newsletter/newsletter-loader';
import { FakeNewsletterList } from '../../fakes/fake-newsletter-list';

const post = (email: string, newsletter = new FakeNewsletterList()) =>
  makeNewsletterAction({ subscribeToNewsletter: makeSubscribeToNewsletter({ newsletter }) })(
    new URLSearchParams({ email }),
  )();

test('[FTR-03] a posted form subscribes and leads to the thanks', async () => {
  const newsletter = new FakeNewsletterList();
  expect(await post('pat@example.test', newsletter)).toEqual({ kind: 'see-other', url: '/newsletter?subscribed=1' });
  expect(newsletter.emails()).toEqual(['pat@example.test']);
});

test.each([
  ['nothing typed', '', new FakeNewsletterList(), 400],
  ['what is no address', 'nobody', new FakeNewsletterList(), 400],
  ['too many requests', 'pat@example.test', new FakeNewsletterList().refuses(429), 429],
  ['a service that is down', 'pat@example.test', new FakeNewsletterList().isDown(), 503],
])('[FTR-03] %s shows the form again with what was typed', async (_case, email, newsletter, status) => {
  expect(await post(email, newsletter)).toEqual({ kind: 'refused', status, url: '/newsletter', changes: { email } });
});

test.each([
  ['', false],
  ['subscribed=1', true],
])('[FTR-03] the page with the query %j says thanks: %s', async (query, isSubscribed) => {
  const load = makeNewsletterLoader({ shop: 'Petco' });
  const outcome = await load({
    path: '/newsletter',
    parameters: {},
    query: new URLSearchParams(query),
    cameFrom: undefined,
  })();
  expect(outcome).toMatchObject({ kind: 'page', data: { isSubscribed, email: '' }, isShareable: true });
});
