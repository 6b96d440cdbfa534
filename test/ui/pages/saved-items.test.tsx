import { render, screen } from '@testing-library/react';
import { SavedItems } from '../../../ui/pages/cart/saved-items';
import { aCart, aSavedItem } from '../../builders/cart';

const show = (item: Parameters<typeof aSavedItem>[0]): void => {
  const cart = { cart: aCart([], { savedItems: [aSavedItem(item)] }), isBusy: () => false, lineErrors: {} };
  const ways = { moveToCart: async () => undefined, removeSaved: async () => undefined };
  render(<SavedItems cart={cart} ways={ways} storeId={undefined} />);
};

test('[CHK-10] a saved item that is no longer sold has no price and can only be removed', () => {
  show({ name: 'Kibble', isSold: false, unitPrice: undefined, quantity: 2 });
  expect(screen.getByRole('listitem').textContent).toContain('Not sold online');
  expect(screen.getByRole('listitem').textContent).not.toMatch(/×|N\/A/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Remove Kibble']);
});

test('[CHK-10] a saved item that is sold shows its number of pieces and its price, and can be moved back', () => {
  show({ name: 'Kibble', isSold: true, unitPrice: 10, quantity: 2 });
  expect(screen.getByText('2 × $10.00')).toBeDefined();
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('[CHK-10] a saved item that was picked up goes back for pickup at its store, whatever is in stock for shipping', () => {
  show({ name: 'Kibble', availableQuantity: 0, way: { method: 'pickup', storeId: '1102' } });
  const choices = screen.getByRole('listitem').querySelectorAll<HTMLInputElement>('[name=choice]');
  expect([...choices].map(({ value }) => value)).toEqual(['pickup:1102', 'ship']);
  expect(screen.getByRole('listitem').textContent).not.toContain('Out of stock');
});

test('[PRO-08] a saved item that is bought with a text leads to its personalization', () => {
  show({ name: 'Tag', partNumber: 'TAG-1', url: '/shop/en/petcostore/product/id-tag', isPersonalized: true });
  expect(screen.getByRole('link', { name: 'Personalize Tag' }).getAttribute('href')).toBe(
    '/personalize/id-tag?partNumber=TAG-1',
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Remove Tag']);
});
