import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import {
  makeRequestSignInLink,
  makeUseSignInLink,
  type SignInLinkError,
} from '../../../core/identity/sign-in/sign-in-link';
import { linkFieldErrors, linkProblem } from '../../../core/identity/sign-in/sign-in-link-message';
import { LOGIN_SERVICE_DOWN } from '../../../core/identity/sign-in/sign-in-message';
import { aRefusal, anUnreachable } from '../../builders/upstream-failure';
import { FakeSignInLinkGateway } from '../../fakes/fake-sign-in-link-gateway';
import { signInLinkGatewayContract } from '../../contracts/sign-in-link-gateway.contract';

const EMAIL = 'robin@example.test';

const setUp = (configuration: Parameters<typeof makeUseSignInLink>[0]['configuration'] = TE.right({})) => {
  const links = new FakeSignInLinkGateway().hasAccount(EMAIL);
  const ports = { links, configuration };
  return { links, request: makeRequestSignInLink(ports), use: makeUseSignInLink(ports) };
};

signInLinkGatewayContract('FakeSignInLinkGateway', () => {
  const gateway = new FakeSignInLinkGateway().hasAccount(EMAIL);
  return {
    gateway,
    email: EMAIL,
    mailedCode: async () => gateway.mailedCode(EMAIL),
    isKnown: async () => gateway.knowsBrowser(EMAIL),
  };
});

test('[USR-05] mails a link that makes the browser trusted, and trims the typed email and code', async () => {
  const { links, request, use } = setUp();
  expect(await request(` ${EMAIL} `)()).toEqual(E.right(undefined));
  expect(await use(` ${links.mailedCode(EMAIL)} `)()).toEqual(E.right(undefined));
  expect(links.knowsBrowser(EMAIL)).toBe(true);
});

test.each(['', 'robin', 'robin@'])('[FRM-03] makes no request for the email %j', async (email) => {
  const { links, request } = setUp();
  expect(await request(email)()).toMatchObject(E.left({ kind: 'invalid-fields' }));
  expect(links.mailedCode(EMAIL)).toBeUndefined();
});

test('[FRM-01] requires a code, and distinguishes a wrong one from a failing service', async () => {
  const { links, use } = setUp();
  expect(await use(' ')()).toMatchObject(E.left({ kind: 'invalid-fields', errors: { code: expect.any(String) } }));
  expect(await use('wrong')()).toEqual(E.left({ kind: 'link-refused' }));
  links.isDown();
  expect(await use('wrong')()).toMatchObject(E.left({ kind: 'link-failed' }));
});

test('[FRM-09] makes no request while the login service is flagged as down', async () => {
  const { links, request, use } = setUp(TE.right({ ONELOGIN_SERVICE_DOWN: 'ON' }));
  expect(await request(EMAIL)()).toEqual(E.left({ kind: 'login-service-down' }));
  expect(await use('code')()).toEqual(E.left({ kind: 'login-service-down' }));
  expect(links.mailedCode(EMAIL)).toBeUndefined();
});

test.each<[string, SignInLinkError, string | undefined]>([
  ['invalid fields', { kind: 'invalid-fields', errors: { email: 'Enter an email.' } }, undefined],
  ['a wrong link', { kind: 'link-refused' }, 'This link is incorrect, used or expired. Request a new one.'],
  ['the login service down', { kind: 'login-service-down' }, LOGIN_SERVICE_DOWN],
  [
    'Too many attempts',
    { kind: 'link-failed', failure: aRefusal({ status: 429 }) },
    'Too many attempts. Please wait a minute and try again.',
  ],
  [
    'no response',
    { kind: 'link-failed', failure: anUnreachable({ service: 'commerce' }) },
    'Something went wrong. Nothing was changed. Please try again in a moment.',
  ],
])('[ERR-06] tells the shopper what to do after %s', (_case, error, message) => {
  expect(linkProblem(error)).toBe(message);
  expect(linkFieldErrors(error)).toEqual(error.kind === 'invalid-fields' ? error.errors : {});
});
