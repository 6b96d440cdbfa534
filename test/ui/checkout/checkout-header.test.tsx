import { render, screen } from '@testing-library/react';
import { CheckoutHeader } from '../../../ui/checkout/checkout-header';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';

test.each([
  [0, 'Cart (0)'],
  [3, 'Cart (3)'],
  [undefined, 'Cart'],
])(
  '[CHK-01] [CHK-09] the header of the checkout tells how much is in the cart, if that is known: %s',
  (count, text) => {
    render(<CheckoutHeader brand={DEFAULT_BRAND} count={count} />);
    expect(screen.getByRole('link', { name: /^Cart/ }).textContent).toBe(text);
  },
);
