import { render, screen } from '@testing-library/react';
import { DoneSteps } from '../../../ui/checkout/done-steps';
import { aSavedAddress } from '../../builders/address';
import { aCheckout, aChosenPayment } from '../../builders/checkout';

test('[CHK-08] Review names the address for the bill when it is not that of the delivery', () => {
  const billingAddress = aSavedAddress({ line1: '9 Purr Ave' });
  const checkout = aCheckout({ payment: aChosenPayment(), billingAddress });
  const { rerender } = render(<DoneSteps step="review" checkout={checkout} shipments={[]} />);
  expect(screen.getByText(/^Billed to 9 Purr Ave/)).toBeDefined();
  rerender(<DoneSteps step="review" checkout={{ ...checkout, billingAddress: undefined }} shipments={[]} />);
  expect(screen.queryByText(/^Billed to/)).toBeNull();
});
