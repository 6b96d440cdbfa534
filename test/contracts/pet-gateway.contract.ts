import * as E from 'fp-ts/Either';
import { MAX_PETS, type Pet } from '../../core/pets/pet';
import type { PetGateway } from '../../core/pets/pet-gateway';
import { aPet, aPetToSave } from '../builders/pet';
import type { Making } from './making';

/** The world behind a PetGateway: two customers without pets are signed in. */
export interface PetWorld {
  readonly gateway: PetGateway;
  readonly other: PetGateway;
  /** A gateway of a shopper without an identity. */
  readonly stranger: PetGateway;
  /** Files in base64: a picture, another one, and a text. */
  readonly picture: string;
  readonly otherPicture: string;
  readonly text: string;
}

export const PET_CALLS = ['pets', 'kinds', 'add', 'change', 'remove', 'photo'] as const;

const GONE = E.left({ kind: 'no-such-pet' });
const DONE = E.right(undefined);
const NOTHING_KNOWN = { breed: undefined, birth: undefined, weight: undefined, gender: undefined };

/** Every PetGateway, fake or real, passes this. */
export const petGatewayContract = (name: string, makeWorld: Making<PetWorld>): void => {
  describe(`[PLT-02] [ACC-04] ${name} as a PetGateway`, () => {
    const petsOf = async ({ pets }: PetGateway): Promise<ReadonlyArray<Pet>> => {
      const read = await pets();
      if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
      return read.right;
    };

    const added = async ({ add }: PetGateway, facts: Parameters<typeof aPetToSave>[0] = {}): Promise<string> => {
      const id = await add(aPetToSave(facts))();
      if (E.isLeft(id)) throw new Error(JSON.stringify(id.left));
      return id.right;
    };

    const replaced = (file: string) => ({ photo: { kind: 'replace', file } as const });

    test('knows dogs with breeds and what they weigh', async () => {
      const { stranger } = await makeWorld();
      const kinds = await stranger.kinds();
      const dogs = E.isRight(kinds) ? kinds.right.find(({ kind }) => kind === 'dog') : undefined;
      expect(dogs?.breeds).toContainEqual({ id: 'beagle', name: 'Beagle', usual: { low: 20, high: 30 } });
      expect(dogs?.accepted).toEqual({ low: 0.2, high: 350 });
    });

    test('keeps everything that is told of a pet, in the order in which pets were added', async () => {
      const { gateway } = await makeWorld();
      const bella = await added(gateway);
      const bubbles = await added(gateway, {
        ...NOTHING_KNOWN,
        name: 'Bubbles',
        kind: 'fish',
        birth: { day: '2023-01-01', isAbout: true },
        allergies: '',
        diet: '',
      });
      expect(await petsOf(gateway)).toEqual([
        aPet({ id: bella }),
        aPet({
          ...NOTHING_KNOWN,
          id: bubbles,
          name: 'Bubbles',
          kind: 'fish',
          birth: { day: '2023-01-01', isAbout: true },
          allergies: '',
          diet: '',
        }),
      ]);
    });

    test('changes a pet, also to what is not known any more', async () => {
      const { gateway } = await makeWorld();
      const id = await added(gateway);
      const change = aPetToSave({ ...NOTHING_KNOWN, name: 'Bell', kind: 'cat', allergies: '', diet: '' });
      expect(await gateway.change(id, change)()).toEqual(DONE);
      expect(await petsOf(gateway)).toEqual([
        aPet({ ...NOTHING_KNOWN, id, name: 'Bell', kind: 'cat', allergies: '', diet: '' }),
      ]);
    });

    test('removes a pet once', async () => {
      const { gateway } = await makeWorld();
      const id = await added(gateway);
      expect(await gateway.remove(id)()).toEqual(DONE);
      expect(await petsOf(gateway)).toEqual([]);
      expect(await gateway.remove(id)()).toEqual(GONE);
      expect(await gateway.change(id, aPetToSave())()).toEqual(GONE);
    });

    test('keeps, replaces and removes a photo, whose version changes with it', async () => {
      const { gateway, picture, otherPicture } = await makeWorld();
      const id = await added(gateway, replaced(picture));
      const versionOf = async (): Promise<string | undefined> => (await petsOf(gateway))[0]?.photo;
      const first = await versionOf();
      expect(first).toEqual(expect.any(String));
      expect(await gateway.photo(id)()).toEqual(
        E.right({ type: expect.stringMatching(/^image\//), body: expect.stringMatching(/^[\w+/]+=*$/) }),
      );
      await gateway.change(id, aPetToSave())();
      expect(await versionOf()).toBe(first);
      await gateway.change(id, aPetToSave(replaced(otherPicture)))();
      expect(await versionOf()).not.toBe(first);
      await gateway.change(id, aPetToSave({ photo: { kind: 'remove' } }))();
      expect(await versionOf()).toBeUndefined();
      expect(await gateway.photo(id)()).toEqual(GONE);
    });

    test('refuses a file that is no picture, and saves nothing of the pet', async () => {
      const { gateway, text } = await makeWorld();
      const refused = E.left({ kind: 'photo-refused' });
      expect(await gateway.add(aPetToSave(replaced(text)))()).toEqual(refused);
      expect(await petsOf(gateway)).toEqual([]);
      const id = await added(gateway);
      expect(await gateway.change(id, aPetToSave({ name: 'Bell', ...replaced(text) }))()).toEqual(refused);
      expect(await petsOf(gateway)).toEqual([aPet({ id })]);
    });

    test('adds the same pet once with the same key, and another pet all the same', async () => {
      const { gateway, other, picture } = await makeWorld();
      const add = async (facts: Parameters<typeof aPetToSave>[0], key: string, by = gateway) => {
        const id = await by.add(aPetToSave({ ...replaced(picture), ...facts }), key)();
        return E.isRight(id) ? id.right : '';
      };
      const key = 'key-of-the-page-0001';
      const bella = await add({}, key);
      expect(await add({}, key)).toBe(bella);
      const rex = await add({ name: 'Rex' }, key);
      const second = await add({}, 'key-of-the-page-0002');
      await add({}, key, other);
      expect((await petsOf(gateway)).map(({ id }) => id)).toEqual([bella, rex, second]);
      expect(await petsOf(other)).toHaveLength(1);
    });

    test('takes as many pets as an account can have', async () => {
      const { gateway } = await makeWorld();
      for (let count = 0; count < MAX_PETS; count += 1) await added(gateway);
      expect(await gateway.add(aPetToSave())()).toEqual(E.left({ kind: 'too-many-pets' }));
      expect(await petsOf(gateway)).toHaveLength(MAX_PETS);
    });

    test('the pets and photos of one shopper are not those of another', async () => {
      const { gateway, other, picture } = await makeWorld();
      const id = await added(gateway, replaced(picture));
      expect(await petsOf(other)).toEqual([]);
      expect(await other.photo(id)()).toEqual(GONE);
      expect(await other.change(id, aPetToSave({ name: 'Mine' }))()).toEqual(GONE);
      expect(await other.remove(id)()).toEqual(GONE);
      expect(await petsOf(gateway)).toEqual([aPet({ id, photo: expect.any(String) })]);
    });

    test('a shopper who is not signed in has to sign in', async () => {
      const { stranger } = await makeWorld();
      const needed = E.left({ kind: 'sign-in-needed' });
      expect(await stranger.pets()).toEqual(needed);
      expect(await stranger.add(aPetToSave())()).toEqual(needed);
      expect(await stranger.change('7', aPetToSave())()).toEqual(needed);
      expect(await stranger.remove('7')()).toEqual(needed);
      expect(await stranger.photo('7')()).toEqual(needed);
    });
  });
};
