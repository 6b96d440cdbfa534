import { makeForm, type Form } from '../forms/form';

/** The field of the form that cancels a plan. */
export type CancelField = 'reason';

export const CHOOSE_REASON = 'Please choose a reason.';

/** The form that cancels a plan (RPD-02). It offers nothing but the reasons. */
export const cancelForm: Form<CancelField> = makeForm<CancelField>({
  reason: { label: 'Reason for canceling', required: CHOOSE_REASON },
});
