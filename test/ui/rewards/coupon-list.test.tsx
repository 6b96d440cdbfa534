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

test('[RWD-06] a coupon shows how much of it counts before and after it is applied', async () => {
  const cart = show();
  await act(() => cart.add({ partNumber: 'SKU-2', name: 'Toy', quantity: 1 }));
  expect(screen.getByText('Only $2.98 of it would apply to this cart')).toBeDefined();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Apply to cart/ })));
  expect(await screen.findByText('Only $2.98 of it applies to this cart')).toBeDefined();
});

test('[RWD-06] says that nothing would count when another coupon left nothing to pay', async () => {
  const cart = show();
  await act(() => cart.add({ partNumber: 'SKU-2', name: 'Toy', quantity: 1 }));
  await act(() => cart.applyPromotion('FIVE'));
  expect(screen.getByText('None of it would apply to this cart')).toBeDefined();
});

test.each([
  ['an empty cart', 'loaded', undefined],
  ["a cart above the coupon's value", 'loaded', 'SKU-1'],
  ['a state that excludes it from the cart', 'idle', 'SKU-2'],
] as const)('[RWD-06] shows no such note with %s', async (_case, state, partNumber) => {
  const cart = show(state);
  if (partNumber !== undefined) await act(() => cart.add({ partNumber, name: 'A thing', quantity: 1 }));
  expect([screen.getAllByRole('listitem').length, screen.queryByText(/on this cart/)]).toEqual([1, null]);
});

const renderWith = (form?: string): HTMLButtonElement => {
  const coupon = aCoupon({ state: 'loaded', couponNo: 'C-9' });
  const member = aMember({ palsRewardsCoupons: [coupon] });
  const actions = { apply: '/here/apply', remove: '/here/remove', ...(form === undefined ? {} : { form }) };
  render(
    <>
      <form id="other" />
      <CouponList model={rewardsWorld(member).model} rewards={member} returnPath="/here" actions={actions} />
    </>,
  );
  return screen.getByRole<HTMLButtonElement>('button', { name: /^Apply to cart/ });
};

test('[RWD-06] [CHK-09] without scripts, the form of a coupon posts to where the page says', () => {
  const button = renderWith();
  expect([button.form?.method, button.getAttribute('formaction')]).toEqual(['post', '/here/apply']);
  expect([button.type, button.name, button.value]).toEqual(['submit', 'code', 'C-9']);
});

test('[RWD-06] [CHK-09] without scripts, a coupon posts with the form that its page names, so that nothing typed there is lost', () => {
  expect(renderWith('other').form?.id).toBe('other');
});
