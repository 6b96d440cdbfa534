import { render, screen } from '@testing-library/react';
import { OrderTotals } from '../../../../ui/checkout/frame/order-summary';
import { aCart, aCartItem } from '../../../builders/cart';
import { aCheckout } from '../../../builders/checkout';

test.each([
  [
    'the address is not known',
    aCheckout({ missing: ['contact', 'address', 'payment'] }),
    ['Estimated tax', 'Estimated total'],
  ],
  ['the checkout cannot be read', undefined, ['Estimated tax', 'Estimated total']],
  ['the address is known', aCheckout({ missing: ['payment'] }), ['Tax', 'Total']],
])('[CHK-07] while %s, tax and total have the right names', (_when, checkout, [tax = '', total = '']) => {
  render(<OrderTotals cart={aCart([aCartItem()], { shipping: 0, tax: 1.5 })} checkout={checkout} />);
  expect([screen.queryByText(tax), screen.queryByText(total)]).toEqual([expect.anything(), expect.anything()]);
});

test.each([
  ['paypal', 'PayPal'],
  ['card', 'Card payment'],
] as const)('[PAY-05] what a gift card leaves to pay by %s is called %j', (kind, name) => {
  const giftCards = [{ id: 'G-1', lastFour: '0025', balance: 5, amount: 5 }];
  const payment = { id: 'P-1', kind, brand: '', lastFour: '', expiryMonth: undefined, expiryYear: undefined };
  render(<OrderTotals cart={aCart([aCartItem()])} checkout={aCheckout({ giftCards, payment })} />);
  expect(screen.getByText(name)).toBeTruthy();
});
