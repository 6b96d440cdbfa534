import { checkRegistrationPassword } from '../../forms/account-checks';
import { checkEmail, checkName, checkPhone } from '../../forms/checks';
import { makeForm } from '../../forms/form';
import { shapePhone } from '../../forms/shapes';

/** Name and phone number (FRM-04, FRM-06). The phone number is optional. */
export const profileForm = makeForm({
  firstName: { label: 'First name', checks: [checkName] },
  lastName: { label: 'Last name', checks: [checkName] },
  phone: { label: 'Phone number', optional: true, shape: shapePhone, checks: [checkPhone] },
});

const NEW_EMAIL = { label: 'New email', checks: [checkEmail] };
const CURRENT_PASSWORD = { label: 'Current password', keepsSpaces: true };

/** A new email address (FRM-03), with the current password. */
export const newEmailForm = makeForm({ email: NEW_EMAIL, oldPassword: CURRENT_PASSWORD });

/** A new email address of an account without a password. */
export const newEmailOnlyForm = makeForm({ email: NEW_EMAIL, oldPassword: { ...CURRENT_PASSWORD, optional: true } });

/** The code from the mail to the new address. */
export const emailCodeForm = makeForm({ code: { label: 'Code from our email' } });

/** A new password, with the rule of the registration page (FRM-05). */
export const changePasswordForm = makeForm({
  oldPassword: CURRENT_PASSWORD,
  newPassword: { label: 'New password', keepsSpaces: true, checks: [checkRegistrationPassword] },
});

export type ProfileField = 'firstName' | 'lastName' | 'phone';
export type NewEmailField = 'email' | 'oldPassword';
export type EmailCodeField = 'code';
export type ChangePasswordField = 'oldPassword' | 'newPassword';
