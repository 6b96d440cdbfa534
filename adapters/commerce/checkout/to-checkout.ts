import type { TypeOf } from 'io-ts';
import type {
  AppliedGiftCard,
  CheckoutPart,
  CheckoutState,
  ChosenPayment,
  DeclineReason,
  PaymentKind,
  SavedCard,
  ShippingMethod,
} from '../../../core/checkout/loading/checkout';
import { toSavedAddress } from '../addresses/address-wire';
import { toCardFields } from './card-fields-wire';
import { toContact } from '../orders/order-contact-wire';
import { toCheckoutPrescription } from '../prescription-wire';
import type { checkoutWire, usablePaymentWire, usableShippingWire } from './checkout-wire';

/** The responses that make up the state of a checkout. */
export interface CheckoutResponses {
  readonly checkout: TypeOf<typeof checkoutWire>;
  readonly shipping: TypeOf<typeof usableShippingWire>;
  readonly payments: TypeOf<typeof usablePaymentWire>;
}

const PARTS: ReadonlyMap<string, CheckoutPart> = new Map([
  ['contact', 'contact'],
  ['address', 'address'],
  ['deliveryDay', 'delivery-day'],
  ['prescription', 'prescription'],
  ['payment', 'payment'],
]);

/** The missing parts that the shop knows. */
export const toParts = (missing: ReadonlyArray<string>): ReadonlyArray<CheckoutPart> =>
  missing.flatMap((part) => PARTS.get(part) ?? []);

const REASONS: ReadonlyArray<DeclineReason> = [
  'declined',
  'insufficient-funds',
  'wrong-security-code',
  'wrong-number',
  'expired-card',
  'try-again-later',
  'authentication-failed',
];

/** A reason that the shop knows; undefined for others. */
export const toDeclineReason = (reason: string | undefined): DeclineReason | undefined =>
  REASONS.find((known) => known === reason);

const KINDS: ReadonlyMap<string, PaymentKind> = new Map([
  ['CARD', 'card'],
  ['SAVED', 'saved'],
  ['PETCOPAY', 'petco-pay'],
  ['PAYPAL', 'paypal'],
]);

/** Modes of lines that are not shipped; nothing is to be chosen about them. */
const NOT_SHIPPED = /pick|same.?day/i;

type Mode = TypeOf<typeof usableShippingWire>['usableShippingMode'][number];

const toMethods = (modes: ReadonlyArray<Mode>): ReadonlyArray<ShippingMethod> =>
  modes
    .filter(({ shipModeCode }) => !NOT_SHIPPED.test(shipModeCode ?? ''))
    .map(({ shipModeId, shipModeCode, description, shippingCharge, x_deliveryDate }) => ({
      id: shipModeId,
      code: shipModeCode ?? '',
      name: description ?? shipModeCode ?? '',
      cost: shippingCharge ?? 0,
      date: x_deliveryDate,
    }));

/** The last four digits of a masked number: never more of it, whatever the service sends (PAY-02). */
const lastFourOf = (displayNumber: string | undefined): string => displayNumber?.replace(/\D/g, '').slice(-4) ?? '';

type Instruction = CheckoutResponses['checkout']['paymentInstruction'][number];

const toPayment = (instruction: Instruction | undefined): ChosenPayment | undefined => {
  const kind = KINDS.get(instruction?.payMethodId.toUpperCase() ?? '');
  if (instruction === undefined || kind === undefined) return undefined;
  const { piId, brand, displayNumber, expireMonth, expireYear, x_declined: declined } = instruction;
  return {
    id: piId,
    kind,
    brand: brand?.toLowerCase() ?? '',
    lastFour: lastFourOf(displayNumber),
    expiryMonth: expireMonth,
    expiryYear: expireYear,
    ...(declined === undefined ? {} : { declined: toDeclineReason(declined) ?? 'declined' }),
  };
};

const toSavedCard = (card: CheckoutResponses['payments']['x_savedCards'][number]): SavedCard => ({
  walletId: card.walletId,
  kind: card.kind?.toUpperCase() === 'PETCOPAY' ? 'petco-pay' : 'card',
  brand: card.brand?.toLowerCase() ?? '',
  lastFour: lastFourOf(card.displayNumber),
  expiryMonth: card.expireMonth,
  expiryYear: card.expireYear,
  isDefault: card.isDefault ?? false,
  isTemporary: card.isTemporary ?? false,
});

const toGiftCard = (card: CheckoutResponses['checkout']['x_giftCards'][number]): AppliedGiftCard => ({
  id: card.giftCardId,
  lastFour: lastFourOf(card.displayNumber),
  balance: card.balance ?? 0,
  amount: card.amount ?? 0,
});

/** Converts the responses to the state of a checkout. */
export const toCheckoutState = ({ checkout, shipping, payments }: CheckoutResponses): CheckoutState => {
  const savedAddresses = shipping.usableShippingAddress.map(toSavedAddress);
  const addressOf = (wanted: string | undefined) => savedAddresses.find(({ id }) => id === wanted);
  const shippingMethods = toMethods(shipping.usableShippingMode);
  return {
    orderId: checkout.orderId,
    contact: toContact(checkout.contact),
    deliveryAddress: addressOf(checkout.addressId),
    billingAddress: addressOf(checkout.billingAddressId),
    savedAddresses,
    shippingMethods,
    chosenMethod: shippingMethods.find(({ id }) => id === checkout.shipModeId),
    deliveryDays: shipping.x_deliveryDays,
    deliveryDay: checkout.deliveryDay,
    vendors: shipping.x_vendors.map(({ name, orderItemIds }) => ({ name, itemIds: orderItemIds })),
    ...toCheckoutPrescription(checkout.x_prescription),
    takesTip: checkout.x_takesTip ?? false,
    asksWhoPicksUp: checkout.x_asksWhoPicksUp ?? false,
    tip: checkout.tip ?? 0,
    payment: toPayment(checkout.paymentInstruction[0]),
    giftCards: checkout.x_giftCards.map(toGiftCard),
    toPay: checkout.x_toPay,
    minimumCharge: checkout.x_minimumCharge ?? 0,
    savedCards: payments.x_savedCards.map(toSavedCard),
    isWalletFull: payments.x_walletIsFull ?? false,
    cardFields: toCardFields(payments.x_cardFields),
    hasPayPal: payments.x_paypal ?? false,
    missing: toParts(checkout.missing),
  };
};
