import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DemoAccount } from '../demo-account.ts';
import { escapeHtml, sendDevelopmentPage } from '../../http/development-page.ts';
import type { DevelopmentIssuer } from './development-issuer.ts';

const BASE = '/dev/google';
const MAX_FORM_BYTES = 2000;

const querySchema = { type: 'object', properties: { nonce: { type: 'string', maxLength: 100 } } };

/** Posts the credential to the page that opened the window, which must have the same origin, and closes the window. */
const HAND_OVER = `const credential = new URLSearchParams(location.hash.slice(1)).get('credential');
history.replaceState(null, '', location.pathname);
if (window.opener !== null && credential !== null) {
  window.opener.postMessage({ type: 'google-credential', credential }, location.origin);
  window.close();
}
`;

const nonceField = (nonce: string): string => `<input type="hidden" name="nonce" value="${escapeHtml(nonce)}">`;

const accountButton = (
  { logonId, firstName, lastName }: DemoAccount,
  nonce: string,
): string => `<form method="post" action="${BASE}">
${nonceField(nonce)}
<input type="hidden" name="email" value="${escapeHtml(logonId)}">
<input type="hidden" name="givenName" value="${escapeHtml(firstName)}">
<input type="hidden" name="familyName" value="${escapeHtml(lastName)}">
<button>${escapeHtml(`${firstName} ${lastName} (${logonId})`)}</button></form>`;

const anyAccount = (
  nonce: string,
): string => `<form method="post" action="${BASE}">${nonceField(nonce)}<h2>Another account</h2>
<label>Email <input name="email" type="email" required maxlength="254"></label>
<label>First name <input name="givenName" required maxlength="64"></label>
<label>Last name <input name="familyName" required maxlength="64"></label>
<button>Continue</button></form>`;

const chooser = (demoAccount: DemoAccount | undefined, nonce: string, problem = ''): string =>
  [
    '<p>This page stands for Google while the shop is tried out. Choose whom to be.</p>',
    problem === '' ? '' : `<p role="alert">${escapeHtml(problem)}</p>`,
    demoAccount === undefined ? '' : accountButton(demoAccount, nonce),
    anyAccount(nonce),
  ].join('\n');

const TITLE = 'Sign in with Google (development)';

/**
 * Substitute pages for Google in development. `/dev/google` lets a developer choose an account, issues a credential
 * with the `nonce` of the query, and posts it as the message `{type: 'google-credential', credential}` to the page of
 * the same origin that opened it. `/dev/google/keys` has the public keys. [USR-11]
 */
export const registerDevelopmentGoogle = (
  app: FastifyInstance,
  deps: { readonly issuer: DevelopmentIssuer; readonly demoAccount: DemoAccount | undefined },
): void => {
  const { issuer, demoAccount } = deps;
  const sendChooser = (reply: FastifyReply, nonce: string, problem?: string): string =>
    sendDevelopmentPage(reply, { title: TITLE, main: chooser(demoAccount, nonce, problem) });

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    );

    scope.get(`${BASE}/keys`, () => issuer.keys());

    scope.get<{ Querystring: { readonly nonce?: string } }>(
      BASE,
      { schema: { querystring: querySchema } },
      async (request, reply) => sendChooser(reply, request.query.nonce ?? ''),
    );

    scope.post(BASE, async (request, reply) => {
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const fieldOf = (name: string): string => fields.get(name)?.trim() ?? '';
      const email = fieldOf('email').toLowerCase();
      if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) {
        reply.code(400);
        return sendChooser(reply, fieldOf('nonce'), 'Enter an email address.');
      }
      const credential = await issuer.issue({
        email,
        givenName: fieldOf('givenName'),
        familyName: fieldOf('familyName'),
        nonce: fieldOf('nonce'),
      });
      // In the fragment, which browsers send neither to servers nor as a referrer.
      return reply.header('cache-control', 'no-store').redirect(`${BASE}/done#credential=${credential}`, 303);
    });

    scope.get(`${BASE}/done`, async (_request, reply) =>
      sendDevelopmentPage(reply, {
        title: TITLE,
        main: '<p>You can close this window and go back to the shop.</p>',
        script: `${BASE}/done.js`,
      }),
    );

    scope.get(`${BASE}/done.js`, async (_request, reply) => {
      reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff' });
      return HAND_OVER;
    });
  });
};
