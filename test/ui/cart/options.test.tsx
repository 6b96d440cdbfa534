import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Stock } from '../../../core/catalogue/product';
import type { CartViewModel, Wanted } from '../../../ui/cart/cart-view-model';
import { OptionsDialog } from '../../../ui/cart/options/options-dialog';
import { OptionsViewModel } from '../../../ui/cart/options/options-view-model';
import { WantedOptions } from '../../../ui/cart/options/wanted-options';
import { aProduct, aVariant } from '../../builders/product';
import { aTile } from '../../builders/product-tile';

const stockOf = (quantities: Readonly<Record<string, number>>): Readonly<Record<string, Stock>> =>
  Object.fromEntries(
    Object.entries(quantities).map(([variantId, quantity]) => [
      variantId,
      { variantId, quantity, status: quantity > 0 ? 'available' : 'unavailable' },
    ]),
  );

const FOOD = aProduct({
  variants: [
    aVariant({ id: '1', partNumber: 'SKU-4', size: '4 lb', listPrice: 8 }),
    aVariant({ id: '2', partNumber: 'SKU-12', size: '12 lb', listPrice: 18 }),
    aVariant({ id: '3', partNumber: 'SKU-30', size: '30 lb', listPrice: 30 }),
  ],
});

const open = (quantities: Readonly<Record<string, number>>, refuses = false) => {
  const added: Wanted[] = [];
  const done: string[] = [];
  const cart: ConstructorParameters<typeof OptionsViewModel>[2]['cart'] = {
    lastAdded: undefined,
    isBusy: () => false,
    get refused(): CartViewModel['refused'] {
      const [wanted] = added;
      return refuses && wanted !== undefined
        ? { wanted, error: { kind: 'not-for-sale', reason: 'Not sold now.' } }
        : undefined;
    },
    add: (wanted, show) => {
      added.push(wanted);
      show?.(refuses ? 'ADD_TO_CART_ERROR' : 'ADD_TO_CART');
      return Promise.resolve();
    },
  };
  const tile = aTile({ name: FOOD.name, sku: 'SKU-4', hasOptions: true });
  const model = new OptionsViewModel(
    tile,
    { product: FOOD, stock: stockOf(quantities) },
    { cart, toasts: { succeed: (text) => done.push(text) }, close: () => done.push('closed') },
  );
  render(<OptionsDialog model={model} />);
  return { added, done };
};

const radios = (): ReadonlyArray<HTMLInputElement> => screen.getAllByRole<HTMLInputElement>('radio');
const add = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Add To Cart' }));

describe('[PRO-09] the options of a tile', () => {
  test('have name, price, price per unit and stock, and what is sold out cannot be chosen', () => {
    open({ 1: 0, 2: 3, 3: 40 });
    expect(screen.getAllByText(/lb · Chicken$/).map(({ textContent }) => textContent)).toEqual([
      '4 lb · Chicken',
      '12 lb · Chicken',
      '30 lb · Chicken',
    ]);
    for (const text of ['Out of stock', 'Only 3 left', 'In stock', '$18.00', '$1.50 / lb', '$1.00 / lb'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(radios().map(({ disabled, checked }) => [disabled, checked])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  test('are added in the chosen quantity, which stays within the stock, and the dialog closes', async () => {
    const { added, done } = open({ 1: 50, 2: 2, 3: 40 });
    const more = (): void => void fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    more();
    more();
    fireEvent.click(screen.getByRole('radio', { name: /^12 lb/ }));
    add();
    await waitFor(() => expect(done).toEqual(['closed', `Added to cart: ${FOOD.name}`]));
    expect(added.map(({ partNumber, quantity, price }) => [partNumber, quantity, price])).toEqual([['SKU-12', 2, 18]]);
  });

  test('stay open with the reason when the cart refuses, and the choice is kept', async () => {
    const { done } = open({ 1: 50, 2: 2, 3: 40 }, true);
    fireEvent.click(screen.getByRole('radio', { name: /^30 lb/ }));
    add();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not sold now.'));
    expect(done).toEqual([]);
    expect(radios()[2]?.checked).toBe(true);
  });

  test('cannot be added when all are sold out', () => {
    open({ 1: 0, 2: 0, 3: 0 });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add To Cart' }).disabled).toBe(true);
  });

  test('open for one tile at a time and again after they could not be loaded', () => {
    const wanted = new WantedOptions();
    wanted.open(aTile({ name: 'Kibble' }));
    wanted.close();
    expect(wanted.show).toBe(false);
    wanted.reopen();
    expect([wanted.show, wanted.tile?.name]).toEqual([true, 'Kibble']);
  });
});
