import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PrivacyChoice } from '../../../ui/consent/privacy-choice';
import { PrivacyChoiceViewModel } from '../../../ui/consent/privacy-choice-view-model';
import { FakeConsentManager } from '../../fakes/fake-consent-manager';

const open = (consent: FakeConsentManager): FakeConsentManager => {
  render(<PrivacyChoice model={new PrivacyChoiceViewModel(consent)} />);
  return consent;
};

const standing = (): string | null => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });
const pressed = (): ReadonlyArray<string | null> =>
  ['Do not share', 'Allow sharing'].map((name) => button(name).getAttribute('aria-pressed'));

test.each([
  ['who was not asked', new FakeConsentManager('none'), /^You have not said no so far/, ['false', 'false']],
  ['who did not answer', new FakeConsentManager(), /^You have not said anything yet/, ['false', 'false']],
  ['who said yes', new FakeConsentManager().hasAnswered('given'), /^You said yes/, ['false', 'true']],
  ['who said no', new FakeConsentManager('none').hasAnswered('refused'), /^You said no/, ['true', 'false']],
  ['in a shop that cannot tell', new FakeConsentManager('unknown'), /^We cannot tell/, ['false', 'false']],
] as const)('[ANA-01] somebody %s is told how things stand, and can choose', (_case, consent, text, marks) => {
  open(consent);
  expect(standing()).toMatch(text);
  expect(pressed()).toEqual(marks);
});

test('[ANA-01] a press is the answer, told at once, and can be taken back', () => {
  const consent = open(new FakeConsentManager('none'));
  fireEvent.click(button('Do not share'));
  expect([consent.answer(), consent.mayTrack(), standing()]).toEqual([
    'refused',
    false,
    expect.stringMatching(/^You said no/),
  ]);
  fireEvent.click(button('Allow sharing'));
  expect([consent.answer(), consent.mayTrack(), standing()]).toEqual([
    'given',
    true,
    expect.stringMatching(/^You said yes/),
  ]);
});

test('[ANA-01] an answer that is given elsewhere on the page is shown', () => {
  const consent = open(new FakeConsentManager());
  act(() => consent.keep('given')());
  expect(pressed()).toEqual(['false', 'true']);
});

test('[ANA-01] where Global Privacy Control has answered the page says so, and there is nothing to choose', () => {
  open(new FakeConsentManager('none').hasPrivacySignal());
  expect(standing()).toMatch(/^Your browser has answered already: it sends Global Privacy Control/);
  expect(button('Do not share').parentElement?.hasAttribute('data-hidden')).toBe(true);
});

test('[ANA-01] where the browser keeps no answer the page says so', () => {
  open(new FakeConsentManager('none').storesNoAnswer());
  fireEvent.click(button('Do not share'));
  expect(standing()).toMatch(/^Your browser keeps no cookies of ours/);
});

test('[ANA-01] before scripts run the page says what to do without them, and has nothing to press', () => {
  const model = new PrivacyChoiceViewModel(new FakeConsentManager('none'));
  const html = renderToString(<PrivacyChoice model={model} />);
  expect(html).toContain('Global Privacy Control, a setting of your browser, says no to every site at once.');
  expect(html).toContain('data-hidden=""');
});
