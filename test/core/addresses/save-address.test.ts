import * as E from 'fp-ts/Either';
import { makeFillFromZip } from '../../../core/addresses/fill-from-zip';
import { makeSaveAddress } from '../../../core/addresses/save-address';
import { anAddress } from '../../builders/address';
import { FakeAddressBook } from '../../fakes/fake-address-book';
import { FakeCaller } from '../../fakes/fake-caller';

const shopper = () => {
  const caller = new FakeCaller();
  caller.becomesGuest('700055');
  const book = new FakeAddressBook(caller);
  const { directory } = book;
  directory.knowsPlaces({ city: 'Boston', state: 'MA', zipCode: '02108' });
  return { book, directory, save: makeSaveAddress({ book, fillFromZip: makeFillFromZip({ directory }) }) };
};

const inBoston = (city: string, state: string) => ({
  address: anAddress({ zipCode: '02108', city, state }),
  asTyped: true,
});

test.each([
  ['', '', 'Boston', 'MA'],
  [' ', 'MA', 'Boston', 'MA'],
  ['Back Bay', '', 'Back Bay', 'MA'],
])(
  '[CHK-03] an address with city "%s" and state "%s" gets the missing part from its ZIP code',
  async (city, state, ...place) => {
    const { book, save } = shopper();
    expect(await save(inBoston(city, state))()).toMatchObject({ right: { kind: 'saved' } });
    expect(book.own.map((address) => [address.city, address.state])).toEqual([place]);
  },
);

test('[CHK-03] [CHK-09] a typed city and state stay as they are, also while the directory is down', async () => {
  const { book, directory, save } = shopper();
  await save(inBoston('Cambridge', 'MA'))();
  directory.isDown();
  await save(inBoston('Brookline', 'MA'))();
  expect(book.own).toMatchObject([{ city: 'Cambridge' }, { city: 'Brookline' }]);
});

test.each([
  ['San Diego', 'CA', ['zipCode']],
  ['', '', ['zipCode', 'city', 'state']],
])(
  '[CHK-03] [ACC-03] a ZIP code that does not exist is refused beside the city "%s", also as it was typed',
  async (city, state, fields) => {
    const { book, save } = shopper();
    const errors = Object.fromEntries(fields.map((field) => [field, expect.any(String)]));
    for (const asTyped of [true, false]) {
      expect(await save({ address: anAddress({ zipCode: '00000-1234', city, state }), asTyped })()).toEqual(
        E.left({
          kind: 'invalid-address',
          errors: { ...errors, zipCode: "We couldn't find ZIP code 00000." },
        }),
      );
    }
    expect(book.own).toEqual([]);
  },
);

test('[CHK-03] a ZIP code of which only the region is known fills in the state and takes the typed city', async () => {
  const { book, directory, save } = shopper();
  directory.knowsPlaces({ city: '', state: 'AZ', zipCode: '85288' });
  const unnamed = await save({ address: anAddress({ zipCode: '85288', city: '', state: '' }), asTyped: true })();
  expect(unnamed).toMatchObject(E.left({ kind: 'invalid-address', errors: { city: expect.any(String) } }));
  await save({ address: anAddress({ zipCode: '85288', city: 'Tempe', state: '' }), asTyped: true })();
  expect(book.own).toMatchObject([{ zipCode: '85288', city: 'Tempe', state: 'AZ' }]);
});

test('[CHK-03] a military ZIP code, which is in no table of places, is not refused', async () => {
  const { book, save } = shopper();
  await save({ address: anAddress({ zipCode: '09012', city: 'APO', state: 'AE' }), asTyped: true })();
  expect(book.own).toMatchObject([{ zipCode: '09012' }]);
});

test('[CHK-04] [ACC-03] the first address for a use is its default, also when its form was sent with the box unchecked', async () => {
  const { book, save } = shopper();
  const unchecked = { delivery: false, billing: false };
  await save({ address: anAddress(), asTyped: true, isDefault: { delivery: false } })();
  await save({ address: anAddress({ line2: 'Unit 2' }), asTyped: true, isDefault: unchecked })();
  const [first] = book.own;
  const defaults = () => book.own.map(({ isDefault }) => isDefault);
  expect(defaults()).toEqual([{ delivery: true, billing: true }, unchecked]);
  const replaces = first?.nickName;
  await save({ address: anAddress({ line2: 'Unit 3' }), asTyped: true, isDefault: unchecked, replaces })();
  expect(defaults()).toEqual([unchecked, unchecked]);
});

test('[CHK-09] while the directory is down, city and state are asked for as before', async () => {
  const { directory, save } = shopper();
  directory.isDown();
  const saved = await save(inBoston('', ''))();
  expect(E.isLeft(saved) && saved.left.kind === 'invalid-address' ? Object.keys(saved.left.errors) : saved).toEqual([
    'city',
    'state',
  ]);
});
