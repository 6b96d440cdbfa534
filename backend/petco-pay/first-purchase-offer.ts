import type { Discount } from '../promotions/promotion.ts';

/**
 * 20 % off all products of the first purchase with the card, after promotion codes and coupons, rounded to the nearest
 * cent. [PCC-08]
 */
export const firstPurchaseDiscount: Discount = {
  code: 'PETCOPAY20',
  promotionId: 'PETCOPAY20',
  description: '20% off your first purchase with Petco Pay',
  kind: 'percent',
  value: 2000,
  minSubtotalCents: 0,
  department: null,
};
