import type { DeliveryTerms } from './delivery-terms';

/** What shipping costs, in dollars, for items that cost `items` dollars after discounts (RPD-01). */
export const shippingCost = (items: number, { cost, freeFrom }: Pick<DeliveryTerms, 'cost' | 'freeFrom'>): number =>
  Math.round(items * 100) >= Math.round(freeFrom * 100) ? 0 : cost;
