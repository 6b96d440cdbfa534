import { makeMakeDefaultAddress } from '../../../../core/addresses/make-default-address';
import { makeFillFromZip } from '../../../../core/addresses/fill-from-zip';
import { makeSaveAddress } from '../../../../core/addresses/save-address';
import { allBut } from '../../../../core/configuration/capabilities';
import { withRefusal, type ActionResult } from '../../../../ui/page/page-action';
import {
  makeDefaultAddressAction,
  makeKeepAddressAction,
  makeRemoveAddressAction,
} from '../../../../ui/pages/account/addresses/address-book-actions';
import type { AddressBookData } from '../../../../ui/pages/account/addresses/address-book-data';
import { makeAddressBookLoader } from '../../../../ui/pages/account/addresses/address-book-loader';
import { anAddress, aSavedAddress } from '../../../builders/address';
import { EVERYTHING } from '../../../builders/capabilities';
import { aRefusal } from '../../../builders/upstream-failure';
import { FakeAddressBook } from '../../../fakes/fake-address-book';
import { aPlan } from '../../../builders/repeat-plan';
import { FakeRepeatDeliveryGateway } from '../../../fakes/fake-repeat-delivery-gateway';
import { FakeSessionStore } from '../../../fakes/fake-session-store';

const HOME = aSavedAddress({ id: '1', nickName: 'Home' });
const PATH = '/account/addresses';

const owner = (type: 'registered' | 'guest' = 'registered', capabilities = EVERYTHING) => {
  const book = new FakeAddressBook().hasAddresses('700002', HOME);
  book.caller.signsIn('700002');
  const session = new FakeSessionStore();
  if (type === 'registered') session.hasRegistered('700002');
  else session.hasGuest(undefined);
  const { userType } = session;
  const plans = new FakeRepeatDeliveryGateway(book.caller).hasPlans('700002', aPlan({ addressId: HOME.id }));
  const load = makeAddressBookLoader({
    addresses: book.addresses,
    repeatPlans: plans.plans,
    capabilities,
    userType,
    shop: 'Petco',
  });
  return {
    book,
    plans,
    session,
    loaded: (query = '') =>
      load({ path: PATH, parameters: {}, query: new URLSearchParams(query), cameFrom: undefined })(),
    keep: makeKeepAddressAction({
      saveAddress: makeSaveAddress({ book, fillFromZip: makeFillFromZip({ directory: book.directory }) }),
      shop: 'Petco',
    }),
    remove: makeRemoveAddressAction({ removeAddress: book.remove }),
    makeDefault: makeDefaultAddressAction({ makeDefaultAddress: makeMakeDefaultAddress({ book, userType }) }),
  };
};

const form = (fields: Readonly<Record<string, string>>): URLSearchParams => new URLSearchParams(fields);

const refused = (result: ActionResult<AddressBookData>) => {
  if (result.kind !== 'refused') throw new Error(`not refused: ${JSON.stringify(result)}`);
  return result;
};

test('[ACC-03] knows how many repeat deliveries go to an address before it is removed, or that they could not be read', async () => {
  const { plans, loaded } = owner();
  expect(await loaded()).toMatchObject({ data: { usedBy: undefined } });
  expect(await loaded('remove=1')).toMatchObject({ data: { usedBy: { title: 'A repeat delivery uses this' } } });
  plans.isDown();
  expect(await loaded('remove=1')).toMatchObject({
    data: { removing: HOME, usedBy: { title: expect.stringMatching(/couldn’t check/) } },
  });
  const without = owner('registered', allBut(['repeat-delivery']));
  without.plans.isDown();
  expect(await without.loaded('remove=1')).toMatchObject({ data: { removing: HOME, usedBy: undefined } });
});

test('[ACC-03] [RPD-02] knows whether repeat deliveries go to the address of the form, or that they could not be read', async () => {
  const { plans, loaded } = owner();
  expect(await loaded('edit=new')).toMatchObject({ data: { isDeliveredTo: false } });
  expect(await loaded('edit=1')).toMatchObject({ data: { isDeliveredTo: true } });
  // A paused one delivers nothing that could be paused.
  plans.hasPlans('700002', aPlan({ addressId: HOME.id, status: 'paused' }));
  expect(await loaded('edit=1')).toMatchObject({ data: { isDeliveredTo: false } });
  plans.isDown();
  expect(await loaded('edit=1')).toMatchObject({ data: { form: HOME, isDeliveredTo: undefined } });
});

test('[ACC-03] shows the list, the form of one address, an empty form and the question before a removal', async () => {
  const { loaded } = owner();
  expect(await loaded()).toMatchObject({ kind: 'page', data: { addresses: [HOME], form: undefined } });
  expect(await loaded('edit=1')).toMatchObject({ data: { form: HOME } });
  expect(await loaded('edit=new')).toMatchObject({ data: { form: 'new' } });
  expect(await loaded('remove=1')).toMatchObject({ data: { removing: HOME } });
  expect(await loaded('edit=of-somebody&remove=x&done=hacked')).toMatchObject({
    data: { form: undefined, removing: undefined, done: undefined },
  });
});

test('[ACC-03] guests are asked to sign in and come back to where they were', async () => {
  const { loaded } = owner('guest');
  expect(await loaded('edit=1')).toMatchObject({
    kind: 'redirect',
    url: `/shop/LogonForm?URL=${encodeURIComponent(`${PATH}?edit=1`)}`,
  });
});

test('[ACC-03] a service that is down is said to be, and nothing is shown as empty', async () => {
  const { book, loaded } = owner();
  book.isDown('addresses');
  expect(await loaded()).toEqual({ kind: 'unavailable' });
});

test('[ACC-03] [CHK-04] a new address is added with its use and its defaults', async () => {
  const { book, keep } = owner();
  const fields = { ...anAddress({ line1: '5 Paw Rd' }), edit: 'new', purpose: 'billing', defaultBilling: 'true' };
  expect(await keep(form(fields))()).toEqual({ kind: 'see-other', url: `${PATH}?done=saved` });
  expect(book.own).toMatchObject([
    { id: '1', isDefault: { delivery: true, billing: false } },
    { line1: '5 Paw Rd', purpose: 'billing', isDefault: { delivery: false, billing: true } },
  ]);
});

test('[ACC-03] [CHK-03] a changed address is compared with the directory, and the answer is kept', async () => {
  const { book, keep } = owner();
  const typed = { ...anAddress({ line1: '1 Bark Street' }), edit: '1', replaces: 'Home', defaultDelivery: 'true' };
  const { status, changes, url } = refused(await keep(form(typed))());
  expect([status, url]).toEqual([200, `${PATH}?edit=1`]);
  expect(changes).toMatchObject({
    question: { suggestions: [{ line1: '1 Bark St' }] },
    entered: {
      edited: { id: '1', nickName: 'Home' },
      typed: { line1: '1 Bark Street' },
      isDefault: { delivery: true, billing: false },
    },
  });
  await keep(form({ ...typed, addressDecision: 'typed' }))();
  expect(book.own).toMatchObject([{ id: '1', line1: '1 Bark Street', isDefault: { delivery: true, billing: false } }]);
});

test('[ACC-03] [CHK-09] wrong fields, a full book and an outage lose nothing that was typed', async () => {
  const { book, keep, loaded } = owner();
  const wrong = refused(await keep(form({ ...anAddress({ line1: '', zipCode: '1' }), edit: 'new' }))());
  expect(wrong.status).toBe(400);
  expect(wrong.changes).toMatchObject({ errors: { line1: expect.any(String), zipCode: expect.any(String) } });
  book.isDown();
  const down = refused(await keep(form({ ...anAddress({ line1: '5 Paw Rd' }), edit: 'new' }))());
  expect(withRefusal(await loaded('edit=new'), down)).toMatchObject({
    kind: 'page',
    status: 503,
    head: { title: 'Add an address | Petco' },
    data: {
      entered: { typed: { line1: '5 Paw Rd' } },
      problem: { message: expect.any(String), needsSignIn: false },
    },
  });
});

test('[ACC-03] a changed address is still the same one after an outage or the end of the session', async () => {
  const { book, session, keep, loaded } = owner();
  const fields = form({ ...anAddress({ line1: '1 Bark Rd' }), edit: '1', replaces: 'Home' });
  book.isDown();
  const down = refused(await keep(fields)());
  const shown = withRefusal(await loaded('edit=1'), down);
  expect(shown).toMatchObject({
    kind: 'page',
    head: { title: 'Edit address | Petco' },
    data: { entered: { edited: { id: '1', nickName: 'Home' }, typed: { line1: '1 Bark Rd' } } },
  });
  book.isBack().caller.signsOut();
  session.hasGuest(undefined);
  const over = refused(await keep(fields)());
  expect([over.status, over.changes.problem]).toEqual([
    401,
    { message: expect.stringContaining('session has ended'), needsSignIn: true },
  ]);
  expect(withRefusal(await loaded('edit=1'), over)).toMatchObject({
    kind: 'page',
    data: { entered: { edited: { id: '1', nickName: 'Home' }, typed: { line1: '1 Bark Rd' } } },
  });
});

test('[ACC-03] an address that was removed in another tab is shown as a new one, with what was typed', async () => {
  const { book, keep, remove, loaded } = owner();
  await remove(form({ nickName: 'Home' }))();
  const typed = { ...anAddress({ line1: '5 Paw Rd' }), edit: '1', replaces: 'Home' };
  const gone = refused(await keep(form(typed))());
  expect([gone.url, gone.changes.problem?.message]).toEqual([
    `${PATH}?edit=new`,
    'This address was removed from your address book. Save it to add it again.',
  ]);
  expect(withRefusal(await loaded('edit=new'), gone)).toMatchObject({
    kind: 'page',
    data: { form: 'new', entered: { edited: undefined, typed: { line1: '5 Paw Rd' } } },
  });
  await keep(form({ ...anAddress({ line1: '5 Paw Rd' }) }))();
  expect(book.own).toMatchObject([{ line1: '5 Paw Rd' }]);
});

test('[ACC-03] every view of the page has a title of its own, and no browser keeps it', async () => {
  const { loaded } = owner();
  for (const [query, title] of [
    ['', 'Address book'],
    ['edit=new', 'Add an address'],
    ['edit=1', 'Edit address'],
    ['remove=1', 'Remove this address?'],
  ] as const) {
    expect(await loaded(query)).toMatchObject({ head: { title: `${title} | Petco` }, isNeverKept: true });
  }
});

test('[ACC-03] an address is removed once; a second press and a name of another shopper are told that it is not there', async () => {
  const { book, remove, loaded } = owner();
  book.hasAddresses('700009', aSavedAddress({ id: '9', nickName: 'Hers' }));
  expect(await remove(form({ nickName: 'Home' }))()).toEqual({ kind: 'see-other', url: `${PATH}?done=removed` });
  for (const nickName of ['Home', 'Hers']) {
    expect(await remove(form({ nickName }))()).toEqual({ kind: 'see-other', url: `${PATH}?done=gone` });
  }
  expect(await loaded('done=gone')).toMatchObject({ data: { done: 'gone' } });
  expect(book.own).toEqual([]);
});

test('[ACC-03] [CHK-04] a default is changed, and one that is gone is said to be', async () => {
  const { book, makeDefault } = owner();
  book.hasAddresses(
    '700002',
    aSavedAddress({ id: '2', nickName: 'Work', isDefault: { delivery: false, billing: false } }),
  );
  expect(await makeDefault(form({ addressId: '2', use: 'billing' }))()).toEqual({
    kind: 'see-other',
    url: `${PATH}?done=default`,
  });
  expect(book.own.map(({ isDefault }) => isDefault)).toEqual([
    { delivery: true, billing: false },
    { delivery: false, billing: true },
  ]);
  const gone = refused(await makeDefault(form({ addressId: '9', use: 'delivery' }))());
  expect(gone.changes.problem?.message).toContain('no longer in your address book');
});

test('[ACC-03] a refused removal is said to be; a session that ended leads to the sign-in and back', async () => {
  const { book, session, remove, makeDefault } = owner();
  book.fails(aRefusal(), 'remove');
  const notRemoved = refused(await remove(form({ nickName: 'Home' }))());
  expect([notRemoved.status, notRemoved.changes.problem?.message]).toEqual([
    400,
    expect.stringMatching(/That didn’t work. Nothing was changed/),
  ]);
  book.isBack();
  session.hasGuest(undefined);
  book.caller.signsOut();
  const toSignIn = { kind: 'see-other', url: `/shop/LogonForm?URL=${encodeURIComponent(PATH)}` };
  expect(await remove(form({ nickName: 'Home' }))()).toEqual(toSignIn);
  expect(await makeDefault(form({ addressId: '1', use: 'delivery' }))()).toEqual(toSignIn);
});
