import { ReviewViewModel } from '../../../../ui/checkout/review/review-view-model';
import { aRefusal } from '../../../builders/upstream-failure';
import { CARD, FOOD, guestAtReview, type CheckoutTestWorld } from '../../../core/checkout/checkout-world';
import { screensOf } from '../checkout-screens';

const ORIGIN = 'https://shop.example.test';
const BANK = 'https://bank.example.test/approve';

const atReview = async () => {
  const world = await guestAtReview();
  const screens = screensOf(world);
  const approved: string[] = [];
  const { cart, ...checkout } = await screens.review();
  const model = new ReviewViewModel(
    { checkout, cart, changes: undefined, problem: undefined, short: undefined },
    { useCases: screens.useCases, origin: ORIGIN, leave: screens.leave, approve: (url) => void approved.push(url) },
  );
  return { ...world, ...screens, world, model, approved, key: checkout.placing?.key ?? '' };
};

const isPlacedOnce = ({ checkout }: Pick<CheckoutTestWorld, 'checkout'>): boolean => checkout.orders.length === 1;

test('[CHK-08] [ORD-01] a double click places one order and opens its confirmation once', async () => {
  const { model, world, left, key } = await atReview();
  await Promise.all([model.place(), model.place()]);
  expect(isPlacedOnce(world)).toBe(true);
  expect(world.checkout.placeCalls).toBe(1);
  expect(left).toEqual([`/checkout/confirmation?orderToken=token-of-${key}`]);
  expect(model.isPending).toBe(true);
});

test('[PAY-05] [CHK-08] a declined card says what to do, and the next attempt has a new key', async () => {
  const { model, world, choosePayment, key, left } = await atReview();
  world.checkout.declines(CARD.token, 'insufficient-funds');
  await model.place();
  expect(model.problem).toMatchObject({
    canPayOtherwise: true,
    message: expect.stringContaining('insufficient funds'),
  });
  expect(world.checkout.orders).toEqual([]);
  expect(model.checkout.placing?.key).not.toBe(key);
  await choosePayment({ choice: { ...CARD, token: 'tok_other' }, billingAddressId: undefined })();
  await model.place();
  expect(world.checkout.orders).toEqual([]);
  expect(model.checkout.placing).toBeDefined();
  await model.place();
  expect(isPlacedOnce(world)).toBe(true);
  expect(left).toHaveLength(1);
});

test('[CHK-08] [CHK-09] an order that the shop does not accept says so, and asks for nothing to be entered', async () => {
  const { model, world } = await atReview();
  world.checkout.fails(aRefusal({ message: 'x_key must be a new key.' }), 'place');
  await model.place();
  expect(model.problem?.message).toMatch(
    /^We couldn’t accept this order\. No order was placed and you weren’t charged\./,
  );
});

test('[CHK-07] a price that rose is shown with the old and the new one, and nothing is ordered before a second press', async () => {
  const { model, world } = await atReview();
  world.cart.sells({ ...FOOD, price: 14.99 });
  await model.place();
  expect(world.checkout.orders).toEqual([]);
  expect(model.changes).toMatchObject({
    before: 31.97,
    now: 35.97,
    lines: [{ kind: 'price', name: FOOD.name, before: 12.99, now: 14.99 }],
  });
  expect(model.problem).toBeUndefined();
  await model.place();
  expect(world.checkout.orders).toMatchObject([{ total: 35.97 }]);
});

test('[CHK-08] a product that was just sold to somebody else is named with what is left', async () => {
  const { model, world } = await atReview();
  world.checkout.hasOnly(FOOD.partNumber, 1);
  await model.place();
  expect(model.short).toMatchObject({ partNumber: FOOD.partNumber, available: 1 });
  expect(world.checkout.orders).toEqual([]);
  expect(model.status).toBe('idle');
});

test('[CHK-08] an order whose last item was removed in another tab leads to the cart, and cannot be placed any more', async () => {
  const { model, world } = await atReview();
  await world.cart.changeQuantity(model.cart.items[0]?.id ?? '', 0)();
  await model.place();
  expect(model.problem?.message).toMatch(/^Your cart is empty\./);
  expect([model.canBePlaced, model.isCartEmpty, model.status]).toEqual([false, true, 'idle']);
  expect(world.checkout.orders).toEqual([]);
});

test('[CHK-08] of an order that has changed since, the product that is short is named, not only the change', async () => {
  const { model, world } = await atReview();
  world.cart.sells({ ...FOOD, price: 14.99 });
  world.checkout.hasOnly(FOOD.partNumber, 0);
  await model.place();
  expect(model.short).toMatchObject({ partNumber: FOOD.partNumber, available: 0 });
  expect([model.canBePlaced, model.changes]).toEqual([false, undefined]);
  expect(world.checkout.orders).toEqual([]);
});

test('[PAY-05] a bank that asks for an approval gets the shopper, who comes back with the same key', async () => {
  const { model, world, approved, left } = await atReview();
  world.checkout.needsAuthentication(CARD.token, BANK);
  await model.place();
  expect(approved).toEqual([BANK]);
  expect(left).toEqual([]);
  expect(model.status).toBe('approving');
});

test('[ORD-01] an outcome that stays unknown leads to the page that asks again with the same key', async () => {
  const { model, world, left, key, time } = await atReview();
  world.checkout.isPendingFor(9);
  const placing = model.place();
  for (let second = 0; second < 10; second += 1) await time.passes(1_000);
  await placing;
  expect(left).toEqual([
    `/checkout/return?orderId=order-of-700055&key=${key}&total=31.97&seen=910001~12.99~2~2030-01-17`,
  ]);
});

test('[CHK-09] an ended session asks for a sign-in, keeps the page, and places after it', async () => {
  const { model, world } = await atReview();
  world.caller.signsOut();
  await model.place();
  expect(model.problem?.needsSignIn).toBe(true);
  expect(model.cart.items).toHaveLength(1);
  world.caller.becomesGuest('700055');
  await model.place();
  expect(isPlacedOnce(world)).toBe(true);
});

test('[CHK-09] a service that is down loses nothing, and the order is placed when it is back', async () => {
  const { model, world } = await atReview();
  world.checkout.fails({ kind: 'unreachable', service: 'commerce', cause: 'unavailable' });
  await model.place();
  expect(model.problem?.message).toContain('What you entered is still here');
  world.checkout.isBack();
  await model.place();
  expect(isPlacedOnce(world)).toBe(true);
});

test('[CHK-08] a page from the back-forward cache has no key to place with, and is loaded again', async () => {
  const { model, left, world } = await atReview();
  model.restored();
  expect([model.checkout.placing, left]).toEqual([undefined, ['/checkout/review']]);
  expect(world.checkout.placeCalls).toBe(0);
});

test('[CHK-08] [ORD-01] an order that is found being placed is waited for on the next page, and Review says no failure', async () => {
  const { model, world, left, key } = await atReview();
  world.checkout.isPlacing().fails(aRefusal({ status: 409 }), 'place');
  await model.place();
  expect(left).toEqual([expect.stringMatching(`^/checkout/return\\?orderId=.*&key=${key}&`)]);
  expect([model.isPending, model.problem]).toEqual([true, undefined]);
});

test('[CHK-07] the address to which the bank leads back says what the shopper saw', async () => {
  const { model, world, approved, key } = await atReview();
  world.checkout.needsAuthentication(CARD.token, BANK);
  let returned = '';
  const place = world.checkout.place;
  Object.assign(world.checkout, {
    place: (order: Parameters<typeof place>[0]) => ((returned = order.returnUrl), place(order)),
  });
  await model.place();
  expect(approved).toEqual([BANK]);
  const { searchParams } = new URL(returned);
  expect(searchParams.get('key')).toBe(key);
  expect(searchParams.get('seen')).toMatch(/^[\w-]+~[\d.]+~\d+~/);
});
