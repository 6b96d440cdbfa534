import {
  CODE_REFUSED,
  codeSent,
  resetFieldErrors,
  resetProblem,
} from '../../../core/identity/password-reset/password-reset-message';
import type { ResetPasswordError } from '../../../core/identity/password-reset/reset-password';
import { LOGIN_SERVICE_DOWN } from '../../../core/identity/sign-in/sign-in-message';
import { aRefusal, anUnintelligible, anUnreachable } from '../../builders/upstream-failure';

const NOT_POSSIBLE = 'Something went wrong. Nothing was changed. Please try again in a moment.';
const RULE = '8-20 characters and include at least one number and 1 capital letter';

test('[MOD-04] the message after a code request is the same with and without an account', () => {
  expect(codeSent('pat@example.test')).toBe('If an account exists for pat@example.test, we’ve sent a code.');
});

test.each<[string, ResetPasswordError, string | undefined, object]>([
  ['invalid fields', { kind: 'invalid-fields', errors: { code: 'x' } }, undefined, { code: 'x' }],
  ['a refused code', { kind: 'code-refused' }, undefined, { code: CODE_REFUSED }],
  [
    'a refused password',
    { kind: 'password-refused', message: 'Use two digits.' },
    undefined,
    { password: 'Use two digits.' },
  ],
  [
    'a password refused without a message',
    { kind: 'password-refused', message: undefined },
    undefined,
    { password: RULE },
  ],
  ['the login service down', { kind: 'login-service-down' }, LOGIN_SERVICE_DOWN, {}],
  ['no response', { kind: 'reset-failed', failure: anUnreachable() }, NOT_POSSIBLE, {}],
  ['nonsense', { kind: 'reset-failed', failure: anUnintelligible() }, NOT_POSSIBLE, {}],
  ['another refusal', { kind: 'reset-failed', failure: aRefusal() }, NOT_POSSIBLE, {}],
  [
    'Too many attempts',
    { kind: 'reset-failed', failure: aRefusal({ status: 429 }) },
    'Too many attempts. Please wait a minute and try again.',
    {},
  ],
])('[ERR-06] [FRM-01] %s is shown above the form or beside its field', (_case, error, problem, fields) => {
  expect(resetProblem(error)).toBe(problem);
  expect(resetFieldErrors(error)).toEqual(fields);
});
