import { checkPhone } from '../forms/checks';
import { makeForm, type Form } from '../forms/form';
import { shapePhone } from '../forms/shapes';
import { PLAN_RULES, type PlanField } from './plan-form';

/** The fields of the form that starts a plan: it asks for a phone number when the account has none. */
export type StartField = PlanField | 'phone';

export const PHONE_NEEDED = 'Please enter a phone number. We need one for deliveries.';

/** The form that starts a plan (RPD-01). */
export const startForm: Form<StartField> = makeForm<StartField>({
  ...PLAN_RULES,
  nextDate: { ...PLAN_RULES.nextDate, label: 'First delivery ships on' },
  // Empty when the address has one already. The service says when there is none.
  phone: { label: 'Phone number', optional: true, shape: shapePhone, checks: [checkPhone] },
});
