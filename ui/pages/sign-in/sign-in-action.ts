import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { SIGN_IN_PATH } from '../../../core/paths/paths';
import { withReturnPath } from '../../../core/paths/return-url';
import type { SignIn, SignInError } from '../../../core/identity/sign-in/sign-in';
import { isAnswered, isLockedOut } from '../../../core/identity/sign-in/sign-in-message';
import type { ActionResult, PageAction } from '../../page/page-action';
import { missingOf, refusalOf } from '../../sign-in/sign-in-view-model';
import type { SignInData } from './sign-in-data';
import { returnPathOf } from '../shared/posted-fields';

const MAX_EMAIL = 254;

/**
 * Handles a sign-in without scripts. Redirects to where the shopper was, or shows the page again with the email and
 * without the password.
 */
export const makeSignInAction =
  ({ signIn }: { readonly signIn: SignIn }): PageAction<SignInData> =>
  (form) => {
    const email = form.get('email') ?? '';
    const returnPath = returnPathOf(form);
    return pipe(
      signIn({ email, password: form.get('password') ?? '' }),
      TE.match(
        (error): ActionResult<SignInData> => ({
          kind: 'refused',
          status: isOutage(error) ? 503 : 400,
          url: withReturnPath(SIGN_IN_PATH, returnPath),
          changes: {
            email: email.slice(0, MAX_EMAIL),
            errors: missingOf(error),
            refusal: refusalOf(error),
            isAnswered: isAnswered(error),
            isLocked: isLockedOut(error),
          },
        }),
        (): ActionResult<SignInData> => ({ kind: 'see-other', url: returnPath }),
      ),
    );
  };

const isOutage = (error: SignInError): boolean =>
  error.kind === 'login-service-down' || ('failure' in error && error.failure.kind !== 'refused');
