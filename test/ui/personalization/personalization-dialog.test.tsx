import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { PersonalizationOffer } from '../../../core/personalization/personalization';
import { SHIPPING } from '../../../core/cart/fulfilment/fulfilment';
import { PersonalizationDialog } from '../../../ui/personalization/personalization-dialog';
import { PersonalizationViewModel, type AddPersonalized } from '../../../ui/personalization/personalization-view-model';
import { aPersonalizationOffer } from '../../builders/personalization';

const show = (
  add: AddPersonalized,
  offer: PersonalizationOffer = aPersonalizationOffer(),
  { quantity = 1, itemColor }: { readonly quantity?: number; readonly itemColor?: string } = {},
) => {
  const wanted = {
    productUrl: '/shop/en/petcostore/product/tag',
    partNumber: 'TAG-1',
    name: 'ID tag, Small',
    itemColor,
    offer,
    quantity,
    choice: SHIPPING,
    lineId: undefined,
  };
  const model = new PersonalizationViewModel(wanted, add);
  render(<PersonalizationDialog model={model} />);
  return model;
};

afterEach(cleanup);

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`)), { target: { value } });
};
const submit = (): void => {
  fireEvent.click(screen.getByText('Add To Cart'));
};

describe('[PRO-08] the dialog that asks for a text', () => {
  it('previews the text as it is typed, and adds the product with it', async () => {
    const add = jest.fn(async () => undefined);
    show(add, undefined, { quantity: 2 });
    expect(screen.getByRole('img', { name: 'Preview: no text yet' }).textContent).toBe('Your text');
    type('Line 1', ' MAX ');
    type('Line 2', '5550');
    expect(screen.getByRole('img', { name: 'Preview: MAX, 5550' }).textContent).toBe('MAX5550');
    expect(screen.getByText('3 of 14 characters')).toBeTruthy();
    expect(screen.getByText(/^This text goes on each of the 2 items\. Personalized items/)).toBeTruthy();
    submit();
    await waitFor(() => expect(add).toHaveBeenCalledWith({ lines: ['MAX', '5550'], font: 'Block', color: '' }));
  });

  it('shows the text in its color and lettering', () => {
    const colors = [
      { name: 'White', value: '#ffffff' },
      { name: 'Gold', value: '#f5c542' },
    ];
    show(async () => undefined, aPersonalizationOffer({ kind: 'collar', lines: 1, colors }));
    type('Text', 'Luna');
    type('Text color', 'Gold');
    type('Lettering', 'Script');
    const group = screen.getByText('Luna').closest('g');
    expect(group?.getAttribute('fill')).toBe('#f5c542');
    expect(group?.getAttribute('font-style')).toBe('italic');
  });

  it.each([
    ['Teal', '#178480'],
    ['Sky Blue', '#83bfe8'],
    ['Dark Red', '#c22f35'],
    ['Paisley', '#1f2f5c'],
    [undefined, '#1f2f5c'],
  ])('draws a collar of the color %s in %s', (itemColor, fill) => {
    const colors = [{ name: 'White', value: '#ffffff' }];
    const offer = aPersonalizationOffer({ kind: 'collar', lines: 1, colors });
    show(async () => undefined, offer, itemColor === undefined ? {} : { itemColor });
    expect(screen.getByRole('img').querySelector('rect')?.getAttribute('fill')).toBe(fill);
  });

  it('asks for the text, and adds nothing without one', () => {
    const add = jest.fn(async () => undefined);
    show(add);
    submit();
    expect(screen.getAllByText(/Please enter the text\./).length).toBeGreaterThan(0);
    expect(add).not.toHaveBeenCalled();
  });

  it('says why the product could not be added, and keeps the text', async () => {
    show(async () => 'This item is out of stock.');
    type('Line 1', 'MAX');
    submit();
    await screen.findByText('This item is out of stock.');
    expect(screen.getByRole('img', { name: 'Preview: MAX' })).toBeTruthy();
  });

  it('is sent once, however often it is pressed', async () => {
    let finish: (problem: undefined) => void = () => undefined;
    const add = jest.fn(() => new Promise<undefined>((resolve) => (finish = resolve)));
    const model = show(add);
    type('Line 1', 'MAX');
    submit();
    submit();
    await waitFor(() => expect(model.isAdding).toBe(true));
    expect(add).toHaveBeenCalledTimes(1);
    finish(undefined);
    await waitFor(() => expect(model.isAdding).toBe(false));
  });
});
