import * as E from 'fp-ts/Either';
import { makeMakeDefaultAddress } from '../../../core/addresses/make-default-address';
import { aSavedAddress } from '../../builders/address';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeAddressBook } from '../../fakes/fake-address-book';
import { FakeSessionStore } from '../../fakes/fake-session-store';

const NO_DEFAULT = { delivery: false, billing: false };
const HOME = aSavedAddress({ id: '1', nickName: 'Home' });
const WORK = aSavedAddress({ id: '2', nickName: 'Work', line1: '5 Paw Rd', isDefault: NO_DEFAULT });
const BILLS = aSavedAddress({ id: '3', nickName: 'Bills', purpose: 'billing', isDefault: NO_DEFAULT });

const owner = () => {
  const book = new FakeAddressBook().hasAddresses('700002', HOME, WORK, BILLS);
  book.caller.signsIn('700002');
  const session = new FakeSessionStore().hasRegistered('700002');
  return { book, session, makeDefault: makeMakeDefaultAddress({ book, userType: session.userType }) };
};

test('[ACC-03] [CHK-04] another address takes over one use; the former default keeps the other one', async () => {
  const { book, makeDefault } = owner();
  expect(await makeDefault('2', 'delivery')()).toEqual(E.right(undefined));
  expect(book.own).toEqual([
    { ...HOME, isDefault: { delivery: false, billing: true } },
    { ...WORK, isDefault: { delivery: true, billing: false } },
    BILLS,
  ]);
  expect(await makeDefault('3', 'billing')()).toEqual(E.right(undefined));
  expect(book.own.map(({ isDefault }) => isDefault.billing)).toEqual([false, false, true]);
});

test('[ACC-03] an address that is gone, or is not for this use, changes nothing', async () => {
  const { book, makeDefault } = owner();
  for (const [id, use] of [
    ['9', 'delivery'],
    ['3', 'delivery'],
  ] as const) {
    expect(await makeDefault(id, use)()).toEqual(E.left({ kind: 'no-such-address' }));
  }
  expect(book.own).toEqual([HOME, WORK, BILLS]);
});

test('[ACC-03] a shopper who is not signed in any more is told so, and not that the address is gone', async () => {
  const { book, session, makeDefault } = owner();
  session.hasGuest(undefined);
  book.caller.signsOut();
  expect(await makeDefault('2', 'delivery')()).toEqual(E.left({ kind: 'identity-needed' }));
});

test.each(EVERY_FAILURE)('[ACC-03] returns the failure of the service: %s', async (_name, failure) => {
  const { book, makeDefault } = owner();
  book.fails(failure, 'change');
  expect(await makeDefault('2', 'delivery')()).toEqual(E.left(failure));
});
