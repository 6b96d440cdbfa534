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
