import { checkEmail } from '../../forms/checks';
import { makeForm } from '../../forms/form';

/** The form to request a link, with the email of the account (FRM-03). */
export const askLinkForm = makeForm({ email: { label: 'Email', checks: [checkEmail] } });

/** The form to use a link: its code is in the link or in the mail. */
export const useLinkForm = makeForm({ code: { label: 'Code from our email' } });

export type SignInLinkField = 'email' | 'code';
