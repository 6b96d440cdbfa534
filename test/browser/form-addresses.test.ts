import { CHECKOUT_FORM_ACTIONS } from '../../core/paths/checkout-form-actions';
import { ORDER_FORM_ACTIONS } from '../../core/paths/order-form-actions';
import { CART_PATH, ORDER_PATH } from '../../core/paths/paths';
import { PAYMENT_FORM_ACTIONS } from '../../core/paths/payment-form-actions';
import { HttpShopper } from '../support/http-shopper';

const FORMS = { ...CHECKOUT_FORM_ACTIONS, ...ORDER_FORM_ACTIONS, ...PAYMENT_FORM_ACTIONS };

test('[PLT-03] [ORD-05] [CHK-01] the address of each form of orders and checkout leads to a page when it is opened', async () => {
  const shopper = new HttpShopper();
  for (const path of Object.values(FORMS)) {
    const { status } = await shopper.get(path);
    expect([path, status < 400]).toEqual([path, true]);
  }
});

test.each([
  ['/orders/cancel', ORDER_PATH],
  ['/orders/return', ORDER_PATH],
  ['/checkout/promotion', '/checkout/payment'],
  ['/checkout/gift-card/remove', '/checkout/payment'],
  ['/cart/add', CART_PATH],
])('[PLT-03] %s leads to %s', async (form, page) => {
  const { status, headers } = await new HttpShopper().get(form);
  expect([status, headers.get('location')]).toEqual([302, page]);
});
