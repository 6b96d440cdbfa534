import { DELIVERY_TERMS } from '../catalogue/delivery-terms';

/** What shipping costs a delivery whose items cost this much after discounts: the same as any order. */
export const shippingOf = (items: number): number => (items >= DELIVERY_TERMS.freeFrom ? 0 : DELIVERY_TERMS.cost);
