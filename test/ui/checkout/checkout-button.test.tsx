import { observable, runInAction } from 'mobx';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { quantityId } from '../../../ui/cart/quantity-id';
import { CheckoutButton } from '../../../ui/checkout/checkout-button';

const submitted: HTMLFormElement[] = [];
beforeEach(() => {
  submitted.length = 0;
  // jsdom navigates nowhere.
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    submitted.push(this);
  };
});

/** Shows the button beside a cart with the field of its line. */
const show = (state: { readonly busy?: ReadonlyArray<string>; readonly refusedLine?: string } = {}) => {
  const { busy = [], refusedLine } = state;
  const cart = observable({ busy, refusedLine }, undefined, { deep: false });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  render(
    <>
      <input id={quantityId('item')} aria-label="Quantity" />
      <CheckoutButton cart={cart} />
    </>,
  );
  return cart;
};

const button = (): HTMLElement => screen.getByRole('button');

/** Presses the button; returns whether the browser posts the form by itself. */
const press = (): boolean => {
  const form = button().closest('form');
  if (form === null) throw new Error('the button has no form');
  return fireEvent.submit(form);
};

test('[CRT-03] Check out posts at once while no change of the cart is under way', () => {
  show();
  expect(press()).toBe(true);
});

test.each([
  ['goes on once the cart has the quantity', undefined, 1],
  ['stays when the cart refuses the quantity', 'item', 0],
])('[CRT-03] pressed during a change, Check out waits and %s', async (_what, refusedLine, count) => {
  const cart = show({ busy: ['item'] });
  act(() => expect(press()).toBe(false));
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(submitted).toEqual([]);
  act(() =>
    runInAction(() => {
      cart.busy = [];
      cart.refusedLine = refusedLine;
    }),
  );
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  expect(submitted).toHaveLength(count);
});

test('[CRT-03] while a field shows a quantity that the cart has refused, Check out stays and leads to that field', async () => {
  show({ refusedLine: 'item' });
  expect(press()).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Quantity')));
  expect([submitted, button().getAttribute('aria-disabled')]).toEqual([[], null]);
});
