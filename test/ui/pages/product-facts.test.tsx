import { render, screen, within } from '@testing-library/react';
import { Details } from '../../../ui/pages/product/details';
import { FACTS } from '../../builders/facts';
import { aProduct } from '../../builders/product';

const cells = (name: string): ReadonlyArray<ReadonlyArray<string | null>> =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const definitions = (): ReadonlyArray<string> =>
  screen.getAllByRole('term', { hidden: true }).map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

test('[PRO-06] the facts of each kind are tables with headings and lists of terms', () => {
  render(<Details product={aProduct({ facts: FACTS })} />);
  expect(cells('Daily amount by weight')).toEqual([
    ['Weight', 'Amount per day'],
    ['3–12 lb', '½–1 cup'],
    ['101 lb and over', '5 cups'],
  ]);
  expect(cells('Sizes in inches')).toEqual([
    ['Size', 'Neck', 'Width', 'Pet’s weight'],
    ['Small', '10–14', '0.625', '10–25 lb'],
  ]);
  expect(cells('Dose by weight')).toEqual([
    ['Weight', 'Dose'],
    ['Up to 22 lb', '68 mcg'],
  ]);
  expect(definitions()).toEqual(
    expect.arrayContaining([
      'Crude protein (min): 26.0%',
      'Calories: 3,500 kcal/kg, 368 kcal per cup',
      'Tank mates: Small tetras',
      'Prescription: Required from your veterinarian',
    ]),
  );
});

test('[PRO-06] sections without facts are absent', () => {
  render(<Details product={aProduct({ ingredients: undefined, feeding: undefined, specification: [] })} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['About this product']);
});
