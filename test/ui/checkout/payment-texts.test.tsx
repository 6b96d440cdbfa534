import { render, screen } from '@testing-library/react';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { AddressDialogs } from '../../../ui/checkout/address/address-dialogs';
import { AppliedGiftCards } from '../../../ui/checkout/payment/applied-gift-cards';
import { GiftCardsViewModel } from '../../../ui/checkout/payment/gift-cards-view-model';
import { PaymentForm } from '../../../ui/checkout/payment/payment-form';
import { NEW_CARD } from '../../../ui/checkout/payment/payment-options';
import { PaymentViewModel } from '../../../ui/checkout/payment/payment-view-model';
import { SAME_AS_DELIVERY } from '../../../ui/checkout/payment/billing-options';
import { aStepText } from '../../fakes/fake-text-slot';
import { aCheckout, anAppliedGiftCard } from '../../builders/checkout';

const useCases = () => Promise.reject(new Error('nothing is sent'));

const giftCardsOf = (total: number, balance: number, isOffered = true) =>
  new GiftCardsViewModel(
    { applied: [anAppliedGiftCard({ balance })], isOffered, minimumCharge: 0.5, refused: undefined, done: '' },
    { useCases, total: () => total },
  );

test.each([
  ['what other payments pay', 31.97, 25, '$6.97 left to pay by card or PayPal.'],
  [
    'that they pay the least, and that the rest stays on the cards',
    25.3,
    25,
    '$0.50 left to pay by card or PayPal, which is their minimum. The rest stays on your gift cards.',
  ],
  ['nothing of what stays on a card that is used up', 25.5, 25, '$0.50 left to pay by card or PayPal.'],
  ['nothing of payments that do not take so little', 0.3, 0, '$0.30 left to pay.'],
])('[PAY-05] below the gift cards stands %s', (_what, total, balance, text) => {
  render(<AppliedGiftCards model={giftCardsOf(total, balance)} />);
  expect(screen.getByText(/left to pay/).textContent).toBe(text);
});

test.each([
  [true, 'They take $0.50 or more. Please change your cart, or use a gift card that covers everything.'],
  [false, 'They take $0.50 or more. Please change your cart.'],
])('[PAY-05] an order below the minimum advises a gift card only where they are taken: %s', (isOffered, text) => {
  const { cart: _cart, ...checkout } = aCheckout({ payment: undefined, minimumCharge: 0.5 });
  const model = new PaymentViewModel(
    {
      checkout,
      chosen: NEW_CARD,
      typedCard: undefined,
      saves: false,
      billTo: SAME_AS_DELIVERY,
      billing: undefined,
      keepsBilling: false,
    },
    {
      useCases,
      dialogs: new AddressDialogs({ useCases, open: () => undefined, close: () => undefined }),
      paidBy: () => undefined,
      costsTooLittle: () => true,
      kept: aStepText('/checkout/payment'),
      leave: () => undefined,
    },
  );
  render(
    <PaymentForm
      model={model}
      checkout={checkout}
      brand={DEFAULT_BRAND}
      ended={{ guestMessage: undefined, label: 'Go on', href: '/', goOn: () => undefined }}
      isRegistered={false}
      giftCards={giftCardsOf(0.3, 0, isOffered)}
      now={0}
      plainCard={<noscript />}
      question={undefined}
      showCardFields={() => {
        throw new Error('no card can be typed');
      }}
      parts={{ NewBillingAddress: () => null, AppliedGiftCards: () => null }}
      plain={<noscript />}
      explainPayPal={() => undefined}
    />,
  );
  expect(screen.getByText(/or more\. Please/).textContent).toBe(text);
  expect(screen.queryByRole('button', { name: 'Review your order' })).toBeNull();
});
