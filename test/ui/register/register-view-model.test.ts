import type { CardSuccessFlow } from '../../../core/petco-pay/card-flow-store';
import { EVERY_FAILURE, anUnreachable } from '../../builders/upstream-failure';
import { openRegistration, ROBIN } from './register-world';

const EXISTS =
  'An account already exists for this email address. Please log into this account from the Sign in page or enter another email address.';
const CAPTCHA = { provider: 'altcha', siteKey: 'site-key' } as const;
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('[REG-01] [REG-04] a valid registration signs in and then shows success', async () => {
  const { model, registration, shown, analytics, fill } = openRegistration();
  fill();
  await model.submit();
  expect(shown).toEqual(['signed in']);
  expect(registration.accounts).toMatchObject([{ ...ROBIN, phoneNumber: '(555) 555-0100', palsReward: '' }]);
  expect(analytics.reported()).toEqual([{ name: 'registration', place: 'page' }]);
  expect(model.status).toBe('registered');
});

test('[REG-04] starts the flow after the sign-in for a caller that handles it, without the success modal', async () => {
  const recorded: Array<readonly [CardSuccessFlow, boolean]> = [];
  const world = openRegistration({
    isInterstitial: true,
    onSuccess: (flow) => void recorded.push([flow, world.identity.caller.isRegistered]),
  });
  world.fill();
  await world.model.submit();
  expect(recorded).toEqual([['PCC_REGISTRATION', true]]);
  expect(world.shown).toEqual([]);
});

describe('[REG-04] sends nothing for an invalid field', () => {
  test.each([
    ['the password', { password: 'short' }],
    ['the phone', { phoneNumber: '555' }],
    ['an empty name', { firstName: ' ' }],
    ['the email', { email: 'robin@' }],
    ['the rewards number', { palsReward: '123' }],
  ])('%s', async (_case, wrong) => {
    const { model, registration, fill } = openRegistration();
    fill({ ...ROBIN, ...wrong });
    const submitting = model.submit();
    expect(model.status).toBe('idle');
    await submitting;
    expect(registration.accounts).toEqual([]);
    expect(model.form.failedChecks).toBe(1);
  });
});

test.each([
  [false, 'Pawsom1', '8-20 characters and include at least one number and 1 capital letter'],
  [false, 'pawsome123', '8-20 characters and include at least one number and 1 capital letter'],
  [true, 'pawsome', '6-20 characters and include at least 1 number and 1 letter.'],
])("[FRM-05] interstitial %s: the password %s gets the form's own message", (isInterstitial, password, message) => {
  const { fill, errorsOf } = openRegistration({ isInterstitial });
  fill({ password });
  expect(errorsOf('password')).toEqual([message]);
});

test('[FRM-05] the interstitial accepts a password that the page rejects', () => {
  const { fill, errorsOf } = openRegistration({ isInterstitial: true });
  fill({ password: 'paws12' });
  expect(errorsOf('password')).toEqual([]);
});

test.each([
  [false, 'Please enter a valid US phone number'],
  [true, 'Phone number must contain 10 numerical digits.'],
])("[FRM-06] interstitial %s: both phone numbers get the form's own message", (isInterstitial, message) => {
  const { fill, errorsOf } = openRegistration({ isInterstitial });
  fill({ phoneNumber: '555', palsPhoneNumber: '555' });
  expect([errorsOf('phoneNumber'), errorsOf('palsPhoneNumber')]).toEqual([[message], [message]]);
});

test('[FRM-06] [FRM-07] formats phones as (xxx) xxx-xxxx and a rewards number as its first nine digits', () => {
  const { model, fill } = openRegistration();
  fill({ phoneNumber: '1 555 555 0100', palsReward: '123-456-789-0' });
  expect([model.form.values.phoneNumber, model.form.values.palsReward]).toEqual(['(555) 555-0100', '123456789']);
});

test("[FRM-04] a name with a digit gets the specification's message", () => {
  const { fill, errorsOf } = openRegistration();
  fill({ firstName: 'R2' });
  expect(errorsOf('firstName')).toEqual([
    'This field  accepts alphabet text only. Please remove any numbers, special characters or punctuation.',
  ]);
});

test('[ERR-08] [REG-08] shows an email with an account beside it until it is edited and keeps what was typed', async () => {
  const { model, registration, shown, fill, errorsOf } = openRegistration();
  registration.hasAccount(ROBIN.email);
  fill();
  await model.submit();
  expect(errorsOf('email')).toEqual([EXISTS]);
  expect([model.message, model.status, shown]).toEqual([undefined, 'idle', []]);
  expect(model.form.values).toMatchObject({ email: ROBIN.email, password: ROBIN.password, firstName: 'Robin' });
  fill({ email: 'robin@example.test' });
  expect(errorsOf('email')).toEqual([]);
  await model.submit();
  expect(shown).toEqual(['signed in']);
});

test.each(EVERY_FAILURE)(
  '[REG-04] stops loading and keeps what was typed with the registration %s',
  async (_case, failure) => {
    const { model, registration, shown, fill } = openRegistration();
    registration.fails(failure);
    fill();
    const submitting = model.submit();
    expect(model.status).toBe('submitting');
    await submitting;
    expect(model.status).toBe('idle');
    expect(model.message).toMatch(/\S/);
    expect(model.form.values).toMatchObject({ password: ROBIN.password, email: ROBIN.email });
    registration.isBack();
    await model.submit();
    expect(shown).toEqual(['signed in']);
  },
);

test('[REG-05] reports a created account without a sign-in and does not create it twice', async () => {
  const { model, registration, identity, shown, fill } = openRegistration();
  identity.isDown('signIn');
  fill();
  await model.submit();
  expect([model.isMade, model.canSubmit, shown]).toEqual([true, false, []]);
  expect(model.message).toMatch(/account is ready/);
  await model.submit();
  expect(registration.accounts).toHaveLength(1);
});

test('[FRM-09] reports that the login service is down and creates nothing', async () => {
  const { model, registration, fill } = openRegistration({ isServiceDown: true });
  const down =
    "We're sorry, our login system is currently unavailable due to maintenance. please check back again soon.";
  expect(model.message).toBe(down);
  fill();
  await model.submit();
  expect([model.message, registration.accounts]).toEqual([down, []]);
});

test('[REG-07] can be sent repeatedly, but not while pending', async () => {
  const { model, registration, fill } = openRegistration();
  fill();
  await Promise.all([...Array(8)].map(() => model.submit()));
  expect(registration.accounts).toHaveLength(1);
});

test('[REG-07] has no password when the page returns after a registration, and sends nothing without one', async () => {
  const { model, registration, fill } = openRegistration();
  fill();
  await model.submit();
  expect([model.form.values.password, model.canSubmit]).toEqual(['', false]);
  await model.submit();
  expect(registration.accounts).toHaveLength(1);
  fill({ password: 'Pawsome456', email: 'lou@example.test' });
  await model.submit();
  expect(registration.accounts).toHaveLength(2);
});

describe('[REG-07] with a required captcha', () => {
  const open = async () => {
    const world = openRegistration({ captcha: CAPTCHA });
    world.registration.wantsCaptcha('proof-1', 'proof-2');
    world.model.captcha.start({ textContent: '' } as HTMLElement);
    await settled();
    world.fill();
    return world;
  };

  test('sends nothing until it is solved, and then the proof', async () => {
    const { model, registration, fakeCaptcha } = await open();
    await model.submit();
    expect([model.canSubmit, registration.accounts]).toEqual([false, []]);
    fakeCaptcha.solves('proof-1');
    await model.submit();
    expect(registration.accounts).toMatchObject([{ captcha: 'proof-1' }]);
  });

  test('requires a new proof after a refused one and keeps what was typed', async () => {
    const { model, registration, fakeCaptcha } = await open();
    fakeCaptcha.solves('forged');
    await model.submit();
    expect(model.message).toBe('Please complete the verification, then send the form again.');
    expect([model.canSubmit, model.form.values.password]).toEqual([false, ROBIN.password]);
    await settled();
    expect(fakeCaptcha.presented).toBe(2);
    fakeCaptcha.solves('proof-2');
    await model.submit();
    expect(registration.accounts).toHaveLength(1);
  });

  test('any refusal invalidates the proof', async () => {
    const { model, registration, fakeCaptcha } = await open();
    registration.hasAccount(ROBIN.email);
    fakeCaptcha.solves('proof-1');
    await model.submit();
    expect(model.canSubmit).toBe(false);
  });
});

test('[REG-08] restores values, errors and message of a registration without scripts', () => {
  const { model, errorsOf } = openRegistration({
    left: {
      values: { email: ROBIN.email, palsReward: '123456789' },
      problem: { message: undefined, errors: { email: EXISTS }, isMade: false, isAnswerLost: false },
    },
  });
  expect([model.form.values.email, errorsOf('email')]).toEqual([ROBIN.email, [EXISTS]]);
  expect([model.form.failedChecks, model.hasPals]).toEqual([1, true]);
});

describe('[REG-05] [ERR-08] a registration with a lost response', () => {
  const lost = async (failure = anUnreachable({ cause: 'timed-out' })) => {
    const world = openRegistration();
    world.fill();
    world.registration.fails(failure);
    await world.model.submit();
    world.registration.isBack();
    // The account was created nevertheless.
    world.registration.hasAccount(ROBIN.email);
    world.identity.hasCustomer(ROBIN.email, ROBIN.password, '700002');
    return world;
  };

  test('continues when the form is sent again', async () => {
    const { model, shown } = await lost();
    expect(model.unanswered).toBe(ROBIN.email);
    await model.submit();
    expect([model.message, shown]).toEqual([undefined, ['signed in']]);
  });

  test("is reported as a taken email when the account is another's; then no more passwords are tried", async () => {
    const { model, shown, errorsOf, fill } = await lost();
    fill({ password: 'Another1pw' });
    await model.submit();
    expect([errorsOf('email'), model.unanswered]).toEqual([[EXISTS], undefined]);
    fill({ password: ROBIN.password });
    await model.submit();
    expect([errorsOf('email'), shown]).toEqual([[EXISTS], []]);
  });

  test('does not affect another email', async () => {
    const { model, registration, identity, errorsOf, fill } = await lost();
    registration.hasAccount('pat@example.test');
    identity.hasCustomer('pat@example.test', ROBIN.password, '700003');
    fill({ email: 'pat@example.test' });
    await model.submit();
    expect(errorsOf('email')).toEqual([EXISTS]);
  });

  test('stays lost while the circuit breaker is open', async () => {
    const { model, registration, shown } = await lost();
    registration.fails(anUnreachable({ cause: 'unavailable' }));
    await model.submit();
    registration.isBack();
    await model.submit();
    expect(shown).toEqual(['signed in']);
  });

  test('differs from one that was never sent', async () => {
    const { model, errorsOf } = await lost(anUnreachable({ cause: 'unavailable' }));
    await model.submit();
    expect(errorsOf('email')).toEqual([EXISTS]);
  });
});
