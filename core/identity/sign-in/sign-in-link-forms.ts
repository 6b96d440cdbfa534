import { checkEmail } from '../../forms/checks';
import { makeForm } from '../../forms/form';

/** Asking for a link, by the email of the account (FRM-03). */
export const askLinkForm = makeForm({ email: { label: 'Email', checks: [checkEmail] } });

/** Using it: the code is in the link, or in the mail. */
export const useLinkForm = makeForm({ code: { label: 'Code from our email' } });

export type SignInLinkField = 'email' | 'code';
