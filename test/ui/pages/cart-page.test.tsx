import * as TE from 'fp-ts/TaskEither';
import { observable, runInAction } from 'mobx';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { makeAddToCart } from '../../../core/cart/add-to-cart';
import { makeChangeQuantity } from '../../../core/cart/change-quantity';
import { makeLoadCart } from '../../../core/cart/load-cart';
import { makeChooseFulfilment } from '../../../core/cart/fulfilment/choose-fulfilment';
import { makeLoadCartOptions, makeLoadItemOptions } from '../../../core/cart/fulfilment/load-fulfilment-options';
import { makeMoveToCart, makeRemoveSaved, makeSaveForLater } from '../../../core/cart/saved/save-for-later';
import { makeApplyPromotionCode, makeRemovePromotionCode } from '../../../core/cart/promotion-codes';
import { makeBecomeGuest, makeEnsureGuestIdentity } from '../../../core/identity/session/ensure-guest-identity';
import { ToastsViewModel } from '../../../ui/toasts/toasts-view-model';
import { CartWaysViewModel } from '../../../ui/cart/cart-ways-view-model';
import { CartViewModel } from '../../../ui/cart/cart-view-model';
import { CartPage } from '../../../ui/pages/cart/cart-page';
import { EMPTY_CART, type CartItem } from '../../../core/cart/cart';
import { aCartItem } from '../../builders/cart';
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
  options: {},
  own: { rewards: { kind: 'unknown' }, hasLoadFailed: false },
} as const;

const show = async (
  quantity: number,
  data: Partial<typeof NOTHING> | { problem: string } | { isStopped: boolean } = {},
): Promise<CartViewModel> => {
  const identity = new FakeIdentityGateway();
  const session = new FakeSessionStore();
  const cart = new FakeCartGateway(identity.caller)
    .hasStore({ id: '1101', name: 'Mission Valley', zipCodes: ['92101'] })
    .sells({ partNumber: 'SKU-1', name: 'Kibble', price: 10, stock: 5, inStore: { '1101': 4 } })
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
  const ways = waysOf(model, cart, session);
  if (quantity > 0) await ways.refresh();
  render(pageOf(model, ways, data));
  return model;
};

const MY_STORE = { store: { id: '1101', locationId: '13501', name: 'Mission Valley' }, zipCode: '92101' };

/** The part number of each line that asked for another store. */
const pickedUp: string[] = [];

const waysOf = (model: CartViewModel, cart: FakeCartGateway, session: FakeSessionStore): CartWaysViewModel => {
  const ports = { cart, fulfilment: cart, savedItems: cart };
  return new CartWaysViewModel(
    {},
    {
      cart: model,
      myStore: MY_STORE,
      toasts: new ToastsViewModel(new FakeTime().pause),
      ways: TE.right({
        chooseFulfilment: makeChooseFulfilment(ports),
        loadCartOptions: makeLoadCartOptions({ fulfilment: cart, session, can: () => true }),
        loadItemOptions: makeLoadItemOptions({ fulfilment: cart, can: () => true }),
        saveForLater: makeSaveForLater(ports),
        moveToCart: makeMoveToCart(ports),
        removeSaved: makeRemoveSaved(ports),
      }),
    },
  );
};

const pageOf = (
  model: CartViewModel,
  ways: CartWaysViewModel,
  data: Partial<typeof NOTHING> | { problem: string } | { isStopped: boolean } = {},
): ReactElement => (
  <CartPage
    data={{ ...NOTHING, ...data }}
    cart={model}
    ways={ways}
    myStore={MY_STORE}
    onPickUp={(itemId) => pickedUp.push(itemId)}
    onRepeat={() => undefined}
    behaviour={new FakeBehaviourTracker()}
  />
);

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

/** Shows the cart with other facts of its line, as a later response has them. */
const showLine = async (facts: Partial<CartItem>): Promise<HTMLElement> => {
  const model = await show(2);
  const items = model.cart.items.map((item) => ({ ...item, ...facts }));
  act(() => {
    runInAction(() => {
      model.cart = { ...model.cart, items };
    });
  });
  const [line] = within(screen.getByRole('list', { name: 'Items in your cart' })).getAllByRole('listitem');
  if (line === undefined) throw new Error('the cart has no line');
  return line;
};

test('[CRT-03] [CHK-10] a product that is no longer sold has one reason, no price and no way to get it; it can be removed or kept', async () => {
  const problem = 'This item is no longer available online.';
  const line = await showLine({ isGone: true, isAvailable: false, problem, unitPrice: undefined, price: undefined });
  const text = line.textContent;
  expect(text).toContain('Kibble');
  expect(text.split('no longer available online')).toHaveLength(2);
  expect(text).toContain(`${problem} Remove it or save it for later to check out.`);
  expect(text).not.toMatch(/\$|N\/A|each|Out of stock/);
  expect(within(line).queryByRole('spinbutton')).toBeNull();
  expect(within(line).queryByRole('link', { name: /pick/i })).toBeNull();
  expect(
    within(line)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Remove Kibble', 'Save for later Kibble']);
});

test.each([
  [7.5, 'Price went up from $7.50 to $10.00 since you added it.'],
  [12, 'Price dropped from $12.00 to $10.00 since you added it.'],
])('[CHK-07] a line that cost %s when it was added says so', async (priceBefore, text) => {
  expect((await showLine({ priceBefore })).textContent).toContain(text);
});

test('[ORD-09] another ZIP code reads the cart again, whose tax is estimated there; an empty cart is not read', async () => {
  const refreshed: string[] = [];
  const place = observable({ store: undefined, zipCode: '92101' });
  const cartWith = (items: ReadonlyArray<CartItem>) => ({
    cart: { ...EMPTY_CART, items },
    refresh: () => Promise.resolve(void refreshed.push(place.zipCode)),
    change: () => Promise.resolve(),
    clearLine: () => undefined,
    failLine: () => undefined,
    isBusy: () => false,
  });
  const waysOver = (items: ReadonlyArray<CartItem>) =>
    new CartWaysViewModel(
      {},
      {
        cart: cartWith(items),
        myStore: place,
        toasts: new ToastsViewModel(new FakeTime().pause),
        ways: TE.left({ kind: 'unreachable', service: 'commerce', cause: 'network' }),
      },
    );
  const stop = waysOver([aCartItem()]).start();
  runInAction(() => (place.zipCode = '97201'));
  expect(refreshed).toEqual(['97201']);
  stop();
  waysOver([]).start();
  runInAction(() => (place.zipCode = '02108'));
  expect(refreshed).toEqual(['97201']);
});

test('[CRT-03] after a checkout that did not begin, the cart says why until each item can be bought', async () => {
  const stopped = { isStopped: true };
  const model = await show(2, stopped);
  expect(screen.queryByRole('alert')).toBeNull();
  const items = model.cart.items.map((item) => ({ ...item, isAvailable: false }));
  act(() => {
    runInAction(() => {
      model.cart = { ...model.cart, items };
    });
  });
  expect(screen.getByRole('alert').textContent).toMatch(/^Some items can’t be bought as they are\./);
  await act(() => model.refresh());
  expect(screen.queryByRole('alert')).toBeNull();
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
  await act(() => model.refresh());
  expect(model.cart.items[0]?.quantity).toBe(2);
});

test('[PLT-03] keeps a promotion code typed before hydration', async () => {
  const model = await show(2);
  cleanup();
  const page = pageOf(model, waysOf(model, new FakeCartGateway(), new FakeSessionStore()));
  const served = document.body.appendChild(document.createElement('div'));
  served.innerHTML = renderToString(page);
  const field = screen.getByLabelText<HTMLInputElement>('Promo code');
  field.value = 'PUP5';
  render(page, { container: served, hydrate: true });
  fireEvent.submit(field.form ?? field);
  await waitFor(() => expect(model.cart.promotions.map(({ code }) => code)).toEqual(['PUP5']));
});

describe('[CHK-02] how a line reaches the shopper', () => {
  const wayNames = (): ReadonlyArray<string | null> =>
    within(screen.getByRole('group', { name: 'How to get Kibble' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-pressed') + ' ' + button.textContent);

  test('is a choice with day and cost, and changes in place', async () => {
    const model = await show(1);
    expect(wayNames()).toEqual([
      'true ShippingArrives by Thu, Jan 17$5.99',
      'false Pickup at Mission ValleyReady Mon, Jan 14Free',
      'false Same-day deliveryArrives Mon, Jan 14$9.95',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^Pickup at Mission Valley/ }));
    await waitFor(() => expect(model.cart.items[0]?.fulfilment).toMatchObject({ method: 'pickup', storeId: '1101' }));
    expect(wayNames()[1]).toMatch(/^true Pickup/);
  });

  test('another store is asked for by the line', async () => {
    const model = await show(1);
    fireEvent.click(screen.getByRole('link', { name: 'Pick up at another store' }));
    expect(pickedUp.at(-1)).toBe(model.cart.items[0]?.id);
  });

  test('becomes one of several shipments with totals of their own', async () => {
    const model = await show(1);
    await act(() =>
      model.add({
        partNumber: 'SKU-1',
        name: 'Kibble',
        quantity: 1,
        choice: { method: 'pickup', storeId: '1101' },
      }),
    );
    const shipments = await screen.findByRole('list', { name: 'Shipments' });
    expect(
      within(shipments)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['ShippingArrives by Thu, Jan 17$10.00', 'Pickup at Mission ValleyReady Mon, Jan 14$10.00']);
  });
});

describe('[CHK-10] the cart', () => {
  test('says how many are available and keeps the typed quantity until it is corrected', async () => {
    const model = await show(2);
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Kibble' });
    fireEvent.change(field, { target: { value: '12' } });
    fireEvent.blur(field);
    expect(await screen.findByText(/Only 5 of this item are available/)).toBeDefined();
    expect(field.value).toBe('12');
    expect(model.cart.items[0]?.quantity).toBe(2);
    fireEvent.change(field, { target: { value: '500' } });
    fireEvent.blur(field);
    expect(await screen.findByText(/from 0 to 99/)).toBeDefined();
    expect(field.value).toBe('500');
    fireEvent.change(field, { target: { value: '5' } });
    fireEvent.blur(field);
    await waitFor(() => expect(model.cart.items[0]?.quantity).toBe(5));
    expect(screen.queryByText(/from 0 to 99/)).toBeNull();
  });

  test('keeps an item for later, also in an empty cart, and takes it back', async () => {
    const model = await show(2);
    fireEvent.click(screen.getByRole('button', { name: 'Save for later Kibble' }));
    expect(await screen.findByRole('heading', { name: 'Saved for later' })).toBeDefined();
    expect(model.cart.items).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Move to cart Kibble' }));
    await waitFor(() => expect(model.cart.items).toMatchObject([{ quantity: 2 }]));
    expect(screen.queryByRole('heading', { name: 'Saved for later' })).toBeNull();
  });

  test('removes a saved item', async () => {
    const model = await show(1);
    fireEvent.click(screen.getByRole('button', { name: 'Save for later Kibble' }));
    const saved = await screen.findByRole('region', { name: 'Saved for later' });
    fireEvent.click(within(saved).getByRole('button', { name: 'Remove Kibble' }));
    await waitFor(() => expect(model.cart.savedItems).toEqual([]));
  });
});
