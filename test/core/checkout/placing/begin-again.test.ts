import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeBeginAgain, type BegunAgain, type SeenCheckout } from '../../../../core/checkout/placing/begin-again';
import type { SeenChoices } from '../../../../core/checkout/placing/restore-choices';
import { anAddress } from '../../../builders/address';
import { aShippingMethod } from '../../../builders/checkout';
import { aRefusal, EVERY_FAILURE } from '../../../builders/upstream-failure';
import { checkoutWorld, FOOD, guestAtReview, valueOf } from '../checkout-world';

const LITTER = { partNumber: 'LITTER', name: 'Cat litter', price: 8, stock: 3 };
const STORE = { id: '512', name: 'Encinitas', zipCodes: ['92024'] };

const SEEN: SeenCheckout = {
  items: [{ partNumber: FOOD.partNumber, name: FOOD.name, quantity: 2, fulfilment: undefined }],
  contact: { email: 'pat@example.test', phone: '6195550100' },
  address: anAddress(),
};

/** A browser whose guest is gone: no cookie, no cart. */
const afterTheSession = () => {
  const world = checkoutWorld();
  world.cart.sells({ ...FOOD, inStore: { [STORE.id]: 9 } }, LITTER).hasStore(STORE);
  return { ...world, beginAgain: makeBeginAgain(world) };
};

test('[CHK-09] a new guest gets the items, the contact and the address, and goes on at the payment', async () => {
  const { beginAgain, session, caller } = afterTheSession();
  const { checkout, leftOut } = valueOf(await beginAgain(SEEN)());
  expect(leftOut).toEqual([]);
  expect(checkout).toMatchObject({
    cart: { items: [{ partNumber: FOOD.partNumber, quantity: 2 }] },
    contact: SEEN.contact,
    deliveryAddress: anAddress(),
    missing: ['payment'],
  });
  expect([session.userId(), session.userType()]).toEqual([caller.userId, 'guest']);
});

test('[CHK-09] an item for pickup is for pickup again, in the same store', async () => {
  const { beginAgain } = afterTheSession();
  const fulfilment = { method: 'pickup', storeId: STORE.id, storeName: STORE.name, date: undefined } as const;
  const items = [{ partNumber: FOOD.partNumber, name: FOOD.name, quantity: 1, fulfilment }];
  const { cart } = valueOf(await beginAgain({ ...SEEN, items, address: undefined })()).checkout;
  expect(cart.items).toMatchObject([{ fulfilment: { method: 'pickup', storeId: STORE.id } }]);
});

test('[CHK-09] what the shop does not accept any more is left out, and the rest is kept', async () => {
  const { beginAgain } = afterTheSession();
  const { checkout, leftOut } = valueOf(
    await beginAgain({
      items: [{ partNumber: 'GONE', name: 'Bird seed', quantity: 1, fulfilment: undefined }, ...SEEN.items],
      contact: { email: 'not an address', phone: '1' },
      address: SEEN.address,
    })(),
  );
  expect(checkout.cart.items).toMatchObject([{ partNumber: FOOD.partNumber, quantity: 2 }]);
  expect([checkout.contact, checkout.missing]).toEqual([undefined, ['contact', 'payment']]);
  expect(leftOut).toEqual([{ name: 'Bird seed', wanted: 1, quantity: 0 }]);
});

describe('[CHK-09] an item of which less is in stock', () => {
  const items = [{ partNumber: LITTER.partNumber, name: LITTER.name, quantity: 5, fulfilment: undefined }];
  const leftOut = [{ name: LITTER.name, wanted: 5, quantity: 3 }];
  const of = ({ checkout, leftOut: left }: BegunAgain) => [checkout.cart.items.map(({ quantity }) => quantity), left];

  test('is in the cart as often as there is stock, and the rest is left out', async () => {
    const { beginAgain } = afterTheSession();
    expect(of(valueOf(await beginAgain({ ...SEEN, items })()))).toEqual([[3], leftOut]);
  });

  test('stays as it is when the shopper goes on again', async () => {
    const { beginAgain } = afterTheSession();
    await beginAgain({ ...SEEN, items })();
    expect(of(valueOf(await beginAgain({ ...SEEN, items })()))).toEqual([[3], leftOut]);
  });

  test('grows to what is in stock when some of it is in the cart', async () => {
    const { beginAgain, becomeGuest, cart } = afterTheSession();
    await becomeGuest();
    await cart.add(LITTER.partNumber, 2)();
    expect(of(valueOf(await beginAgain({ ...SEEN, items })()))).toEqual([[3], leftOut]);
  });
});

describe('[CHK-09] a guest whom the service no longer knows', () => {
  const OVER = aRefusal({ status: 401, facts: ['session-over'] });

  /** The cookies are there, but their session is over until the service makes a new guest. */
  const forgotten = () => {
    const world = afterTheSession();
    world.session.hasGuest('700055');
    world.cart.fails(OVER, 'load');
    const becomeGuest = TE.chainIOK(() => () => void world.cart.isBack())(world.becomeGuest);
    return { ...world, beginAgain: makeBeginAgain({ ...world, becomeGuest }) };
  };

  test('becomes a new guest with the same items', async () => {
    const { beginAgain, session, caller } = forgotten();
    const { checkout } = valueOf(await beginAgain(SEEN)());
    expect(checkout.cart.items).toMatchObject([{ partNumber: FOOD.partNumber, quantity: 2 }]);
    expect([session.userId(), session.userType()]).toEqual([caller.userId, 'guest']);
  });

  test('is no customer: a customer whose session is over gets the failure', async () => {
    const { beginAgain, session } = forgotten();
    session.hasRegistered('700056');
    expect(await beginAgain(SEEN)()).toEqual(E.left(OVER));
  });
});

describe('[CHK-09] what was chosen', () => {
  const CHOICES: SeenChoices = {
    methodId: '12',
    day: '2030-01-18',
    tip: 4.5,
    codes: ['PUP5'],
    prescription: undefined,
    giftCards: [],
  };

  const withEverything = () => {
    const world = afterTheSession();
    world.checkout
      .hasShippingMethods(aShippingMethod(), aShippingMethod({ id: '12', code: 'Express' }))
      .hasDeliveryDays('2030-01-17', '2030-01-18')
      .takesTips();
    world.cart.hasPromotion('PUP5', 5);
    return world;
  };

  test('is chosen again for the new order', async () => {
    const { beginAgain } = withEverything();
    const { checkout, lost } = valueOf(await beginAgain({ ...SEEN, choices: CHOICES })());
    expect(lost).toEqual([]);
    expect(checkout).toMatchObject({ chosenMethod: { id: '12' }, deliveryDay: '2030-01-18', tip: 4.5 });
    expect(checkout.cart.promotions.map(({ code }) => code)).toEqual(['PUP5']);
  });

  test('and cannot be taken over is named, and gift cards always are', async () => {
    const { beginAgain, cart } = withEverything();
    cart.endsPromotion('PUP5');
    const choices = { ...CHOICES, methodId: '13', day: '2001-01-01', tip: 0, giftCards: ['4711'] };
    expect(valueOf(await beginAgain({ ...SEEN, choices })()).lost).toEqual([
      { kind: 'method' },
      { kind: 'day' },
      { kind: 'code', code: 'PUP5' },
      { kind: 'gift-card', lastFour: '4711' },
    ]);
  });

  test('as a tip is not missed where the new order takes none', async () => {
    const { beginAgain, checkout } = afterTheSession();
    checkout.hasShippingMethods(aShippingMethod());
    const choices = { ...CHOICES, methodId: undefined, day: undefined, codes: [] };
    expect(valueOf(await beginAgain({ ...SEEN, choices })()).lost).toEqual([]);
  });

  test('of a prescription belongs to the same product of the new order', async () => {
    const { beginAgain, checkout: gateway } = withEverything();
    gateway.needsPrescription(FOOD.partNumber);
    const pet = { name: 'Rex', kind: 'dog' } as const;
    const vet = { clinic: 'Bay Vets', place: 'San Diego, CA', phone: '6195550100' };
    const prescription = { lines: [{ itemId: 'former', name: FOOD.name, pet }], vet };
    const items = SEEN.items.map((item) => ({ ...item, id: 'former' }));
    const begun = valueOf(await beginAgain({ ...SEEN, items, choices: { ...CHOICES, prescription } })());
    expect(begun.checkout.prescription).toMatchObject({ lines: [{ pet }], vet });
    expect(begun.lost).toEqual([]);
  });
});

test('[CHK-09] there is nothing to check out when no item can be bought', async () => {
  const { beginAgain } = afterTheSession();
  const items = [{ partNumber: 'GONE', name: 'Bird seed', quantity: 1, fulfilment: undefined }];
  expect(await beginAgain({ ...SEEN, items })()).toEqual(E.left({ kind: 'nothing-to-check-out' }));
});

test.each(EVERY_FAILURE)('[CHK-09] returns the failure of the service: %s', async (_name, failure) => {
  const { beginAgain, cart } = afterTheSession();
  cart.fails(failure, 'add');
  expect(await beginAgain(SEEN)()).toEqual(E.left(failure));
});

test('[CHK-09] a second call after a failure adds nothing twice', async () => {
  const { beginAgain, checkout, cart } = afterTheSession();
  checkout.isDown();
  expect(E.isLeft(await beginAgain(SEEN)())).toBe(true);
  checkout.isBack();
  expect(valueOf(await beginAgain(SEEN)()).checkout.cart.items).toMatchObject([{ quantity: 2 }]);
  expect(valueOf(await cart.load()).totalCartQuantity).toBe(2);
});

test('[CHK-09] [ORD-01] a session that ends while the outcome is unknown does not say that nothing was ordered', async () => {
  const { checkout, caller, order, placeOrder, time } = await guestAtReview();
  checkout.isPendingFor(8);
  const placing = placeOrder(order)();
  await time.passes(0);
  caller.signsOut();
  for (let second = 0; second < 8; second += 1) await time.passes(1_000);
  expect(await placing).toEqual(E.right({ kind: 'pending' }));
});
