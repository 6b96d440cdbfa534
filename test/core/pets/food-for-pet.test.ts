import fc from 'fast-check';
import { foodUrl } from '../../../core/pets/food-for-pet';
import { parseListingQuery } from '../../../core/search/listing/listing-url';
import { birthOfAge } from '../../../core/pets/pet-facts';
import { PET_KINDS } from '../../../core/shared/pet-kind';
import { aPet, BEAGLE, LABRADOR } from '../../builders/pet';

const NOW = Date.parse('2026-11-24T12:00:00.000Z');

const chosenIn = (url: string) => {
  const { searchParams } = new URL(url, 'https://shop.example');
  return [searchParams.get('query'), parseListingQuery(searchParams).filters] as const;
};
const SMALL = { 'Breed Size': ['Small Breed'] };
const LARGE = { 'Breed Size': ['Large Breed'] };
const born = (day: string) => ({ day, isAbout: false });

test.each([
  ['a puppy', { birth: born('2026-06-01') }, undefined, ['dog food', { 'Life Stage': ['All Life Stages', 'Puppy'] }]],
  [
    'a puppy of a breed',
    { birth: born('2026-06-01') },
    LABRADOR,
    ['dog food', { ...LARGE, 'Life Stage': ['All Life Stages', 'Puppy'] }],
  ],
  [
    'a light adult',
    { birth: born('2021-05-30') },
    undefined,
    ['dog food', { ...SMALL, 'Life Stage': ['Adult', 'All Life Stages'] }],
  ],
  [
    'a dog of a typed age and a breed, with a diet',
    { birth: birthOfAge(5, NOW), weight: undefined, diet: 'Grain free' },
    BEAGLE,
    ['dog food', { ...SMALL, 'Life Stage': ['Adult', 'All Life Stages'] }],
  ],
  [
    'a large breed that is old at seven',
    { birth: born('2019-05-30'), weight: undefined },
    LABRADOR,
    ['dog food', { ...LARGE, 'Life Stage': ['All Life Stages', 'Senior'] }],
  ],
  [
    'an old cat',
    { kind: 'cat', birth: born('2010-01-01') } as const,
    undefined,
    ['cat food', { 'Life Stage': ['All Life Stages', 'Senior'] }],
  ],
  ['a dog of unknown age', { birth: undefined }, undefined, ['dog food', SMALL]],
  ['a dog of which nothing is known', { birth: undefined, weight: undefined }, undefined, ['dog food', {}]],
  ['a guinea pig', { kind: 'small-pet' } as const, undefined, ['small pet food', {}]],
])('[ACC-04] the food for %s has the filters of its life stage and its size on', (_name, facts, breed, chosen) => {
  expect(chosenIn(foodUrl(aPet(facts), breed, NOW))).toEqual(chosen);
});

test('[ACC-04] every kind of pets has food to search for', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PET_KINDS), (kind) => {
      expect(chosenIn(foodUrl(aPet({ kind }), undefined, NOW))[0]).toMatch(/^[a-z ]+ food$/);
    }),
  );
});
