import { renderToString } from 'react-dom/server';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { makeAddToCart } from '../../../core/cart/add-to-cart';
import { makeChangeQuantity } from '../../../core/cart/change-quantity';
import { makeLoadCart } from '../../../core/cart/load-cart';
import { makeApplyPromotionCode, makeRemovePromotionCode } from '../../../core/cart/promotion-codes';
import { makeBecomeGuest, makeEnsureGuestIdentity } from '../../../core/identity/session/ensure-guest-identity';
import { ToastsViewModel } from '../../../ui/toasts/toasts-view-model';
import { CartViewModel } from '../../../ui/cart/cart-view-model';
import { CartPage } from '../../../ui/pages/cart/cart-page';
import { EMPTY_CART } from '../../../core/cart/cart';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { FakeCartGateway } from '../../fakes/fake-cart-gateway';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeTime } from '../../fakes/fake-time';

const NOTHING = {
  addedPartNumber: undefined,
  problem: undefined,
  refusedCode: undefined,
  alsoBought: undefined,
  own: { rewards: { kind: 'unknown' }, hasLoadFailed: false },
} as const;

const show = async (
  quantity: number,
  data: Partial<typeof NOTHING> | { problem: string } = {},
): Promise<CartViewModel> => {
  const identity = new FakeIdentityGateway();
  const session = new FakeSessionStore();
  const cart = new FakeCartGateway(identity.caller)
    .sells({ partNumber: 'SKU-1', name: 'Kibble', price: 10, stock: 5 })
    .hasPromotion('PUP5', 5);
  const model = new CartViewModel(
    EMPTY_CART,
    {
      loadCart: makeLoadCart({ cart, session }),
      addToCart: makeAddToCart({
        cart,
        session,
        becomeGuest: makeBecomeGuest({ identity, session }),
        ensureGuestIdentity: makeEnsureGuestIdentity({ identity, session }),
      }),
      changeQuantity: makeChangeQuantity({ cart }),
      applyPromotionCode: makeApplyPromotionCode({
        cart,
        becomeGuest: makeBecomeGuest({ identity, session }),
        session,
      }),
      removePromotionCode: makeRemovePromotionCode({ cart }),
    },
    new ToastsViewModel(new FakeTime().pause),
  );
  if (quantity > 0) await model.add({ partNumber: 'SKU-1', name: 'Kibble', quantity });
  render(<CartPage data={{ ...NOTHING, ...data }} cart={model} behaviour={new FakeBehaviourTracker()} />);
  return model;
};

test('[CRT-03] an empty cart says so and links onward', async () => {
  await show(0);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/empty/i);
  expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
});

test('[CRT-03] changes a quantity in place', async () => {
  const model = await show(2);
  fireEvent.click(screen.getByRole('button', { name: /increase|more|add one/i }));
  await waitFor(() => expect(model.cart.items[0]?.quantity).toBe(3));
});

test('[CRT-03] removes a line', async () => {
  const model = await show(2);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Kibble' }));
  await waitFor(() => expect(model.cart.items).toEqual([]));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/empty/i);
});

test('[CRT-03] applies and removes a promotion code; an invalid one shows why and stays typed', async () => {
  await show(2);
  const type = (value: string): void => {
    fireEvent.change(screen.getByLabelText('Promo code'), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  };
  type('nonsense');
  expect(await screen.findByText('This promotion code is not valid.')).toBeDefined();
  expect(screen.getByLabelText('Promo code')).toHaveProperty('value', 'nonsense');
  type('pup5');
  const applied = await screen.findByRole('list', { name: 'Applied promotion codes' });
  fireEvent.click(within(applied).getByRole('button', { name: 'Remove promotion code PUP5' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Applied promotion codes' })).toBeNull());
});

test('[CRT-03] shows an error of a form posted without scripts', async () => {
  await show(1, { problem: 'Only 5 of this item are available.' });
  expect(screen.getByText('Only 5 of this item are available.')).toBeDefined();
});

test('[CRT-03] shows an error of a form posted without scripts beside an empty cart too', async () => {
  await show(0, { problem: 'This item is out of stock.' });
  expect(screen.getByText('This item is out of stock.')).toBeDefined();
});

test('[CRT-03] Enter in an empty quantity keeps the line', async () => {
  const model = await show(2);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Kibble' });
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.submit(field.form ?? field);
  await model.refresh();
  expect(model.cart.items[0]?.quantity).toBe(2);
});

test('[PLT-03] keeps a promotion code typed before hydration', async () => {
  const model = await show(2);
  cleanup();
  const page = <CartPage data={NOTHING} cart={model} behaviour={new FakeBehaviourTracker()} />;
  const served = document.body.appendChild(document.createElement('div'));
  served.innerHTML = renderToString(page);
  const field = screen.getByLabelText<HTMLInputElement>('Promo code');
  field.value = 'PUP5';
  render(page, { container: served, hydrate: true });
  fireEvent.submit(field.form ?? field);
  await waitFor(() => expect(model.cart.promotions.map(({ code }) => code)).toEqual(['PUP5']));
});
