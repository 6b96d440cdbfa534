import { act, fireEvent, render, screen } from '@testing-library/react';
import { CouponList } from '../../../ui/rewards/coupon-list';
import { aCoupon, aMember } from '../../builders/rewards';
import { rewardsWorld } from './rewards-world';
import type { CouponState } from '../../../core/rewards/rewards';

const show = (state: CouponState = 'loaded') => {
  const member = aMember({ palsRewardsCoupons: [aCoupon({ state })] });
  const world = rewardsWorld(member);
  render(<CouponList model={world.model} rewards={member} returnPath="/cart" />);
  return world.cart;
};

test('[RWD-06] before and after it goes into the cart, a coupon says how little of it counts there', async () => {
  const cart = show();
  await act(() => cart.add({ partNumber: 'SKU-2', name: 'Toy', quantity: 1 }));
  expect(screen.getByText('Only $2.98 of it would count on this cart')).toBeDefined();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Apply in cart/ })));
  expect(await screen.findByText('Only $2.98 of it counts on this cart')).toBeDefined();
});

test('[RWD-06] when another one has left nothing to pay, it says that none of it would count', async () => {
  const cart = show();
  await act(() => cart.add({ partNumber: 'SKU-2', name: 'Toy', quantity: 1 }));
  await act(() => cart.applyPromotion('FIVE'));
  expect(screen.getByText('None of it would count on this cart')).toBeDefined();
});

test.each([
  ['nothing in the cart', 'loaded', undefined],
  ['more in the cart than it is worth', 'loaded', 'SKU-1'],
  ['a state that keeps it from the cart', 'idle', 'SKU-2'],
] as const)('[RWD-06] with %s a coupon says nothing of the kind', async (_case, state, partNumber) => {
  const cart = show(state);
  if (partNumber !== undefined) await act(() => cart.add({ partNumber, name: 'A thing', quantity: 1 }));
  expect([screen.getAllByRole('listitem').length, screen.queryByText(/on this cart/)]).toEqual([1, null]);
});
