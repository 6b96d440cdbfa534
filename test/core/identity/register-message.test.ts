import type { RegisterError } from '../../../core/identity/registration/register';
import { registerFieldErrors, registerMessage } from '../../../core/identity/registration/register-message';
import type { ShopFact } from '../../../core/shared/shop-fact';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { aRefusal, anUnintelligible, anUnreachable } from '../../builders/upstream-failure';

const failed = (failure: UpstreamFailure): RegisterError => ({ kind: 'registration-failed', failure });
const refused = (...facts: ReadonlyArray<ShopFact>): RegisterError =>
  failed(aRefusal({ facts, message: 'In the words of the service.' }));

const WITHOUT_FIELD: ReadonlyArray<readonly [string, RegisterError, RegExp | string]> = [
  [
    '[REG-03] no email or password',
    { kind: 'missing-credentials' },
    'Please provide a email and password for registering the user.',
  ],
  [
    '[ERR-06] the login service flagged down',
    { kind: 'login-service-down' },
    "We're sorry, our login system is currently unavailable due to maintenance. please check back again soon.",
  ],
  [
    '[REG-05] made, but not signed in',
    { kind: 'made-but-not-signed-in', reason: { kind: 'login-service-down' } },
    /account is ready.*please sign in/i,
  ],
  ['[REG-07] a captcha that does not hold', refused('captcha-refused'), 'In the words of the service.'],
  ['[REG-07] the same without words', failed(aRefusal({ facts: ['captcha-refused'] })), /verification failed/],
  ['[ERR-05] a refusal that names no field', refused(), 'In the words of the service.'],
  ['[ERR-05] a refusal without words', failed(aRefusal({ status: 500 })), /couldn’t create your account/],
  [
    '[ERR-05] a refusal without an error of its own',
    failed(aRefusal({ status: 502, message: 'Bad Gateway', isLocal: true })),
    /couldn’t create your account/,
  ],
  [
    '[REG-04] a proxy that got no answer',
    failed(aRefusal({ status: 503, facts: ['no-response'], message: 'The words of the proxy.' })),
    /couldn’t confirm that your account was created/,
  ],
  ['[REG-04] a service that was not even asked', failed(anUnreachable({ cause: 'unavailable' })), /right now/],
  [
    '[REG-04] no answer in time',
    failed(anUnreachable({ cause: 'timed-out' })),
    /couldn’t confirm that your account was created/,
  ],
  [
    '[REG-04] an answer that cannot be read',
    failed(anUnintelligible()),
    /couldn’t confirm that your account was created/,
  ],
];

test.each(WITHOUT_FIELD)('shows %s above the form and marks no field', (_case, error, message) => {
  expect(registerMessage(error)).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  expect(registerFieldErrors(error)).toEqual({});
});

const LETTERS = 'This field  accepts alphabet text only. Please remove any numbers, special characters or punctuation.';
const EXISTS =
  'An account already exists for this email address. Please log into this account from the Sign in page or enter another email address.';

test.each<[string, RegisterError, Readonly<Record<string, string>>]>([
  ['[ERR-08] [REG-08] an email with an account', refused('email-taken', 'email-refused'), { email: EXISTS }],
  ['[ERR-08] the email-taken fact alone', refused('email-taken'), { email: EXISTS }],
  [
    '[FRM-07] an invalid rewards number',
    refused('pals-number-refused'),
    { palsReward: 'Please enter a valid pals rewards number.' },
  ],
  ['[FRM-04] a first name', refused('first-name-refused'), { firstName: LETTERS }],
  ['[FRM-04] a last name', refused('last-name-refused'), { lastName: LETTERS }],
  [
    '[FRM-03] an email',
    refused('email-refused'),
    { email: 'Please enter a valid email address using the format: name@example.com' },
  ],
  ['[FRM-06] a phone', refused('phone-number-refused'), { phoneNumber: 'Please enter a valid US phone number' }],
  [
    "[FRM-05] a password that the policy refuses, with the service's message",
    refused('password-refused'),
    { password: 'In the words of the service.' },
  ],
  [
    '[FRM-05] a password refused without a message',
    failed(aRefusal({ facts: ['password-refused'] })),
    { password: '8-20 characters and include at least one number and 1 capital letter' },
  ],
])('shows %s beside its field only', (_case, error, errors) => {
  expect(registerFieldErrors(error)).toEqual(errors);
  expect(registerMessage(error)).toBeUndefined();
});

test('[REG-04] marks the first of several fields', () => {
  expect(registerFieldErrors(refused('last-name-refused', 'first-name-refused'))).toEqual({ lastName: LETTERS });
});

test('[REG-04] marks no field for unrelated facts', () => {
  expect(registerFieldErrors(refused('session-over', 'account-locked'))).toEqual({});
});
