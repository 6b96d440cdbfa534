import * as E from 'fp-ts/Either';
import type { CareGateway, WantedMembership } from '../../core/memberships/care-gateway';
import type { Making } from './making';

/** The world behind CareGateway: a plan with the id `vital-care`, for dogs. */
export interface CareWorld {
  readonly care: CareGateway;
  /** That of a shopper without an identity. */
  readonly stranger: CareGateway;
  /** That of another account. */
  readonly other: CareGateway;
  /** The last month of a cancelled membership passes. */
  readonly monthPasses: (membershipId: string) => Promise<void>;
}

export const CARE_CALLS = ['plans', 'memberships', 'join', 'cancel', 'keep'] as const;

const REX: WantedMembership = {
  planId: 'vital-care',
  petName: 'Rex',
  species: 'dog',
  joinKey: 'key-of-the-page-0001',
};

const rightOf = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};

const joinPet = (care: CareGateway, pet: number) =>
  care.join({ ...REX, petName: `Pet ${pet}`, joinKey: `key-of-the-page-1${String(pet).padStart(3, '0')}` })();

/** Every CareGateway, fake or real, passes this. */
export const careGatewayContract = (name: string, makeWorld: Making<CareWorld>): void => {
  describe(`[PLT-02] [ACC-09] ${name} as CareGateway`, () => {
    test('names the plans for everybody', async () => {
      const { stranger } = await makeWorld();
      const plan = rightOf(await stranger.plans()).find(({ id }) => id === 'vital-care');
      expect(plan?.species).toContain('dog');
      expect(plan?.price).toBe(19.99);
    });

    test('makes a pet a member once, however often it is requested', async () => {
      const { care } = await makeWorld();
      const joined = rightOf(await care.join(REX)());
      expect(joined).toMatchObject({ petName: 'Rex', species: 'dog', price: 19.99, hasEnded: false });
      expect(joined.benefits.every(({ left, times }) => left === times)).toBe(true);
      expect(await care.join(REX)()).toEqual(E.right(joined));
      expect(await care.memberships()).toEqual(E.right([joined]));
    });

    test('refuses a pet that is a member, and plans that do not fit', async () => {
      const { care } = await makeWorld();
      const joined = rightOf(await care.join(REX)());
      const again = { ...REX, joinKey: 'key-of-the-page-0002' };
      expect(await care.join({ ...again, petName: 'REX' })()).toEqual(E.left({ kind: 'already-member' }));
      const noPlan = E.left({ kind: 'no-such-plan' });
      expect(await care.join({ ...again, species: 'bird' })()).toEqual(noPlan);
      expect(await care.join({ ...again, planId: 'gold' })()).toEqual(noPlan);
      expect(await care.memberships()).toEqual(E.right([joined]));
    });

    test('allows ten memberships, and another one once one of them is cancelled, which then cannot be kept', async () => {
      const { care } = await makeWorld();
      const joined = [];
      for (let pet = 1; pet <= 10; pet += 1) joined.push(rightOf(await joinPet(care, pet)));
      const tooMany = E.left({ kind: 'too-many-memberships' });
      expect(await joinPet(care, 11)).toEqual(tooMany);
      const [id = ''] = joined.map((one) => one.id);
      await care.cancel(id)();
      expect(E.isRight(await joinPet(care, 11))).toBe(true);
      expect(await joinPet(care, 12)).toEqual(tooMany);
      expect(await care.keep(id)()).toEqual(tooMany);
    });

    test('allows a hundred memberships with those that are cancelled', async () => {
      const { care } = await makeWorld();
      for (let pet = 1; pet <= 100; pet += 1) await care.cancel(rightOf(await joinPet(care, pet)).id)();
      expect(await joinPet(care, 101)).toEqual(E.left({ kind: 'no-more-memberships' }));
    });

    test('cancels a membership at the end of its month, again without effect', async () => {
      const { care } = await makeWorld();
      const { id, wouldEndOn } = rightOf(await care.join(REX)());
      const cancelled = rightOf(await care.cancel(id)());
      expect(cancelled).toMatchObject({ id, endsOn: wouldEndOn, hasEnded: false });
      expect(cancelled.wouldEndOn).toBeUndefined();
      expect(await care.cancel(id)()).toEqual(E.right(cancelled));
    });

    test('keeps a cancelled membership as it was before, again without effect', async () => {
      const { care, other, stranger } = await makeWorld();
      const joined = rightOf(await care.join(REX)());
      await care.cancel(joined.id)();
      expect(await other.keep(joined.id)()).toEqual(E.left({ kind: 'no-such-membership' }));
      expect(await stranger.keep(joined.id)()).toEqual(E.left({ kind: 'sign-in-needed' }));
      expect(await care.keep(joined.id)()).toEqual(E.right(joined));
      expect(await care.keep(joined.id)()).toEqual(E.right(joined));
      expect(await care.memberships()).toEqual(E.right([joined]));
    });

    test('keeps no membership that has ended, and shows it as ended', async () => {
      const { care, monthPasses } = await makeWorld();
      const { id } = rightOf(await care.join(REX)());
      await care.cancel(id)();
      await monthPasses(id);
      expect(await care.keep(id)()).toEqual(E.left({ kind: 'membership-ended' }));
      expect(rightOf(await care.memberships())).toMatchObject([{ id, hasEnded: true }]);
    });

    test('nobody sees or cancels the membership of another account', async () => {
      const { care, other } = await makeWorld();
      const joined = rightOf(await care.join(REX)());
      expect(await other.cancel(joined.id)()).toEqual(E.left({ kind: 'no-such-membership' }));
      expect(await other.memberships()).toEqual(E.right([]));
      expect(await care.memberships()).toEqual(E.right([joined]));
    });

    test('a shopper who is not signed in has to sign in', async () => {
      const { stranger } = await makeWorld();
      const needed = E.left({ kind: 'sign-in-needed' });
      expect([await stranger.memberships(), await stranger.join(REX)(), await stranger.cancel('1')()]).toEqual([
        needed,
        needed,
        needed,
      ]);
    });
  });
};
