import { observable, runInAction } from 'mobx';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CheckoutButton } from '../../../ui/checkout/checkout-button';

const submitted: HTMLFormElement[] = [];
beforeEach(() => {
  submitted.length = 0;
  // jsdom navigates nowhere.
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    submitted.push(this);
  };
});

/** Shows the button beside a cart whose line is being changed to this quantity, or is not. */
const show = (wanted?: number) => {
  const wantedQuantities: Readonly<Record<string, number>> = wanted === undefined ? {} : { item: wanted };
  const cart = observable({ busy: wanted === undefined ? [] : ['item'], wantedQuantities }, undefined, { deep: false });
  render(<CheckoutButton cart={cart} />);
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
  ['goes on once the cart has the quantity', {}, 1],
  ['stays when the cart refuses the quantity', { item: 99 }, 0],
])('[CRT-03] pressed during a change, Check out waits and %s', async (_what, left, count) => {
  const cart = show(99);
  act(() => expect(press()).toBe(false));
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(submitted).toEqual([]);
  act(() =>
    runInAction(() => {
      cart.busy = [];
      cart.wantedQuantities = left;
    }),
  );
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  expect(submitted).toHaveLength(count);
});
