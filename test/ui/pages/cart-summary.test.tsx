import { render, screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import type { Cart } from '../../../core/cart/cart';
import { ToastsViewModel } from '../../../ui/toasts/toasts-view-model';
import { CartViewModel } from '../../../ui/cart/cart-view-model';
import { CartSummary } from '../../../ui/pages/cart/cart-summary';
import { aCart, aCartItem, shipmentsOf } from '../../builders/cart';
import { FakeTime } from '../../fakes/fake-time';

const show = (facts: Partial<Cart>, isMember = true, items?: Cart['items']): void => {
  const response = TE.right(aCart(items, facts));
  const model = new CartViewModel(
    aCart(items, facts),
    {
      loadCart: response,
      addToCart: () => response,
      changeQuantity: () => response,
      applyPromotionCode: () => response,
      removePromotionCode: () => response,
    },
    new ToastsViewModel(new FakeTime().pause),
  );
  render(
    <CartSummary
      cart={model}
      rewardsName="Pals Rewards"
      isMember={isMember}
      refusedCode={undefined}
      coupons={<p>Coupons</p>}
    />,
  );
};

test('[PCC-08] [RWD-06] names every deduction', () => {
  show({
    discount: -7,
    adjustments: [
      { code: 'C-1', description: '$5.00 Pals Rewards', amount: -5 },
      { code: 'PETCOPAY20', description: '20% off your first purchase with Petco Pay', amount: -2 },
    ],
  });
  expect(screen.getByText('$5.00 Pals Rewards').nextSibling?.textContent).toBe('-$5.00');
  expect(screen.getByText('20% off your first purchase with Petco Pay').nextSibling?.textContent).toBe('-$2.00');
  expect(screen.queryByText('Savings')).toBeNull();
  expect(screen.getByText('Coupons')).toBeDefined();
});

test('[CRT-03] sums up unnamed deductions', () => {
  show({ discount: -7, adjustments: [] });
  expect(screen.getByText('Savings').nextSibling?.textContent).toBe('-$7.00');
});

test.each([
  [true, 26, 'Earn 26 Pals Rewards points with this order'],
  [false, 26, 'Pals Rewards members earn 26 points with this order'],
  [true, 2654, 'Earn 2,654 Pals Rewards points with this order'],
])('[RWD-04] promises the points of an order to members only (member: %s, points: %i)', (isMember, points, text) => {
  show({ subTotal: 30.5, discount: -4, pointsExpected: points }, isMember);
  expect(screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text)).toBeDefined();
});

test.each([undefined, 0])('[RWD-04] promises nothing when the service announces %p points', (pointsExpected) => {
  show({ subTotal: 30.5, pointsExpected }, true);
  expect(screen.queryByText(/points with this order/)).toBeNull();
});

test('[CHK-02] lists two shipments that different companies send, and says which', () => {
  const fulfilment = { method: 'ship', storeId: undefined, storeName: undefined, date: '2030-01-17' } as const;
  const own = aCartItem({ id: '1', fulfilment });
  const crate = aCartItem({ id: '2', fulfilment, vendor: 'Timber & Tail' });
  const items = [own, crate];
  show({ shipments: shipmentsOf(items) }, true, items);
  const rows = within(screen.getByRole('list', { name: 'Shipments' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replace(/Arrives.*/, ''))).toEqual([
    'Shipping',
    'Shipping from Timber & Tail',
  ]);
});

test('[CHK-07] an applied code that takes nothing off says why', () => {
  const text = 'Promo code PUP5 requires at least $30.00 of dog products in your cart.';
  show({
    promotions: [{ code: 'PUP5', description: '$5 off' }],
    codeNotes: [{ code: 'PUP5', reason: 'unearned', text }],
  });
  expect(within(screen.getByRole('list', { name: 'Applied promotion codes' })).getByText(text)).toBeDefined();
});

test('[CRT-03] the field for a promo code takes no more characters than a code can have', () => {
  show({});
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' }).maxLength).toBe(40);
});
