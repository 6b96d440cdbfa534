import * as E from 'fp-ts/Either';
import type { Cart } from '../../../core/cart/cart';
import { EMPTY_CART } from '../../../core/cart/cart';
import { makeAddToCart } from '../../../core/cart/add-to-cart';
import { makeChangeQuantity } from '../../../core/cart/change-quantity';
import { makeLoadCart, type LoadCart } from '../../../core/cart/load-cart';
import { makeApplyPromotionCode, makeRemovePromotionCode } from '../../../core/cart/promotion-codes';
import { makeBecomeGuest, makeEnsureGuestIdentity } from '../../../core/identity/session/ensure-guest-identity';
import { ToastsViewModel } from '../../../ui/toasts/toasts-view-model';
import { CartViewModel, PROMOTION, type Added } from '../../../ui/cart/cart-view-model';
import { FakeCartGateway } from '../../fakes/fake-cart-gateway';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeTime } from '../../fakes/fake-time';

const FOOD = { partNumber: 'SKU-1', name: 'Kibble', price: 10, stock: 5 };
const wanted = { partNumber: 'SKU-1', name: 'Kibble', quantity: 2 };

const open = (cart: Cart = EMPTY_CART, loadCart?: LoadCart) => {
  const identity = new FakeIdentityGateway();
  const gateway = new FakeCartGateway(identity.caller).sells(FOOD).hasPromotion('PUP5', 5);
  const session = new FakeSessionStore();
  const time = new FakeTime();
  const toasts = new ToastsViewModel(time.pause);
  const recorded: Added[] = [];
  const model = new CartViewModel(
    cart,
    {
      loadCart: loadCart ?? makeLoadCart({ cart: gateway, session }),
      addToCart: makeAddToCart({
        cart: gateway,
        becomeGuest: makeBecomeGuest({ identity, session }),
        ensureGuestIdentity: makeEnsureGuestIdentity({ identity, session }),
        session,
      }),
      changeQuantity: makeChangeQuantity({ cart: gateway }),
      applyPromotionCode: makeApplyPromotionCode({
        cart: gateway,
        becomeGuest: makeBecomeGuest({ identity, session }),
        session,
      }),
      removePromotionCode: makeRemovePromotionCode({ cart: gateway }),
    },
    toasts,
    (one) => void recorded.push(one),
  );
  return { model, gateway, toasts, time, recorded };
};

const unread = () => {
  const { model, gateway } = open();
  model.isKnown = false;
  return { model, gateway };
};

const texts = ({ toasts }: ToastsViewModel): ReadonlyArray<string> => toasts.map(({ text }) => text);

test('[CRT-03] a line that another tab has removed goes, and a toast says so', async () => {
  const { model, gateway, toasts } = open();
  await model.add(wanted);
  const [line] = model.cart.items;
  await gateway.changeQuantity(line?.id ?? '', 0)();
  await model.changeQuantity(line?.id ?? '', 3);
  await model.refresh();
  expect(model.cart.items).toEqual([]);
  expect(texts(toasts)).toContain('This item is no longer in your cart.');
  expect(model.lineErrors).toEqual({});
});

test('[HDR-10] counts pending additions in the indicator before the response', async () => {
  const { model } = open();
  const adding = model.add(wanted);
  expect(model.count).toBe(2);
  expect(model.isBusy('SKU-1')).toBe(true);
  await adding;
  expect(model.count).toBe(2);
  expect(model.isBusy('SKU-1')).toBe(false);
});

test('[CRT-03] announces an addition, which can be undone', async () => {
  const { model, toasts } = open();
  await model.add(wanted);
  expect(texts(toasts)).toEqual(['Added to cart: Kibble']);
  const undo = toasts.toasts[0]?.action;
  expect(undo?.label).toBe('Undo');
  await model.changeQuantity(model.cart.items[0]?.id ?? '', 0);
  expect(model.cart.items).toEqual([]);
});

test('[CRT-03] undoing one of two additions leaves the other one', async () => {
  const { model, toasts } = open();
  await model.add(wanted);
  await model.add({ ...wanted, quantity: 1 });
  const [first, second] = toasts.toasts;
  first?.action?.run();
  await model.refresh();
  expect(model.cart.items.map(({ quantity }) => quantity)).toEqual([1]);
  second?.action?.run();
  await model.refresh();
  expect(model.cart.items).toEqual([]);
});

test('[CRT-03] announces a failed addition and restores the indicator', async () => {
  const { model, toasts } = open();
  await model.add({ ...wanted, quantity: 6 });
  expect(model.count).toBe(0);
  expect(texts(toasts)).toEqual(['Kibble: Only 5 of this item are available. Please choose a smaller quantity.']);
});

test('[CRT-03] ignores a second click while the first is pending', async () => {
  const { model } = open();
  await Promise.all([model.add(wanted), model.add(wanted)]);
  expect(model.cart.totalCartQuantity).toBe(2);
});

test('[CRT-03] explains an unavailable quantity beside its line and keeps the old one', async () => {
  const { model } = open();
  await model.add(wanted);
  const [line] = model.cart.items;
  await model.changeQuantity(line?.id ?? '', 9);
  expect(model.lineErrors).toEqual({
    [line?.id ?? '']: 'Only 5 of this item are available. Please choose a smaller quantity.',
  });
  expect(model.cart.items[0]?.quantity).toBe(2);
  await model.changeQuantity(line?.id ?? '', 3);
  expect(model.lineErrors).toEqual({});
  expect(model.cart.items[0]?.quantity).toBe(3);
});

test('[CRT-03] sends changes one after another, so that the last one applies', async () => {
  const { model } = open();
  await model.add(wanted);
  const id = model.cart.items[0]?.id ?? '';
  await Promise.all([model.changeQuantity(id, 3), model.changeQuantity(id, 5), model.changeQuantity(id, 4)]);
  expect(model.cart.items[0]?.quantity).toBe(4);
  expect(model.busy).toEqual([]);
});

test('[CRT-03] counts every click while earlier ones are pending', async () => {
  const { model } = open();
  await model.add(wanted);
  const shown = (): number => model.cart.items.map((item) => model.shownQuantity(item))[0] ?? 0;
  const id = model.cart.items[0]?.id ?? '';
  const first = model.changeQuantity(id, shown() + 1);
  const second = model.changeQuantity(id, shown() + 1);
  expect(shown()).toBe(4);
  await first;
  expect([shown(), model.isBusy(id)]).toEqual([4, true]);
  await second;
  expect([shown(), model.isBusy(id), model.cart.items[0]?.quantity]).toEqual([4, false, 4]);
});

test('[CHK-10] keeps showing a quantity above the stock until it is corrected', async () => {
  const { model } = open();
  await model.add(wanted);
  await model.changeQuantity(model.cart.items[0]?.id ?? '', 9);
  expect(model.cart.items.map((item) => model.shownQuantity(item))).toEqual([9]);
  expect(model.refusedLine).toBe(model.cart.items[0]?.id);
  // Another change of the line takes the refusal and its reason away.
  model.clearLine(model.refusedLine ?? '');
  expect([model.refusedLine, model.lineErrors]).toEqual([undefined, {}]);
  await model.changeQuantity(model.cart.items[0]?.id ?? '', 9);
  await model.changeQuantity(model.cart.items[0]?.id ?? '', 3);
  expect(model.refusedLine).toBeUndefined();
  expect(model.cart.items.map((item) => [item.quantity, model.shownQuantity(item)])).toEqual([[3, 3]]);
});

test('[CRT-03] explains an empty quantity and removes nothing from the cart', async () => {
  const { model } = open();
  await model.add(wanted);
  const id = model.cart.items[0]?.id ?? '';
  await model.changeQuantity(id, '');
  expect(model.lineErrors).toEqual({ [id]: 'Please enter a whole number from 0 to 99.' });
  expect(model.cart.items.map((item) => model.shownQuantity(item))).toEqual([2]);
});

test('[CRT-03] a removed line can be restored', async () => {
  const { model, toasts } = open();
  await model.add(wanted);
  await model.changeQuantity(model.cart.items[0]?.id ?? '', 0);
  expect(model.cart.items).toEqual([]);
  expect(texts(toasts).at(-1)).toBe('Removed from cart: Kibble');
  toasts.toasts.at(-1)?.action?.run();
  expect(model.count).toBe(2);
});

test('[CRT-03] a promotion code lowers the total; an invalid one shows an error and changes nothing', async () => {
  const { model } = open();
  await model.add(wanted);
  await model.applyPromotion('nonsense');
  expect(model.promotionError).toBe('This promotion code is not valid.');
  expect(model.cart.discount).toBe(0);
  const applying = model.applyPromotion(' pup5 ');
  expect(model.isBusy(PROMOTION)).toBe(true);
  await applying;
  expect(model.promotionError).toBeUndefined();
  expect(model.cart.discount).toBe(-5);
  await model.removePromotion('PUP5');
  expect(model.cart.discount).toBe(0);
});

test('[CRT-03] a cart requested before a change never replaces the cart after it', async () => {
  let respond = (): void => undefined;
  const answered = new Promise<void>((resolve) => (respond = resolve));
  const { model } = open(EMPTY_CART, () => answered.then(() => E.right(EMPTY_CART)));
  const refreshing = model.refresh();
  const adding = model.add(wanted);
  await new Promise((resolve) => setImmediate(resolve));
  respond();
  await Promise.all([refreshing, adding]);
  expect(model.cart.totalCartQuantity).toBe(2);
});

test('keeps the shown cart when a refresh fails', async () => {
  const { model, gateway } = open();
  await model.add(wanted);
  gateway.isDown();
  await model.refresh();
  expect(model.cart.totalCartQuantity).toBe(2);
});

test('[CRT-03] after an answer that was lost, the line says so and the cart shows what the change made of it', async () => {
  const { model, gateway } = open();
  await model.add(wanted);
  const [line] = model.cart.items;
  // The change was made, and its answer did not arrive.
  await gateway.changeQuantity(line?.id ?? '', 4)();
  gateway.isDown('changeQuantity');
  await model.changeQuantity(line?.id ?? '', 4);
  expect(model.lineErrors[line?.id ?? '']).toBe(
    'Something went wrong. Please check your cart and try again in a moment.',
  );
  await new Promise(setImmediate);
  expect(model.cart.items[0]?.quantity).toBe(4);
});

test('hides a success message after eight seconds and keeps an error', async () => {
  const { model, toasts, time } = open();
  await model.add(wanted);
  await model.add({ ...wanted, quantity: 9 });
  expect(toasts.toasts).toHaveLength(2);
  await time.passes(8_000);
  expect(toasts.toasts.map(({ tone }) => tone)).toEqual(['error']);
  toasts.dismiss(toasts.toasts[0]?.id ?? 0);
  expect(toasts.toasts).toEqual([]);
});

test('[HDR-10] shows no number for an unread cart until it is read', async () => {
  const { model } = unread();
  expect(model.count).toBeUndefined();
  await model.refresh();
  expect([model.isKnown, model.count]).toEqual([true, 0]);
});

test('[SRC-08] reports successful additions only', async () => {
  const { model, recorded } = open();
  const product = { id: '22000', name: 'Kibble', variationId: 'SKU-1' };
  await model.add({ ...wanted, product, price: 10 });
  await model.add({ ...wanted, quantity: 50, product, price: 10 });
  expect(recorded).toEqual([{ item: product, quantity: 2, price: 10 }]);
});

test('[CHK-10] with dialogs, one shows what was added and can undo it, and another what was refused', async () => {
  const { model, toasts } = open();
  const shown: string[] = [];
  const show = (dialog: string): void => void shown.push(dialog);
  await model.add(wanted, show);
  expect(model.lastAdded).toMatchObject({ partNumber: 'SKU-1', quantity: 2, undo: { label: 'Undo' } });
  await model.add({ ...wanted, quantity: 99 }, show);
  expect(shown).toEqual(['ADD_TO_CART', 'ADD_TO_CART_ERROR']);
  expect(model.refused).toMatchObject({ wanted: { quantity: 99 } });
  expect(toasts.toasts).toEqual([]);
});
