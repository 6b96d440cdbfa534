import type { Container } from 'inversify';
import type { SignInLinkError } from '../../core/identity/sign-in-link';
import { linkFieldErrors, linkProblem } from '../../core/identity/sign-in-link-message';
import { FORM_ACTIONS } from '../../ui/chrome/form-actions';
import type { SignInLinkData } from '../../ui/pages/sign-in-link/sign-in-link-data';
import { makeSignInLinkLoader } from '../../ui/pages/sign-in-link/sign-in-link-loader';
import { afterLinkPath, haveLinkPath } from '../../ui/pages/sign-in-link/sign-in-link-paths';
import { ConfigurationTokens } from '../tokens/configuration-tokens';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { returnPathOf, textOf } from './form-fields';
import type { FormOutcome } from './form-outcome';

/** Both steps of a mailed link, posted with scripts as without: a link is asked for, or makes this browser known. */
export const signInLinkForm = async (container: Container, form: URLSearchParams): Promise<FormOutcome> => {
  const returnPath = returnPathOf(form);
  const [email, code] = [textOf(form, 'email'), textOf(form, 'code')];
  if (form.get('step') === 'use') {
    const used = await container.get(IdentityTokens.useSignInLink)(code)();
    return used._tag === 'Right'
      ? { kind: 'see-other', url: afterLinkPath(returnPath) }
      : page(container, { step: 'use', returnPath, code }, used.left);
  }
  const asked = await container.get(IdentityTokens.requestSignInLink)(email)();
  return asked._tag === 'Right'
    ? { kind: 'see-other', url: haveLinkPath(returnPath, true) }
    : page(container, { step: 'ask', returnPath, email }, asked.left);
};

const page = async (
  container: Container,
  facts: Partial<SignInLinkData>,
  error: SignInLinkError,
): Promise<FormOutcome> => {
  const load = makeSignInLinkLoader({
    shop: container.get(PlatformTokens.brand).shop,
    outboxPath: container.get(ConfigurationTokens.outboxPath),
  });
  const query = new URLSearchParams();
  const outcome = await load({ path: FORM_ACTIONS.signInLink, parameters: {}, query, cameFrom: undefined })();
  if (outcome.kind !== 'page') return { kind: 'page', page: 'sign-in-link', outcome };
  const data: SignInLinkData = {
    ...outcome.data,
    ...facts,
    errors: linkFieldErrors(error),
    problem: linkProblem(error),
  };
  return { kind: 'page', page: 'sign-in-link', outcome: { ...outcome, data, status: statusOf(error) } };
};

const statusOf = (error: SignInLinkError): number =>
  error.kind === 'login-service-down' || (error.kind === 'link-failed' && error.failure.kind !== 'refused') ? 503 : 400;
