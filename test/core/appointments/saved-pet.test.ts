import { ageFit, needsWeight, petsOfAppointment, typeOfPet } from '../../../core/appointments/saved-pet';
import { aPet } from '../../builders/pet';

test.each([
  ['dog', 20.4, { species: 'dog', size: 'small' }],
  ['dog', 21, { species: 'dog', size: 'medium' }],
  ['dog', 50, { species: 'dog', size: 'medium' }],
  ['dog', 90, { species: 'dog', size: 'large' }],
  ['dog', 150, { species: 'dog', size: 'giant' }],
  ['dog', undefined, undefined],
  ['cat', undefined, { species: 'cat', size: 'any' }],
  ['small-pet', 1, { species: 'small-pet', size: 'any' }],
  ['fish', undefined, undefined],
] as const)('[ACC-08] a %s of %s lb is of the type %j', (kind, weight, type) => {
  expect(typeOfPet({ kind, weight })).toEqual(type);
});

test.each([
  ['2026-11-18', 'too-young'],
  ['2026-11-19', 'right'],
  ['2027-01-13', 'right'],
  ['2027-01-14', 'too-old'],
  ['2027-01-23', 'too-old'],
] as const)('[ACC-08] the age of a pet born on 2026-09-10 for a class from 10 to 17 weeks on %s: %s', (day, fit) => {
  const birth = { day: '2026-09-10', isAbout: false };
  expect(ageFit({ birth }, { fromWeeks: 10, untilWeeks: 17 }, day)).toBe(fit);
  expect(ageFit({ birth }, {}, day)).toBe('right');
  expect(ageFit({ birth: undefined }, { fromWeeks: 10, untilWeeks: 17 }, day)).toBe('right');
});

test('[ACC-08] an appointment is for the saved pets of its kind and name', () => {
  const [rex, other] = [aPet({ id: '1', name: 'Rex', kind: 'dog' }), aPet({ id: '2', name: 'rex', kind: 'dog' })];
  const pets = [rex, other, aPet({ name: 'Rex', kind: 'cat' }), aPet({ name: 'Bo', kind: 'dog' })];
  expect(petsOfAppointment(pets, { species: 'dog', petName: 'REX' })).toEqual([rex, other]);
  expect(petsOfAppointment(pets, { species: 'dog', petName: 'Kim' })).toEqual([]);
});

test.each([
  ['dog', undefined, true],
  ['dog', 12, false],
  ['cat', undefined, false],
] as const)('[ACC-08] whether a %s of %s lb needs a weight: %s', (kind, weight, isNeeded) => {
  expect(needsWeight({ kind, weight })).toBe(isNeeded);
});
