import { act, fireEvent, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import type { PasswordResetData } from '../../../ui/pages/password/password-reset-data';
import { PasswordResetPage } from '../../../ui/pages/password/password-reset-page';
import { PasswordResetViewModel } from '../../../ui/pages/password/password-reset-view-model';
import { FakePageHistory } from '../../fakes/fake-page-history';

const RULE = '8-20 characters and include at least one number and 1 capital letter';

const show = (data: Partial<PasswordResetData> = {}) => {
  const model = new PasswordResetViewModel(
    {
      step: 'ask',
      returnPath: '/shop/en/petcostore',
      isServiceDown: false,
      email: '',
      code: '',
      sentTo: undefined,
      errors: {},
      problem: undefined,
      outboxPath: undefined,
      ...data,
    },
    {
      requestReset: (email) => TE.right(email),
      resetPassword: () => TE.left({ kind: 'code-refused' }),
      history: new FakePageHistory('/shop/ResetPasswordForm'),
    },
  );
  render(<PasswordResetPage model={model} />);
  return model;
};

const click = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('[MOD-04] the first step leads to the second, which says what was sent and takes the focus', async () => {
  show({ email: 'pat@example.test' });
  await click('Email Me a Code');
  const notice = screen.getByText('If an account exists for pat@example.test, we’ve sent a code.');
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Set a new password');
});

test('[FRM-05] shows the password rule before it is broken, and once when it is', async () => {
  show({ step: 'renew' });
  const password = screen.getByLabelText('New password');
  expect(screen.getAllByText(RULE)).toHaveLength(1);
  expect(password.getAttribute('aria-invalid')).toBeNull();
  fireEvent.change(password, { target: { value: 'short' } });
  expect(screen.getAllByText(RULE)).toHaveLength(1);
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(password.getAttribute('autocomplete')).toBe('new-password');
  expect(screen.getByRole('button', { name: 'Show password' })).toBeDefined();
});

test('[MOD-04] shows a refused code beside its field and in a summary that takes the focus', async () => {
  show({ step: 'renew', email: 'pat@example.test' });
  const code = screen.getByLabelText('Code from our email');
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  fireEvent.change(code, { target: { value: 'WRONG234' } });
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'Brandnew456' } });
  await click('Set New Password');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement?.textContent).toMatch(/This code is incorrect, used or expired/);
  expect(code).toHaveProperty('value', 'WRONG234');
});

test.each(['ask', 'renew'] as const)('[FRM-01] the step %s posts without scripts', (step) => {
  show({ step });
  const form = screen.getByLabelText<HTMLInputElement>('Email').form;
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/shop/ResetPasswordForm']);
  expect(new FormData(form ?? undefined).get('step')).toBe(step);
});

test('mentions the outbox only where it exists', () => {
  show();
  expect(screen.queryByText(/outbox/)).toBeNull();
  show({ outboxPath: '/dev/outbox' });
  expect(screen.getByRole('link', { name: 'see the outbox' }).getAttribute('href')).toBe('/dev/outbox');
});
