import { render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import type { PlaceOrderFailure } from '../../../core/checkout/loading/checkout-gateway';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { FinishViewModel } from '../../../ui/checkout/review/finish-view-model';
import { toPlacingProblem } from '../../../ui/checkout/review/placing-message';
import { FinishPage } from '../../../ui/pages/checkout/finish-page';
import { FakeTime } from '../../fakes/fake-time';

const ORDER = { orderId: '1001', key: 'key-1', total: 31.97 };

/** The links of the page on which an order failed in this way, with the look of each. */
const waysAfter = (failure: PlaceOrderFailure): ReadonlyArray<readonly [string | null, string | null, boolean]> => {
  const model = new FinishViewModel(
    ORDER,
    {
      useCases: TE.left({ kind: 'unreachable', service: 'commerce', cause: 'network' }),
      pause: new FakeTime().pause,
      origin: 'https://shop.test',
      leave: () => undefined,
    },
    toPlacingProblem(failure),
  );
  const ended = { guestMessage: undefined, label: 'Sign in', href: '/sign-in', goOn: () => undefined };
  render(<FinishPage model={model} order={ORDER} ended={ended} />);
  return screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.className.includes('primary')]);
};

test('[CHK-07] [PAY-05] after the bank, an order that has changed leads back to the order first', () => {
  expect(waysAfter({ kind: 'order-changed' })).toEqual([
    ['Back to your order', CHECKOUT_PATHS.review, true],
    ['Change payment method', CHECKOUT_PATHS.payment, false],
  ]);
});

test('[PAY-05] after the bank, a payment that was declined leads to another payment method first', () => {
  expect(waysAfter({ kind: 'payment-declined', reason: 'authentication-failed' })).toEqual([
    ['Change payment method', CHECKOUT_PATHS.payment, true],
    ['Back to your order', CHECKOUT_PATHS.review, false],
  ]);
});
