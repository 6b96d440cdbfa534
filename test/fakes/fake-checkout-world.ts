import type { GiftCardSecret } from '../../core/checkout/loading/checkout-gateway';
import { FakeAddressBook } from './fake-address-book';
import { FakeAddressDirectory } from './fake-address-directory';
import { FakeCaller } from './fake-caller';
import { FakeCartGateway } from './fake-cart-gateway';
import { FakeCheckoutGateway } from './fake-checkout-gateway';

const SAN_DIEGO = { city: 'San Diego', state: 'CA', zipCode: '92101' };
const FOOD = { partNumber: 'FOOD', name: 'Dog food', price: 12.99, stock: 500 };

/** An address book with a directory that knows San Diego. */
export const fakeBook = () => {
  const caller = new FakeCaller();
  const directory = new FakeAddressDirectory()
    .knowsPlaces(SAN_DIEGO)
    .knowsAddresses({ line1: '12 Main St', line2: '', ...SAN_DIEGO });
  return {
    directory,
    book: new FakeAddressBook(caller, directory),
    becomesGuest: async () => void caller.becomesGuest('700001'),
  };
};

const MEDICINE = { partNumber: 'CHEWS', name: 'Heartworm chews', price: 39.99, stock: 50 };

const card = (token: string) =>
  ({
    kind: 'card',
    token,
    brand: 'visa',
    lastFour: '4242',
    expiryMonth: 12,
    expiryYear: 2032,
    saves: false,
  }) as const;

/** A checkout whose declined card has insufficient funds. */
export const fakeCheckout = () => {
  const { book, becomesGuest } = fakeBook();
  const { caller } = book;
  const cart = new FakeCartGateway(caller).sells(FOOD);
  const gateway = new FakeCheckoutGateway(caller, cart, book).declines('tok_declined', 'insufficient-funds');
  const [small, large] = [1, 2].map((last) => ({ number: `700000000000000000${last}`, pin: '4711' })) as [
    GiftCardSecret,
    GiftCardSecret,
  ];
  gateway.hasGiftCard(small, 5).hasGiftCard(large, 500);
  return {
    gateway,
    book,
    cart,
    becomesGuest,
    addsToCart: async () => void (await cart.add(FOOD.partNumber, 1)()),
    addsSameDay: async () => {
      book.reachesOnly(SAN_DIEGO.zipCode);
      await cart.add(FOOD.partNumber, 1)();
    },
    giftCards: async () => ({ small, large }),
    cards: () => ({ approved: card('tok_approved'), declined: card('tok_declined') }),
  };
};

/** A checkout of a shop that sells a product with and one without a prescription. */
export const fakePrescriptions = () => {
  const { gateway, cart, becomesGuest, addsToCart } = fakeCheckout();
  cart.sells(MEDICINE);
  gateway.needsPrescription(MEDICINE.partNumber).isForKinds(['dog'], MEDICINE.partNumber);
  return {
    gateway,
    becomesGuest,
    addsPlain: addsToCart,
    addsPrescribed: async () => void (await cart.add(MEDICINE.partNumber, 1)()),
  };
};
