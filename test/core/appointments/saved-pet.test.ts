import { isOfAge, isTooOld, needsWeight, typeOfPet } from '../../../core/appointments/saved-pet';

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
  ['2026-07-25', false],
  ['2026-07-23', true],
  ['2026-11-01', false],
  ['2014-02-01', true],
] as const)('[ACC-08] whether a pet born on %s is too old for a class of 17 weeks: %s', (day, isOut) => {
  const now = Date.UTC(2026, 10, 27);
  expect(isTooOld({ birth: { day, isAbout: false } }, { untilWeeks: 17 }, now)).toBe(isOut);
  expect(isTooOld({ birth: { day, isAbout: false } }, { untilWeeks: undefined }, now)).toBe(false);
  expect(isTooOld({ birth: undefined }, { untilWeeks: 17 }, now)).toBe(false);
});

test.each([
  ['2026-11-18', false],
  ['2026-11-19', true],
  ['2027-01-13', true],
  ['2027-01-14', false],
  ['2027-01-23', false],
] as const)('[ACC-08] whether a pet born on 2026-09-10 is of the age from 10 to 17 weeks on %s: %s', (day, isOf) => {
  const birth = { day: '2026-09-10', isAbout: false };
  expect(isOfAge({ birth }, { fromWeeks: 10, untilWeeks: 17 }, day)).toBe(isOf);
  expect(isOfAge({ birth }, {}, day)).toBe(true);
  expect(isOfAge({ birth: undefined }, { fromWeeks: 10, untilWeeks: 17 }, day)).toBe(true);
});

test.each([
  ['dog', undefined, true],
  ['dog', 12, false],
  ['cat', undefined, false],
] as const)('[ACC-08] whether a %s of %s lb needs a weight: %s', (kind, weight, isNeeded) => {
  expect(needsWeight({ kind, weight })).toBe(isNeeded);
});
