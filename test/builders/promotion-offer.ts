import type { PromotionOffer } from '../../core/promotions/promotion-offers';

/** A promotion code for all products that never ends. */
export const anOffer = (facts: Partial<PromotionOffer> = {}): PromotionOffer => ({
  code: 'WELCOME10',
  description: '10% off your order',
  minimum: 0,
  department: undefined,
  endsAt: undefined,
  ...facts,
});
