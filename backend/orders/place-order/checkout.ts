import { createHash } from 'node:crypto';
import type { Cart } from '../../cart/cart-reader.ts';
import { isShippedFrozen } from '../../cart/delivery-days.ts';
import type { AppliedGift } from '../../gift-cards/applied-gift-cards.ts';

/** A copy of an address, as it is kept with an order. */
export interface AddressCopy {
  readonly firstName: string;
  readonly lastName: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
  readonly phone: string;
}

/** Who picks up what is picked up in a store. Both names are empty until they are entered. */
export interface PickupPerson {
  readonly firstName: string;
  readonly lastName: string;
}

/** What the shopper pays with. */
export interface PaymentChoice {
  readonly kind: 'card' | 'saved' | 'petco-pay' | 'paypal';
  /** The provider's token of a typed card, the id of a card in the wallet, or empty. */
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly savesCard: boolean;
}

/** A cart with everything that was entered at checkout. */
export interface Checkout {
  readonly cart: Cart;
  /** Empty until it is entered. */
  readonly email: string;
  readonly phone: string;
  /** Entered, or known from the account; of interest only when something is picked up. */
  readonly pickupPerson: PickupPerson;
  /** The id of the delivery address in the address book, and that of a billing address of its own. */
  readonly deliveryAddressId: number | undefined;
  readonly billingAddressId: number | undefined;
  /** Where the order is delivered; undefined while it is not known, and when all of it is picked up. [CHK-02] */
  readonly shippingAddress: AddressCopy | undefined;
  /** The one that was chosen for the bill, else the delivery address of the checkout. */
  readonly billingAddress: AddressCopy | undefined;
  /** Whether same-day delivery reaches the delivery address; true when nothing comes on the same day. */
  readonly isReachedSameDay: boolean;
  readonly deliveryDay: string | null;
  readonly payment: PaymentChoice | undefined;
  /** The gift cards that pay first, in the order in which they were applied. */
  readonly gifts: readonly AppliedGift[];
  /** Whether gift cards were applied, some of which may have been deactivated since. */
  readonly hasGiftCards: boolean;
  /** What the provider of payments charges at least, in cents; 0 when it charges any amount. */
  readonly minimumChargeCents: number;
  /** New for each choice of a payment. */
  readonly paymentId: string | undefined;
  /** The key that Review was shown with, and the hash of what the shopper agreed to; undefined before Review. */
  readonly placing: { readonly key: string; readonly hash: string } | undefined;
}

/** What a checkout still needs before the order can be placed. */
export type MissingPart = 'contact' | 'address' | 'deliveryDay' | 'prescription' | 'payment';

/** What the shopper pays for the cart, with the tip. Whole cents. */
export const totalOf = ({ cart }: Checkout): number => cart.priced.grandTotalCents + cart.tipCents;

/** What is left to pay by card when the gift cards have paid. Whole cents. */
export const toPayOf = (checkout: Checkout): number =>
  checkout.gifts.reduce((open, { amountCents }) => open - amountCents, totalOf(checkout));

/**
 * Whether what is left to pay has a payment. An order that costs less than the provider charges can have none: gift cards
 * that cannot pay everything leave enough to charge, so this is about the cost of the order itself.
 */
const isPaid = (checkout: Checkout): boolean => {
  const toPay = toPayOf(checkout);
  return toPay === 0 || (checkout.payment !== undefined && toPay >= checkout.minimumChargeCents);
};

/** Whether something is delivered, and not picked up in a store. [CHK-02] */
export const needsAddress = ({ cart }: Pick<Checkout, 'cart'>): boolean =>
  cart.lines.some((line) => line.fulfilment !== 'pickup');

/** Whether an address is needed, and there is none to which everything can be delivered. [CHK-02] */
const lacksAddress = (checkout: Checkout): boolean =>
  needsAddress(checkout) && (checkout.shippingAddress === undefined || !checkout.isReachedSameDay);

/** Whether something is picked up in a store. */
export const hasPickup = ({ cart }: Pick<Checkout, 'cart'>): boolean =>
  cart.lines.some(({ fulfilment }) => fulfilment === 'pickup');

/** Who picks up; undefined when nothing is picked up, or the name is not known. [CHK-01] */
export const pickupPersonOf = (checkout: Pick<Checkout, 'cart' | 'pickupPerson'>): PickupPerson | undefined => {
  const { firstName, lastName } = checkout.pickupPerson;
  return hasPickup(checkout) && firstName !== '' && lastName !== '' ? checkout.pickupPerson : undefined;
};

/** Whether it is not known how to reach the shopper, or whom the store's people hand the order to. */
const lacksContact = (checkout: Checkout): boolean =>
  checkout.email === '' || checkout.phone === '' || (hasPickup(checkout) && pickupPersonOf(checkout) === undefined);

/** Whether a frozen product is shipped, which arrives on a day that the shopper chooses. [CHK-05] */
export const needsDeliveryDay = ({ cart }: Pick<Checkout, 'cart'>): boolean => cart.lines.some(isShippedFrozen);

/** Whether a line needs a prescription, and it is not known which pet it is for and which vet is asked. [PRO-07] */
const lacksPrescription = ({ cart }: Checkout): boolean =>
  cart.lines.some(({ offered, prescription }) => offered.needsPrescription && prescription === '');

/** The parts that are missing, in the order of the checkout's steps. Rewards and gift cards that pay everything leave no payment to choose. */
export const missingParts = (checkout: Checkout): readonly MissingPart[] => [
  ...(lacksContact(checkout) ? (['contact'] as const) : []),
  ...(lacksAddress(checkout) ? (['address'] as const) : []),
  ...(needsDeliveryDay(checkout) && checkout.deliveryDay === null ? (['deliveryDay'] as const) : []),
  ...(lacksPrescription(checkout) ? (['prescription'] as const) : []),
  ...(isPaid(checkout) ? [] : (['payment'] as const)),
];

/**
 * A hash of everything that the shopper agrees to by placing the order: lines, prices, ways and days of delivery, addresses, who
 * picks up, totals, and what each gift card pays. An order is placed only while it is unchanged. [CHK-07]
 */
export const hashOf = (checkout: Checkout): string => {
  const { cart, email, phone, shippingAddress, billingAddress, deliveryDay } = checkout;
  const lines = cart.lines.map((line, index) => [
    line.orderItemId,
    line.skuId,
    line.quantity,
    line.physicalStoreId,
    line.fulfilment,
    line.unitPriceCents,
    cart.priced.lines[index],
    ...(line.personalization === '' ? [] : [line.personalization]),
    // A vet decides when such a line leaves, so no day is promised.
    line.prescription === '' ? (line.option.date ?? null) : line.prescription,
  ]);
  const { grandTotalCents, adjustments } = cart.priced;
  const discounts = adjustments.map(({ discount, amountCents }) => [discount.code, amountCents]);
  const gifts = checkout.gifts.map(({ giftCardId, amountCents }) => [giftCardId, amountCents]);
  const agreed = [cart.orderId, lines, discounts, grandTotalCents, cart.mode.id, deliveryDay, cart.tipCents, ...gifts];
  const pickup = pickupPersonOf(checkout);
  const people = [email, phone, ...(pickup === undefined ? [] : [pickup])];
  const text = JSON.stringify([agreed, ...people, shippingAddress ?? null, billingAddress ?? null]);
  return createHash('sha256').update(text).digest('base64url');
};

/** A hash of what the shopper agrees to and of the choice of payment. A key for placing is for one such hash. */
export const placingHashOf = (checkout: Checkout): string =>
  createHash('sha256')
    .update(JSON.stringify([hashOf(checkout), checkout.paymentId ?? null]))
    .digest('base64url');

/**
 * Whether something changed since Review gave a key, such as the address in another tab. A checkout whose Review was not
 * shown is known by its total alone. [CHK-07]
 */
export const isOutdatedKey = (checkout: Checkout, key: string): boolean => {
  const { placing } = checkout;
  return placing !== undefined && (placing.key !== key || placing.hash !== placingHashOf(checkout));
};
