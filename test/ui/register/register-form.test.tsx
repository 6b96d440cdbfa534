import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { RegisterPage } from '../../../ui/pages/register/register-page';
import { InterstitialRegistration } from '../../../ui/register/interstitial-registration';
import { openRegistration, ROBIN, type Opening } from './register-world';

const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  phoneNumber: 'Phone number',
};

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const fillIn = (values: Partial<typeof ROBIN> = ROBIN): void => {
  for (const [key, value] of Object.entries(values)) type(LABELS[key as keyof typeof LABELS], value);
};
const createButton = (): HTMLElement => screen.getByRole('button', { name: /^Create Account/ });
const submit = (): void => void fireEvent.click(createButton());

const showPage = (opening: Opening = {}) => {
  const world = openRegistration(opening);
  render(<RegisterPage model={world.model} returnPath="/returns" />);
  return world;
};

const showInterstitial = (opening: Opening = {}) => {
  const world = openRegistration({ ...opening, isInterstitial: true });
  let signingIn = 0;
  const onSignIn = (): void => void (signingIn += 1);
  render(
    <InterstitialRegistration model={world.model} brand={DEFAULT_BRAND} returnPath="/returns" onSignIn={onSignIn} />,
  );
  return { ...world, signingIn: () => signingIn };
};

test('[MOD-07] focuses the first name in the interstitial', () => {
  showInterstitial();
  const marked = document.querySelectorAll('[data-autofocus]');
  expect([...marked]).toEqual([screen.getByLabelText('First name')]);
});

test('[REG-01] gives every field a label, its autofill type and the right keyboard', () => {
  showPage();
  const facts = ['First name', 'Last name', 'Email', 'Password', 'Phone number'].map((label) => {
    const input = screen.getByLabelText<HTMLInputElement>(label);
    return [input.name, input.type, input.autocomplete, input.inputMode];
  });
  expect(facts).toEqual([
    ['firstName', 'text', 'given-name', ''],
    ['lastName', 'text', 'family-name', ''],
    ['email', 'email', 'email', 'email'],
    ['password', 'password', 'new-password', ''],
    ['phoneNumber', 'tel', 'tel', 'tel'],
  ]);
  const pals = screen.getByText('I have a Pals Rewards number').closest('details') as HTMLElement;
  expect(pals).toHaveProperty('open', false);
  expect(within(pals).getByLabelText(/^Rewards number/)).toHaveProperty('inputMode', 'numeric');
  expect(within(pals).getByLabelText(/^Rewards phone number/)).toHaveProperty('inputMode', 'tel');
});

test("[REG-01] posts without scripts to the page's own address with the return address", () => {
  showPage();
  const form = createButton().closest('form') as HTMLFormElement;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/shop/UserRegistrationForm']);
  expect(new FormData(form).get('URL')).toBe('/returns');
});

test('[FRM-05] shows the password rule before an error', () => {
  showPage();
  const password = screen.getByLabelText('Password');
  const hint = document.getElementById(password.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toMatch(/^8-20 characters/);
});

test('[REG-01] [FRM-02] does not submit an empty form: the focused summary links to each field', async () => {
  const { registration } = showPage();
  submit();
  await screen.findByText('Please check 5 fields:');
  expect(document.activeElement?.textContent).toContain('Please check 5 fields:');
  expect(screen.getByRole('link', { name: 'Email: This field is required.' }).getAttribute('href')).toBe(
    '#register-email',
  );
  expect(registration.accounts).toEqual([]);
});

test('[ERR-08] [REG-08] shows an email with an account beside the field until it is edited', async () => {
  const { registration } = showPage();
  registration.hasAccount(ROBIN.email);
  fillIn();
  submit();
  await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(/^An account already exists for this email address\./)).toHaveLength(1);
  expect(screen.getByLabelText('Password')).toHaveProperty('value', ROBIN.password);
  type('Email', 'robin@example.test');
  expect(screen.queryByText(/An account already exists/)).toBeNull();
});

test('[FRM-07] opens the collapsed section with an invalid rewards number', async () => {
  showPage();
  fillIn();
  type('Rewards number (optional)', '123');
  submit();
  expect(await screen.findByText('Please enter a valid pals rewards number.')).toBeDefined();
  expect(screen.getByText('I have a Pals Rewards number').closest('details')).toHaveProperty('open', true);
});

test('[REG-07] disables Create Account until the captcha is solved', async () => {
  const { fakeCaptcha } = showPage({ captcha: { provider: 'altcha', siteKey: 'key' } });
  expect(createButton()).toHaveProperty('disabled', true);
  await screen.findByText('I’m not a robot');
  act(() => fakeCaptcha.solves('proof'));
  expect(createButton()).toHaveProperty('disabled', false);
  act(() => fakeCaptcha.expires());
  expect(createButton()).toHaveProperty('disabled', true);
});

test('[REG-07] reports a failed captcha, which can be retried', async () => {
  const { fakeCaptcha } = showPage({ captcha: { provider: 'altcha', siteKey: 'key' } });
  await screen.findByText('I’m not a robot');
  act(() => fakeCaptcha.breaks());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(fakeCaptcha.presented).toBe(2));
});

test('[REG-07] shows nothing of a captcha without one', () => {
  showPage();
  expect(screen.queryByText('I’m not a robot')).toBeNull();
  expect(createButton()).toHaveProperty('disabled', false);
});

test('[REG-07] disables Create Account while the registration is pending', async () => {
  const { model } = showPage();
  fillIn();
  submit();
  expect(createButton().getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(model.status).toBe('registered'));
});

test('[REG-05] links to the sign-in page for a created account without a sign-in', async () => {
  const { identity } = showPage();
  identity.isDown('signIn');
  fillIn();
  submit();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your account is ready.');
  expect(within(alert).getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
    '/shop/LogonForm?URL=%2Freturns',
  );
  expect(createButton()).toHaveProperty('disabled', true);
});

test('[REG-04] the interstitial registers, signs in and shows success', async () => {
  const { shown, analytics } = showInterstitial();
  fillIn({ ...ROBIN, password: 'paws12' } as never);
  submit();
  await waitFor(() => expect(shown).toEqual(['signed in']));
  expect(analytics.reported()).toEqual([{ name: 'registration', place: 'interstitial' }]);
});

test('[FRM-05] [FRM-06] the interstitial uses its own messages', async () => {
  showInterstitial();
  fillIn({ ...ROBIN, password: 'pawsome', phoneNumber: '555' } as never);
  submit();
  expect(await screen.findByText('Phone number must contain 10 numerical digits.')).toBeDefined();
  const rule = '6-20 characters and include at least 1 number and 1 letter.';
  expect(screen.getByText(rule)).toBeDefined();
  expect(screen.getByRole('link', { name: `Password: ${rule}` })).toBeDefined();
});

test('[REG-04] switches to the sign-in in place; with a modifier the link is a link', () => {
  const { signingIn } = showInterstitial();
  const link = screen.getByRole('link', { name: 'Sign In' });
  expect(screen.getByText(/Already have an account\?/)).toBeDefined();
  fireEvent.click(link, { ctrlKey: true });
  expect(signingIn()).toBe(0);
  fireEvent.click(link);
  expect(signingIn()).toBe(1);
  expect(link.getAttribute('href')).toBe('/shop/LogonForm?URL=%2Freturns');
});

test.each([
  ['the page', () => showPage(), 'register'],
  ['the interstitial', () => showInterstitial(), 'pcc-register'],
])("[REG-02] limits the input on %s to the service's lengths", (_name, open, formId) => {
  open();
  const lengths = ['firstName', 'lastName', 'email', 'password'].map(
    (key) => document.querySelector<HTMLInputElement>(`#${formId}-${key}`)?.maxLength,
  );
  expect(lengths).toEqual([64, 64, 254, 200]);
});

test('[REG-05] [PLT-03] reports a lost response to the last try without scripts', () => {
  const problem = { message: 'We got no answer.', errors: {}, isMade: false };
  const values = { email: ROBIN.email };
  showPage({ left: { values, problem: { ...problem, isAnswerLost: true } } });
  expect(document.querySelector('input[type="hidden"][name="unanswered"]')).toHaveProperty('value', ROBIN.email);
});
