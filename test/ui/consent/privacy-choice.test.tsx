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
  ['without a prompt', new FakeConsentManager('none'), /^Sharing is on in this browser/, ['false', 'false']],
  ['without an answer', new FakeConsentManager(), /^You haven’t made a choice yet/, ['false', 'false']],
  ['who consented', new FakeConsentManager().hasAnswered('given'), /^You’re opted in/, ['false', 'true']],
  ['who refused', new FakeConsentManager('none').hasAnswered('refused'), /^You’re opted out/, ['true', 'false']],
  ['in a region that is unknown', new FakeConsentManager('unknown'), /^We can’t tell/, ['false', 'false']],
] as const)('[ANA-01] shows the current state and the choices to a shopper %s', (_case, consent, text, marks) => {
  open(consent);
  expect(standing()).toMatch(text);
  expect(pressed()).toEqual(marks);
});

test('[ANA-01] applies and announces a choice at once, and it can be changed', () => {
  const consent = open(new FakeConsentManager('none'));
  fireEvent.click(button('Do not share'));
  expect([consent.answer(), consent.mayTrack(), standing()]).toEqual([
    'refused',
    false,
    expect.stringMatching(/^You’re opted out/),
  ]);
  fireEvent.click(button('Allow sharing'));
  expect([consent.answer(), consent.mayTrack(), standing()]).toEqual([
    'given',
    true,
    expect.stringMatching(/^You’re opted in/),
  ]);
});

test('[ANA-01] shows an answer given elsewhere on the page', () => {
  const consent = open(new FakeConsentManager());
  act(() => consent.keep('given')());
  expect(pressed()).toEqual(['false', 'true']);
});

test('[ANA-01] shows no choices when Global Privacy Control decides', () => {
  open(new FakeConsentManager('none').hasPrivacySignal());
  expect(standing()).toMatch(/^Your browser sends Global Privacy Control/);
  expect(button('Do not share').parentElement?.hasAttribute('data-hidden')).toBe(true);
});

test('[ANA-01] says when the browser cannot store the answer', () => {
  open(new FakeConsentManager('none').storesNoAnswer());
  fireEvent.click(button('Do not share'));
  expect(standing()).toMatch(/^Your browser blocks our cookies/);
});

test('[ANA-01] explains the alternatives without scripts and shows no buttons', () => {
  const model = new PrivacyChoiceViewModel(new FakeConsentManager('none'));
  const html = renderToString(<PrivacyChoice model={model} />);
  expect(html).toContain('Global Privacy Control, a browser setting that opts you out on every site.');
  expect(html).toContain('data-hidden=""');
});
