import { makeSubscribeToNewsletter } from '../../../core/newsletter/subscribe-to-newsletter';
import { NewsletterViewModel } from '../../../ui/newsletter/newsletter-view-model';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { FakeNewsletterList } from '../../fakes/fake-newsletter-list';

const form = (newsletter = new FakeNewsletterList(), isRegistered = false) => {
  const analytics = new FakeAnalytics();
  const model = new NewsletterViewModel({
    subscribeToNewsletter: makeSubscribeToNewsletter({ newsletter }),
    analytics,
    isRegistered: () => isRegistered,
  });
  return { model, newsletter, analytics };
};

test.each([
  ['', false],
  ['  ', false],
  ['pat', true],
])('[FTR-03] with %j typed, whether it can be submitted is %s', (typed, canSubmit) => {
  const { model } = form();
  model.change(typed);
  expect(model.canSubmit).toBe(canSubmit);
});

test('[FTR-03] subscribes, clears the field and says thanks', async () => {
  const { model, newsletter } = form();
  model.change('pat@example.test');
  const submitting = model.submit();
  expect(model.status).toBe('submitting');
  await submitting;
  expect([model.status, model.email, newsletter.emails()]).toEqual(['subscribed', '', ['pat@example.test']]);
});

test.each([
  [true, 'returning'],
  [false, 'guest'],
])('[FTR-03] the report labels a shopper whose account is %s as %s', async (isRegistered, shopper) => {
  const { model, analytics } = form(undefined, isRegistered);
  model.change('pat@example.test');
  await model.submit();
  expect(analytics.reported()).toEqual([{ name: 'newsletter-sign-up', shopper }]);
});

test('[FTR-03] a second submit is ignored while the first one is under way', async () => {
  const { model, analytics } = form();
  model.change('pat@example.test');
  await Promise.all([model.submit(), model.submit()]);
  expect(analytics.reported()).toHaveLength(1);
});

test('[FTR-03] an empty form is not submitted', async () => {
  const { model, newsletter } = form();
  await model.submit();
  expect([model.status, newsletter.emails()]).toEqual(['idle', []]);
});

test('[FTR-03] a failure keeps what was typed, reports nothing, and can be submitted again', async () => {
  const { model, newsletter, analytics } = form(new FakeNewsletterList().isDown());
  model.change('pat@example.test');
  await model.submit();
  expect([model.status, model.email, model.canSubmit, analytics.reported()]).toEqual([
    'failed',
    'pat@example.test',
    true,
    [],
  ]);
  newsletter.isBack();
  await model.submit();
  expect(model.status).toBe('subscribed');
});
