import { render, screen, within } from '@testing-library/react';
import { CART_PATH } from '../../../../core/paths/paths';
import { Shipments } from '../../../../ui/checkout/delivery/shipments';
import { aCart, aCartItem } from '../../../builders/cart';

test('[CHK-02] each shipment of the order leads to the cart, where its way of delivery is changed', () => {
  const ways = ['ship', 'pickup', 'same-day'] as const;
  const items = ways.map((id) => aCartItem({ id }));
  const facts = { storeId: undefined, storeName: undefined, date: undefined, subTotal: 10, shipping: 0, total: 10 };
  const shipments = ways.map((method) => ({ ...facts, method, itemIds: [method] }));
  render(<Shipments cart={aCart(items, { shipments })} />);
  const rows = screen.getByRole('list', { name: 'Shipments' }).querySelectorAll<HTMLElement>(':scope > li');
  const links = [...rows].map((row) => within(row).getByRole('link'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Change in cart', CART_PATH],
    ['Change in cart', CART_PATH],
    ['Change in cart', CART_PATH],
  ]);
});
