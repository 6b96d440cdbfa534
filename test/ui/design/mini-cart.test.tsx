import { render, screen, within } from '@testing-library/react';
import { MiniCart, type MiniCartLine } from '../../../ui/chrome/mini-cart';

const line = (id: string, changes: Partial<MiniCartLine> = {}): MiniCartLine => ({
  id,
  thumbnail: `/images/products/${id}.jpg`,
  description: `Thing ${id}`,
  quantity: 2,
  price: 27.98,
  ...changes,
});

const summary = () => within(screen.getByRole('region', { name: 'Cart summary', hidden: true }));

test('[HDR-10] shows the number of items in the indicator', () => {
  const { container, rerender } = render(<MiniCart totalCartQuantity={3} />);
  const name = (): string | null => container.querySelector('summary')?.getAttribute('aria-label') ?? null;
  expect(name()).toBe('Cart, 3 items');
  expect(container.querySelector('summary')?.textContent).toBe('3');
  rerender(<MiniCart totalCartQuantity={1} />);
  expect(name()).toBe('Cart, 1 item');
  rerender(<MiniCart totalCartQuantity={140} />);
  expect(container.querySelector('summary')?.textContent).toBe('99+');
  rerender(<MiniCart totalCartQuantity={undefined} />);
  expect(name()).toBe('Cart');
});

test('[HDR-10] lists thumbnail, description, price and quantity, the number of items and the subtotal', () => {
  render(<MiniCart totalCartQuantity={3} recentOrderQuantity={3} subTotal={41.97} items={[line('A'), line('B')]} />);
  const shown = summary();
  const first = within(shown.getAllByRole('listitem', { hidden: true })[0] ?? document.body);
  for (const text of ['Thing A', '$27.98', 'Qty 2']) expect(first.getByText(text)).toBeTruthy();
  expect(shown.getByText('$41.97')).toBeTruthy();
  expect(shown.getByText('3 items in your cart')).toBeTruthy();
  const image = shown.getAllByRole('presentation', { hidden: true })[0];
  expect(image?.getAttribute('src')).toContain('/images/products/A.webp');
});

test('[HDR-10] shortens a long cart and says so', () => {
  render(<MiniCart totalCartQuantity={12} subTotal={1} items={['A', 'B', 'C', 'D', 'E', 'F'].map((id) => line(id))} />);
  expect(summary().getAllByRole('listitem', { hidden: true })).toHaveLength(4);
  expect(summary().getByText('and 2 more')).toBeTruthy();
});

test('[RTE-05] the cart link recalculates and then shows the cart', () => {
  render(<MiniCart totalCartQuantity={0} />);
  const link = summary().getByRole('link', { name: 'View Cart', hidden: true });
  expect(link.getAttribute('href')).toBe('/shop/OrderCalculate');
  expect(summary().queryByRole('link', { name: 'Checkout', hidden: true })).toBeNull();
});
