import { checkPhone } from '../../forms/checks';
import { makeForm } from '../../forms/form';
import { shapePhone } from '../../forms/shapes';

export type JoinField = 'palsPhoneNumber';

/** The form to join. No field is required; a phone number allows the use of rewards in stores. */
export const joinForm = makeForm<JoinField>({
  palsPhoneNumber: { label: 'Phone number (optional)', optional: true, shape: shapePhone, checks: [checkPhone] },
});
