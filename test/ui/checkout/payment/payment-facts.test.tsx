import { render, screen } from '@testing-library/react';
import { PaymentFacts } from '../../../../ui/checkout/payment/payment-facts';
import { aSavedAddress } from '../../../builders/address';
import { aCheckout, anAppliedGiftCard, aChosenPayment } from '../../../builders/checkout';

test('[CHK-08] Review names the address for the bill when it is not that of the delivery', () => {
  const billingAddress = aSavedAddress({ line1: '9 Purr Ave' });
  const checkout = aCheckout({ payment: aChosenPayment(), billingAddress });
  const { rerender } = render(<PaymentFacts checkout={checkout} />);
  expect(screen.getByText(/^Billed to 9 Purr Ave/)).toBeDefined();
  rerender(<PaymentFacts checkout={{ ...checkout, billingAddress: undefined }} />);
  expect(screen.queryByText(/^Billed to/)).toBeNull();
});

test('[CHK-08] [PAY-05] Review says what each gift card pays and what stays on it', () => {
  const giftCards = [
    anAppliedGiftCard({ id: '1', lastFour: '0025', balance: 25, amount: 25 }),
    anAppliedGiftCard({ id: '2', lastFour: '0500', balance: 500, amount: 6.97 }),
    anAppliedGiftCard({ id: '3', lastFour: '0100', balance: 100, amount: 0 }),
  ];
  render(<PaymentFacts checkout={aCheckout({ giftCards })} />);
  expect(screen.getAllByText(/^Gift card ending in/).map(({ textContent }) => textContent)).toEqual([
    'Gift card ending in 0025: -$25.00 · $0.00 will remain',
    'Gift card ending in 0500: -$6.97 · $493.03 will remain',
    'Gift card ending in 0100: Not needed for this order.',
  ]);
});

test('[CHK-08] Review says that rewards pay for everything, and nothing of them beside a gift card or a card', () => {
  const text = 'Your rewards cover this order.';
  const { rerender } = render(<PaymentFacts checkout={aCheckout({ toPay: 0, giftCards: [] })} />);
  expect(screen.getByText(text)).toBeDefined();
  rerender(<PaymentFacts checkout={aCheckout({ toPay: 0, giftCards: [anAppliedGiftCard({ amount: 25 })] })} />);
  expect(screen.queryByText(text)).toBeNull();
  rerender(<PaymentFacts checkout={aCheckout({ toPay: 31.97, giftCards: [] })} />);
  expect(screen.queryByText(text)).toBeNull();
});
