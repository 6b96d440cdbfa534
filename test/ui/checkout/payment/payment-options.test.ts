import { billingChoice, billToSaved } from '../../../../ui/checkout/payment/billing-options';
import { chosenCard } from '../../../../ui/checkout/payment/payment-options';
import { firstBilling } from '../../../../ui/checkout/payment/payment-start';
import { anAddress, aSavedAddress } from '../../../builders/address';
import { aCheckout, aChosenPayment, aSavedCard } from '../../../builders/checkout';

const cards = [
  aSavedCard({ walletId: '1' }),
  aSavedCard({ walletId: '2', expiryYear: 2031 }),
  aSavedCard({ walletId: '3', kind: 'petco-pay' }),
];
const chosenAmong = (payment: Parameters<typeof chosenCard>[1]) => chosenCard(cards, payment)?.walletId;

test('[PAY-05] a chosen saved card is found among the saved cards', () => {
  const chosen = aChosenPayment({ kind: 'saved', expiryMonth: 12, expiryYear: 2031 });
  expect(chosenAmong(chosen)).toBe('2');
  expect(chosenAmong({ ...chosen, kind: 'petco-pay', expiryYear: 2030 })).toBe('3');
});

test('[PAY-05] a typed card, PayPal, no payment and a card that is not saved any more are none of the saved cards', () => {
  expect(chosenAmong(aChosenPayment({ kind: 'card' }))).toBeUndefined();
  expect(chosenAmong(aChosenPayment({ kind: 'paypal', brand: '', lastFour: '' }))).toBeUndefined();
  expect(chosenAmong(undefined)).toBeUndefined();
  expect(chosenAmong(aChosenPayment({ kind: 'saved', lastFour: '1881' }))).toBeUndefined();
});

describe('[CHK-04] the address for the bill begins with', () => {
  const home = aSavedAddress({ id: '1', isDefault: { delivery: true, billing: false } });
  const office = aSavedAddress({ id: '2', purpose: 'billing', isDefault: { delivery: false, billing: true } });
  const plain = aSavedAddress({ id: '3', isDefault: { delivery: false, billing: false } });
  const beginning = (facts: Parameters<typeof aCheckout>[0]): string =>
    firstBilling(
      aCheckout({ deliveryAddress: home, savedAddresses: [home, office, plain], payment: undefined, ...facts }),
    );

  test('the default address for bills', () => {
    expect(beginning({})).toBe(billToSaved(office));
  });

  test('that of the delivery, when it is the default for bills or when there is none', () => {
    expect(beginning({ deliveryAddress: office })).toBe('delivery');
    expect(beginning({ savedAddresses: [home, plain] })).toBe('delivery');
  });

  test('what was chosen before with the payment', () => {
    const payment = aChosenPayment();
    expect(beginning({ payment, billingAddress: plain })).toBe(billToSaved(plain));
    expect(beginning({ payment, billingAddress: undefined })).toBe('delivery');
  });

  test('a saved address, when nothing is delivered', () => {
    expect(beginning({ deliveryAddress: undefined })).toBe(billToSaved(office));
    expect(beginning({ deliveryAddress: undefined, savedAddresses: [plain] })).toBe(billToSaved(plain));
    expect(beginning({ deliveryAddress: undefined, savedAddresses: [] })).toBe('delivery');
  });
});

test('[CHK-04] an option that nobody offered bills to the delivery address', () => {
  const typed = { address: anAddress(), asTyped: false, isDefault: false };
  expect(billingChoice('saved:2', typed)).toEqual({ kind: 'saved', addressId: '2' });
  expect(billingChoice('new', typed)).toEqual({ kind: 'typed', ...typed });
  for (const value of ['new', 'saved:', 'other']) expect(billingChoice(value, undefined)).toEqual({ kind: 'delivery' });
});
