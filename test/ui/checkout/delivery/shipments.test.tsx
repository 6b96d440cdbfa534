import { render, screen, within } from '@testing-library/react';
import { CART_PATH } from '../../../../core/paths/paths';
import { Shipments } from '../../../../ui/checkout/delivery/shipments';
import { aCart, aCartItem } from '../../../builders/cart';

test('[CHK-02] each shipment of the order leads to the cart, where its way of delivery is changed, by a link that says which one', () => {
  const ways = ['ship', 'pickup', 'same-day'] as const;
  const items = [...ways, 'sold-by-other'].map((id) =>
    aCartItem({ id, ...(id === 'sold-by-other' ? { vendor: 'Acme' } : {}) }),
  );
  const facts = { storeId: undefined, date: undefined, subTotal: 10, shipping: 0, total: 10 };
  const shipments = [
    ...ways.map((method) => ({
      ...facts,
      method,
      storeName: method === 'ship' ? undefined : 'Mission Valley',
      itemIds: [method],
    })),
    { ...facts, method: 'ship' as const, storeName: undefined, itemIds: ['sold-by-other'] },
  ];
  render(<Shipments cart={aCart(items, { shipments })} />);
  const rows = screen.getByRole('list', { name: 'Shipments' }).querySelectorAll<HTMLElement>(':scope > li');
  const links = [...rows].map((row) => within(row).getByRole('link'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Change shipping in cart', CART_PATH],
    ['Change pickup in cart', CART_PATH],
    ['Change same-day delivery in cart', CART_PATH],
    ['Change shipping in cart', CART_PATH],
  ]);
});
