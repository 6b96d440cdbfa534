import { act, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { runInAction } from 'mobx';
import type { PlaceOrderFailure } from '../../../core/checkout/loading/checkout-gateway';
import { LINKS } from '../../../core/paths/links';
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

test('[PAY-05] [ORD-01] a payment that is checked for long says what happens, and leads to customer care', () => {
  const model = new FinishViewModel(ORDER, {
    useCases: TE.left({ kind: 'unreachable', service: 'commerce', cause: 'network' }),
    pause: new FakeTime().pause,
    origin: 'https://shop.test',
    leave: () => undefined,
  });
  const ended = { guestMessage: undefined, label: 'Sign in', href: '/sign-in', goOn: () => undefined };
  render(<FinishPage model={model} order={ORDER} ended={ended} />);
  expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull();
  act(() => {
    runInAction(() => {
      model.status = 'delayed';
    });
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your payment is still being checked');
  expect(screen.getByText(/^Your bank hasn’t answered yet\./).textContent).toMatch(
    /up to an hour.*won’t be charged twice.*email you/,
  );
  expect(screen.getByText(/order number 1001/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(LINKS.contact);
});

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
