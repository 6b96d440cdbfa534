import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ConsentAnswer, ConsentNeed } from '../../../core/analytics/consent';
import { ConsentSlot } from '../../../ui/consent/consent-slot';
import { ConsentViewModel } from '../../../ui/consent/consent-view-model';
import { FakeConsentManager } from '../../fakes/fake-consent-manager';

const open = (facts: { readonly need?: ConsentNeed; readonly response?: ConsentAnswer } = {}) => {
  const consent = new FakeConsentManager(facts.need);
  if (facts.response !== undefined) consent.hasAnswered(facts.response);
  const model = new ConsentViewModel(consent);
  render(<ConsentSlot model={model} />);
  return { model, consent };
};

const question = () => screen.findByRole('region', { name: 'Your privacy choices' });
const isGone = () => expect(screen.queryByRole('region')).toBeNull();

test.each([
  ['Accept', 'given'],
  ['Decline', 'refused'],
])(
  '[ANA-01] %s stores that consent was %s and closes the prompt, which does not take the focus',
  async (name, response) => {
    const { consent } = open();
    await question();
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(consent.answer()).toBe(response);
    await waitFor(isGone);
  },
);

test('[ANA-01] both buttons look alike', async () => {
  open();
  await question();
  const looks = ['Accept', 'Decline'].map((name) => screen.getByRole('button', { name }).className);
  expect(looks[0]).toBe(looks[1]);
});

test.each([{ need: 'none' as const }, { response: 'given' as const }, { response: 'refused' as const }])(
  '[ANA-01] shows no prompt with %j',
  async (facts) => {
    open(facts);
    await act(async () => undefined);
    isGone();
  },
);

test('[ANA-01] reopens the prompt with the previous answer and moves the focus there', async () => {
  const { model, consent } = open({ response: 'given' });
  let isAsked = false;
  act(() => {
    isAsked = model.reopen();
  });
  expect(isAsked).toBe(true);
  expect((await question()).textContent).toContain('You’ve currently accepted.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your privacy choices'));
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(consent.answer()).toBe('refused');
});

test('[ANA-01] returns the focus to the opener after an answer', async () => {
  const { model } = open({ response: 'given' });
  render(<a href="/privacy">Privacy Choices</a>);
  const caller = screen.getByRole('link', { name: 'Privacy Choices' });
  caller.focus();
  act(() => void model.reopen());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your privacy choices'));
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(isGone);
  expect(document.activeElement).toBe(caller);
});

test("[ANA-01] does not reopen where the browser's signal decides", () => {
  const { model } = open({ need: 'none' });
  let isAsked = true;
  act(() => {
    isAsked = model.reopen();
  });
  expect(isAsked).toBe(false);
  isGone();
});

test('[ANA-01] closes when the answer is given elsewhere on the page', async () => {
  const { consent } = open();
  await question();
  act(() => consent.keep('refused')());
  await waitFor(isGone);
});
