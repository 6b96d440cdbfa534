import type { ContactField } from '../../../core/checkout/loading/contact';
import type {
  AddressOutOfReach,
  CheckoutFailure,
  ContactRefused,
  GiftCardRefused,
  NoSuchCard,
  NoSuchChoice,
  NotOffered,
  PaymentDeclined,
  PaymentRefused,
  PlaceOrderFailure,
  PrepareFailure,
  StockTooSmall,
  TipRefused,
} from '../../../core/checkout/loading/checkout-gateway';
import type { Refused, UpstreamFailure } from '../../../core/shared/upstream-failure';
import { hasNoCart } from '../cart/cart-refusals';
import { isRefusedWith, isTooFar, needsIdentity } from '../refusals';
import { toDeclineReason, toParts } from './to-checkout';

const PAYMENT_REFUSED = 'This payment method can’t be used. Please choose another one.';

/** Converts the failures that every call about a checkout has in common. */
export const toCheckoutFailure = (failure: UpstreamFailure): CheckoutFailure => {
  if (needsIdentity(failure)) return { kind: 'identity-needed' };
  return hasNoCart(failure) ? { kind: 'nothing-to-check-out' } : failure;
};

/** Whether a refusal names one of these parameters as wrong. */
const isAbout = (failure: UpstreamFailure, ...names: ReadonlyArray<string>): boolean =>
  failure.kind === 'refused' &&
  failure.status < 500 &&
  failure.parameters.some((parameter) => names.some((name) => parameter.startsWith(name)));

const CONTACT_FIELDS: ReadonlyArray<readonly [string, ContactField]> = [
  ['email1', 'email'],
  ['phone1', 'phone'],
  ['firstName', 'firstName'],
  ['lastName', 'lastName'],
];

/** Names the fields of the contact that were refused. */
export const toContactFailure = (failure: UpstreamFailure): ContactRefused | CheckoutFailure => {
  const fields = CONTACT_FIELDS.flatMap(([name, field]) => (isAbout(failure, name) ? [field] : []));
  return fields.length > 0 ? { kind: 'contact-refused', fields } : toCheckoutFailure(failure);
};

/** Recognizes an address, a shipping method, a delivery day, a line or a kind of pet that the cart does not offer. */
export const toChoiceFailure = (failure: UpstreamFailure): NoSuchChoice | CheckoutFailure =>
  isRefusedWith(failure, ['_ERR_ADDRESS_NOT_FOUND']) ||
  isAbout(failure, 'addressId', 'shipModeId', 'x_deliveryDay', 'orderItemId', 'kind')
    ? { kind: 'no-such-choice' }
    : toCheckoutFailure(failure);

const OUT_OF_REACH = 'Same-day delivery doesn’t reach this address. Please choose another way in your cart.';

/** Recognizes an address that is not the shopper's, or that same-day delivery does not reach. */
export const toAddressFailure = (failure: UpstreamFailure): NoSuchChoice | AddressOutOfReach | CheckoutFailure =>
  failure.kind === 'refused' && isTooFar(failure)
    ? { kind: 'address-out-of-reach', reason: failure.message ?? OUT_OF_REACH }
    : toChoiceFailure(failure);

/** Recognizes a tip that the service does not take. */
export const toTipFailure = (failure: UpstreamFailure): TipRefused | CheckoutFailure =>
  isAbout(failure, 'tip_amount') ? { kind: 'tip-refused' } : toCheckoutFailure(failure);

/** Recognizes a saved card or billing address that is gone, and a payment that the service does not take. */
export const toPaymentFailure = (
  failure: UpstreamFailure,
): PaymentRefused | NoSuchCard | NoSuchChoice | CheckoutFailure => {
  if (isRefusedWith(failure, ['_ERR_PAY_NO_SUCH_CARD'])) return { kind: 'no-such-card' };
  if (isRefusedWith(failure, ['_ERR_ADDRESS_NOT_FOUND'])) return { kind: 'no-such-choice' };
  if (isAboutPayment(failure)) return { kind: 'payment-refused', reason: failure.message ?? PAYMENT_REFUSED };
  return toCheckoutFailure(failure);
};

const isAboutPayment = (failure: UpstreamFailure): failure is Refused =>
  failure.kind === 'refused' &&
  failure.status < 500 &&
  failure.codes.some((code) => code.startsWith('_ERR_PAY') || code === '_ERR_CMD_INVALID_PARAM');

const GIFT_CARD_REASONS: ReadonlyArray<readonly [code: string, reason: GiftCardRefused['reason']]> = [
  ['_ERR_GIFT_CARD_REFUSED', 'unknown'],
  ['_ERR_GIFT_CARD_EMPTY', 'empty'],
  ['_ERR_GIFT_CARD_LIMIT', 'too-many-cards'],
  ['_ERR_TOO_MANY_REQUESTS', 'too-many-tries'],
];

/** Says why a gift card was refused. */
export const toGiftCardFailure = (failure: UpstreamFailure): GiftCardRefused | CheckoutFailure => {
  const known = GIFT_CARD_REASONS.find(([code]) => isRefusedWith(failure, [code]));
  if (known !== undefined) return { kind: 'gift-card-refused', reason: known[1] };
  return isAbout(failure, 'number', 'pin')
    ? { kind: 'gift-card-refused', reason: 'unknown' }
    : toCheckoutFailure(failure);
};

/** The part number, then the available quantity, which the service need not send. */
const toShortage = ({ parameters }: Refused): StockTooSmall => {
  const [partNumber = '', available] = parameters;
  const isCount = available !== undefined && /^\d{1,6}(\.0+)?$/.test(available);
  return { kind: 'not-enough-stock', partNumber, available: isCount ? Number(available) : undefined };
};

const NOT_OFFERED = 'This item isn’t available in the way you chose.';

const toNotOffered = ({ parameters: [partNumber = ''], message = NOT_OFFERED }: Refused): NotOffered => ({
  kind: 'not-offered',
  partNumber,
  reason: message,
});

/** Says why an order cannot be placed yet: stock, ways of delivery, tax, or parts that are missing. */
export const toPrepareFailure = (failure: UpstreamFailure): PrepareFailure => {
  if (failure.kind !== 'refused') return failure;
  if (failure.codes.some((code) => code.startsWith('_API_BAD_INV'))) return toShortage(failure);
  if (isRefusedWith(failure, ['_ERR_ITEM_NOT_OFFERED'])) return toNotOffered(failure);
  if (isRefusedWith(failure, ['_ERR_TAX_UNAVAILABLE'])) return { kind: 'tax-unknown' };
  return isRefusedWith(failure, ['_ERR_CHECKOUT_INCOMPLETE'])
    ? { kind: 'incomplete', missing: toParts(failure.parameters) }
    : toCheckoutFailure(failure);
};

const toPaymentReason = (parameters: ReadonlyArray<string>): PaymentDeclined['reason'] => {
  if (parameters.includes('too-many-tries')) return 'too-many-tries';
  const [reason = 'declined' as const] = parameters.flatMap((parameter) => toDeclineReason(parameter) ?? []);
  return reason;
};

/** Says why an order was not placed: it has changed, the payment was declined or failed, or it cannot be placed yet. */
export const toPlaceFailure = (failure: UpstreamFailure): PlaceOrderFailure => {
  if (isRefusedWith(failure, ['_ERR_ORDER_CHANGED'])) return { kind: 'order-changed' };
  if (isRefusedWith(failure, ['_ERR_PAYMENT_GONE'])) return { kind: 'payment-gone' };
  if (isRefusedWith(failure, ['_ERR_PAYMENT_UNAVAILABLE'])) return { kind: 'payment-unavailable' };
  if (failure.kind === 'refused' && isRefusedWith(failure, ['_ERR_PAYMENT_DECLINED'])) {
    return { kind: 'payment-declined', reason: toPaymentReason(failure.parameters) };
  }
  return toPrepareFailure(failure);
};
