import { otherSavedCards } from '../../../ui/checkout/payment-options';
import { aChosenPayment, aSavedCard } from '../../builders/checkout';

const cards = [
  aSavedCard({ walletId: '1' }),
  aSavedCard({ walletId: '2', expiryYear: 2031 }),
  aSavedCard({ walletId: '3', kind: 'petco-pay' }),
];
const offeredBeside = (payment: Parameters<typeof otherSavedCards>[1]) =>
  otherSavedCards(cards, payment).map(({ walletId }) => walletId);

test('[PAY-05] a saved card that is chosen is not offered a second time', () => {
  const chosen = aChosenPayment({ kind: 'saved', expiryMonth: 12, expiryYear: 2030 });
  expect(offeredBeside(chosen)).toEqual(['2', '3']);
  expect(offeredBeside({ ...chosen, kind: 'petco-pay' })).toEqual(['1', '2']);
});

test('[PAY-05] all saved cards are offered beside a typed card, PayPal or no payment', () => {
  expect(offeredBeside(aChosenPayment({ kind: 'card', expiryMonth: 12, expiryYear: 2030 }))).toEqual(['1', '2', '3']);
  expect(offeredBeside(aChosenPayment({ kind: 'paypal', brand: '', lastFour: '' }))).toEqual(['1', '2', '3']);
  expect(offeredBeside(undefined)).toEqual(['1', '2', '3']);
});
