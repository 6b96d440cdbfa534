import { fireEvent, render, screen } from '@testing-library/react';
import { EMPTY_CART } from '../../../core/cart/cart';
import { AddedToCart } from '../../../ui/cart/added-to-cart';
import type { Wanted } from '../../../ui/cart/cart-view-model';
import { NotAddedToCart } from '../../../ui/cart/not-added-to-cart';
import { aCart, aCartItem } from '../../builders/cart';

const WANTED = { partNumber: 'SKU-1', name: 'Kibble', quantity: 9 };

test('[CHK-10] [MOD-01] ADD_TO_CART shows what was added, its quantity and price, and what free shipping needs', () => {
  const item = aCartItem({
    partNumber: 'SKU-1',
    name: 'Kibble',
    quantity: 3,
    unitPrice: 10,
    fulfilment: { method: 'pickup', storeId: '1101', storeName: 'Mission Valley', date: '2030-01-14' },
  });
  const shipped = aCartItem({ id: '2', partNumber: 'SKU-2', price: 22.5 });
  const cart = aCart([item, shipped], { freeShippingRemaining: 12.5 });
  let closed = 0;
  let undone = 0;
  render(
    <AddedToCart
      cart={{ cart }}
      partNumber="SKU-1"
      quantity={2}
      onClose={() => (closed += 1)}
      onUndo={() => (undone += 1)}
    />,
  );
  expect(screen.getByText('Kibble')).toBeDefined();
  expect(screen.getByText('2 × $10.00')).toBeDefined();
  expect(screen.getByText('Pickup at Mission Valley. Ready Mon, Jan 14')).toBeDefined();
  const progress = screen.getByRole<HTMLProgressElement>('progressbar', { name: '$12.50 away from free shipping' });
  // What is picked up does not count towards free shipping.
  expect([progress.value, progress.max]).toEqual([22.5, 35]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/shop/OrderItemDisplay');
  fireEvent.click(screen.getByRole('button', { name: 'Keep shopping' }));
  expect(closed).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([undone, closed]).toEqual([1, 2]);
});

describe('[CHK-10] [MOD-01] ADD_TO_CART_ERROR', () => {
  const show = (available: number, inCart: number) => {
    const added: Wanted[] = [];
    const items = inCart === 0 ? [] : [aCartItem({ partNumber: 'SKU-1', quantity: inCart })];
    render(
      <NotAddedToCart
        cart={{
          cart: inCart === 0 ? EMPTY_CART : aCart(items),
          add: (wanted) => Promise.resolve(void added.push(wanted)),
        }}
        refused={{ wanted: WANTED, error: { kind: 'not-enough-stock', available } }}
        onClose={() => undefined}
        onChooseStore={() => undefined}
      />,
    );
    return added;
  };

  test('says why, and adds what is left', () => {
    const added = show(5, 2);
    expect(screen.getByRole('alert').textContent).toMatch(/Only 5 of this item are available/);
    fireEvent.click(screen.getByRole('button', { name: 'Add 3 more' }));
    expect(added).toEqual([{ ...WANTED, quantity: 3 }]);
  });

  test('counts what is in the cart in the same way only, and says that the stock is the store’s', () => {
    const added: Wanted[] = [];
    const shipped = { method: 'ship', storeId: undefined, storeName: undefined, date: undefined } as const;
    const wanted: Wanted = { ...WANTED, choice: { method: 'pickup', storeId: '1101' } };
    render(
      <NotAddedToCart
        cart={{
          cart: aCart([aCartItem({ partNumber: 'SKU-1', quantity: 4, fulfilment: shipped })]),
          add: (again) => Promise.resolve(void added.push(again)),
        }}
        refused={{ wanted, error: { kind: 'not-enough-stock', available: 5 } }}
        onClose={() => undefined}
        onChooseStore={() => undefined}
      />,
    );
    expect(screen.getByRole('alert').textContent).toMatch(/Another store may have more/);
    fireEvent.click(screen.getByRole('button', { name: 'Add 5 more' }));
    expect(added).toEqual([{ ...wanted, quantity: 5 }]);
  });

  test('offers another store, and nothing to add when nothing is left', () => {
    show(0, 0);
    expect(screen.getByRole('button', { name: 'Try another store' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });
});
