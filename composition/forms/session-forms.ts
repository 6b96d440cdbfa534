import type { Container } from 'inversify';
import { afterSignOut, pathAfterSignOut } from '../../core/errors/error-pages';
import { SIGN_IN_PATH } from '../../core/catalogue/paths';
import { isAnswered, isLockedOut } from '../../core/identity/sign-in-message';
import type { SignInData } from '../../ui/pages/sign-in/sign-in-data';
import { makeSignInLoader } from '../../ui/pages/sign-in/sign-in-loader';
import { missingOf, refusalOf } from '../../ui/sign-in/sign-in-view-model';
import { ConfigurationTokens } from '../tokens/configuration-tokens';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { returnPathOf } from './form-fields';
import type { FormOutcome } from './form-outcome';
import { unavailablePage } from './unavailable-page';

/** Sign-in without scripts: back to where the shopper was, or the same page with the e-mail, never the password. */
export const signInForm = async (container: Container, form: URLSearchParams): Promise<FormOutcome> => {
  const email = form.get('email') ?? '';
  const returnPath = returnPathOf(form);
  const signedIn = await container.get(IdentityTokens.signIn)({ email, password: form.get('password') ?? '' })();
  if (signedIn._tag === 'Right') return { kind: 'see-other', url: returnPath };
  const load = makeSignInLoader({
    configuration: container.get(ConfigurationTokens.forPages),
    shop: container.get(PlatformTokens.brand).shop,
  });
  const query = new URLSearchParams({ URL: returnPath });
  const outcome = await load({ path: SIGN_IN_PATH, parameters: {}, query, cameFrom: undefined })();
  if (outcome.kind !== 'page') return { kind: 'page', page: 'sign-in', outcome };
  const data: SignInData = {
    ...outcome.data,
    email: email.slice(0, MAX_EMAIL),
    errors: missingOf(signedIn.left),
    refusal: refusalOf(signedIn.left),
    isAnswered: isAnswered(signedIn.left),
    isLocked: isLockedOut(signedIn.left),
  };
  const isOurs = signedIn.left.kind === 'login-service-down' || isOutage(signedIn.left);
  return { kind: 'page', page: 'sign-in', outcome: { ...outcome, data, status: isOurs ? 503 : 400 } };
};

/** Sign-out without scripts: what the browser stored is cleared by header, as no script can do it (USR-08). */
export const signOutForm = async (
  container: Container,
  form: URLSearchParams,
  reference: string,
): Promise<FormOutcome> => {
  const returnPath = returnPathOf(form);
  const next = pathAfterSignOut(afterSignOut(form.get('next') ?? undefined), returnPath);
  const signedOut = await container.get(IdentityTokens.signOut)();
  return signedOut._tag === 'Right'
    ? { kind: 'see-other', url: next ?? signedOut.right, headers: { 'clear-site-data': '"storage"' } }
    : unavailablePage(container, reference);
};

const MAX_EMAIL = 254;

const isOutage = (error: { readonly kind: string; readonly failure?: { readonly kind: string } }): boolean =>
  error.failure !== undefined && error.failure.kind !== 'refused';
