import { checkRegistrationPassword } from '../../forms/account-checks';
import { checkEmail } from '../../forms/checks';
import { makeForm } from '../../forms/form';

const email = { label: 'Email', checks: [checkEmail] };

/** First step of a password reset: the email of the account (FRM-03). */
export const askCodeForm = makeForm({ email });

/** Second step: the code from the mail and the new password, with the rule of the registration page (FRM-05). */
export const newPasswordForm = makeForm({
  email,
  code: { label: 'Code from our email' },
  password: { label: 'New password', keepsSpaces: true, checks: [checkRegistrationPassword] },
});

export type AskCodeField = 'email';
export type NewPasswordField = 'email' | 'code' | 'password';
