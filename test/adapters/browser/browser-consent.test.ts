import { BrowserConsent } from '../../../adapters/browser/browser-consent';
import type { ConsentAnswer, ConsentNeed } from '../../../core/analytics/consent';
import { FakeCookies } from '../../fakes/fake-cookies';

const open = (need: ConsentNeed, navigator: object = {}, answer?: ConsentAnswer) => {
  const consent = new BrowserConsent(navigator, need, new FakeCookies());
  if (answer !== undefined) consent.keep(answer)();
  return { mayTrack: consent.mayTrack(), hasQuestion: consent.hasQuestion(), answer: consent.answer() };
};

test.each<readonly [ConsentNeed, ConsentAnswer | undefined, boolean]>([
  ['none', undefined, true],
  ['needed', undefined, false],
  ['needed', 'given', true],
  ['needed', 'refused', false],
  ['unknown', undefined, false],
  ['unknown', 'given', false],
])('[ANA-01] with a consent that is %s and the answer %s, following is allowed: %s', (need, answer, allowed) => {
  expect(open(need, {}, answer).mayTrack).toBe(allowed);
});

test('[ANA-01] Global Privacy Control is a no whatever was answered, and there is nothing to ask', () => {
  const signal = { globalPrivacyControl: true };
  expect(open('needed', signal, 'given')).toMatchObject({ mayTrack: false, hasQuestion: false });
  expect(open('none', signal)).toMatchObject({ mayTrack: false, hasQuestion: false });
});

test('[ANA-01] only a consent that is needed is asked for', () => {
  expect([open('needed'), open('none'), open('unknown')].map(({ hasQuestion }) => hasQuestion)).toEqual([
    true,
    false,
    false,
  ]);
});

test('[ANA-01] an answer can be changed; what is no answer counts as none', () => {
  const cookies = new FakeCookies().hasCookie('trackingConsent', 'perhaps');
  const consent = new BrowserConsent({}, 'needed', cookies);
  expect(consent.answer()).toBeUndefined();
  consent.keep('given')();
  consent.keep('refused')();
  expect([consent.answer(), consent.mayTrack()]).toEqual(['refused', false]);
});
