import { checkEmail, checkName, checkPhone, checkRegistrationPassword } from '../../forms/checks';
import { makeForm } from '../../forms/form';
import { shapePhone } from '../../forms/shapes';

/** Name and phone number (FRM-04, FRM-06). The phone number is optional. */
export const profileForm = makeForm({
  firstName: { label: 'First name', checks: [checkName] },
  lastName: { label: 'Last name', checks: [checkName] },
  phone: { label: 'Phone number', optional: true, shape: shapePhone, checks: [checkPhone] },
});

/** A new email address (FRM-03). */
export const newEmailForm = makeForm({ email: { label: 'New email', checks: [checkEmail] } });

/** The code from the mail to the new address. */
export const emailCodeForm = makeForm({ code: { label: 'Code from our email' } });

/** A new password, with the rule of the registration page (FRM-05). */
export const changePasswordForm = makeForm({
  oldPassword: { label: 'Current password', keepsSpaces: true },
  newPassword: { label: 'New password', keepsSpaces: true, checks: [checkRegistrationPassword] },
});

export type ProfileField = 'firstName' | 'lastName' | 'phone';
export type NewEmailField = 'email';
export type EmailCodeField = 'code';
export type ChangePasswordField = 'oldPassword' | 'newPassword';
