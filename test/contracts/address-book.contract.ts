import * as E from 'fp-ts/Either';
import type { AddressDefaults } from '../../core/addresses/address';
import type { AddressBook, AddressDraft } from '../../core/addresses/address-book';
import type { AddressDirectory } from '../../core/addresses/address-directory';
import { anAddress } from '../builders/address';
import type { Making } from './making';

/** A book of a new browser, and the directory that checks its addresses. */
export interface AddressBookWorld {
  readonly book: AddressBook;
  readonly directory: AddressDirectory;
  readonly becomesGuest: () => Promise<void>;
}

export const ADDRESS_BOOK_CALLS = ['addresses', 'add', 'change', 'remove'] as const;
const ALL: AddressDefaults = { delivery: true, billing: true };
const DELIVERY: AddressDefaults = { delivery: true, billing: false };

export const DIRECTORY_CALLS = ['suggest', 'placeOf'] as const;

const draft = (facts: Partial<AddressDraft> = {}): AddressDraft => ({
  address: anAddress(),
  nickName: 'Home',
  asTyped: false,
  ...facts,
});

const usesOf = ({ delivery, billing }: AddressDefaults): string =>
  [delivery ? 'delivery' : '', billing ? 'billing' : ''].join(' ').trim();

/** Every AddressBook with its AddressDirectory, fake or real, passes this. It knows San Diego, CA 92101. */
export const addressBookContract = (name: string, makeWorld: Making<AddressBookWorld>): void => {
  const asGuest = async (): Promise<AddressBookWorld> => {
    const world = await makeWorld();
    await world.becomesGuest();
    return world;
  };
  const namesIn = async ({ book }: AddressBookWorld): Promise<unknown> => {
    const read = await book.addresses();
    return E.isLeft(read) ? read.left : read.right.map(({ nickName, isDefault }) => [nickName, usesOf(isDefault)]);
  };

  describe(`[PLT-02] ${name} as an AddressBook`, () => {
    test('[CHK-04] is empty without an identity and requires one for a change', async () => {
      const { book } = await makeWorld();
      expect(await book.addresses()).toEqual(E.right([]));
      expect(await book.add(draft())()).toEqual(E.left({ kind: 'identity-needed' }));
    });

    test('[CHK-04] adds, changes and removes an address', async () => {
      const { book } = await asGuest();
      const added = await book.add(draft({ purpose: 'delivery', isDefault: ALL }))();
      expect(added).toMatchObject({ right: { kind: 'saved', addressId: expect.stringMatching(/./) } });
      expect(await book.addresses()).toMatchObject({
        right: [{ ...anAddress(), nickName: 'Home', purpose: 'delivery', isDefault: DELIVERY }],
      });
      const changed = await book.change('Home', draft({ nickName: 'Work', address: anAddress({ line2: 'Unit 2' }) }))();
      expect(changed).toMatchObject({ right: { kind: 'saved' } });
      expect(await book.addresses()).toMatchObject({
        right: [{ nickName: 'Work', line2: 'Unit 2', purpose: 'delivery', isDefault: DELIVERY }],
      });
      expect(await book.remove('Work')()).toEqual(E.right(undefined));
      expect(await book.addresses()).toEqual(E.right([]));
    });

    test('[CHK-03] offers what the directory would write and stores nothing until the shopper decides', async () => {
      const world = await asGuest();
      const address = anAddress({ line1: '1 Bark Street' });
      expect(await world.book.add(draft({ address }))()).toEqual(
        E.right({ kind: 'suggested', suggestions: [anAddress()] }),
      );
      expect(await namesIn(world)).toEqual([]);
      expect(await world.book.add(draft({ address, asTyped: true }))()).toMatchObject({ right: { kind: 'saved' } });
      expect(await world.book.change('Home', draft({ address }))()).toMatchObject({ right: { kind: 'suggested' } });
      expect(await world.book.addresses()).toMatchObject({ right: [{ line1: '1 Bark Street' }] });
    });

    test('[CHK-04] has one default for each use; the default for both keeps the other use', async () => {
      const world = await asGuest();
      await world.book.add(draft({ nickName: 'A', purpose: 'delivery', isDefault: ALL }))();
      await world.book.add(draft({ nickName: 'B', purpose: 'billing', isDefault: ALL }))();
      await world.book.add(draft({ nickName: 'C' }))();
      expect(await namesIn(world)).toEqual([
        ['A', 'delivery'],
        ['B', 'billing'],
        ['C', ''],
      ]);
      await world.book.change('C', draft({ nickName: 'C', isDefault: ALL }))();
      expect(await namesIn(world)).toEqual([
        ['A', ''],
        ['B', ''],
        ['C', 'delivery billing'],
      ]);
      await world.book.change('A', draft({ nickName: 'A', isDefault: { delivery: true } }))();
      expect(await namesIn(world)).toEqual([
        ['A', 'delivery'],
        ['B', ''],
        ['C', 'billing'],
      ]);
      await world.book.change('C', draft({ nickName: 'C', isDefault: { billing: false } }))();
      expect(await namesIn(world)).toEqual([
        ['A', 'delivery'],
        ['B', ''],
        ['C', ''],
      ]);
    });

    test('[CHK-04] [ACC-03] makes the first address for a use its default, unless it is said not to be', async () => {
      const world = await asGuest();
      await world.book.add(draft({ nickName: 'A', purpose: 'delivery', isDefault: {} }))();
      await world.book.add(draft({ nickName: 'B' }))();
      await world.book.add(draft({ nickName: 'C' }))();
      expect(await namesIn(world)).toEqual([
        ['A', 'delivery'],
        ['B', 'billing'],
        ['C', ''],
      ]);
      for (const taken of ['A', 'B', 'C']) await world.book.remove(taken)();
      await world.book.add(draft({ nickName: 'C', isDefault: { billing: false } }))();
      expect(await namesIn(world)).toEqual([['C', 'delivery']]);
    });

    test('[ACC-03] after the removal of a default, the only address that is left for its use becomes it', async () => {
      const world = await asGuest();
      await world.book.add(draft({ nickName: 'A', isDefault: ALL }))();
      await world.book.add(draft({ nickName: 'B', purpose: 'delivery' }))();
      await world.book.add(draft({ nickName: 'C' }))();
      await world.book.remove('A')();
      expect(await namesIn(world)).toEqual([
        ['B', ''],
        ['C', 'billing'],
      ]);
      await world.book.change('C', draft({ nickName: 'C', isDefault: ALL }))();
      await world.book.remove('C')();
      expect(await namesIn(world)).toEqual([['B', 'delivery']]);
    });

    test('[CHK-04] keeps an address once that is typed again without a name', async () => {
      const world = await asGuest();
      const typed = draft({ nickName: undefined, purpose: 'billing' });
      const first = await world.book.add(typed)();
      expect(await world.book.add(typed)()).toEqual(first);
      expect(await world.book.add({ ...typed, isDefault: { billing: true } })()).toEqual(first);
      expect(await world.book.addresses()).toMatchObject({
        right: [{ purpose: 'billing', isDefault: { billing: true } }],
      });
      await world.book.add({ ...typed, address: anAddress({ line2: 'Unit 9' }) })();
      await world.book.add({ ...typed, purpose: 'delivery' })();
      expect(await world.book.addresses()).toMatchObject({ right: { length: 3 } });
    });

    test('[CHK-04] refuses a name that is taken and a name that does not exist', async () => {
      const { book } = await asGuest();
      await book.add(draft())();
      expect(await book.add(draft())()).toEqual(E.left({ kind: 'nick-name-taken' }));
      expect(await book.change('Nowhere', draft())()).toEqual(E.left({ kind: 'no-such-address' }));
      expect(await book.remove('Nowhere')()).toEqual(E.left({ kind: 'no-such-address' }));
      expect(await book.add(draft({ nickName: undefined }))()).toMatchObject({ right: { kind: 'saved' } });
    });

    test('[CHK-04] does nothing before the task runs', async () => {
      const world = await asGuest();
      world.book.add(draft());
      expect(await namesIn(world)).toEqual([]);
    });
  });

  describe(`[PLT-02] ${name} as an AddressDirectory`, () => {
    test('[CHK-03] knows the city of a ZIP code, and that there is none', async () => {
      const { directory } = await makeWorld();
      const place = { city: 'San Diego', state: 'CA', zipCode: '92101' };
      expect(await directory.placeOf('92101')()).toMatchObject({ right: { _tag: 'Some', value: place } });
      expect(await directory.placeOf('00000')()).toMatchObject({ right: { _tag: 'None' } });
    });

    test('[CHK-03] completes a street near the ZIP code, with at most six suggestions', async () => {
      const { directory } = await makeWorld();
      const near = await directory.suggest({ text: '12 Ma', zipCode: '92101' })();
      expect(near).toMatchObject({ right: expect.arrayContaining([expect.objectContaining({ zipCode: '92101' })]) });
      if (E.isRight(near)) expect(near.right.length).toBeLessThanOrEqual(6);
      expect(await directory.suggest({ text: '12 Qqq', zipCode: '92101' })()).toEqual(E.right([]));
    });
  });
};
