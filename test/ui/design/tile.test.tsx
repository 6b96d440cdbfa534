import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AddToCart } from '../../../ui/design/add-to-cart';
import { Tile } from '../../../ui/design/tile';
import { sampleTile } from './sample-tile';

const addTo = (onAdd?: (partNumber: string) => void): ReactElement => (
  <AddToCart action="/cart/add" partNumber="SKU-1000" name="Salmon Dinner" onAdd={onAdd} />
);

test('[REC-08] has no Add To Cart unless its parent provides one', () => {
  const { rerender } = render(<Tile tile={sampleTile()} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Tile tile={sampleTile()} addToCart={addTo()} />);
  expect(screen.getByRole('button', { name: 'Add To Cart Salmon Dinner' })).toBeTruthy();
});

test('[REC-08] labels paid placements only', () => {
  const { rerender } = render(<Tile tile={sampleTile()} />);
  expect(screen.queryByText('Sponsored')).toBeNull();
  rerender(<Tile tile={sampleTile()} ad={{ id: 'ad-1', position: 1 }} />);
  expect(screen.getByText('Sponsored')).toBeTruthy();
});

test.each([
  { what: 'a product', ad: undefined, size: '190' },
  { what: 'an ad', ad: { id: 'ad-1', position: 1 }, size: '250' },
])('[REC-07, ADS-10] the picture of $what is $size pixels wide and high by default', ({ ad, size }) => {
  const { container } = render(<Tile tile={sampleTile()} ad={ad} />);
  const picture = container.querySelector('picture img');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual([size, size]);
});

test('[REC-04] hides the price of a paid placement for store pickup', () => {
  const pickedUp = sampleTile({ showBuyOnlineAndPickInStore: true });
  const { rerender } = render(<Tile tile={pickedUp} />);
  expect(screen.getByText('$15.00')).toBeTruthy();
  rerender(<Tile tile={pickedUp} ad={{ id: 'ad-1', position: 1 }} />);
  expect(screen.queryByText('$15.00')).toBeNull();
  expect(screen.queryByText('Save 25%')).toBeNull();
});

test('[REC-04] hides the price of a live animal sold in stores only', () => {
  render(<Tile tile={sampleTile({ inStoreOnly: true, liveAnimal: true })} />);
  expect(screen.queryByText('$15.00')).toBeNull();
});

test('[REC-02] shows image, brand, name without the brand, sizes, rating and price, and links to its product', () => {
  render(<Tile tile={sampleTile()} />);
  const tile = within(screen.getByRole('article'));
  const link = tile.getByRole('link', { name: 'Salmon Dinner' });
  expect(link.getAttribute('href')).toBe('/shop/en/petcostore/product/salmon-dinner');
  for (const text of ['Merrick', '4 lbs · 12 lbs', '$15.00', 'was $20.00', 'Save 25%'])
    expect(tile.getByText(text)).toBeTruthy();
  expect(tile.getByRole('img', { name: '4.5 out of 5, 12 reviews' })).toBeTruthy();
});

test.each([
  [{ sizes: ['S', 'M', 'L', 'XL'] }, '4 sizes'],
  [{ sizes: [], flavors: ['Beef', 'Salmon'] }, '2 flavors'],
  [{ sizes: ['5 lbs'], flavors: ['Beef', 'Salmon'] }, '5 lbs, 2 flavors'],
  [{ sizes: ['10 lbs', '20 lbs', '40 lbs'], flavors: ['Beef', 'Salmon'] }, '3 sizes, 2 flavors'],
])('[REC-02] summarises its variants: %j', (changes, text) => {
  render(<Tile tile={sampleTile(changes)} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test('[REC-08] adds in place after hydration and by a form post before', () => {
  const added: string[] = [];
  const { rerender } = render(addTo((partNumber) => added.push(partNumber)));
  const button = (): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button');
  const form = (): HTMLFormElement => button().form ?? document.createElement('form');
  expect(fireEvent.submit(form())).toBe(false);
  expect(added).toEqual(['SKU-1000']);
  expect(form().method).toBe('post');
  expect(Object.fromEntries(new FormData(form(), button()))).toEqual({ partNumber: 'SKU-1000' });
  rerender(addTo());
  expect(fireEvent.submit(form())).toBe(true);
  expect(added).toEqual(['SKU-1000']);
});

test('[REC-08] disables the button of an unavailable product and ignores a second press while pending', () => {
  const pressed: string[] = [];
  const { rerender } = render(<AddToCart action="/cart/add" partNumber="A" name="Bed" state="unavailable" />);
  expect(screen.getByRole('button')).toHaveProperty('disabled', true);
  rerender(
    <AddToCart
      action="/cart/add"
      partNumber="A"
      name="Bed"
      state="adding"
      onAdd={(partNumber) => pressed.push(partNumber)}
    />,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(pressed).toEqual([]);
});

test('[PRO-03] shows what a pound costs beside the former price, and only that a range is on sale', () => {
  const prices = sampleTile().prices;
  const { rerender } = render(<Tile tile={sampleTile({ sizes: ['10 lb'] })} />);
  expect(screen.getByText('$1.50 / lb')).toBeTruthy();
  expect(screen.getByText('was $20.00')).toBeTruthy();
  rerender(<Tile tile={sampleTile({ sizes: ['10 lb'], prices: { ...prices, hasRange: true, maxPrice: 30 } })} />);
  expect(screen.getByText('On sale')).toBeTruthy();
  expect(screen.queryByText(/lb$|was/)).toHaveProperty('textContent', '10 lb');
});
