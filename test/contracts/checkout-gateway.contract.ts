import * as E from 'fp-ts/Either';
import type { AddressBook } from '../../core/addresses/address-book';
import type { CheckoutState } from '../../core/checkout/loading/checkout';
import type {
  CheckoutGateway,
  GiftCardSecret,
  OrderToPlace,
  PaymentChoice,
} from '../../core/checkout/loading/checkout-gateway';
import { anAddress } from '../builders/address';
import type { Making } from './making';

type TypedCard = Extract<PaymentChoice, { kind: 'card' }>;

/** A checkout with a new browser, behind the gateway. */
export interface CheckoutWorld {
  readonly gateway: CheckoutGateway;
  readonly book: AddressBook;
  readonly becomesGuest: () => Promise<void>;
  /** Puts one more of a shipped product into the cart. */
  readonly addsToCart: () => Promise<void>;
  /** Puts a product into the cart that a store near `anAddress` brings on the same day. */
  readonly addsSameDay: () => Promise<void>;
  /** Gift cards that nobody has used: one with $5, and one with $500. */
  readonly giftCards: () => Promise<{ readonly small: GiftCardSecret; readonly large: GiftCardSecret }>;
  /** Typed cards: one that is approved, and one that is declined for insufficient funds. */
  readonly cards: () => { readonly approved: TypedCard; readonly declined: TypedCard };
}

export const CHECKOUT_CALLS = [
  'load',
  'setContact',
  'setDeliveryAddress',
  'chooseShippingMethod',
  'chooseDeliveryDay',
  'setPrescription',
  'addTip',
  'choosePayment',
  'applyGiftCard',
  'removeGiftCard',
  'prepare',
  'place',
] as const;

/** Every CheckoutGateway, fake or real, passes this. */
export const checkoutGatewayContract = (name: string, makeWorld: Making<CheckoutWorld>): void => {
  const withCart = async (): Promise<CheckoutWorld> => {
    const world = await makeWorld();
    await world.becomesGuest();
    await world.addsToCart();
    return world;
  };

  /** A world in which everything but the payment is entered. */
  const delivered = async (): Promise<CheckoutWorld> => {
    const world = await withCart();
    const { gateway } = world;
    await gateway.setContact({ email: 'pat@example.test', phone: '6195550100' })();
    expect(await gateway.setDeliveryAddress(await savedAddress(world))()).toEqual(E.right(undefined));
    return world;
  };

  /** A world in which everything is entered. */
  const complete = async (): Promise<CheckoutWorld> => {
    const world = await delivered();
    const { gateway, cards } = world;
    await gateway.choosePayment({ choice: cards().approved, billingAddressId: undefined })();
    return world;
  };

  describe(`[PLT-02] ${name} as a CheckoutGateway`, () => {
    test('[CHK-01] needs an identity and a cart', async () => {
      const { gateway, becomesGuest } = await makeWorld();
      expect(await gateway.load()).toEqual(E.left({ kind: 'identity-needed' }));
      await becomesGuest();
      expect(await gateway.load()).toEqual(E.left({ kind: 'nothing-to-check-out' }));
      const contact = { email: 'pat@example.test', phone: '6195550100' };
      expect(await gateway.setContact(contact)()).toEqual(E.left({ kind: 'nothing-to-check-out' }));
    });

    test('[CHK-01] [CHK-05] begins with everything missing and a chosen method', async () => {
      const { gateway } = await withCart();
      const state = await loaded(gateway);
      expect(state).toMatchObject({
        contact: undefined,
        deliveryAddress: undefined,
        deliveryDays: [],
        takesTip: false,
        asksWhoPicksUp: false,
        tip: 0,
        payment: undefined,
        savedCards: [],
        missing: ['contact', 'address', 'payment'],
      });
      expect(state.shippingMethods).toContainEqual(state.chosenMethod);
    });

    test('[CHK-01] keeps contact, address and method', async () => {
      const world = await withCart();
      const { gateway } = world;
      await gateway.setContact({ email: 'pat@example.test', phone: '6195550100' })();
      const addressId = await savedAddress(world);
      await gateway.setDeliveryAddress(addressId)();
      const method = (await loaded(gateway)).shippingMethods.at(-1);
      expect(await gateway.chooseShippingMethod(method?.id ?? '')()).toEqual(E.right(undefined));
      expect(await loaded(gateway)).toMatchObject({
        contact: { email: 'pat@example.test', phone: '6195550100' },
        deliveryAddress: { ...anAddress(), id: addressId },
        savedAddresses: [{ id: addressId }],
        chosenMethod: { id: method?.id },
        missing: ['payment'],
      });
    });

    test('[CHK-02] [CHK-09] an address that same-day delivery does not reach is not saved for the cart, and not chosen', async () => {
      const { gateway, book, becomesGuest, addsSameDay } = await makeWorld();
      await becomesGuest();
      await addsSameDay();
      const address = anAddress({ line1: '12 Main St', city: 'Anchorage', state: 'AK', zipCode: '99501' });
      expect(await book.add({ address, asTyped: true, forCart: true })()).toEqual(
        E.left({ kind: 'address-refused', errors: { zipCode: expect.stringMatching(/\S/) }, needsOtherWay: true }),
      );
      expect(await book.addresses()).toEqual(E.right([]));
      const saved = await book.add({ address, asTyped: true })();
      const addressId = E.isRight(saved) && saved.right.kind === 'saved' ? saved.right.addressId : '';
      expect(await gateway.setDeliveryAddress(addressId)()).toEqual(
        E.left({ kind: 'address-out-of-reach', reason: expect.stringMatching(/\S/) }),
      );
      expect((await loaded(gateway)).deliveryAddress).toBeUndefined();
      const near = await book.add({ address: anAddress(), asTyped: true, forCart: true })();
      expect(near).toMatchObject({ _tag: 'Right', right: { kind: 'saved' } });
    });

    test('[CHK-01] keeps who picks up, also after a contact without a name', async () => {
      const { gateway } = await withCart();
      const contact = { email: 'pat@example.test', phone: '6195550100' };
      const pickup = { firstName: 'Robin', lastName: "O'Hara-Doe" };
      expect(await gateway.setContact({ ...contact, pickup })()).toEqual(E.right(undefined));
      expect((await loaded(gateway)).contact).toEqual({ ...contact, pickup });
      await gateway.setContact({ ...contact, phone: '6195550101' })();
      expect((await loaded(gateway)).contact).toEqual({ ...contact, phone: '6195550101', pickup });
    });

    test('[CHK-04] [CHK-05] refuses what cannot be chosen and changes nothing', async () => {
      const { gateway, cards } = await withCart();
      const before = await loaded(gateway);
      const refused = E.left({ kind: 'no-such-choice' });
      expect(await gateway.setDeliveryAddress('1')()).toEqual(refused);
      expect(await gateway.chooseShippingMethod('99')()).toEqual(refused);
      expect(await gateway.chooseDeliveryDay('2001-01-01')()).toEqual(refused);
      const choice = { kind: 'saved', walletId: '1' } as const;
      expect(await gateway.choosePayment({ choice, billingAddressId: undefined })()).toEqual(
        E.left({ kind: 'no-such-card' }),
      );
      const { approved } = cards();
      expect(await gateway.choosePayment({ choice: approved, billingAddressId: '1' })()).toEqual(refused);
      expect(await gateway.addTip(3.5)()).toEqual(E.left({ kind: 'tip-refused' }));
      expect(await loaded(gateway)).toEqual(before);
    });

    test('[PAY-02] [PAY-05] keeps the summary of one payment', async () => {
      const { gateway, cards } = await withCart();
      await gateway.choosePayment({ choice: cards().declined, billingAddressId: undefined })();
      const { approved } = cards();
      await gateway.choosePayment({ choice: approved, billingAddressId: undefined })();
      const { payment } = await loaded(gateway);
      const { brand, lastFour, expiryMonth, expiryYear } = approved;
      expect(payment).toEqual({ id: payment?.id, kind: 'card', brand, lastFour, expiryMonth, expiryYear });
    });

    test('[PAY-05] gift cards pay first, each once, and can be removed; one that pays everything needs no card', async () => {
      const { gateway, giftCards } = await withCart();
      const { small, large } = await giftCards();
      const { toPay: total = 0 } = await loaded(gateway);
      expect(await gateway.applyGiftCard(small)()).toEqual(E.right(undefined));
      expect(await gateway.applyGiftCard(small)()).toEqual(E.right(undefined));
      const part = await loaded(gateway);
      expect(part.giftCards).toMatchObject([{ lastFour: small.number.slice(-4), balance: 5, amount: 5 }]);
      expect(part.toPay).toBeCloseTo(total - 5);
      expect(part.missing).toContain('payment');
      await gateway.applyGiftCard(large)();
      const whole = await loaded(gateway);
      expect(whole.giftCards.map(({ balance }) => balance)).toEqual([5, 500]);
      expect([whole.toPay, whole.missing]).toEqual([0, ['contact', 'address']]);
      expect(await gateway.removeGiftCard(part.giftCards[0]?.id ?? '')()).toEqual(E.right(undefined));
      expect((await loaded(gateway)).giftCards).toMatchObject([{ lastFour: large.number.slice(-4) }]);
      expect(await gateway.removeGiftCard('1')()).toEqual(E.right(undefined));
    });

    test('[PAY-05] refuses a wrong number and a wrong PIN in the same way and changes nothing', async () => {
      const { gateway, giftCards } = await withCart();
      const { small } = await giftCards();
      const before = await loaded(gateway);
      const refused = E.left({ kind: 'gift-card-refused', reason: 'unknown' });
      expect(await gateway.applyGiftCard({ ...small, pin: '0000' })()).toEqual(refused);
      expect(await gateway.applyGiftCard({ ...small, number: '9'.repeat(19) })()).toEqual(refused);
      expect(await loaded(gateway)).toEqual(before);
    });

    test('[PAY-05] [CHK-07] an order whose gift card was spent elsewhere meanwhile is refused', async () => {
      const world = await complete();
      const { gateway, giftCards, addsToCart } = world;
      const { small } = await giftCards();
      await gateway.applyGiftCard(small)();
      const order = await orderOf(gateway);
      expect(await gateway.place(order)()).toMatchObject({ right: { kind: 'placed' } });
      await addsToCart();
      expect(await gateway.applyGiftCard(small)()).toEqual(E.left({ kind: 'gift-card-refused', reason: 'empty' }));
    });

    test('[CHK-08] prepares only a complete checkout, with one key until something changes', async () => {
      const world = await delivered();
      const { gateway, addsToCart, cards } = world;
      const { orderId } = await loaded(gateway);
      expect(await gateway.prepare(orderId)()).toEqual(E.left({ kind: 'incomplete', missing: ['payment'] }));
      await gateway.choosePayment({ choice: cards().approved, billingAddressId: undefined })();
      const first = await gateway.prepare(orderId)();
      expect(first).toMatchObject({ right: { key: expect.stringMatching(/^[\w-]{36}$/), total: expect.any(Number) } });
      expect(await gateway.prepare(orderId)()).toEqual(first);
      await addsToCart();
      const second = await gateway.prepare(orderId)();
      expect([
        E.isRight(second),
        E.isRight(second) && E.isRight(first) && second.right.key === first.right.key,
      ]).toEqual([true, false]);
    });

    test('[ORD-01] places an order once for a key, and the cart is gone', async () => {
      const { gateway } = await complete();
      const order = await orderOf(gateway);
      const placed = await gateway.place(order)();
      expect(placed).toEqual(
        E.right({ kind: 'placed', orderId: order.orderId, orderToken: expect.stringMatching(/./) }),
      );
      expect(await gateway.place(order)()).toMatchObject({ right: { kind: 'placed', orderId: order.orderId } });
      expect(await gateway.load()).toEqual(E.left({ kind: 'nothing-to-check-out' }));
    });

    test('[CHK-07] refuses another total than the one that the shopper saw', async () => {
      const { gateway } = await complete();
      const order = await orderOf(gateway);
      expect(await gateway.place({ ...order, total: order.total + 1 })()).toEqual(E.left({ kind: 'order-changed' }));
      expect((await loaded(gateway)).missing).toEqual([]);
    });

    test('[ORD-01] [PAY-05] a declined card is marked and leaves the cart, which is placed with another card and a new key', async () => {
      const { gateway, cards } = await complete();
      await gateway.choosePayment({ choice: cards().declined, billingAddressId: undefined })();
      const declined = await orderOf(gateway);
      expect(await gateway.place(declined)()).toEqual(
        E.left({ kind: 'payment-declined', reason: 'insufficient-funds' }),
      );
      expect((await loaded(gateway)).payment).toMatchObject({ kind: 'card', declined: 'insufficient-funds' });
      await gateway.choosePayment({ choice: cards().approved, billingAddressId: undefined })();
      expect((await loaded(gateway)).payment?.declined).toBeUndefined();
      const order = await orderOf(gateway);
      expect(order.key).not.toBe(declined.key);
      expect(await gateway.place(order)()).toMatchObject({ right: { kind: 'placed' } });
    });
  });
};

const savedAddress = async ({ book }: CheckoutWorld): Promise<string> => {
  const added = await book.add({ address: anAddress(), nickName: 'Home', asTyped: true })();
  if (E.isLeft(added) || added.right.kind !== 'saved') throw new Error(`no address: ${JSON.stringify(added)}`);
  return added.right.addressId;
};

const loaded = async (gateway: CheckoutGateway): Promise<CheckoutState> => {
  const state = await gateway.load();
  if (E.isLeft(state)) throw new Error(`the checkout could not be loaded: ${JSON.stringify(state.left)}`);
  return state.right;
};

const orderOf = async (gateway: CheckoutGateway): Promise<OrderToPlace> => {
  const { orderId } = await loaded(gateway);
  const placing = await gateway.prepare(orderId)();
  if (E.isLeft(placing)) throw new Error(`the order could not be prepared: ${JSON.stringify(placing.left)}`);
  return { ...placing.right, orderId, returnUrl: 'https://shop.example.test/checkout' };
};
