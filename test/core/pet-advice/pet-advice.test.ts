import fc from 'fast-check';
import type { AdvisedPet } from '../../../core/pet-advice/advised-pet';
import { advisedKind, type AdvisedProduct } from '../../../core/pet-advice/advised-product';
import { adviseOnProduct } from '../../../core/pet-advice/advise-on-product';
import { makeLoadAdvisedPets } from '../../../core/pet-advice/load-advised-pets';
import { packDays } from '../../../core/pet-advice/pack-days';
import type { FoodFacts, SizeFacts } from '../../../core/catalogue/product-facts';
import { aPet, BEAGLE, GUPPY, LABRADOR, SOME_KINDS } from '../../builders/pet';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakePetGateway } from '../../fakes/fake-pet-gateway';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const USER = '700002';

const aDog = (facts: Partial<AdvisedPet> = {}): AdvisedPet => ({
  name: 'Bella',
  kind: 'dog',
  pounds: 24,
  breed: undefined,
  isGrowing: false,
  ...facts,
});

const size = (name: string, from: number, to: number | undefined): SizeFacts['sizes'][number] => ({
  size: name,
  inches: [{ from: 1, to: 2 }],
  pounds: { from, to },
});

const CHART: SizeFacts = {
  kind: 'sizes',
  howToMeasure: undefined,
  measures: ['Neck'],
  sizes: [size('Small', 10, 25), size('Medium', 25, 55), size('Large', 55, 110)],
};

const FOOD: FoodFacts = {
  kind: 'food',
  analysis: [],
  calories: '3,500 kcal/kg, 367 kcal per cup',
  feeding: [
    { from: 3, to: 12, amount: '½–1 cup' },
    { from: 13, to: 20, amount: '1–1½ cups' },
    { from: 21, to: 35, amount: '1½–2 cups' },
  ],
};

const aProduct = (facts: AdvisedProduct['facts'], changes: Partial<AdvisedProduct> = {}): AdvisedProduct => ({
  name: 'Something for Dogs',
  department: 'dog',
  facts,
  specification: [],
  ...changes,
});

const ofStage = (value: string): AdvisedProduct => aProduct([FOOD], { specification: [{ name: 'Life Stage', value }] });

const adviceOn = (product: AdvisedProduct, pet: AdvisedPet, packSize?: string) =>
  adviseOnProduct(product, packSize, [pet])[0]?.advice;

describe('the size of a collar', () => {
  const collar = aProduct([CHART]);
  test.each([
    [{ pounds: 24 }, { kind: 'sizes', sizes: ['Small'], by: 'weight', isGrowing: false }],
    [{ pounds: 25 }, { kind: 'sizes', sizes: ['Small', 'Medium'], by: 'weight', isGrowing: false }],
    [
      { pounds: 30, isGrowing: true },
      { kind: 'sizes', sizes: ['Medium'], by: 'weight', isGrowing: true },
    ],
    [{ pounds: 140 }, { kind: 'no-size' }],
    [{ pounds: undefined }, { kind: 'weight-needed' }],
    [
      { pounds: undefined, breed: BEAGLE },
      { kind: 'sizes', sizes: ['Small', 'Medium'], by: 'breed', isGrowing: false },
    ],
    [
      { pounds: undefined, breed: LABRADOR },
      { kind: 'sizes', sizes: ['Large'], by: 'breed', isGrowing: false },
    ],
    [{ pounds: undefined, breed: BEAGLE, isGrowing: true }, { kind: 'weight-needed' }],
    [{ pounds: undefined, breed: { name: 'Any', usual: { low: 5, high: 120 } } }, { kind: 'weight-needed' }],
  ])('[ACC-04] [PRO-06] for a dog with %j', (facts, advice) => expect(adviceOn(collar, aDog(facts))).toEqual(advice));

  test('[ACC-04] a known weight that more than two sizes fit is not asked for again', () => {
    const wide = { ...CHART, sizes: CHART.sizes.map((one) => ({ ...one, pounds: { from: 5, to: 120 } })) };
    expect(wide.sizes.length).toBeGreaterThan(2);
    expect(adviceOn(aProduct([wide]), aDog({ pounds: 24 }))).toBeUndefined();
    expect(adviceOn(aProduct([wide]), aDog({ pounds: undefined }))).toEqual({ kind: 'weight-needed' });
  });

  test('[ACC-04] a chart without weights, another kind of pet and another department say nothing', () => {
    const unweighed = { ...CHART, sizes: CHART.sizes.map((one) => ({ ...one, pounds: undefined })) };
    expect(advisedKind(aProduct([unweighed]))).toBeUndefined();
    expect(adviceOn(aProduct([unweighed]), aDog())).toBeUndefined();
    expect(adviceOn(collar, aDog({ kind: 'cat' }))).toBeUndefined();
    expect(adviceOn(aProduct([CHART], { department: 'pharmacy' }), aDog())).toBeUndefined();
    expect(adviceOn(aProduct([]), aDog())).toBeUndefined();
  });
});

describe('the portion of a food', () => {
  test('[ACC-04] [PRO-06] is that of the table for the weight, with the days that the shown pack lasts', () => {
    expect(adviceOn(ofStage('Adult'), aDog(), '15 lb')).toEqual({
      kind: 'portion',
      amount: '1½–2 cups',
      days: { least: 32, most: 43 },
    });
    expect(adviceOn(ofStage('Adult'), aDog({ pounds: 12.4 }), undefined)).toEqual({
      kind: 'portion',
      amount: '½–1 cup',
      days: undefined,
    });
  });

  test.each([
    ['Adult', { isGrowing: true }, { kind: 'other-age', isForGrowing: false }],
    ['Puppy', { isGrowing: false }, { kind: 'other-age', isForGrowing: true }],
    ['Puppy', { isGrowing: undefined }, { kind: 'age-needed' }],
    ['Puppy', { isGrowing: true }, { kind: 'portion' }],
    ['Adult', { isGrowing: undefined }, { kind: 'portion' }],
    ['All Life Stages', { isGrowing: true }, { kind: 'portion' }],
    ['Adult', { pounds: undefined, breed: BEAGLE }, { kind: 'weight-needed' }],
    ['Adult', { pounds: 80 }, { kind: 'no-amount' }],
  ])('[ACC-04] of food for %s and a dog with %j', (stage, facts, advice) =>
    expect(adviceOn(ofStage(stage), aDog(facts))).toMatchObject(advice),
  );

  test.each([aProduct([FOOD]), ofStage('')])('[ACC-04] without a life stage, only an adult gets advice', (food) => {
    expect(adviceOn(food, aDog({ isGrowing: true }))).toBeUndefined();
    expect(adviceOn(food, aDog())).toMatchObject({ kind: 'portion' });
  });

  test.each([
    ['8 oz.', undefined, '5.5 oz., Case of 24', { least: 16, most: 16 }],
    ['1–2 cups', '4000 kcal/kg, 400 kcal per cup', '4.1 kg', { least: 20, most: 40 }],
    ['1 cup', '3,500 kcal/kg, 367 kcal per can', '15 lb', undefined],
    ['1 cup', 'plenty', '15 lb', undefined],
    ['as much as it likes', FOOD.calories, '15 lb', undefined],
    ['2–1 cups', FOOD.calories, '15 lb', undefined],
    ['0 cups', FOOD.calories, '15 lb', undefined],
    ['1 cup', '0 kcal/kg, 0 kcal per cup', '15 lb', undefined],
    ['1 cup', FOOD.calories, 'Large', undefined],
    ['500 cups', FOOD.calories, '1 lb', undefined],
  ])('[ACC-04] %j with %j and a pack of %j', (amount, calories, pack, days) =>
    expect(packDays(amount, calories, pack)).toEqual(days),
  );

  test('[ACC-04] no text of a feed makes the days wrong: they are whole, and the least is not above the most', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (amount, calories, pack) => {
        const days = packDays(amount, calories, pack) ?? { least: 1, most: 1 };
        expect(Number.isSafeInteger(days.least) && Number.isSafeInteger(days.most) && days.least <= days.most).toBe(
          true,
        );
      }),
    );
  });
});

describe('a product that is dosed by weight', () => {
  const drops = aProduct([], { name: 'FleaStop for Small Dogs 10 to 24 lbs.', department: 'pharmacy' });
  test.each([
    [24, 'right-dose'],
    [10, 'right-dose'],
    [9, 'wrong-dose'],
    [4.2, 'wrong-dose'],
    [24.5, 'wrong-dose'],
    [60, 'wrong-dose'],
    [undefined, 'weight-needed'],
  ])('[ACC-04] [MOD-06] for a dog of %j pounds', (pounds, kind) =>
    expect(adviceOn(drops, aDog({ pounds }))).toMatchObject({ kind }),
  );

  test.each([9.01, 9.5, 9.99])('[ACC-04] [MOD-06] nothing is said of %j pounds, between two ranges', (pounds) =>
    expect(adviceOn(drops, aDog({ pounds }))).toBeUndefined(),
  );

  test('[ACC-04] [MOD-06] the animal is that of the weight range, whatever else the name mentions', () => {
    const forCats = aProduct([], { name: 'FleaStop for Cats 5 to 15 lbs., not for dogs' });
    expect(adviceOn(forCats, aDog({ pounds: 10 }))).toBeUndefined();
    expect(adviceOn(forCats, aDog({ kind: 'cat', pounds: 10 }))).toEqual({ kind: 'right-dose' });
    const forDogs = aProduct([], { name: 'FleaStop, not for cats, for Dogs 5 to 15 lbs.' });
    expect(adviceOn(forDogs, aDog({ pounds: 10 }))).toEqual({ kind: 'right-dose' });
  });

  test('[MOD-06] up to a weight begins with nothing, and cats have products of their own', () => {
    const upTo = aProduct([], { name: 'FleaStop for Cats up to 9 lbs.' });
    expect(adviceOn(upTo, aDog({ kind: 'cat', pounds: 3 }))).toEqual({ kind: 'right-dose' });
    expect(adviceOn(upTo, aDog({ kind: 'cat', pounds: 12 }))).toEqual({
      kind: 'wrong-dose',
      range: { from: 0, to: 9 },
    });
    expect(adviceOn(upTo, aDog({ pounds: 3 }))).toBeUndefined();
    expect(adviceOn(aProduct([], { name: 'For Dogs 10 lbs.' }), aDog())).toBeUndefined();
  });
});

test('[ACC-04] what is read of a pet is its name, kind, weight, what its breed weighs, and whether it grows', async () => {
  const pets = new FakePetGateway(new FakeCaller().signsIn(USER), SOME_KINDS).hasPets(
    USER,
    aPet(),
    aPet({ id: '8', name: 'Bubbles', kind: 'fish', breed: GUPPY.id, birth: undefined, weight: undefined }),
    aPet({ id: '9', name: 'Pup', birth: { day: '2026-06-01', isAbout: true }, breed: 'gone' }),
  );
  const loaded = await makeLoadAdvisedPets({ pets, clock: () => NOW })();
  expect(loaded).toEqual({
    _tag: 'Right',
    right: [
      { name: 'Bella', kind: 'dog', pounds: 24.5, breed: { name: 'Beagle', usual: BEAGLE.usual }, isGrowing: false },
      { name: 'Bubbles', kind: 'fish', pounds: undefined, breed: undefined, isGrowing: undefined },
      { name: 'Pup', kind: 'dog', pounds: 24.5, breed: undefined, isGrowing: true },
    ],
  });
  const stranger = makeLoadAdvisedPets({ pets: new FakePetGateway(), clock: () => NOW });
  expect(await stranger()).toMatchObject({ left: { kind: 'sign-in-needed' } });
});
