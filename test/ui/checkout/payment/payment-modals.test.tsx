import { act, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { DEFAULT_BRAND } from '../../../../core/configuration/brand';
import type { ChosenPayment } from '../../../../core/checkout/loading/checkout';
import { declinedText } from '../../../../ui/checkout/payment/declined-text';
import { PaymentModalViewModel } from '../../../../ui/checkout/payment/payment-modal-view-model';
import { ChoosePayment } from '../../../../ui/checkout/payment/payment-modals';
import { aCheckout, aChosenPayment, aSavedCard } from '../../../builders/checkout';

const shown = (payment: ChosenPayment) => {
  let closed = 0;
  const checkout = aCheckout({ payment, savedCards: [aSavedCard({ walletId: '1' })], hasPayPal: true });
  const model = new PaymentModalViewModel(checkout, {
    useCases: TE.left({ kind: 'unreachable', service: 'commerce', cause: 'network' }),
    chosen: () => void (closed += 1),
  });
  render(<ChoosePayment model={model} brand={DEFAULT_BRAND} now={0} addCard={() => undefined} />);
  const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
  return { model, chosen: chosen.map(({ value }) => value), closed: () => closed };
};

const SAVED = { ...aSavedCard(), id: '1', kind: 'saved' } as const;

test.each([
  ['a saved card', aChosenPayment({ ...SAVED }), ['card:1']],
  ['PayPal', aChosenPayment({ kind: 'paypal', brand: '', lastFour: '' }), ['paypal']],
  ['a card that is not saved', aChosenPayment({ kind: 'card', lastFour: '1111' }), ['current']],
  ['nothing, when the payment was declined', aChosenPayment({ ...SAVED, declined: 'expired-card' }), []],
])('[PAY-05] the dialog of payment methods shows what is chosen: %s', (_what, payment, chosen) => {
  expect(shown(payment).chosen).toEqual(chosen);
});

test('[PAY-05] keeping the typed card that is chosen leads back without sending anything', async () => {
  const { model, closed } = shown(aChosenPayment({ kind: 'card', lastFour: '1111' }));
  expect(screen.getByLabelText(/ending in 1111/)).toBeDefined();
  await model.useChosen();
  expect([closed(), model.submission.problem]).toEqual([1, undefined]);
});

test('[PAY-05] the button for a typed card says that its fields are still loading', async () => {
  const { model, closed } = shown(aChosenPayment({ kind: 'card', lastFour: '1111' }));
  await act(() => model.useTyped());
  expect(model.submission.problem?.message).toMatch(/^The card form is still loading/);
  expect(closed()).toBe(0);
});

test('[PAY-05] a payment is marked as declined, or as not approved', () => {
  expect(declinedText('expired-card')).toBe('Declined');
  expect(declinedText('authentication-failed')).toBe('Not approved');
});
