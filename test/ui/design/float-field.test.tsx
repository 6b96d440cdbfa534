import { fireEvent, render, screen } from '@testing-library/react';
import { FloatField, FloatPasswordField } from '../../../ui/design/float-field';

test.each([undefined, ''])('[FRM-09] a float field with the id %j throws with what is missing', (id) => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<FloatField id={id as string} label="Email" />)).toThrow(/needs an id/);
  silence.mockRestore();
});

test('[FRM-09] connects label, hint and errors to the field by its id', () => {
  render(<FloatField id="email" label="Email" hint="For your receipt" error={['Wrong.', 'Very wrong.']} />);
  const input = screen.getByLabelText('Email');
  expect(input.getAttribute('aria-describedby')).toBe('email-hint email-error');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById('email-error')?.textContent).toBe('Wrong.Very wrong.');
});

test('marks an optional field', () => {
  render(<FloatField id="number" label="Rewards number" required={false} />);
  expect(screen.getByLabelText('Rewards number (optional)')).toBeDefined();
});

test('shows and hides a password', () => {
  render(<FloatPasswordField id="password" label="Password" autoComplete="new-password" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveProperty('type', 'password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveProperty('type', 'text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveProperty('type', 'password');
});
