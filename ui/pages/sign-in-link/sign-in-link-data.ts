import type { FieldErrors } from '../../../core/forms/form';
import type { SignInLinkField } from '../../../core/identity/sign-in/sign-in-link-forms';

/** Asking for a link, and using it. */
export type SignInLinkStep = 'ask' | 'use';

/** The page by which the owner of a locked account gets in (USR-05). */
export interface SignInLinkData {
  readonly step: SignInLinkStep;
  /** Where the shopper was before: a path of this shop. */
  readonly returnPath: string;
  readonly email: string;
  /** From the link, or as it was typed. */
  readonly code: string;
  /** A link has just been asked for. */
  readonly isSent: boolean;
  /** What was wrong with the form: beside its field, and above it. */
  readonly errors: FieldErrors<SignInLinkField>;
  readonly problem: string | undefined;
  /** Where the mail can be read while the shop is being developed. */
  readonly outboxPath: string | undefined;
}
