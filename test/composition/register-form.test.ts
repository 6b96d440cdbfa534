import * as TE from 'fp-ts/TaskEither';
import { Container } from 'inversify';
import { registerForm } from '../../composition/forms/register-form';
import { ConfigurationTokens } from '../../composition/tokens/configuration-tokens';
import { IdentityTokens } from '../../composition/tokens/identity-tokens';
import { PlatformTokens } from '../../composition/tokens/platform-tokens';
import { DEFAULT_BRAND } from '../../core/configuration/brand';
import type { RegisterError } from '../../core/identity/register';
import type { Registration } from '../../core/identity/registration';
import { aRefusal, anUnintelligible, anUnreachable } from '../builders/upstream-failure';

const TYPED = {
  firstName: 'Robin',
  lastName: 'Reed',
  email: 'robin@example.test',
  password: 'Pawsome123',
  phoneNumber: '5555550100',
  palsReward: '',
  palsPhoneNumber: '',
};

/** Sends a registration as a browser without scripts does. */
const send = async (fields: Readonly<Record<string, string>>, failure?: RegisterError) => {
  const container = new Container();
  const asked: Registration[] = [];
  const repeats: unknown[] = [];
  container.bind(PlatformTokens.brand).toConstantValue(DEFAULT_BRAND);
  container.bind(ConfigurationTokens.forPages).toConstantValue(TE.right({}));
  container.bind(IdentityTokens.register).toConstantValue((registration, isRepeat) => {
    asked.push(registration);
    repeats.push(isRepeat);
    return failure === undefined
      ? TE.right({ userId: '700002', signedInFromModal: false, autoSignInAfterRegister: true })
      : TE.left(failure);
  });
  return { outcome: await registerForm(container, new URLSearchParams(fields)), asked, repeats };
};

const failed = (codes: ReadonlyArray<string>, ...parameters: ReadonlyArray<string>): RegisterError => ({
  kind: 'registration-failed',
  failure: aRefusal({ codes, parameters, message: 'No.' }),
});

test('[REG-01] [PLT-03] without scripts a registration leads back to where the shopper was', async () => {
  const { outcome, asked } = await send({ ...TYPED, URL: '/returns', captcha: 'proof' });
  expect(outcome).toEqual({ kind: 'see-other', url: '/returns' });
  expect(asked).toEqual([{ ...TYPED, captcha: 'proof' }]);
});

test.each(['//evil.example', 'https://evil.example/', '/shop/Logoff'])(
  '[RTE-05] a way back to %j is none of ours',
  async (URL) => {
    const { outcome } = await send({ ...TYPED, URL });
    expect(outcome).toEqual({ kind: 'see-other', url: '/shop/en/petcostore' });
  },
);

test('[REG-01] what is wrong comes back beside all that was typed, never with the password, and nothing is made', async () => {
  const { outcome, asked } = await send({ ...TYPED, firstName: 'R2', phoneNumber: '555', URL: '/returns' });
  expect(asked).toEqual([]);
  expect(outcome).toMatchObject({
    page: 'register',
    outcome: {
      status: 400,
      data: {
        returnPath: '/returns',
        values: { ...TYPED, firstName: 'R2', phoneNumber: '555', password: '' },
        problem: {
          errors: {
            firstName: expect.stringContaining('alphabet text only'),
            phoneNumber: 'Please enter a valid US phone number',
          },
        },
      },
    },
  });
  expect(JSON.stringify(outcome)).not.toContain(TYPED.password);
});

test.each<[string, RegisterError, number, object]>([
  [
    '[REG-08] an email with an account',
    failed(['_ERR_LOGONID_ALREDY_EXIST']),
    409,
    { errors: { email: expect.any(String) } },
  ],
  [
    '[FRM-07] a rewards number',
    failed(['_ERR_PALS_NUMBER_INVALID']),
    400,
    { errors: { palsReward: expect.any(String) } },
  ],
  ['[REG-07] a captcha', failed(['_ERR_CAPTCHA_INVALID']), 400, { message: 'No.' }],
  ['[REG-03] nothing to register with', { kind: 'missing-credentials' }, 400, { message: expect.any(String) }],
  ['[FRM-09] a login service that is down', { kind: 'login-service-down' }, 503, { message: expect.any(String) }],
  ['[REG-04] silence', { kind: 'registration-failed', failure: anUnreachable() }, 503, { message: expect.any(String) }],
  ['[REG-04] nonsense', { kind: 'registration-failed', failure: anUnintelligible() }, 503, {}],
  ['[REG-04] a fault', { kind: 'registration-failed', failure: aRefusal({ status: 500 }) }, 503, {}],
  [
    '[REG-05] a sign-in without an answer',
    { kind: 'made-but-not-signed-in', reason: { kind: 'sign-in-failed', failure: anUnreachable() } },
    503,
    { isMade: true },
  ],
  [
    '[REG-05] a sign-in that is refused',
    { kind: 'made-but-not-signed-in', reason: { kind: 'sign-in-failed', failure: aRefusal() } },
    400,
    { isMade: true },
  ],
])('%s is told on the same page, with an honest status', async (_case, failure, status, problem) => {
  const { outcome } = await send(TYPED, failure);
  expect(outcome).toMatchObject({ page: 'register', outcome: { status, data: { problem } } });
  expect(JSON.stringify(outcome)).not.toContain(TYPED.password);
});

const lostIn = (outcome: unknown): unknown =>
  (outcome as { outcome: { data: { problem: { isAnswerLost: boolean } } } }).outcome.data.problem.isAnswerLost;

test('[REG-05] [ERR-08] that an answer was lost goes along from page to page, for the same email', async () => {
  const silence: RegisterError = { kind: 'registration-failed', failure: anUnreachable() };
  const first = await send(TYPED, silence);
  expect([first.repeats, lostIn(first.outcome)]).toEqual([[false], true]);
  const again = { ...TYPED, unanswered: TYPED.email };
  const mistyped = await send({ ...again, firstName: 'R2' }, silence);
  expect([mistyped.repeats, lostIn(mistyped.outcome)]).toEqual([[], true]);
  const taken = await send(again, failed(['_ERR_LOGONID_ALREDY_EXIST']));
  expect([taken.repeats, lostIn(taken.outcome)]).toEqual([[true], false]);
  const other = await send({ ...again, email: 'lou@example.test' }, failed(['_ERR_LOGONID_ALREDY_EXIST']));
  expect([other.repeats, lostIn(other.outcome)]).toEqual([[false], false]);
});

test('[FRM-04] [REG-02] a name that is too long for the service is told so, not that it has no letters', async () => {
  const { outcome, asked } = await send({ ...TYPED, lastName: 'e'.repeat(70) });
  expect(asked).toEqual([]);
  expect(outcome).toMatchObject({
    outcome: { status: 400, data: { problem: { errors: { lastName: 'Please use at most 64 characters.' } } } },
  });
});
