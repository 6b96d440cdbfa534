import { runInAction } from 'mobx';
import { renderToString } from 'react-dom/server';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { FakeCartGateway } from '../../fakes/fake-cart-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';

import { show, pickedUp, waysOf, pageOf } from './cart-page-world';

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

test('[CRT-03] [PLT-03] says what a form without scripts has added, as long as it is in the cart', async () => {
  await show(2, { addedPartNumber: 'GONE' });
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  await show(2, { addedPartNumber: 'SKU-1' });
  expect(screen.getByRole('alert').textContent).toBe('Added to your cart: Kibble');
});

test('[ORD-08] says how many products were bought again', async () => {
  await show(2, { addedPartNumber: 'SKU-1', addedCount: 4 });
  expect(screen.getByRole('alert').textContent).toBe('4 products added to your cart');
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

test('[CHK-07] names a code that has ended until the shopper has seen it', async () => {
  const model = await show(1);
  const text = 'Promo code PUP5 has ended.';
  act(() => {
    runInAction(() => {
      model.cart = { ...model.cart, codeNotes: [{ code: 'PUP5', reason: 'ended', text }] };
    });
  });
  expect(screen.getByRole('alert').textContent).toContain(text);
  fireEvent.click(screen.getByRole('button', { name: /^Got it/ }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
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
      'true ShippingArrives by Thu, Jan 17$5.99 per order',
      'false Pickup at Mission ValleyReady Mon, Jan 14Free',
      'false Same-day deliveryArrives Mon, Jan 14$9.95 per store',
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
    ).toEqual(['ShippingArrives by Thu, Jan 17Total $10.00', 'Pickup at Mission ValleyReady Mon, Jan 14Total $10.00']);
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

  test('removes a line whose quantity is typed as 0', async () => {
    const model = await show(2);
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Kibble' });
    expect(field.form?.noValidate).toBe(true);
    fireEvent.change(field, { target: { value: '0' } });
    fireEvent.blur(field);
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeDefined();
    expect(model.cart.items).toEqual([]);
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
