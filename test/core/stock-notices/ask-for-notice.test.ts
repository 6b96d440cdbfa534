import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { EMAIL, REQUIRED } from '../../../core/forms/messages';
import { makeAskForNotice, type AskForNoticeError } from '../../../core/stock-notices/ask-for-notice';
import { noticeProblem } from '../../../core/stock-notices/notice-message';
import { anUnintelligible, anUnreachable, aRefusal } from '../../builders/upstream-failure';
import { FakeStockNotices } from '../../fakes/fake-stock-notices';

const REQUEST = { partNumber: 'SKU-1001', storeId: undefined, email: 'waits@example.test' };

test('[ACC-06] an address waits for a product, without the spaces around it', async () => {
  const notices = new FakeStockNotices();
  const ask = makeAskForNotice({ notices });
  expect(await ask({ ...REQUEST, email: ' waits@example.test ' })()).toEqual(E.right(expect.any(String)));
  expect(await ask(REQUEST)()).toEqual(E.right(expect.any(String)));
  expect(await notices.preferences(notices.tokenOf('waits@example.test'))()).toEqual(
    E.right(
      O.some({
        about: 'notices',
        notices: [{ id: '1', product: 'SKU-1001', store: undefined }],
        wantsOffers: undefined,
        reminders: [],
        repeatDelivery: undefined,
      }),
    ),
  );
});

test.each([
  ['', REQUIRED],
  ['waits', EMAIL],
])('[ACC-06] [FRM-03] the address “%s” fails without a request', async (email, error) => {
  const notices = new FakeStockNotices().isDown('ask');
  expect(await makeAskForNotice({ notices })({ ...REQUEST, email })()).toEqual(
    E.left({ kind: 'invalid-fields', errors: { email: error } }),
  );
});

test('[ACC-06] an address that only the service refuses is an error of the field', async () => {
  const ask = makeAskForNotice({ notices: { ask: () => () => Promise.resolve(E.left({ kind: 'email-refused' })) } });
  expect(await ask(REQUEST)()).toEqual(E.left({ kind: 'invalid-fields', errors: { email: EMAIL } }));
});

test.each<[AskForNoticeError, string | undefined]>([
  [{ kind: 'invalid-fields', errors: { email: EMAIL } }, undefined],
  [{ kind: 'in-stock-now' }, 'Good news: it’s back in stock. You can order it now.'],
  [{ kind: 'not-sold' }, 'This product is no longer sold, so we can’t email you about it.'],
  [{ kind: 'too-many-requests' }, 'Too many attempts. Please wait a minute and try again.'],
  [aRefusal({ status: 500 }), 'Something went wrong. Please try again in a moment.'],
  [anUnreachable(), 'Something went wrong. Please try again in a moment.'],
  [anUnintelligible(), 'Something went wrong. Please try again in a moment.'],
])('[ACC-06] %j has its message for the shopper', (error, message) => {
  expect(noticeProblem(error)).toBe(message);
});
