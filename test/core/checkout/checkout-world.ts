import * as E from 'fp-ts/Either';
import { makeFillFromZip } from '../../../core/addresses/fill-from-zip';
import { makeSaveAddress } from '../../../core/addresses/save-address';
import { makeLoadCart } from '../../../core/cart/load-cart';
import { makeAddTip } from '../../../core/checkout/steps/add-tip';
import type { Checkout } from '../../../core/checkout/loading/checkout';
import type { OrderToPlace } from '../../../core/checkout/loading/checkout-gateway';
import { makeChoosePayment } from '../../../core/checkout/steps/choose-payment';
import { makeChooseDeliveryDay, makeChooseShippingMethod } from '../../../core/checkout/steps/choose-shipping';
import { makeApplyGiftCard, makeRemoveGiftCard } from '../../../core/checkout/steps/gift-card';
import { makeLoadCheckout } from '../../../core/checkout/loading/load-checkout';
import { makeLoadReview } from '../../../core/checkout/placing/load-review';
import { makePlaceOrder } from '../../../core/checkout/placing/place-order';
import { makeSetContact } from '../../../core/checkout/steps/set-contact';
import { makeSetDeliveryAddress } from '../../../core/checkout/steps/set-delivery-address';
import { makeBecomeGuest } from '../../../core/identity/session/ensure-guest-identity';
import { anAddress } from '../../builders/address';
import { FakeAddressBook } from '../../fakes/fake-address-book';
import { FakeAddressDirectory } from '../../fakes/fake-address-directory';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeCartGateway } from '../../fakes/fake-cart-gateway';
import { FakeCheckoutGateway } from '../../fakes/fake-checkout-gateway';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeTime } from '../../fakes/fake-time';

export const FOOD = { partNumber: 'FOOD', name: 'Dog food', price: 12.99, stock: 500 };

/** A typed card that the provider accepts. */
export const CARD = {
  kind: 'card',
  token: 'tok_visa',
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: 2030,
  saves: false,
} as const;

/** The checkout's use cases with a new browser. */
export const checkoutWorld = () => {
  const caller = new FakeCaller();
  const session = new FakeSessionStore();
  const time = new FakeTime();
  const directory = new FakeAddressDirectory();
  const cart = new FakeCartGateway(caller).sells(FOOD);
  const book = new FakeAddressBook(caller, directory);
  const checkout = new FakeCheckoutGateway(caller, cart, book);
  const loadCart = makeLoadCart({ cart, session });
  const load = makeLoadCheckout({ loadCart, checkout, session });
  const ports = { checkout, load };
  const fillFromZip = makeFillFromZip({ directory });
  const identity = new FakeIdentityGateway(caller);
  return {
    caller,
    session,
    identity,
    becomeGuest: makeBecomeGuest({ identity, session }),
    time,
    directory,
    cart,
    loadCart,
    book,
    checkout,
    loadCheckout: load,
    loadReview: makeLoadReview(ports),
    setContact: makeSetContact(ports),
    setDeliveryAddress: makeSetDeliveryAddress({ ...ports, saveAddress: makeSaveAddress({ book, fillFromZip }) }),
    chooseShippingMethod: makeChooseShippingMethod(ports),
    chooseDeliveryDay: makeChooseDeliveryDay(ports),
    addTip: makeAddTip(ports),
    choosePayment: makeChoosePayment(ports),
    applyGiftCard: makeApplyGiftCard(ports),
    removeGiftCard: makeRemoveGiftCard(ports),
    placeOrder: makePlaceOrder({ checkout, pause: time.pause }),
  };
};

export type CheckoutTestWorld = ReturnType<typeof checkoutWorld>;

/** As checkoutWorld, for a guest with two dog foods in the cart. */
export const guestAtCheckout = async (): Promise<CheckoutTestWorld> => {
  const world = checkoutWorld();
  world.caller.becomesGuest('700055');
  world.session.hasGuest('700055');
  await world.cart.add(FOOD.partNumber, 2)();
  return world;
};

/** As guestAtCheckout, with everything that an order needs, and the order that Review shows. */
export const guestAtReview = async (): Promise<CheckoutTestWorld & { readonly order: OrderToPlace }> => {
  const world = await guestAtCheckout();
  await world.setContact({ email: 'pat@example.test', phone: '6195550100' })();
  await world.setDeliveryAddress({ kind: 'typed', address: anAddress(), asTyped: true })();
  await world.choosePayment({ choice: CARD, billingAddressId: undefined })();
  return { ...world, order: orderOf(valueOf(await world.loadReview())) };
};

/** The order that a shopper confirms on Review. */
export const orderOf = ({ orderId, placing }: Checkout): OrderToPlace => {
  if (placing === undefined) throw new Error('Review must have a key');
  return { ...placing, orderId, returnUrl: 'https://shop.example.test/checkout/review' };
};

export const valueOf = <L, A>(result: E.Either<L, A>): A => {
  if (E.isLeft(result)) throw new Error(`unexpected failure: ${JSON.stringify(result.left)}`);
  return result.right;
};
