import { render, screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import type { AdvisedPet } from '../../../core/pet-advice/advised-pet';
import type { AdvisedProduct } from '../../../core/pet-advice/advised-product';
import { PetAdvicePanel } from '../../../ui/pages/product/pet-advice';
import { PetAdviceViewModel } from '../../../ui/pages/product/pet-advice-view-model';
import { FACTS } from '../../builders/facts';
import { anUnreachable } from '../../builders/upstream-failure';

const [FOOD, CHART] = FACTS;
const BELLA: AdvisedPet = { name: 'Bella', kind: 'dog', pounds: 12, breed: undefined, isGrowing: false };
const MAX: AdvisedPet = { ...BELLA, name: 'Max', pounds: 140 };
const REX: AdvisedPet = { ...BELLA, name: 'Rex', pounds: undefined };
const PUP: AdvisedPet = { ...BELLA, name: 'Pup', isGrowing: true };

const of = (facts: AdvisedProduct['facts'] = [], changes: Partial<AdvisedProduct> = {}): AdvisedProduct => ({
  name: 'Something',
  department: 'dog',
  facts,
  specification: [],
  ...changes,
});
const FOOD_OF_DOGS = of(FOOD && [FOOD]);
const FOOD_OF_ADULTS = { ...FOOD_OF_DOGS, specification: [{ name: 'Life Stage', value: 'Adult' }] };
const COLLAR = of(CHART && [CHART]);
const DROPS = of([], { name: 'FleaStop for Large Dogs 45 to 88 lbs.' });

const show = async (product: AdvisedProduct, ...pets: ReadonlyArray<AdvisedPet>): Promise<string> => {
  const model = new PetAdviceViewModel({ product, selected: { size: '15 lb' } }, TE.right(pets));
  await model.load();
  const { container } = render(<PetAdvicePanel model={model} />);
  return container.textContent;
};

test.each([
  [COLLAR, BELLA, 'Bella (12 lb): size Small'],
  [COLLAR, { ...PUP, pounds: 11 }, 'Pup (11 lb): size Small for now, while growing'],
  [COLLAR, MAX, 'Max (140 lb): no size of this chart is for this weight'],
  [
    COLLAR,
    { ...REX, breed: { name: 'Beagle', usual: { low: 20, high: 30 } } },
    'Rex (Beagle): size Small for most of this breed. Measure to be sure.',
  ],
  [FOOD_OF_DOGS, BELLA, 'Bella (12 lb): ½–1 cup a day. 15 lb lasts about 64–129 days.'],
  [FOOD_OF_DOGS, { ...BELLA, pounds: 50 }, 'Bella (50 lb): the feeding guide has no amount for this weight'],
  [FOOD_OF_DOGS, PUP, ''],
  [FOOD_OF_ADULTS, PUP, 'Pup (12 lb): still growing, and this food is not for puppies'],
  [DROPS, MAX, 'Max (140 lb): not made for this weight. It is for 45–88 lb.'],
  [DROPS, { ...MAX, pounds: 60 }, 'Max (60 lb): this product is made for this weight'],
])('[ACC-04] [PRO-06] [MOD-06] says for %#', async (product, pet, text) => expect(await show(product, pet)).toBe(text));

test('[ACC-04] without a weight it leads to the page where the shopper can add it', async () => {
  await show(FOOD_OF_DOGS, REX);
  const link = screen.getByRole('link', { name: 'add a weight to see what fits' });
  expect(link.getAttribute('href')).toBe('/account/pets');
});

test('[ACC-04] the first pet of whom something can be said comes first, and the others are behind it', async () => {
  await show(COLLAR, REX, BELLA, MAX, { ...BELLA, name: 'Mo', kind: 'cat' });
  expect(screen.getByText('2 more pets')).toBeTruthy();
  const lines = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Max (140 lb): no size of this chart is for this weight',
    'Rex: add a weight to see what fits',
  ]);
});

test('[ACC-04] nothing is said while the pets cannot be loaded, and of a product without tables', async () => {
  const model = new PetAdviceViewModel({ product: COLLAR, selected: { size: undefined } }, TE.left(anUnreachable()));
  await model.load();
  expect(render(<PetAdvicePanel model={model} />).container.textContent).toBe('');
  expect(await show(of(), BELLA)).toBe('');
});
