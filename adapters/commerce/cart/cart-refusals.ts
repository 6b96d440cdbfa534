import type {
  CartWriteFailure,
  IdentityNeeded,
  NotEnoughStock,
  PromotionRefused,
} from '../../../core/cart/cart-gateway';
import type { Refused, UpstreamFailure } from '../../../core/shared/upstream-failure';
import { hasNoIdentity } from '../../../core/errors/identity-lost';
import { isRefusedWith, needsIdentity } from '../refusals';

const NO_CART_CODES = ['_ERR_NO_PENDING_ORDERS', 'CMN1024E'];
const NO_LINE_CODES = ['_ERR_MISSING_ORDERITEMS', '_ERR_ORDERITEM_NOT_FOUND', '_ERR_NO_SAVED_ITEM', ...NO_CART_CODES];
const NOT_FOR_SALE_CODES = [
  '_ERR_PROD_NOT_ORDERABLE',
  '_ERR_PROD_NOT_BUYABLE',
  '_ERR_PROD_NOT_EXISTING',
  '_ERR_GETTING_SKU',
  '_ERR_RESOLVING_SKU',
  '_ERR_INVALID_PARTNUMBER',
  '_ERR_IN_STORE_ONLY',
  '_ERR_PICKUP_ONLY',
  '_ERR_SHIPPED_ONLY',
  '_ERR_NO_SAME_DAY',
  '_ERR_LIVE_ANIMAL',
  '_ERR_PERSONALIZATION',
];
const NOT_FOR_SALE = 'This item isn’t sold online.';
const CODE_REFUSED = 'This promo code can’t be used.';

/** Whether there is no pending order, which readers treat as an empty cart. */
export const hasNoCart = (failure: UpstreamFailure): boolean =>
  (failure.kind === 'refused' && failure.status === 404) || isRefusedWith(failure, NO_CART_CODES);

/** Refusals that mean an empty cart: no pending order, or no identity that could have one. */
export const isEmptyCart = (failure: UpstreamFailure): boolean => hasNoCart(failure) || hasNoIdentity(failure);

/** Converts the refusal of a line's change to the cart's own failures; other failures stay unchanged. */
export const toWriteFailure = (failure: UpstreamFailure): CartWriteFailure => {
  if (needsIdentity(failure)) return { kind: 'identity-needed' };
  if (failure.kind !== 'refused') return failure;
  if (failure.codes.some((code) => code.startsWith('_API_BAD_INV'))) return notEnoughStock(failure);
  if (isRefusedWith(failure, NOT_FOR_SALE_CODES)) {
    return { kind: 'not-for-sale', reason: failure.message ?? NOT_FOR_SALE };
  }
  return isRefusedWith(failure, NO_LINE_CODES) ? { kind: 'no-such-line' } : failure;
};

/** Converts the refusal of a promotion code. */
export const toPromotionFailure = (failure: UpstreamFailure): PromotionRefused | IdentityNeeded | UpstreamFailure => {
  if (needsIdentity(failure)) return { kind: 'identity-needed' };
  return isAboutPromotion(failure) ? { kind: 'promotion-refused', reason: failure.message ?? CODE_REFUSED } : failure;
};

/** Converts a refusal because of a missing identity; other failures stay unchanged. */
export const toIdentityNeeded = (failure: UpstreamFailure): IdentityNeeded | UpstreamFailure =>
  needsIdentity(failure) ? { kind: 'identity-needed' } : failure;

/** Whether a refusal has one of the codes like ERR_PROMOTION_CODE_INVALID: expired, duplicated, not for this cart. */
export const isAboutPromotion = (failure: UpstreamFailure): failure is Refused =>
  failure.kind === 'refused' && failure.codes.some((code) => /^_?ERR_PROMOTION_CODE/.test(code));

/** The last whole number among the parameters is the available quantity; the service need not send it. */
const notEnoughStock = ({ parameters }: Refused): NotEnoughStock => {
  const counted = parameters.findLast((parameter) => /^\d{1,6}(\.0+)?$/.test(parameter));
  return { kind: 'not-enough-stock', available: counted === undefined ? undefined : Number(counted) };
};
