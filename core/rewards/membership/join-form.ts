import { checkPhone } from '../../forms/checks';
import { makeForm } from '../../forms/form';
import { shapePhone } from '../../forms/shapes';

export type JoinField = 'palsPhoneNumber';

/** Joining asks for nothing; a phone number makes that rewards can be used at the counter. */
export const joinForm = makeForm<JoinField>({
  palsPhoneNumber: { label: 'Phone number (optional)', optional: true, shape: shapePhone, checks: [checkPhone] },
});
