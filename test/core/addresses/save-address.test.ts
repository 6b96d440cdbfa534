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

test('[CHK-03] a typed city and state stay as they are, and the directory is not asked', async () => {
  const { book, directory, save } = shopper();
  directory.isDown();
  await save(inBoston('Cambridge', 'MA'))();
  expect(book.own).toMatchObject([{ city: 'Cambridge' }]);
});

test('[CHK-03] [CHK-09] a ZIP code that nobody knows is said to be the reason for the empty city', async () => {
  const { book, save } = shopper();
  const saved = await save({ address: anAddress({ zipCode: '00000', city: '', state: '' }), asTyped: true })();
  expect(saved).toMatchObject({
    left: {
      kind: 'invalid-address',
      errors: { zipCode: expect.stringMatching(/^We couldn’t find this ZIP code/), city: expect.any(String) },
    },
  });
  expect(book.own).toEqual([]);
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
