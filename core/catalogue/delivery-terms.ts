/** The cost of a delivery, the order value from which it is free, and its maximum of working days. */
export interface DeliveryTerms {
  readonly cost: number;
  readonly freeFrom: number;
  readonly workingDays: number;
}

export const DELIVERY_TERMS: DeliveryTerms = { cost: 5.99, freeFrom: 35, workingDays: 3 };
