import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { firstErrors, type FieldErrors } from '../../forms/form';
import { hasFact, type UpstreamFailure } from '../../shared/upstream-failure';
import { requireLoginService, type LoginServiceDown, type LoginServicePorts } from './require-login-service';
import { askLinkForm, useLinkForm, type SignInLinkField } from './sign-in-link-forms';
import type { SignInLinkGateway } from './sign-in-link-gateway';

export interface SignInLinkPorts extends LoginServicePorts {
  readonly links: SignInLinkGateway;
}

export type SignInLinkError =
  | { readonly kind: 'invalid-fields'; readonly errors: FieldErrors<SignInLinkField> }
  | LoginServiceDown
  /** Wrong, used or too old: the service does not say which. */
  | { readonly kind: 'link-refused' }
  | { readonly kind: 'link-failed'; readonly failure: UpstreamFailure };

/**
 * Requests a mail with a sign-in link for the account with this email. The result is the same when there is no such
 * account. An invalid email, or a login service that is flagged down, fails without a request (USR-05, FRM-09).
 */
export type RequestSignInLink = (email: string) => TE.TaskEither<SignInLinkError, void>;

export const makeRequestSignInLink =
  ({ links, configuration }: SignInLinkPorts): RequestSignInLink =>
  (email) =>
    pipe(
      required(firstErrors(askLinkForm, { email })),
      TE.tap(() => requireLoginService(configuration)),
      TE.chain(() => TE.mapLeft(refusalOf)(links.mailLink(email.trim()))),
    );

/** Links this browser to the account that a mailed link is for (USR-05). A link works once. */
export type UseSignInLink = (code: string) => TE.TaskEither<SignInLinkError, void>;

export const makeUseSignInLink =
  ({ links, configuration }: SignInLinkPorts): UseSignInLink =>
  (code) =>
    pipe(
      required(firstErrors(useLinkForm, { code })),
      TE.tap(() => requireLoginService(configuration)),
      TE.chain(() => TE.mapLeft(refusalOf)(links.useLink(code.trim()))),
    );

const required = (errors: FieldErrors<SignInLinkField> | undefined): TE.TaskEither<SignInLinkError, void> =>
  errors === undefined ? TE.right(undefined) : TE.left({ kind: 'invalid-fields', errors });

const refusalOf = (failure: UpstreamFailure): SignInLinkError =>
  hasFact(failure, 'link-refused') ? { kind: 'link-refused' } : { kind: 'link-failed', failure };
