import type { PetChoice } from '../../../core/pets/pet-choice';
import { isOfferedTo, ownValuesOf, petOptionsFirst, petsInList } from '../../../core/pets/pets-in-list';
import type { Facet } from '../../../core/search/listing/listing';
import { aBrandFacet } from '../../builders/listing';

type MultipleFacet = Extract<Facet, { kind: 'multiple' }>;

const facet = (name: string, counts: Readonly<Record<string, number>>): MultipleFacet => ({
  ...(aBrandFacet(counts) as MultipleFacet),
  name,
});
const STAGES = facet('Life Stage', { Adult: 90, 'All Life Stages': 40, Senior: 20, Puppy: 10 });
const SIZES = facet('Breed Size', { 'Small Breed': 9, 'Large Breed': 5, 'Giant Breed': 0 });
const PRICE: Facet = { kind: 'range', name: 'Price', label: 'Price', min: 1, max: 9, selected: undefined };
const FACETS = [PRICE, STAGES, SIZES];

const pet = (name: string, stage?: string, size?: string): PetChoice => ({
  name,
  kind: 'dog',
  filters: {
    ...(stage === undefined ? {} : { 'Life Stage': [stage, 'All Life Stages'] }),
    ...(size === undefined ? {} : { 'Breed Size': [size] }),
  },
});

test('[ACC-04] the pet with the most of what the list has comes first, the others in their order', () => {
  const pets = [pet('Rex', 'Senior'), pet('Bella', 'Adult', 'Large Breed'), pet('Max', 'Puppy')];
  expect(petsInList(FACETS, pets).map(({ name }) => name)).toEqual(['Bella', 'Rex', 'Max']);
});

test('[ACC-04] of a pet only what the list has is left; a pet for which it has nothing is left out', () => {
  const pets = [pet('Bo', 'Adult', 'Giant Breed'), pet('Mo', 'Kitten', 'Toy Breed'), pet('Jo')];
  expect(petsInList(FACETS, pets)).toEqual([pet('Bo', 'Adult')]);
  expect(petsInList([facet('Life Stage', { Adult: 3 })], pets)).toEqual([
    { name: 'Bo', kind: 'dog', filters: { 'Life Stage': ['Adult'] } },
  ]);
});

test('[ACC-04] no more than three pets are shown', () => {
  const pets = ['A', 'B', 'C', 'D'].map((name) => pet(name, 'Adult'));
  expect(petsInList(FACETS, pets).map(({ name }) => name)).toEqual(['A', 'B', 'C']);
});

test('[ACC-04] the options of the pets come first, each once, and all others keep their order', () => {
  const pets = [pet('A', 'Puppy', 'Large Breed'), pet('B', 'Senior'), pet('C', 'Puppy')];
  expect(ownValuesOf('Life Stage', pets)).toEqual(['Puppy', 'Senior']);
  const values = (sorted: MultipleFacet) => sorted.options.map(({ value }) => value);
  expect(values(petOptionsFirst(STAGES, pets))).toEqual(['Puppy', 'Senior', 'Adult', 'All Life Stages']);
  expect(values(petOptionsFirst(SIZES, pets))).toEqual(['Large Breed', 'Small Breed', 'Giant Breed']);
});

test('[ACC-04] a facet in the right order stays the same object, for the cache of what is made from it', () => {
  expect(petOptionsFirst(STAGES, [pet('A', 'Adult')])).toBe(STAGES);
  expect(petOptionsFirst(STAGES)).toBe(STAGES);
  expect(petOptionsFirst({ ...STAGES, name: 'constructor' }, [pet('A', 'Puppy')]).options).toBe(STAGES.options);
});

test('[ACC-04] a list offers something to a pet only with products of each of its values', () => {
  expect(isOfferedTo(FACETS, pet('A', 'Adult', 'Large Breed').filters)).toBe(true);
  expect(isOfferedTo(FACETS, pet('A', 'Adult', 'Giant Breed').filters)).toBe(false);
  expect(isOfferedTo([PRICE, STAGES], pet('A', 'Adult', 'Large Breed').filters)).toBe(false);
});
