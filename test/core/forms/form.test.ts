import { checkEmail, checkRegistrationPassword } from '../../../core/forms/checks';
import { hasErrors, makeForm } from '../../../core/forms/form';
import { EMAIL, REGISTRATION_PASSWORD, REQUIRED } from '../../../core/forms/messages';
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

test('[FRM-01] a change checks its own field alone and clears the validated flag', () => {
  const validated = form.validate(form.initial);
  const changed = form.change(validated, 'email', 'pat');
  expect(errorsOf(changed)).toEqual({ email: [EMAIL], password: [REQUIRED], phone: [] });
  expect(changed.validated).toBe(false);
});

test('[FRM-01] [FRM-02] validating checks every field and sets the flag; optional ones may stay empty', () => {
  const state = form.validate(form.initial);
  expect(state.validated).toBe(true);
  expect(errorsOf(state)).toEqual({ email: [REQUIRED], password: [REQUIRED], phone: [] });
  expect(hasErrors(state)).toBe(true);
});

test('[FRM-01] invalidating clears the flag and keeps values and errors', () => {
  const state = form.validate(form.change(form.initial, 'email', 'pat'));
  expect(form.invalidate(state)).toEqual({ ...state, validated: false });
});

test('[FRM-01] setting fields loads the named values in their shape, without objections', () => {
  const state = form.setFields(form.validate(form.initial), { email: 'pat', phone: '18585550100' });
  expect(state.fields.email.value).toBe('pat');
  expect(state.fields.phone.value).toBe('(858) 555-0100');
  expect(errorsOf(state)).toEqual({ email: [], password: [REQUIRED], phone: [] });
});

test('[FRM-01] an objection from outside stays until its field is changed', () => {
  const rejected = form.reject(form.initial, 'email', 'taken');
  expect(rejected.fields.email.errors).toEqual(['taken']);
  expect(form.change(rejected, 'password', 'Pawsome123').fields.email.errors).toEqual(['taken']);
  expect(form.change(rejected, 'email', 'pat@example.test').fields.email.errors).toEqual([]);
});

test('[FRM-02] a value of nothing but spaces is missing', () => {
  expect(form.change(form.initial, 'email', '   ').fields.email.errors).toEqual([REQUIRED]);
});

test('[FRM-03] [FRM-05] spaces around an email are overlooked, around a password they count', () => {
  expect(form.change(form.initial, 'email', ' pat@example.test ').fields.email.errors).toEqual([]);
  expect(form.change(form.initial, 'password', ' Pawsome123').fields.password.errors).toEqual([REGISTRATION_PASSWORD]);
});
