import * as TE from 'fp-ts/TaskEither';
import { withRefusal } from '../../../ui/page/page-action';
import { makeRegisterAction } from '../../../ui/pages/register/register-action';
import { makeRegisterLoader } from '../../../ui/pages/register/register-loader';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import type { RegisterError } from '../../../core/identity/registration/register';
import type { Registration } from '../../../core/identity/registration/registration';
import type { ShopFact } from '../../../core/shared/shop-fact';
import { aRefusal, anUnintelligible, anUnreachable } from '../../builders/upstream-failure';

const TYPED = {
  firstName: 'Robin',
  lastName: 'Reed',
  email: 'robin@example.test',
  password: 'Pawsome123',
  phoneNumber: '5555550100',
  palsReward: '',
  palsPhoneNumber: '',
};

const ORIGIN = 'http://shop.test';

/** Posts a registration as a browser without scripts does, and loads the page again after a refusal. */
const send = async (fields: Readonly<Record<string, string>>, failure?: RegisterError) => {
  const requested: Registration[] = [];
  const repeats: unknown[] = [];
  const action = makeRegisterAction({
    register: (registration, isRepeat) => {
      requested.push(registration);
      repeats.push(isRepeat);
      return failure === undefined
        ? TE.right({ userId: '700002', signedInFromModal: false, autoSignInAfterRegister: true })
        : TE.left(failure);
    },
  });
  const load = makeRegisterLoader({ configuration: TE.right({}), shop: DEFAULT_BRAND.shop });
  const result = await action(new URLSearchParams(fields))();
  if (result.kind !== 'refused') return { result, requested, repeats };
  const { pathname, searchParams } = new URL(result.url, ORIGIN);
  expect(pathname).toBe('/shop/UserRegistrationForm');
  const outcome = await load({ path: pathname, parameters: {}, query: searchParams, cameFrom: undefined })();
  return { result, outcome: withRefusal(outcome, result), requested, repeats };
};

const failed = (...facts: ReadonlyArray<ShopFact>): RegisterError => ({
  kind: 'registration-failed',
  failure: aRefusal({ facts, message: 'No.' }),
});

test("[REG-01] [PLT-03] returns to the shopper's page after a registration without scripts", async () => {
  const { result, requested } = await send({ ...TYPED, URL: '/returns', captcha: 'proof' });
  expect(result).toEqual({ kind: 'see-other', url: '/returns' });
  expect(requested).toEqual([{ ...TYPED, phoneNumber: '(555) 555-0100', captcha: 'proof' }]);
});

test('[FRM-07] [REG-01] sends numbers as the form with scripts shapes them', async () => {
  const { requested } = await send({ ...TYPED, palsReward: '123-456 7890', palsPhoneNumber: '5555550100' });
  expect(requested).toMatchObject([{ palsReward: '123456789', palsPhoneNumber: '(555) 555-0100' }]);
});

test.each(['//evil.example', 'https://evil.example/', '/shop/Logoff'])(
  '[RTE-05] ignores the foreign return address %j',
  async (URL) => {
    const { result } = await send({ ...TYPED, URL });
    expect(result).toEqual({ kind: 'see-other', url: '/shop/en/petcostore' });
  },
);

test('[REG-01] returns errors with the typed values but never the password, and creates nothing', async () => {
  const { outcome, requested } = await send({
    ...TYPED,
    firstName: 'R2',
    phoneNumber: '555',
    URL: '/returns',
  });
  expect(requested).toEqual([]);
  expect(outcome).toMatchObject({
    status: 400,
    isShareable: false,
    data: {
      returnPath: '/returns',
      values: { ...TYPED, firstName: 'R2', phoneNumber: '(555', password: '' },
      problem: {
        errors: {
          firstName: expect.stringContaining('alphabet text only'),
          phoneNumber: 'Please enter a valid US phone number',
        },
      },
    },
  });
  expect(JSON.stringify(outcome)).not.toContain(TYPED.password);
});

test.each<[string, RegisterError, number, object]>([
  ['[REG-08] an email with an account', failed('email-taken'), 409, { errors: { email: expect.any(String) } }],
  ['[FRM-07] a rewards number', failed('pals-number-refused'), 400, { errors: { palsReward: expect.any(String) } }],
  ['[REG-07] a captcha', failed('captcha-refused'), 400, { message: 'No.' }],
  ['[REG-03] missing credentials', { kind: 'missing-credentials' }, 400, { message: expect.any(String) }],
  ['[FRM-09] a login service that is down', { kind: 'login-service-down' }, 503, { message: expect.any(String) }],
  [
    '[REG-04] a missing response',
    { kind: 'registration-failed', failure: anUnreachable() },
    503,
    { message: expect.any(String) },
  ],
  ['[REG-04] a malformed response', { kind: 'registration-failed', failure: anUnintelligible() }, 503, {}],
  ['[REG-04] a server error', { kind: 'registration-failed', failure: aRefusal({ status: 500 }) }, 503, {}],
  [
    '[REG-05] a sign-in without a response',
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
])('shows %s on the same page with the matching status', async (_case, failure, status, problem) => {
  const { outcome } = await send(TYPED, failure);
  expect(outcome).toMatchObject({ status, data: { problem } });
  expect(JSON.stringify(outcome)).not.toContain(TYPED.password);
});

const lostIn = (outcome: unknown): unknown =>
  (outcome as { data: { problem: { isAnswerLost: boolean } } }).data.problem.isAnswerLost;

test('[REG-05] [ERR-08] passes a lost response from page to page for the same email', async () => {
  const silence: RegisterError = { kind: 'registration-failed', failure: anUnreachable() };
  const first = await send(TYPED, silence);
  expect([first.repeats, lostIn(first.outcome)]).toEqual([[false], true]);
  const again = { ...TYPED, unanswered: TYPED.email };
  const mistyped = await send({ ...again, firstName: 'R2' }, silence);
  expect([mistyped.repeats, lostIn(mistyped.outcome)]).toEqual([[], true]);
  const taken = await send(again, failed('email-taken'));
  expect([taken.repeats, lostIn(taken.outcome)]).toEqual([[true], false]);
  const other = await send({ ...again, email: 'lou@example.test' }, failed('email-taken'));
  expect([other.repeats, lostIn(other.outcome)]).toEqual([[false], false]);
});

test('[FRM-04] [REG-02] reports a name that is too long for the service as too long, not as lacking letters', async () => {
  const { outcome, requested } = await send({ ...TYPED, lastName: 'e'.repeat(70) });
  expect(requested).toEqual([]);
  expect(outcome).toMatchObject({
    status: 400,
    data: { problem: { errors: { lastName: 'Please use 64 characters or fewer.' } } },
  });
});
