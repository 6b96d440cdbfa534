import { makeForm } from '../../forms/form';

/** The fields of a sign-in; both are required, and their values have no required format (FRM-05). */
export const signInForm = makeForm({
  email: { label: 'Email' },
  password: { label: 'Password', keepsSpaces: true },
});

export type SignInField = 'email' | 'password';
