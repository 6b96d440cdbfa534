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
 * Has a link mailed to whoever has an account with this email; the answer is the same when nobody has. Nothing is asked for
 * an email that is none, or while the login service is flagged down (USR-05, FRM-09).
 */
export type RequestSignInLink = (email: string) => TE.TaskEither<SignInLinkError, void>;

export const makeRequestSignInLink =
  ({ links, configuration }: SignInLinkPorts): RequestSignInLink =>
  (email) =>
    pipe(
      required(firstErrors(askLinkForm, { email })),
      TE.tap(() => requireLoginService(configuration)),
      TE.chain(() => pipe(links.mailLink(email.trim()), TE.mapLeft(refusalOf))),
    );

/** Makes this browser known to the account that a mailed link is for (USR-05). A link counts once. */
export type UseSignInLink = (code: string) => TE.TaskEither<SignInLinkError, void>;

export const makeUseSignInLink =
  ({ links, configuration }: SignInLinkPorts): UseSignInLink =>
  (code) =>
    pipe(
      required(firstErrors(useLinkForm, { code })),
      TE.tap(() => requireLoginService(configuration)),
      TE.chain(() => pipe(links.useLink(code.trim()), TE.mapLeft(refusalOf))),
    );

const required = (errors: FieldErrors<SignInLinkField> | undefined): TE.TaskEither<SignInLinkError, void> =>
  errors === undefined ? TE.right(undefined) : TE.left({ kind: 'invalid-fields', errors });

const refusalOf = (failure: UpstreamFailure): SignInLinkError =>
  hasFact(failure, 'link-refused') ? { kind: 'link-refused' } : { kind: 'link-failed', failure };
