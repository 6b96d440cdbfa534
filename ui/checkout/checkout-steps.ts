import type { CheckoutPart, CheckoutState } from '../../core/checkout/loading/checkout';
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

/** The steps of this checkout: the prescription is one only when a product needs it (PRO-07). */
export const stepsOf = (
  checkout: Pick<CheckoutState, 'prescription'> | undefined,
  shown?: CheckoutStep,
): ReadonlyArray<CheckoutStep> =>
  CHECKOUT_STEPS.filter((step) => step !== 'prescription' || step === shown || checkout?.prescription !== undefined);

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
