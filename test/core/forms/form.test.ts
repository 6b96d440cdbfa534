import { checkRegistrationPassword, REGISTRATION_PASSWORD } from '../../../core/forms/account-checks';
import { checkEmail } from '../../../core/forms/checks';
import { hasErrors, makeForm } from '../../../core/forms/form';
import { EMAIL, REQUIRED } from '../../../core/forms/messages';
import { shapePhone } from '../../../core/forms/shapes';

const form = makeForm({
  email: { label: 'Email', checks: [checkEmail] },
  password: { label: 'Password', keepsSpaces: true, checks: [checkRegistrationPassword] },
  phone: { label: 'Phone', optional: true, shape: shapePhone },
});

const errorsOf = (state: typeof form.initial): Record<string, ReadonlyArray<string>> =>
  Object.fromEntries(form.keys.map((key) => [key, state.fields[key].errors]));

test('[FRM-01] starts with the initial values, unchecked and without errors', () => {
  expect(form.initial.fields.email).toEqual({ key: 'email', label: 'Email', value: '', errors: [] });
  expect(form.initial.validated).toBe(false);
  expect(hasErrors(form.initial)).toBe(false);
});

test('[FRM-01] checks only the changed field and clears the validated flag', () => {
  const validated = form.validate(form.initial);
  const changed = form.change(validated, 'email', 'pat');
  expect(errorsOf(changed)).toEqual({ email: [EMAIL], password: [REQUIRED], phone: [] });
  expect(changed.validated).toBe(false);
});

test('[FRM-01] [FRM-02] checks every field and sets the flag on validation; optional fields may stay empty', () => {
  const state = form.validate(form.initial);
  expect(state.validated).toBe(true);
  expect(errorsOf(state)).toEqual({ email: [REQUIRED], password: [REQUIRED], phone: [] });
  expect(hasErrors(state)).toBe(true);
});

test('[FRM-01] clears the flag and keeps values and errors on invalidation', () => {
  const state = form.validate(form.change(form.initial, 'email', 'pat'));
  expect(form.invalidate(state)).toEqual({ ...state, validated: false });
});

test('[FRM-01] loads the named values formatted and without errors', () => {
  const state = form.setFields(form.validate(form.initial), { email: 'pat', phone: '18585550100' });
  expect(state.fields.email.value).toBe('pat');
  expect(state.fields.phone.value).toBe('(858) 555-0100');
  expect(errorsOf(state)).toEqual({ email: [], password: [REQUIRED], phone: [] });
});

test('[FRM-01] keeps an external error until its field changes', () => {
  const rejected = form.reject(form.initial, 'email', 'taken');
  expect(rejected.fields.email.errors).toEqual(['taken']);
  expect(form.change(rejected, 'password', 'Pawsome123').fields.email.errors).toEqual(['taken']);
  expect(form.change(rejected, 'email', 'pat@example.test').fields.email.errors).toEqual([]);
});

test('[FRM-02] treats a value of spaces as missing', () => {
  expect(form.change(form.initial, 'email', '   ').fields.email.errors).toEqual([REQUIRED]);
});

test('[FRM-03] [FRM-05] ignores spaces around an email but not around a password', () => {
  expect(form.change(form.initial, 'email', ' pat@example.test ').fields.email.errors).toEqual([]);
  expect(form.change(form.initial, 'password', ' Pawsome123').fields.password.errors).toEqual([REGISTRATION_PASSWORD]);
});
