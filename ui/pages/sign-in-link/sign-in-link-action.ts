import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { RequestSignInLink, SignInLinkError, UseSignInLink } from '../../../core/identity/sign-in/sign-in-link';
import { linkFieldErrors, linkProblem } from '../../../core/identity/sign-in/sign-in-link-message';
import type { ActionResult, PageAction } from '../../page/page-action';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import type { SignInLinkData } from './sign-in-link-data';
import { afterLinkPath, haveLinkPath } from './sign-in-link-paths';
import { returnPathOf, textOf } from '../shared/posted-fields';

type Result = ActionResult<SignInLinkData>;

export interface SignInLinkActionPorts {
  readonly requestSignInLink: RequestSignInLink;
  readonly useSignInLink: UseSignInLink;
}

/** Handles both forms of a mailed link, with and without scripts: requests a link, or marks this browser as known. */
export const makeSignInLinkAction =
  ({ requestSignInLink, useSignInLink }: SignInLinkActionPorts): PageAction<SignInLinkData> =>
  (form) => {
    const returnPath = returnPathOf(form);
    if (form.get('step') === 'use') {
      const code = textOf(form, 'code');
      return pipe(
        useSignInLink(code),
        TE.match(refused({ step: 'use', returnPath, code }), () => seeOther(afterLinkPath(returnPath))),
      );
    }
    const email = textOf(form, 'email');
    return pipe(
      requestSignInLink(email),
      TE.match(refused({ step: 'ask', returnPath, email }), () => seeOther(haveLinkPath(returnPath, true))),
    );
  };

const seeOther = (url: string): Result => ({ kind: 'see-other', url });

const refused =
  (typed: Partial<SignInLinkData>) =>
  (error: SignInLinkError): Result => ({
    kind: 'refused',
    status: statusOf(error),
    url: FORM_ACTIONS.signInLink,
    changes: { ...typed, errors: linkFieldErrors(error), problem: linkProblem(error) },
  });

const statusOf = (error: SignInLinkError): number =>
  error.kind === 'login-service-down' || (error.kind === 'link-failed' && error.failure.kind !== 'refused') ? 503 : 400;
