import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { PostedForm } from '../../../../ui/pages/shared/posted-form';

const isOnline = (value: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
};
afterEach(() => jest.restoreAllMocks());

/** Submits the form; tells whether the browser would send it. */
const isSent = (): boolean => {
  const form = screen.getByRole<HTMLButtonElement>('button', { name: /^Save/ }).form;
  if (form === null) throw new Error('no form');
  const submit = createEvent.submit(form);
  fireEvent(form, submit);
  return !submit.defaultPrevented;
};

const show = (check?: () => boolean) =>
  render(
    <PostedForm action="/account/profile" label="Save" check={check}>
      <input aria-label="Name" defaultValue="Robin" />
    </PostedForm>,
  );

test('[ACC-02] offline a form is not sent, says so at once and keeps what was typed; online it is sent', () => {
  isOnline(false);
  show();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Maximilian' } });
  expect(isSent()).toBe(false);
  expect(screen.getByRole('alert').textContent).toMatch(/^You’re offline\. What you entered is still here\./);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Maximilian');
  isOnline(true);
  expect(isSent()).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[ACC-02] a form is sent once', () => {
  isOnline(true);
  show();
  expect([isSent(), isSent()]).toEqual([true, false]);
});

test('[ACC-02] a form with wrong fields is not sent, and offline is not mentioned', () => {
  isOnline(false);
  show(() => false);
  expect(isSent()).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});
