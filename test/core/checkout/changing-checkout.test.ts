import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CheckoutGateway } from '../../../core/checkout/loading/checkout-gateway';
import { makeLoadReview } from '../../../core/checkout/placing/load-review';
import { anAddress, aSavedAddress } from '../../builders/address';
import { aSavedCard, aShippingMethod } from '../../builders/checkout';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { CARD, checkoutWorld, guestAtCheckout, guestAtReview, valueOf } from './checkout-world';

test('[CHK-01] loads cart, totals and the missing parts in the order of the steps', async () => {
  const { loadCheckout } = await guestAtCheckout();
  expect(valueOf(await loadCheckout())).toMatchObject({
    cart: { totalCartQuantity: 2 },
    totals: { subTotal: 25.98, shipping: 5.99, tip: 0, total: 31.97 },
    missing: ['contact', 'address', 'payment'],
    placing: undefined,
  });
});

test('[CHK-01] an empty cart and a shopper without an identity have nothing to check out', async () => {
  const stranger = checkoutWorld();
  stranger.checkout.isDown();
  expect(await stranger.loadCheckout()).toEqual(E.left({ kind: 'nothing-to-check-out' }));
  const guest = await guestAtCheckout();
  const { cart } = valueOf(await guest.loadCheckout());
  await guest.cart.changeQuantity(cart.items[0]?.id ?? '', 0)();
  expect(await guest.loadCheckout()).toEqual(E.left({ kind: 'nothing-to-check-out' }));
});

test('[CHK-09] a guest whom the service no longer knows has nothing to check out; a customer has to sign in', async () => {
  const { caller, loadCheckout, session } = await guestAtCheckout();
  caller.signsOut();
  expect(await loadCheckout()).toEqual(E.left({ kind: 'nothing-to-check-out' }));
  session.hasRegistered('700002');
  expect(await loadCheckout()).toEqual(E.left({ kind: 'identity-needed' }));
});

test.each(EVERY_FAILURE)('[CHK-01] returns the failure of the service: %s', async (_name, failure) => {
  const { checkout, loadCheckout } = await guestAtCheckout();
  checkout.fails(failure, 'load');
  expect(await loadCheckout()).toEqual(E.left(failure));
});

test('[CHK-01] stores the contact with ten digits and without outer spaces', async () => {
  const { setContact } = await guestAtCheckout();
  const updated = valueOf(await setContact({ email: ' pat@example.test ', phone: '+1 (619) 555-0100' })());
  expect(updated.contact).toEqual({ email: 'pat@example.test', phone: '6195550100' });
  expect(updated.missing).toEqual(['address', 'payment']);
});

test('[CHK-09] [FRM-02] [FRM-06] names each wrong field of the contact and sends nothing', async () => {
  const { checkout, setContact } = await guestAtCheckout();
  checkout.isDown();
  expect(await setContact({ email: '', phone: '12345' })()).toEqual(
    E.left({
      kind: 'invalid-contact',
      errors: { email: 'This field is required.', phone: 'Please enter a valid US phone number' },
    }),
  );
});

test('[CHK-04] keeps a typed address in the book and delivers to it', async () => {
  const { book, setDeliveryAddress } = await guestAtCheckout();
  const result = valueOf(await setDeliveryAddress({ kind: 'typed', address: anAddress(), asTyped: false })());
  expect(result).toMatchObject({ kind: 'set', checkout: { deliveryAddress: anAddress() } });
  expect(book.own).toHaveLength(1);
});

test('[CHK-03] offers what the directory would write and stores nothing until the shopper decides', async () => {
  const { book, setDeliveryAddress } = await guestAtCheckout();
  const address = anAddress({ line1: '1 Bark Street' });
  expect(await setDeliveryAddress({ kind: 'typed', address, asTyped: false })()).toEqual(
    E.right({ kind: 'suggested', typed: address, suggestions: [anAddress()] }),
  );
  expect(book.own).toEqual([]);
  const kept = valueOf(await setDeliveryAddress({ kind: 'typed', address, asTyped: true })());
  expect(kept).toMatchObject({ kind: 'set', checkout: { deliveryAddress: { line1: '1 Bark Street' } } });
});

test('[CHK-01] an address that is typed again after Back replaces the former one', async () => {
  const { book, setDeliveryAddress } = await guestAtCheckout();
  await setDeliveryAddress({ kind: 'typed', address: anAddress(), asTyped: true })();
  const replaces = book.own[0]?.nickName;
  await setDeliveryAddress({ kind: 'typed', address: anAddress({ line2: 'Unit 2' }), asTyped: true, replaces })();
  expect(book.own).toMatchObject([{ line1: '1 Bark St', line2: 'Unit 2' }]);
});

test('[CHK-04] delivers to a saved address and refuses an unknown one', async () => {
  const { book, setDeliveryAddress } = await guestAtCheckout();
  book.hasAddresses('700055', aSavedAddress());
  expect(valueOf(await setDeliveryAddress({ kind: 'saved', addressId: '800003' })())).toMatchObject({
    checkout: { deliveryAddress: { id: '800003' } },
  });
  expect(await setDeliveryAddress({ kind: 'saved', addressId: '1' })()).toEqual(E.left({ kind: 'no-such-choice' }));
});

test('[CHK-09] [FRM-08] names each wrong field of an address and sends nothing', async () => {
  const { book, setDeliveryAddress } = await guestAtCheckout();
  book.isDown();
  const address = anAddress({ firstName: 'R2D2', line1: ' ', state: '', zipCode: '1234', phone: '555' });
  expect(await setDeliveryAddress({ kind: 'typed', address, asTyped: false })()).toMatchObject({
    left: {
      kind: 'invalid-address',
      errors: {
        firstName: expect.stringContaining('alphabet text only'),
        line1: 'This field is required.',
        state: 'This field is required.',
        zipCode: 'Please enter a valid ZIP Code.',
        phone: 'Please enter a valid US phone number',
      },
    },
  });
});

test('[CHK-05] chooses a shipping method and a delivery day, and refuses others', async () => {
  const { checkout, chooseShippingMethod, chooseDeliveryDay } = await guestAtCheckout();
  checkout.hasShippingMethods(aShippingMethod(), aShippingMethod({ id: '12' })).hasDeliveryDays('2030-01-09');
  expect(valueOf(await chooseShippingMethod('12')())).toMatchObject({ chosenMethod: { id: '12' } });
  const chosen = valueOf(await chooseDeliveryDay('2030-01-09')());
  expect([chosen.deliveryDay, chosen.missing.includes('delivery-day')]).toEqual(['2030-01-09', false]);
  expect(await chooseShippingMethod('99')()).toEqual(E.left({ kind: 'no-such-choice' }));
  expect(await chooseDeliveryDay('2030-01-06')()).toEqual(E.left({ kind: 'no-such-choice' }));
});

test('[CHK-06] adds a tip to the total and offers amounts for same-day orders only', async () => {
  const { checkout, addTip, loadCheckout } = await guestAtCheckout();
  expect(valueOf(await loadCheckout()).tipSuggestions).toEqual([]);
  expect(await addTip('3.50')()).toEqual(E.left({ kind: 'tip-refused' }));
  checkout.takesTips();
  expect(valueOf(await addTip('3.50')())).toMatchObject({
    totals: { tip: 3.5, total: 35.47 },
    tipSuggestions: [2.5, 4, 5],
  });
  expect(valueOf(await addTip(0)()).totals).toMatchObject({ tip: 0, total: 31.97 });
});

test('[CHK-06] offers tips for the price of what comes the same day, not for the rest of the order', async () => {
  const { cart, checkout, loadCheckout } = await guestAtCheckout();
  cart.hasStore({ id: '1101', name: 'Mission Valley', zipCodes: ['92108'] });
  cart.sells({ partNumber: 'CRATE', name: 'Dog crate', price: 180, stock: 5, inStore: { '1101': 5 } });
  cart.sells({ partNumber: 'LEASH', name: 'Leash', price: 26, stock: 5, inStore: { '1101': 5 } });
  await cart.add('CRATE', 1, { method: 'pickup', storeId: '1101' })();
  await cart.add('LEASH', 1, { method: 'same-day', storeId: '1101' })();
  checkout.takesTips();
  expect(valueOf(await loadCheckout()).tipSuggestions).toEqual([2.5, 4, 5]);
});

test.each(['3.505', '-1', '1e2', 'two', '123456'])('[FRM-09] refuses the tip %s and sends nothing', async (amount) => {
  const { checkout, addTip } = await guestAtCheckout();
  checkout.takesTips().isDown();
  expect(await addTip(amount)()).toMatchObject({ left: { kind: 'invalid-tip' } });
});

test('[PAY-02] [PAY-05] a new payment replaces the former one, and only its summary is kept', async () => {
  const { checkout, choosePayment } = await guestAtReview();
  checkout.hasSavedCards(aSavedCard({ lastFour: '1881' }));
  const saved = valueOf(
    await choosePayment({ choice: { kind: 'saved', walletId: '30001' }, billingAddressId: undefined })(),
  );
  expect(saved.payment).toMatchObject({ kind: 'saved', lastFour: '1881' });
  const typed = valueOf(await choosePayment({ choice: CARD, billingAddressId: undefined })());
  expect(Object.values(typed.payment ?? {})).toEqual(expect.arrayContaining(['card', 'visa', '4242', 12, 2030]));
  expect(typed.payment).not.toHaveProperty('token');
});

test('[PAY-05] refuses a card that is not in the wallet', async () => {
  const { choosePayment } = await guestAtCheckout();
  const choice = { kind: 'saved', walletId: 'of-somebody-else' } as const;
  expect(await choosePayment({ choice, billingAddressId: undefined })()).toEqual(E.left({ kind: 'no-such-card' }));
});

test('[CHK-09] reports a change whose result could not be read as changed', async () => {
  const { checkout, loadCheckout, setContact } = await guestAtCheckout();
  checkout.isDown('load');
  expect(await setContact({ email: 'pat@example.test', phone: '6195550100' })()).toMatchObject({
    left: { kind: 'checkout-not-read', failure: { kind: 'unreachable' } },
  });
  checkout.isBack();
  expect(valueOf(await loadCheckout()).contact?.email).toBe('pat@example.test');
});

test('[CHK-08] Review has the same key after a reload and a new one after a change', async () => {
  const { loadReview, order, setContact } = await guestAtReview();
  expect(valueOf(await loadReview()).placing).toMatchObject({ key: order.key, total: order.total });
  await setContact({ email: 'robin@example.test', phone: '6195550100' })();
  expect(valueOf(await loadReview()).placing?.key).not.toBe(order.key);
});

test('[CHK-07] what changes in another tab while the key is given is shown, also when it costs nothing', async () => {
  const { checkout, loadCheckout, setContact } = await guestAtReview();
  const prepare: CheckoutGateway['prepare'] = (orderId) =>
    pipe(
      setContact({ email: 'robin@example.test', phone: '6195550100' }),
      TE.orElseW(() => TE.right(undefined)),
      TE.chainW(() => checkout.prepare(orderId)),
    );
  const gateway: CheckoutGateway = Object.assign(Object.create(checkout) as CheckoutGateway, { prepare });
  const review = valueOf(await makeLoadReview({ checkout: gateway, load: loadCheckout })());
  expect([review.contact?.email, review.placing?.key]).toEqual(['robin@example.test', expect.any(String)]);
});

test('[CHK-08] Review has no key while something is missing', async () => {
  const { loadReview } = await guestAtCheckout();
  expect(valueOf(await loadReview())).toMatchObject({ placing: undefined, missing: ['contact', 'address', 'payment'] });
});

test('[CHK-07] Review reports a product that sold out', async () => {
  const { checkout, loadReview } = await guestAtReview();
  checkout.hasOnly('FOOD', 1);
  expect(await loadReview()).toEqual(E.left({ kind: 'not-enough-stock', partNumber: 'FOOD', available: 1 }));
});

test('[CHK-02] [CHK-09] an address that same-day delivery does not reach is refused beside its ZIP code and not saved, however often it is sent', async () => {
  const { book, directory, setDeliveryAddress } = await guestAtCheckout();
  directory.knowsPlaces({ city: 'San Diego', state: 'CA', zipCode: '92024' });
  book.reachesOnly('92101');
  const far = { kind: 'typed', address: anAddress({ zipCode: '92024' }), asTyped: true } as const;
  for (const _try of [1, 2]) {
    expect(await setDeliveryAddress(far)()).toMatchObject({
      left: { kind: 'address-refused', errors: { zipCode: expect.stringMatching(/\S/) }, needsOtherWay: true },
    });
  }
  expect(book.own).toEqual([]);
  expect(valueOf(await setDeliveryAddress({ ...far, address: anAddress() })())).toMatchObject({ kind: 'set' });
  expect(book.own).toHaveLength(1);
});
