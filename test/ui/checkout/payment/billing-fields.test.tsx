import { render, screen } from '@testing-library/react';
import { AddressDialogs } from '../../../../ui/checkout/address/address-dialogs';
import { BillingFields } from '../../../../ui/checkout/payment/billing-fields';
import { SAME_AS_DELIVERY } from '../../../../ui/checkout/payment/billing-options';
import { NEW_CARD } from '../../../../ui/checkout/payment/payment-options';
import { PaymentViewModel } from '../../../../ui/checkout/payment/payment-view-model';
import { aSavedAddress } from '../../../builders/address';
import { aCheckout } from '../../../builders/checkout';
import { aStepText } from '../../../fakes/fake-text-slot';

const useCases = () => Promise.reject(new Error('nothing is sent'));

test.each([
  ['an order that is delivered is billed to “Same as delivery”', true, /^Same as delivery: 5 Paw Rd/],
  [
    'an order that is only picked up is billed to the address that is left from before, by its name',
    false,
    /^Pat Doe, 5 Paw Rd/,
  ],
])('[CHK-04] [CHK-02] %s', (_outcome, isDelivered, label) => {
  const deliveryAddress = aSavedAddress({ line1: '5 Paw Rd' });
  const { cart: _cart, ...checkout } = aCheckout({ deliveryAddress, isDelivered, payment: undefined });
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
      costsTooLittle: () => false,
      kept: aStepText('/checkout/payment'),
      leave: () => undefined,
    },
  );
  const parts = { NewBillingAddress: () => null };
  render(<BillingFields model={model} parts={parts} formId="payment" isRegistered={false} question={undefined} />);
  const [first] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([first?.checked, first?.value]).toEqual([true, SAME_AS_DELIVERY]);
  expect(first?.labels?.[0]?.textContent).toMatch(label);
});
