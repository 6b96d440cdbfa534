import * as E from 'fp-ts/Either';
import { makeSubscribeToNewsletter } from '../../../core/newsletter/subscribe-to-newsletter';
import { anUnintelligible, anUnreachable, aRefusal } from '../../builders/upstream-failure';
import { FakeNewsletterList } from '../../fakes/fake-newsletter-list';

test('[FTR-03] adds the address without the spaces around it', async () => {
  const newsletter = new FakeNewsletterList();
  expect(await makeSubscribeToNewsletter({ newsletter })(' pat@example.test ')()).toEqual(E.right(undefined));
  expect(newsletter.emails()).toEqual(['pat@example.test']);
});

test.each(['', '   '])('[FTR-03] %j fails without a request', async (typed) => {
  const newsletter = new FakeNewsletterList().isDown();
  expect(await makeSubscribeToNewsletter({ newsletter })(typed)()).toEqual(E.left({ kind: 'no-address' }));
});

test('[FTR-03] whether the text is an address is for the service to say', async () => {
  const newsletter = new FakeNewsletterList();
  expect(await makeSubscribeToNewsletter({ newsletter })('nobody')()).toMatchObject(E.left({ kind: 'refused' }));
});

test.each([aRefusal({ status: 500 }), anUnreachable(), anUnintelligible()])(
  '[FTR-03] returns the failure %j of the service',
  async (failure) => {
    const newsletter = new FakeNewsletterList().fails(failure);
    expect(await makeSubscribeToNewsletter({ newsletter })('pat@example.test')()).toEqual(E.left(failure));
  },
);
