import { makeForm } from '../../forms/form';

/** What a sign-in asks for; both are needed and neither has a form of its own (FRM-05). */
export const signInForm = makeForm({
  email: { label: 'Email' },
  password: { label: 'Password', keepsSpaces: true },
});

export type SignInField = 'email' | 'password';
