import fc from 'fast-check';
import { FREQUENCIES, frequencyCode, frequencyIn, frequencyText } from '../../../core/repeat-delivery/frequency';
import {
  frequencyWithin,
  petPoundsIn,
  poundsOf,
  recommendFrequency,
  supplyOf,
  type Supply,
} from '../../../core/repeat-delivery/recommend-frequency';

const KIBBLE: Supply = { animal: 'dog', kind: 'dry-food', pounds: 30 };
const daysOf = ({ unit, count }: { readonly unit: 'week' | 'month'; readonly count: number }): number =>
  count * (unit === 'week' ? 7 : 30);

const supplies = fc.record({
  animal: fc.constantFrom('dog', 'cat'),
  kind: fc.constantFrom('dry-food', 'wet-food', 'litter'),
  pounds: fc.double({ min: 0.1, max: 100, noNaN: true }),
}) as fc.Arbitrary<Supply>;
const stocks = fc.record({ supply: supplies, quantity: fc.integer({ min: 1, max: 99 }) });
const weights = fc.option(fc.double({ min: 1, max: 300, noNaN: true }), { nil: undefined });

describe('[RPD-01] a frequency', () => {
  test('is one of 12 in weeks and 6 in months, each with a value that is read back', () => {
    expect(FREQUENCIES).toHaveLength(18);
    for (const frequency of FREQUENCIES) expect(frequencyIn(frequencyCode(frequency))).toEqual(frequency);
  });

  test.each(['', 'week-0', 'week-13', 'month-7', 'day-1', 'week-4 ', 'constructor', null])('%p is none', (code) => {
    expect(frequencyIn(code)).toBeUndefined();
  });

  test('has words', () => {
    expect(
      ['week-1', 'week-6', 'month-1', 'month-3']
        .map((code) => frequencyIn(code))
        .map((one) => one && frequencyText(one)),
    ).toEqual(['every week', 'every 6 weeks', 'every month', 'every 3 months']);
  });
});

describe('[RPD-01] the size of a pack', () => {
  test.each([
    ['30 lb', 30],
    ['5.5 lb', 5.5],
    ['16 oz', 1],
    ['12.5 oz., Case of 12', 9.375],
    ['2 kg', 4.409_24],
    ['12 Count', undefined],
    ['3 Doses', undefined],
    ['0 lb', undefined],
    ['', undefined],
    ['about 5 lb', undefined],
  ])('%p', (size, pounds) => {
    const found = poundsOf(size);
    expect(found === undefined ? found : Number(found.toFixed(5))).toBe(pounds);
  });

  test.each([
    ['dog/dog-food/dry-dog-food', 'bag', '30 lb', { animal: 'dog', kind: 'dry-food', pounds: 30 }],
    ['cat/cat-food/wet-cat-food', 'can', '3 oz., Case of 16', { animal: 'cat', kind: 'wet-food', pounds: 3 }],
    ['cat/cat-litter/clumping-cat-litter', 'bucket', '20 lb', { animal: 'cat', kind: 'litter', pounds: 20 }],
    ['cat/cat-litter/litter-boxes-and-accessories', 'litter-box', '3 lb', undefined],
    ['dog/dog-food/dog-food-toppers', 'pouch', '3 oz', undefined],
    ['bird/bird-food', 'bag', '5 lb', undefined],
    ['dog/dog-toys', 'ball', '1 lb', undefined],
    ['dog/dog-food/dry-dog-food', 'bag', '1 Count', undefined],
  ])('in %s, as a %s of %s', (categoryPath, form, size, expected) => {
    expect(supplyOf({ categoryPath, form, size })).toEqual(expected);
  });
});

describe('[RPD-01] the recommended frequency', () => {
  test.each([
    ['30 lb of dry food for a dog of 50 lb', KIBBLE, 50, 'every 5 weeks'],
    ['7 lb of dry food for a cat of 10 lb', { animal: 'cat', kind: 'dry-food', pounds: 7 }, 10, 'every 6 weeks'],
    ['30 lb of dry food for a dog of 5 lb', KIBBLE, 5, 'every 6 months'],
    ['20 lb of litter', { animal: 'cat', kind: 'litter', pounds: 20 }, 10, 'every 4 weeks'],
    ['a pound of wet food for a dog of 80 lb', { animal: 'dog', kind: 'wet-food', pounds: 1 }, 80, 'every week'],
  ] as const)('for %s', (_case, supply, weight, expected) => {
    const found = recommendFrequency([{ supply, quantity: 1 }], weight);
    expect(found && frequencyText(found.frequency)).toBe(expected);
  });

  test('assumes a usual weight when none is known, and says which', () => {
    expect(recommendFrequency([{ supply: KIBBLE, quantity: 1 }], undefined)).toEqual(
      recommendFrequency([{ supply: KIBBLE, quantity: 1 }], 50),
    );
  });

  test('is not enough for what is used up in less than a week', () => {
    const ofPounds = (pounds: number) =>
      recommendFrequency([{ supply: { animal: 'dog', kind: 'wet-food', pounds }, quantity: 1 }], 80)?.isEnough;
    expect([ofPounds(1), ofPounds(100)]).toEqual([false, true]);
  });

  test('is none without food and litter', () => {
    expect(recommendFrequency([], 50)).toBeUndefined();
  });

  test('is one that can be chosen, and nothing runs out before the next delivery, unless it lasts less than a week', () => {
    fc.assert(
      fc.property(fc.array(stocks, { minLength: 1, maxLength: 5 }), weights, (all, weight) => {
        const found = recommendFrequency(all, weight);
        if (found === undefined) throw new Error('nothing is recommended');
        expect(FREQUENCIES).toContainEqual(found.frequency);
        for (const one of all) {
          const days = recommendFrequency([one], weight)?.days ?? 0;
          expect(found.days).toBeLessThanOrEqual(days);
          expect(daysOf(found.frequency)).toBeLessThanOrEqual(Math.max(7, days));
        }
      }),
    );
  });

  test('is no shorter for more packs, and no longer for a heavier pet', () => {
    fc.assert(
      fc.property(stocks, fc.integer({ min: 1, max: 150 }), ({ supply, quantity }, weight) => {
        const daysFor = (count: number, pounds: number): number =>
          daysOf(recommendFrequency([{ supply, quantity: count }], pounds)?.frequency ?? { unit: 'week', count: 0 });
        expect(daysFor(quantity * 2, weight)).toBeGreaterThanOrEqual(daysFor(quantity, weight));
        expect(daysFor(quantity, weight * 2)).toBeLessThanOrEqual(daysFor(quantity, weight));
      }),
    );
  });

  test('never gets shorter with the days that something lasts', () => {
    for (let days = 0; days < 400; days += 1) {
      expect(daysOf(frequencyWithin(days + 1))).toBeGreaterThanOrEqual(daysOf(frequencyWithin(days)));
    }
  });
});

test.each([
  ['50', 50],
  [' 8.5 ', 8.5],
  ['0', undefined],
  ['301', undefined],
  ['1e2', undefined],
  ['-5', undefined],
  ['heavy', undefined],
  ['', undefined],
  [null, undefined],
])('[RPD-01] a pet’s weight typed as %p', (typed, pounds) => {
  expect(petPoundsIn(typed)).toBe(pounds);
});
