/** What a delivery costs, from which order value on it is free, and how many working days it takes at most. */
export interface DeliveryTerms {
  readonly cost: number;
  readonly freeFrom: number;
  readonly workingDays: number;
}

export const DELIVERY_TERMS: DeliveryTerms = { cost: 5.99, freeFrom: 35, workingDays: 3 };
