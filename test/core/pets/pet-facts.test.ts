import * as fc from 'fast-check';
import {
  ageOf,
  birthOfAge,
  dayOf,
  lifeStageOf,
  sizeOf,
  unusualWeight,
  type BreedSize,
} from '../../../core/pets/pet-facts';
import { aPet, BEAGLE, GUPPY, LABRADOR, SIAMESE } from '../../builders/pet';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const born = (day: string) => ({ day, isAbout: false });

test.each([
  ['2026-11-23', { years: 0, months: 0 }],
  ['2026-10-24', { years: 0, months: 0 }],
  ['2026-10-23', { years: 0, months: 1 }],
  ['2025-11-24', { years: 0, months: 11 }],
  ['2025-11-23', { years: 1, months: 0 }],
  ['2020-02-29', { years: 6, months: 8 }],
])('[ACC-04] a pet born on %s has whole years and months', (day, age) => {
  expect(ageOf({ day }, NOW)).toEqual(age);
});

test('[ACC-04] a pet that is not born yet has no age', () => {
  expect(ageOf({ day: '2026-12-24' }, NOW)).toBeUndefined();
});

test('[ACC-04] the age never shrinks while time passes, and its months are fewer than twelve', () => {
  const moment = fc.integer({ min: 0, max: Date.parse('2100-01-01') });
  fc.assert(
    fc.property(moment, moment, fc.integer({ min: 0, max: 400 }), (birth, life, days) => {
      const [first, later] = [birth + life, birth + life + days * DAY_MS];
      const [younger, older] = [ageOf({ day: dayOf(birth) }, first), ageOf({ day: dayOf(birth) }, later)];
      if (younger === undefined || older === undefined) throw new Error('no age after birth');
      expect(older.years * 12 + older.months).toBeGreaterThanOrEqual(younger.years * 12 + younger.months);
      expect(older.months).toBeLessThan(12);
    }),
  );
});

test('[ACC-04] the birth that is reckoned from an age has that age, to the month', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2100-01-01') }),
      (years, months, now) => {
        const birth = birthOfAge(years + months / 12, now);
        expect(birth.isAbout).toBe(true);
        expect(ageOf(birth, now)).toEqual({ years, months });
      },
    ),
  );
});

test.each<readonly [number, BreedSize]>([
  [12, 'toy'],
  [12.1, 'small'],
  [25, 'small'],
  [55, 'medium'],
  [90, 'large'],
  [90.1, 'giant'],
])('[ACC-04] a grown dog of %s pounds is %s', (weight, size) => {
  expect(sizeOf(aPet({ weight }), LABRADOR, NOW)).toBe(size);
});

test('[ACC-04] the size of a puppy, or of a dog of unknown weight, is that of its breed', () => {
  expect(sizeOf(aPet({ weight: 9, birth: born('2026-08-01') }), LABRADOR, NOW)).toBe('large');
  expect(sizeOf(aPet({ weight: undefined }), BEAGLE, NOW)).toBe('small');
});

test('[ACC-04] the size is unknown without weight and breed, and for other kinds', () => {
  expect(sizeOf(aPet({ weight: undefined }), undefined, NOW)).toBeUndefined();
  expect(sizeOf(aPet({ weight: undefined }), { ...BEAGLE, usual: { low: 2, high: 200 } }, NOW)).toBeUndefined();
  expect(sizeOf(aPet({ kind: 'cat', weight: 9 }), SIAMESE, NOW)).toBeUndefined();
});

test.each([
  ['dog', '2026-01-01', 'small', 'Puppy'],
  ['dog', '2025-11-23', 'small', 'Adult'],
  ['dog', '2018-11-23', 'small', 'Adult'],
  ['dog', '2017-11-23', 'small', 'Senior'],
  ['dog', '2020-11-23', 'giant', 'Senior'],
  ['dog', '2018-11-23', undefined, 'Senior'],
  ['cat', '2026-01-01', undefined, 'Kitten'],
  ['cat', '2016-01-01', undefined, 'Adult'],
  ['cat', '2015-11-23', undefined, 'Senior'],
  ['bird', '2015-11-23', undefined, undefined],
] as const)('[ACC-04] a %s born on %s of size %s is %s', (kind, day, size, stage) => {
  expect(lifeStageOf({ kind, birth: born(day) }, size, NOW)).toBe(stage);
});

test('[ACC-04] the stage of life is unknown without an age', () => {
  expect(lifeStageOf({ kind: 'dog', birth: undefined }, 'small', NOW)).toBeUndefined();
});

test.each([
  [20, undefined],
  [10, undefined],
  [9.9, BEAGLE.usual],
  [48, undefined],
  [48.1, BEAGLE.usual],
])('[MOD-06] a Beagle of %s pounds', (weight, usual) => {
  expect(unusualWeight({ weight, birth: undefined }, BEAGLE, NOW)).toEqual(usual);
});

test('[MOD-06] a puppy may weigh little, and breeds without a usual weight may weigh anything', () => {
  const puppy = born('2026-09-01');
  expect(unusualWeight({ weight: 3, birth: puppy }, BEAGLE, NOW)).toBeUndefined();
  expect(unusualWeight({ weight: 80, birth: puppy }, BEAGLE, NOW)).toEqual(BEAGLE.usual);
  expect(unusualWeight({ weight: 99, birth: undefined }, GUPPY, NOW)).toBeUndefined();
  expect(unusualWeight({ weight: undefined, birth: undefined }, BEAGLE, NOW)).toBeUndefined();
});
