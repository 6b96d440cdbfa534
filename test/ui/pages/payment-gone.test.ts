import type { CheckoutUseCases } from '../../../core/checkout/checkout-use-cases';
import { reopenedPath } from '../../../ui/checkout/reopened-path';
import { toStepProblem } from '../../../ui/checkout/checkout-message';
import { ReviewViewModel } from '../../../ui/checkout/review/review-view-model';
import { makeFinishAction } from '../../../ui/pages/checkout/finish-step';
import { makePaymentLoader } from '../../../ui/pages/checkout/payment-step';
import { makePlaceOrderAction } from '../../../ui/pages/checkout/review-step';
import { EVERYTHING } from '../../builders/capabilities';
import { anUnreachable } from '../../builders/upstream-failure';
import * as TE from 'fp-ts/TaskEither';
import { guestAtReview, type CheckoutTestWorld } from '../../core/checkout/checkout-world';
import { screensOf } from '../checkout/checkout-screens';

const ORIGIN = 'https://shop.example.test';
const GONE = '/checkout/payment?payment-gone=1';
const CARD_AGAIN = '/checkout/payment?card-gone=1';
const SAID = /^Your payment method was removed.* No order was placed and you weren’t charged/;

/** The message of the payment step at this address. */
const messageAt = async (world: CheckoutTestWorld, address: string): Promise<string | undefined> => {
  const { pathname: path, searchParams: query } = new URL(address, ORIGIN);
  const load = makePaymentLoader({
    ...world,
    capabilities: EVERYTHING,
    shop: 'Petco',
    origin: ORIGIN,
    clock: () => 0,
    refreshRewards: TE.left(anUnreachable()),
    userType: () => 'guest',
  });
  const page = await load({ path, parameters: {}, query, cameFrom: undefined })();
  if (page.kind !== 'page') throw new Error(`no page: ${page.kind}`);
  return page.data.problem?.message;
};

test('[PAY-05] [CHK-08] an order whose payment was removed in another tab leads to Payment, which says so', async () => {
  const world = await guestAtReview();
  const screens = screensOf(world);
  const { cart, ...checkout } = await screens.review();
  const model = new ReviewViewModel(
    { checkout, cart, changes: undefined, problem: undefined, short: undefined },
    { useCases: screens.useCases, origin: ORIGIN, leave: screens.leave, approve: () => undefined },
  );
  world.checkout.losesPayment();
  await model.place();
  expect(screens.left).toEqual([GONE]);
  expect(world.checkout.orders).toEqual([]);
  expect(await messageAt(world, GONE)).toMatch(SAID);
  expect(await messageAt(world, '/checkout/payment')).toBeUndefined();
});

test('[PAY-05] [CHK-09] it does so without scripts, too', async () => {
  const world = await guestAtReview();
  const { orderId, key, total } = world.order;
  world.checkout.losesPayment();
  const place = makePlaceOrderAction({ ...world, origin: ORIGIN, shop: 'Petco' });
  const form = new URLSearchParams({ orderId, key, total: total.toFixed(2) });
  expect(await place(form)()).toEqual({ kind: 'see-other', url: GONE });
});

test('[PAY-01] [CHK-07] a typed card that can no longer be used leads to Payment, which asks for it again', async () => {
  const world = await guestAtReview();
  const screens = screensOf(world);
  const placeOrder = () => TE.left({ kind: 'payment-gone' } as const);
  const { cart, ...checkout } = await screens.review();
  const model = new ReviewViewModel(
    { checkout, cart, changes: undefined, problem: undefined, short: undefined },
    {
      useCases: TE.map((useCases: CheckoutUseCases) => ({ ...useCases, placeOrder }))(screens.useCases),
      origin: ORIGIN,
      leave: screens.leave,
      approve: () => undefined,
    },
  );
  await model.place();
  expect(screens.left).toEqual([CARD_AGAIN]);
  const { orderId, key, total } = world.order;
  const form = new URLSearchParams({ orderId, key, total: total.toFixed(2) });
  const seeOther = { kind: 'see-other', url: CARD_AGAIN };
  expect(await makePlaceOrderAction({ placeOrder, origin: ORIGIN, shop: 'Petco' })(form)()).toEqual(seeOther);
  expect(await makeFinishAction({ placeOrder, origin: ORIGIN })(form)()).toEqual(seeOther);
  world.checkout.losesPayment();
  expect(await messageAt(world, CARD_AGAIN)).toMatch(/^Please enter your card again. You weren’t charged/);
});

test('[PAY-05] the message is gone once there is a payment again', async () => {
  expect(await messageAt(await guestAtReview(), GONE)).toBeUndefined();
});

test('[CHK-01] another missing part leads to its own step', () => {
  expect(reopenedPath(['contact', 'payment'])).toBe('/checkout/contact');
});

test('[PAY-05] a saved card that was removed is named, and nothing else is asked for', () => {
  expect(toStepProblem({ kind: 'no-such-card' })).toEqual({
    message: 'This card is no longer in your wallet. Please choose another payment method.',
    needsSignIn: false,
  });
});
