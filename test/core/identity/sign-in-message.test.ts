import type { SignInError } from '../../../core/identity/sign-in/sign-in';
import { isAnswered, isLockedOut, signInMessage } from '../../../core/identity/sign-in/sign-in-message';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { aRefusal, anUnintelligible, anUnreachable } from '../../builders/upstream-failure';

const failed = (failure: UpstreamFailure): SignInError => ({ kind: 'sign-in-failed', failure });

test('[ERR-06] asks the shopper to come back later while the login service is flagged as down', () => {
  expect(signInMessage({ kind: 'login-service-down' })).toBe(
    "We're sorry, our login system is currently unavailable due to maintenance. please check back again soon.",
  );
});

test("[ERR-07] shows the shop's message for wrong credentials without a message", () => {
  expect(signInMessage(failed(aRefusal({ facts: ['wrong-credentials'], message: 'Something broke.' })))).toBe(
    'The password or email you entered is incorrect.',
  );
});

test.each([
  ['of a locked account', aRefusal({ message: 'Your account is locked.', facts: ['account-locked'] })],
  ['that the shop does not know', aRefusal({ message: 'Your account is locked.' })],
])("[ERR-07] shows the service's message for a refusal %s", (_case, refusal) => {
  expect(signInMessage(failed(refusal))).toBe('Your account is locked.');
});

test.each([undefined, ''])("[ERR-07] shows the shop's message for a refusal with the text %j", (message) => {
  expect(signInMessage(failed(aRefusal({ message })))).toBe(
    'The specified logon ID or password are not correct. Verify the information provided and log in again.',
  );
});

test.each([
  anUnreachable(),
  anUnreachable({ cause: 'timed-out' }),
  anUnintelligible(),
  aRefusal({ status: 503 }),
  aRefusal({ status: 502, isLocal: true }),
  aRefusal({ status: 403, isLocal: true }),
])('[ERR-07] does not blame the shopper for a service that is $kind', (failure) => {
  expect(signInMessage(failed(failure))).toMatch(/couldn’t sign you in right now/);
});

test('[USR-05] offers a mailed link for the account-locked fact only', () => {
  expect(isLockedOut(failed(aRefusal({ facts: ['account-locked', 'password-refused'] })))).toBe(true);
  expect(isLockedOut(failed(aRefusal({ facts: ['password-refused'] })))).toBe(false);
  expect(isLockedOut(failed(anUnreachable()))).toBe(false);
});

test('[USR-05] asks for missing credentials', () => {
  expect(signInMessage({ kind: 'missing-credentials', fields: ['email'] })).toBe(
    'Please enter your email and password.',
  );
});

test.each([400, 401])(
  "[ERR-07] shows the shop's message for a refusal with status %i whose body says nothing",
  (status) => {
    const refused = failed(aRefusal({ status, message: 'Unauthorized', isLocal: true }));
    expect([signInMessage(refused), isAnswered(refused)]).toEqual([
      'The specified logon ID or password are not correct. Verify the information provided and log in again.',
      true,
    ]);
  },
);
