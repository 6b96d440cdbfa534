import { needsPrescription, type ProductFacts } from './product-facts';

/** The cost of a delivery, the order value from which it is free, and its maximum of working days. */
export interface DeliveryTerms {
  readonly cost: number;
  readonly freeFrom: number;
  readonly workingDays: number;
}

export const DELIVERY_TERMS: DeliveryTerms = { cost: 5.99, freeFrom: 35, workingDays: 3 };

/** Working days that the approval of a prescription usually takes at most (PRO-07). */
const APPROVAL_DAYS = 2;

/** The terms of a product: what needs a prescription arrives later by the days of the approval. */
export const termsFor = (facts: ReadonlyArray<ProductFacts>): DeliveryTerms =>
  needsPrescription(facts)
    ? { ...DELIVERY_TERMS, workingDays: DELIVERY_TERMS.workingDays + APPROVAL_DAYS }
    : DELIVERY_TERMS;
