import type { Checkout, CheckoutPart } from '../../core/checkout/loading/checkout';
import type { CheckoutStep } from '../../core/shared/checkout-step';
import { CHECKOUT_PATHS } from '../../core/paths/paths';

/** The steps of the checkout, in their order (CHK-01). */
export const CHECKOUT_STEPS: ReadonlyArray<CheckoutStep> = ['contact', 'delivery', 'prescription', 'payment', 'review'];

export const STEP_TITLES: Readonly<Record<CheckoutStep, string>> = {
  contact: 'Contact',
  delivery: 'Delivery',
  prescription: 'Prescription',
  payment: 'Payment',
  review: 'Review',
};

/**
 * The steps of this checkout: the delivery is one only when something is delivered (CHK-01), the prescription only when a
 * product needs it (PRO-07). A step that is shown is one of them.
 */
export const stepsOf = (
  checkout: Pick<Checkout, 'isDelivered' | 'prescription'> | undefined,
  shown?: CheckoutStep,
): ReadonlyArray<CheckoutStep> => {
  const isLeftOut: Readonly<Partial<Record<CheckoutStep, boolean>>> = {
    delivery: checkout?.isDelivered === false,
    prescription: checkout?.prescription === undefined,
  };
  return CHECKOUT_STEPS.filter((step) => step === shown || isLeftOut[step] !== true);
};

const STEP_OF: Readonly<Record<CheckoutPart, CheckoutStep>> = {
  contact: 'contact',
  address: 'delivery',
  'delivery-day': 'delivery',
  prescription: 'prescription',
  payment: 'payment',
};

/** Returns the first step that is not complete; Review when nothing is missing. */
export const firstOpenStep = (missing: ReadonlyArray<CheckoutPart>): CheckoutStep => {
  const open = new Set(missing.map((part) => STEP_OF[part]));
  return CHECKOUT_STEPS.find((step) => open.has(step)) ?? 'review';
};

/** Returns the path of the first step that is not complete. */
export const firstOpenPath = (missing: ReadonlyArray<CheckoutPart>): string => CHECKOUT_PATHS[firstOpenStep(missing)];

/** Whether the shopper can open a step: every step before it is complete. */
export const isReachable = (step: CheckoutStep, missing: ReadonlyArray<CheckoutPart>): boolean =>
  CHECKOUT_STEPS.indexOf(step) <= CHECKOUT_STEPS.indexOf(firstOpenStep(missing));
