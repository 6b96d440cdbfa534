import { act, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { runInAction } from 'mobx';
import type { PlaceOrderFailure } from '../../../core/checkout/loading/checkout-gateway';
import { LINKS } from '../../../core/paths/links';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { FinishViewModel, type FinishPorts } from '../../../ui/checkout/review/finish-view-model';
import { toPlacingProblem } from '../../../ui/checkout/review/placing-message';
import { FinishPage } from '../../../ui/pages/checkout/finish-page';
import { FakeTime } from '../../fakes/fake-time';

const ORDER = { orderId: '1001', key: 'key-1', total: 31.97, seen: '1~9.99~3' };

const UNREACHABLE_PORTS: FinishPorts = {
  useCases: TE.left({ kind: 'unreachable', service: 'commerce', cause: 'network' }),
  pause: new FakeTime().pause,
  origin: 'https://shop.test',
  leave: () => undefined,
};
const ENDED = { guestMessage: undefined, label: 'Sign in', href: '/sign-in', goOn: () => undefined };

/** The links of the page on which an order failed in this way, with the look of each. */
const waysAfter = (failure: PlaceOrderFailure): ReadonlyArray<readonly [string | null, string | null, boolean]> => {
  const model = new FinishViewModel(ORDER, UNREACHABLE_PORTS, { problem: toPlacingProblem(failure) });
  render(<FinishPage model={model} order={ORDER} ended={ENDED} />);
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
    ['Back to your order', `${CHECKOUT_PATHS.review}?total=31.97&seen=1~9.99~3`, true],
    ['Change payment method', CHECKOUT_PATHS.payment, false],
  ]);
});

test('[PAY-05] after the bank, a payment that was declined leads to another payment method first', () => {
  expect(waysAfter({ kind: 'payment-declined', reason: 'authentication-failed' })).toEqual([
    ['Change payment method', CHECKOUT_PATHS.payment, true],
    ['Back to your order', `${CHECKOUT_PATHS.review}?total=31.97&seen=1~9.99~3`, false],
  ]);
});

test('[ORD-01] [CHK-09] an unreachable service leaves it open whether the order is placed, and a form checks again', () => {
  const model = new FinishViewModel(ORDER, UNREACHABLE_PORTS, { isUnknown: true });
  render(<FinishPage model={model} order={ORDER} ended={ENDED} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We can’t tell yet whether your order was placed');
  expect(document.body.textContent).toContain('you won’t be charged twice');
  expect(document.body.textContent).not.toContain('hasn’t been placed');
  const again = screen.getByText<HTMLButtonElement>('Check again', { selector: 'button, button *' }).closest('form');
  expect(Object.fromEntries([...new FormData(again ?? undefined)])).toEqual({
    orderId: ORDER.orderId,
    key: ORDER.key,
    total: '31.97',
    seen: '1~9.99~3',
  });
  expect(screen.getByRole('link', { name: 'look it up by its number' }).getAttribute('href')).toBe(LINKS.trackOrder);
});

test('[PAY-05] [CHK-09] without scripts, a payment that was canceled on the page of PayPal is called so, and the form leads on', () => {
  const model = new FinishViewModel(ORDER, UNREACHABLE_PORTS, {});
  render(<FinishPage model={model} order={ORDER} isLeft ended={ENDED} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your payment wasn’t completed');
  expect(screen.getByText(/^Nothing was charged\. Go on to choose another way to pay/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(screen.queryByText(/finish your order/i)).toBeNull();
});
