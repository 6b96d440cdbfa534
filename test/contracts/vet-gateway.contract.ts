import * as E from 'fp-ts/Either';
import { MAX_VETS, type Vet } from '../../core/pets/pet';
import type { VetGateway } from '../../core/pets/vet-gateway';
import { aVet, aVetToSave } from '../builders/pet';
import type { Making } from './making';

/** The world behind a VetGateway: two customers without vets are signed in. */
export interface VetWorld {
  readonly gateway: VetGateway;
  readonly other: VetGateway;
  /** A gateway of a shopper without an identity. */
  readonly stranger: VetGateway;
}

export const VET_CALLS = ['vets', 'add', 'change', 'remove'] as const;

const GONE = E.left({ kind: 'no-such-vet' });
const DONE = E.right(undefined);

/** Every VetGateway, fake or real, passes this. */
export const vetGatewayContract = (name: string, makeWorld: Making<VetWorld>): void => {
  describe(`[PLT-02] [ACC-04] ${name} as a VetGateway`, () => {
    const vetsOf = async ({ vets }: VetGateway): Promise<ReadonlyArray<Vet>> => {
      const read = await vets();
      if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
      return read.right;
    };

    const added = async ({ add }: VetGateway): Promise<string> => {
      const id = await add(aVetToSave())();
      if (E.isLeft(id)) throw new Error(JSON.stringify(id.left));
      return id.right;
    };

    test('adds, changes and removes a vet', async () => {
      const { gateway } = await makeWorld();
      const id = await added(gateway);
      expect(await vetsOf(gateway)).toEqual([aVet({ id })]);
      expect(await gateway.change(id, aVetToSave({ place: 'La Jolla, CA', phone: '' }))()).toEqual(DONE);
      expect(await vetsOf(gateway)).toEqual([aVet({ id, place: 'La Jolla, CA', phone: '' })]);
      expect(await gateway.remove(id)()).toEqual(DONE);
      expect(await vetsOf(gateway)).toEqual([]);
      expect(await gateway.remove(id)()).toEqual(GONE);
      expect(await gateway.change(id, aVetToSave())()).toEqual(GONE);
    });

    test('adds the same vet once with the same key, and another vet all the same', async () => {
      const { gateway, other } = await makeWorld();
      const key = 'key-of-the-page-0001';
      const first = await gateway.add(aVetToSave(), key)();
      expect(E.isRight(first)).toBe(true);
      expect(await gateway.add(aVetToSave(), key)()).toEqual(first);
      await gateway.add(aVetToSave({ place: 'La Jolla, CA' }), key)();
      await gateway.add(aVetToSave(), 'key-of-the-page-0002')();
      await other.add(aVetToSave(), key)();
      expect([(await vetsOf(gateway)).length, (await vetsOf(other)).length]).toEqual([3, 1]);
    });

    test('takes as many vets as an account can have', async () => {
      const { gateway } = await makeWorld();
      for (let count = 0; count < MAX_VETS; count += 1) await added(gateway);
      expect(await gateway.add(aVetToSave())()).toEqual(E.left({ kind: 'too-many-vets' }));
      expect(await vetsOf(gateway)).toHaveLength(MAX_VETS);
    });

    test('the vets of one shopper are not those of another', async () => {
      const { gateway, other } = await makeWorld();
      const id = await added(gateway);
      expect(await vetsOf(other)).toEqual([]);
      expect(await other.change(id, aVetToSave({ clinic: 'Mine' }))()).toEqual(GONE);
      expect(await other.remove(id)()).toEqual(GONE);
      expect(await vetsOf(gateway)).toEqual([aVet({ id })]);
    });

    test('a shopper who is not signed in has to sign in', async () => {
      const { stranger } = await makeWorld();
      const needed = E.left({ kind: 'sign-in-needed' });
      expect(await stranger.vets()).toEqual(needed);
      expect(await stranger.add(aVetToSave())()).toEqual(needed);
      expect(await stranger.change('3', aVetToSave())()).toEqual(needed);
      expect(await stranger.remove('3')()).toEqual(needed);
    });
  });
};
