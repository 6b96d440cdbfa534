import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { LINK_SENT } from '../../../core/identity/sign-in/sign-in-link-message';
import type { SignInLinkData } from '../../../ui/pages/sign-in-link/sign-in-link-data';
import { SignInLinkPage } from '../../../ui/pages/sign-in-link/sign-in-link-page';

const show = (data: Partial<SignInLinkData> = {}): HTMLFormElement => {
  const whole: SignInLinkData = {
    step: 'ask',
    returnPath: '/checkout',
    email: '',
    code: '',
    isSent: false,
    errors: {},
    problem: undefined,
    outboxPath: undefined,
    ...data,
  };
  const { container } = render(<SignInLinkPage data={whole} />);
  const form = container.querySelector('form');
  if (form === null) throw new Error('the page has no form');
  return form;
};

const postedBy = (form: HTMLFormElement): Readonly<Record<string, FormDataEntryValue>> =>
  Object.fromEntries(new FormData(form));

test.each<[string, Partial<SignInLinkData>, Readonly<Record<string, string>>]>([
  ['requests a link', { email: 'pat@example.test' }, { step: 'ask', URL: '/checkout', email: 'pat@example.test' }],
  ['uses a link', { step: 'use', code: 'abc-DEF' }, { step: 'use', URL: '/checkout', code: 'abc-DEF' }],
])(
  '[USR-05] the form that %s is posted by the browser with the typed values and the return address',
  (_, data, posted) => {
    const form = show(data);
    expect([form.method, form.getAttribute('action'), postedBy(form)]).toEqual([
      'post',
      '/shop/SignInLinkForm',
      posted,
    ]);
    const submit = createEvent.submit(form);
    fireEvent(form, submit);
    expect(submit.defaultPrevented).toBe(false);
  },
);

test("[USR-05] shows the server's errors above the form and beside the field", () => {
  show({ email: 'pat@', errors: { email: 'Not an email.' }, problem: 'No link could be sent.' });
  expect(screen.getByRole('alert').textContent).toBe('No link could be sent.');
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('link', { name: 'Email: Not an email.' }).getAttribute('href')).toBe('#ask-link-email');
});

test('[USR-05] confirms a sent link, and each step links to the other one and back to the sign-in', () => {
  show({ step: 'use', isSent: true });
  expect(screen.getByText(LINK_SENT)).toBeTruthy();
  const hrefOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Send a new link')).toBe('/shop/SignInLinkForm?URL=%2Fcheckout');
  expect(hrefOf('Back to sign in')).toBe('/shop/LogonForm?URL=%2Fcheckout');
});
