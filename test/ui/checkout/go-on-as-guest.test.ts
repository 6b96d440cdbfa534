import type { SeenChoices } from '../../../core/checkout/placing/restore-choices';
import { goOnAsGuest } from '../../../ui/checkout/go-on-as-guest';
import { FOOD, guestAtReview } from '../../core/checkout/checkout-world';
import { screensOf } from './checkout-screens';

const afterTheSession = async () => {
  const world = await guestAtReview();
  const screens = screensOf(world);
  const { cart, contact, deliveryAddress: address } = await screens.review();
  world.caller.signsOut();
  world.session.cookies.names().forEach((name) => world.session.cookies.remove(name)());
  const given: string[] = [];
  const said: string[] = [];
  const buttons: Array<() => void> = [];
  const goOn = (choices?: SeenChoices) =>
    goOnAsGuest(
      { items: cart.items, contact, address, ...(choices && { choices }) },
      {
        useCases: screens.useCases,
        give: (orderId) => void given.push(orderId),
        leave: screens.leave,
        fail: (message) => void said.push(message),
        tell: (message, run) => {
          said.push(message);
          buttons.push(run);
        },
      },
    );
  return { ...world, ...screens, goOn, given, said, buttons };
};

test('[CHK-09] opens Review, which leads to the first open step, and gives the new order what was typed', async () => {
  const { goOn, left, given, loadCheckout } = await afterTheSession();
  await goOn();
  expect(left).toEqual(['/checkout/review']);
  expect(await loadCheckout()).toMatchObject({
    right: { orderId: given[0], cart: { items: [{ partNumber: FOOD.partNumber, quantity: 2 }] } },
  });
});

test('[CHK-09] says that it did not work, and works when it is called again', async () => {
  const { goOn, left, cart, said } = await afterTheSession();
  cart.isDown();
  await goOn();
  expect([said, left]).toEqual([['Something went wrong. Please try again in a moment.'], []]);
  cart.isBack();
  await goOn();
  expect(left).toEqual(['/checkout/review']);
  expect(await cart.load()).toMatchObject({ right: { totalCartQuantity: 2 } });
});

test('[CHK-09] says that nothing can be bought any more', async () => {
  const { goOn, left, cart, said } = await afterTheSession();
  cart.sells({ ...FOOD, stock: 0 });
  await goOn();
  expect([said, left]).toEqual([['None of these items are available anymore.'], []]);
});

test('[CHK-09] says what is left out, and goes on with the rest when the shopper wants it', async () => {
  const { goOn, left, cart, said, buttons } = await afterTheSession();
  cart.sells({ ...FOOD, stock: 1 });
  await goOn();
  expect([said, left]).toEqual([
    ['No longer available: Dog food (only 1 of 2 in stock). You can continue with the rest.'],
    [],
  ]);
  buttons[0]?.();
  expect(left).toEqual(['/checkout/review']);
});

test('[CHK-09] names gift cards and codes that have to be entered again, before it goes on', async () => {
  const { goOn, left, said, buttons } = await afterTheSession();
  await goOn({
    methodId: undefined,
    day: undefined,
    tip: 0,
    codes: ['SPRING22'],
    prescription: undefined,
    giftCards: ['4711'],
  });
  expect([said, left]).toEqual([
    ['Not carried over: promo code SPRING22, gift card ending in 4711. Please enter them again.'],
    [],
  ]);
  buttons[0]?.();
  expect(left).toEqual(['/checkout/review']);
});
