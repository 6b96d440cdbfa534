import { act, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { observable, runInAction } from 'mobx';
import { ReviewProblem } from '../../../../ui/checkout/review/review-problem';
import { ProblemMessage } from '../../../../ui/checkout/step-form';
import { ReviewViewModel } from '../../../../ui/checkout/review/review-view-model';
import type { CartItem } from '../../../../core/cart/cart';
import { toCheckoutProblem, type ShortItem } from '../../../../ui/checkout/review/placing-message';
import { aCart, aCartItem } from '../../../builders/cart';
import { aCheckout } from '../../../builders/checkout';

const showShort = (short: ShortItem, facts: Partial<CartItem>): { model: ReviewViewModel; container: HTMLElement } => {
  const model = new ReviewViewModel(
    {
      checkout: aCheckout(),
      cart: aCart([aCartItem({ partNumber: 'SKU-1', name: 'Kibble', ...facts })]),
      changes: undefined,
      problem: toCheckoutProblem(short),
      short,
    },
    {
      useCases: TE.left({ kind: 'unreachable', service: 'commerce', cause: 'network' }),
      origin: 'https://shop.test',
      leave: () => undefined,
      approve: () => undefined,
    },
  );
  const { container } = render(
    <ReviewProblem
      model={model}
      ended={{ guestMessage: undefined, label: 'Sign in', href: '/sign-in', goOn: () => undefined }}
    />,
  );
  return { model, container };
};

test.each([
  ['sold out', {}, 0, 'Kibble just sold out. You weren’t charged. Please remove it from your cart.'],
  [
    'left the catalogue',
    { isGone: true },
    0,
    'Kibble is no longer available online. You weren’t charged. Please remove it from your cart.',
  ],
  ['become scarce', {}, 2, 'Only 2 of Kibble are left. You weren’t charged. Please reduce the quantity in your cart.'],
])('[CHK-07] names a product that has %s as the cart does', (_what, facts, available, message) => {
  const { model } = showShort({ kind: 'not-enough-stock', partNumber: 'SKU-1', available }, facts);
  expect(screen.getByText(message)).toBeDefined();
  expect(model.canBePlaced).toBe(false);
});

test('[CHK-07] names a product that cannot be had as it was chosen, with the reason of the cart and no quantity', () => {
  const short = { kind: 'not-offered', partNumber: 'SKU-1', reason: 'It’s too late for delivery today.' } as const;
  const { container } = showShort(short, {});
  expect(container.textContent).toContain(
    'Kibble can’t be ordered as you chose: It’s too late for delivery today. You weren’t charged. Please change it in your cart.',
  );
  expect(container.textContent).not.toContain('left');
});

test('[CHK-09] the message that the session has ended goes with the sign-in, and comes back if it ends again', () => {
  const signIns = observable.box(0);
  const ended = {
    guestMessage: undefined,
    label: 'Sign in',
    href: '/sign-in',
    goOn: () => undefined,
    signIns: () => signIns.get(),
  };
  const show = () => (
    <ProblemMessage problem={toCheckoutProblem({ kind: 'identity-needed' })} isPending={false} ended={ended} />
  );
  const { rerender } = render(show());
  expect(screen.getByText(/^Your session has ended/)).toBeDefined();
  act(() => runInAction(() => signIns.set(1)));
  expect(screen.queryByText(/^Your session has ended/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  rerender(show());
  expect(screen.getByText(/^Your session has ended/)).toBeDefined();
});
