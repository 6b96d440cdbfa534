import * as TE from 'fp-ts/TaskEither';
import type { ChoosePreferredStoreError } from '../../../core/stores/preferred/choose-preferred-store';
import { makeChooseStoreAction } from '../../../ui/pages/stores/choose-store-action';
import { aClosedStore, aStore } from '../../builders/store';
import { anUnreachable } from '../../builders/upstream-failure';

/** Posts the form as a browser without scripts does. */
const send = (fields: Readonly<Record<string, string>>, refusal?: ChoosePreferredStoreError) =>
  makeChooseStoreAction({
    choosePreferredStore: (id) => (refusal === undefined ? TE.right(aStore({ id })) : TE.left(refusal)),
  })(new URLSearchParams(fields))();

test.each([
  ['/store-locator?q=San+Diego&n=40', '/store-locator?q=San+Diego&n=40&chosen=1101'],
  ['/store-locator/1101', '/store-locator/1101?chosen=1101'],
  ['/store-locator?q=92101&chosen=2001', '/store-locator?q=92101&chosen=1101'],
  ['', '/store-locator?chosen=1101'],
  ['/shop/en/petcostore', '/store-locator?chosen=1101'],
  ['/store-locators', '/store-locator?chosen=1101'],
  ['//evil.test/store-locator', '/store-locator?chosen=1101'],
  ['https://evil.test/store-locator', '/store-locator?chosen=1101'],
  ['/store-locator\r\nset-cookie: a=b', '/store-locator?chosen=1101'],
])('[STO-09] [PLT-03] a choice from %j returns to %s, which confirms it', async (URL, url) => {
  expect(await send({ storeId: '1101', URL })).toEqual({ kind: 'see-other', url });
});

test.each([
  ['a closed store', { kind: 'store-closed', closed: aClosedStore() }, 409, /temporarily closed/],
  ['a store that does not exist', { kind: 'no-such-store' }, 400, /This store has closed/],
  ['a service that does not respond', anUnreachable(), 503, /couldn’t change your store/],
] as const)(
  '[STO-09] [PLT-03] %s returns to the same list with the reason',
  async (_case, refusal, status, problem) => {
    expect(await send({ storeId: '1101', URL: '/store-locator?q=San+Diego' }, refusal)).toEqual({
      kind: 'refused',
      status,
      url: '/store-locator?q=San+Diego',
      changes: { problem: expect.stringMatching(problem) },
    });
  },
);

test("[STO-09] [PLT-03] a choice on a store's page returns to that page", async () => {
  expect(await send({ storeId: '1101', URL: '/store-locator/1101' }, { kind: 'no-such-store' })).toMatchObject({
    kind: 'refused',
    url: '/store-locator/1101',
  });
});
