import type { Mail } from './mailer.ts';

const greeting = (firstName: string | null): string => (firstName === null ? 'Hello,' : `Hello ${firstName},`);

const paragraphs = (...texts: readonly string[]): string => [...texts, 'Your pet shop'].join('\n\n');

/** Sent when an account is created. [REG-02] */
export const welcomeEmail = (to: string, firstName: string | null): Mail => ({
  kind: 'welcome',
  to,
  subject: 'Welcome to the pet shop',
  text: paragraphs(
    greeting(firstName),
    `Your account is ready. Sign in with this email address: ${to}`,
    'If it was not you who made this account, ask for a new password on the sign-in page: with it the account is yours alone.',
  ),
});

/** Sent when a new password is requested for the account. [MOD-04] */
export const codeEmail = (to: string, firstName: string | null, code: string, minutes: number): Mail => ({
  kind: 'password-code',
  to,
  subject: 'Your code for a new password',
  text: paragraphs(
    greeting(firstName),
    'Somebody, we hope you, asked for a new password for your account. This is the code to set one:',
    code,
    `It can be used once, within ${minutes} minutes. If you did not ask for it, there is nothing to do: your password stays as it is.`,
  ),
});

const linkWords = (code: string, origin: string | undefined): readonly string[] =>
  origin === undefined
    ? ['Choose “I have a code” on the page on which you asked for this mail, and enter this code:', code]
    : [`Open this link in the browser in which you want to sign in:`, `${origin}/shop/SignInLinkForm?code=${code}`];

/** Sent when the owner of a locked account requests a sign-in link. [USR-05] */
export const signInLinkEmail = (facts: {
  readonly to: string;
  readonly firstName: string | null;
  readonly code: string;
  /** Public origin of the shop; without it the mail has no link, only the code. */
  readonly origin: string | undefined;
  readonly minutes: number;
}): Mail => ({
  kind: 'sign-in-link',
  to: facts.to,
  subject: 'Sign in although your account is locked',
  text: paragraphs(
    greeting(facts.firstName),
    'Your account is locked for browsers that we do not know, because somebody entered too many wrong passwords.',
    ...linkWords(facts.code, facts.origin),
    `It works once, within ${facts.minutes} minutes. After that you can sign in there with your password.`,
    'If you did not ask for this mail, there is nothing to do: without your password nobody gets in.',
  ),
});

/** Sent after a password was changed or reset. */
export const passwordChangedEmail = (to: string, firstName: string | null): Mail => ({
  kind: 'password-changed',
  to,
  subject: 'Your password has changed',
  text: paragraphs(
    greeting(firstName),
    'The password of your account has just been changed, and other browsers have been signed out.',
    'If it was not you, ask for a new password on the sign-in page at once.',
  ),
});

const PASSWORD_GONE =
  'We had never made sure that the password of this account was set by whoever reads this address. The password it had is worth nothing any more, and browsers that were signed in have been signed out. To have a password beside Google, ask for a new one on the sign-in page.';

/** Sent when a Google account was linked to an account; with `losesPassword` this removed the account's password. [USR-11] */
export const googleLinkedEmail = (to: string, firstName: string | null, losesPassword: boolean): Mail => ({
  kind: 'google-linked',
  to,
  subject: 'You can sign in with Google now',
  text: paragraphs(
    greeting(firstName),
    'Your account was opened with the Google account of this email address, and can be opened with it from now on.',
    ...(losesPassword ? [PASSWORD_GONE] : []),
    'If it was not you, write to us.',
  ),
});
