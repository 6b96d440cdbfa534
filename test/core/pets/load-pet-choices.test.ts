import { allBut } from '../../../core/configuration/capabilities';
import { makeLoadPetChoices } from '../../../core/pets/load-pet-choices';
import type { UserType } from '../../../core/identity/session/header-user';
import type { Pet } from '../../../core/pets/pet';
import { EVERYTHING } from '../../builders/capabilities';
import { aPet, LABRADOR } from '../../builders/pet';
import { anUnreachable } from '../../builders/upstream-failure';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakePetGateway } from '../../fakes/fake-pet-gateway';

const NOW = Date.parse('2026-11-24T12:00:00.000Z');
const BELLA = aPet();
const born = (day: string) => ({ day, isAbout: false });

const setUp = (pets: ReadonlyArray<Pet> = [BELLA]) => {
  const gateway = new FakePetGateway(new FakeCaller().signsIn('7001')).hasPets('7001', ...pets);
  const asked: string[] = [];
  const watched =
    <A>(name: string, task: () => Promise<A>) =>
    (): Promise<A> => {
      asked.push(name);
      return task();
    };
  const load = (userType?: UserType | 'unknown', capabilities = EVERYTHING) =>
    makeLoadPetChoices({
      pets: { pets: watched('pets', gateway.pets), kinds: watched('kinds', gateway.kinds) },
      userType: () => (userType === 'unknown' ? undefined : (userType ?? 'registered')),
      clock: () => NOW,
      capabilities,
    })();
  return { gateway, asked, load };
};

test.each<[string, Partial<Pet>, object]>([
  ['an adult dog of 24.5 pounds', {}, { 'Life Stage': ['Adult', 'All Life Stages'], 'Breed Size': ['Small Breed'] }],
  [
    'a puppy, by what its breed weighs',
    { birth: born('2026-08-01'), breed: LABRADOR.id, weight: 12 },
    { 'Life Stage': ['Puppy', 'All Life Stages'], 'Breed Size': ['Large Breed'] },
  ],
  [
    'a large breed that is old at seven',
    { birth: born('2019-05-30'), breed: LABRADOR.id, weight: undefined },
    { 'Life Stage': ['Senior', 'All Life Stages'], 'Breed Size': ['Large Breed'] },
  ],
  ['a toy', { birth: undefined, weight: 6 }, { 'Breed Size': ['Toy Breed'] }],
  ['a giant', { birth: undefined, weight: 130 }, { 'Breed Size': ['Giant Breed'] }],
  ['a medium dog', { birth: undefined, weight: 40 }, { 'Breed Size': ['Medium Breed'] }],
  [
    'a kitten, which has no size',
    { kind: 'cat', breed: 'siamese', birth: born('2026-08-01') },
    { 'Life Stage': ['Kitten', 'All Life Stages'] },
  ],
  ['a dog of which nothing is known', { birth: undefined, weight: undefined, breed: undefined }, {}],
  ['a fish', { kind: 'fish', breed: 'guppy' }, {}],
])('[ACC-04] lists can show life stage and size of %s', async (_name, facts, filters) => {
  const pet = aPet(facts);
  expect(await setUp([pet]).load()).toEqual([{ name: 'Bella', kind: pet.kind, filters }]);
});

test.each<[string, Parameters<ReturnType<typeof setUp>['load']>]>([
  ['guests', ['guest']],
  ['strangers', ['unknown']],
  ['a shop without pets', ['registered', allBut(['pets'])]],
])('[ACC-04] %s have none, and nothing is requested', async (_who, who) => {
  const { load, asked } = setUp();
  expect(await load(...who)).toEqual([]);
  expect(asked).toEqual([]);
});

test('[ACC-04] breeds are requested only for a dog with a breed; without them a dog has the size of its weight', async () => {
  const cats = setUp([aPet({ kind: 'cat', breed: 'siamese' }), aPet({ breed: undefined })]);
  await cats.load();
  expect(cats.asked).toEqual(['pets']);
  const { gateway, load, asked } = setUp([aPet({ weight: undefined }), aPet({ name: 'Rex', weight: 80 })]);
  gateway.fails(anUnreachable(), 'kinds');
  expect((await load()).map(({ name, filters }) => [name, filters['Breed Size']])).toEqual([
    ['Bella', undefined],
    ['Rex', ['Large Breed']],
  ]);
  expect(asked).toEqual(['pets', 'kinds']);
});

test('[ACC-04] there are none when the pets cannot be read', async () => {
  const { gateway, load } = setUp();
  gateway.fails(anUnreachable(), 'pets');
  expect(await load()).toEqual([]);
});
