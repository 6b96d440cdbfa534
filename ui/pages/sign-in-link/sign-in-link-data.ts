import type { FieldErrors } from '../../../core/forms/form';
import type { SignInLinkField } from '../../../core/identity/sign-in/sign-in-link-forms';

/** `ask` requests a link, `use` uses it. */
export type SignInLinkStep = 'ask' | 'use';

/** The data of the page with which the owner of a locked account can sign in again (USR-05). */
export interface SignInLinkData {
  readonly step: SignInLinkStep;
  /** The path of this shop to which the shopper returns. */
  readonly returnPath: string;
  readonly email: string;
  /** The code from the link, or as typed. */
  readonly code: string;
  /** A link was just requested. */
  readonly isSent: boolean;
  /** The field errors of the form. The next property is the message above the fields. */
  readonly errors: FieldErrors<SignInLinkField>;
  readonly problem: string | undefined;
  /** In development: the path at which sent mail can be read. */
  readonly outboxPath: string | undefined;
}
