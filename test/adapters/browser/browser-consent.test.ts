import { BrowserConsent } from '../../../adapters/browser/browser-consent';
import { forgetVisitor } from '../../../adapters/session/forget-visitor';
import type { ConsentAnswer, ConsentNeed } from '../../../core/analytics/consent';
import { FakeCookies } from '../../fakes/fake-cookies';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';

const open = (need: ConsentNeed, navigator: object = {}, answer?: ConsentAnswer) => {
  const consent = new BrowserConsent(navigator, need, new FakeCookies(), () => undefined);
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
  const consent = new BrowserConsent({}, 'needed', cookies, () => undefined);
  expect(consent.answer()).toBeUndefined();
  consent.keep('given')();
  consent.keep('refused')();
  expect([consent.answer(), consent.mayTrack()]).toEqual(['refused', false]);
});

describe('what is left of a visitor who was followed', () => {
  const followed = (need: ConsentNeed, navigator: object = {}, answer?: ConsentAnswer) => {
    const cookies = new FakeCookies()
      .hasCookie('__ruid', '1-a')
      .hasCookie('ConstructorioID_client_id', 'c')
      .hasCookie('ConstructorioID_session', '{}')
      .hasCookie('rUserId', '700002');
    if (answer !== undefined) cookies.hasCookie('trackingConsent', answer);
    const localStorage = new FakeKeyValueStorage()
      .has('_constructorio_search_client_id', 'c')
      .has('_constructorio_search_session_id', '1')
      .has('_constructorio_search_session', '{}')
      .has('_constructorio_requests', '[]')
      .has('recentSearches', '["dog"]');
    const sessionStorage = new FakeKeyValueStorage().has('behaviourWaiting', '[]').has('couponCount', '1');
    const forget = forgetVisitor({ cookies, localStorage, sessionStorage });
    const left = (): ReadonlyArray<string> =>
      [cookies.all, localStorage.all, sessionStorage.all]
        .flatMap((kept) => Object.keys(kept))
        .filter((name) => name !== 'trackingConsent');
    return { consent: new BrowserConsent(navigator, need, cookies, forget), left };
  };
  const NOTHING_OF_THEM = ['rUserId', 'recentSearches', 'couponCount'];

  test('[ANA-01] a refusal removes ids and waiting events at once, and nothing else', () => {
    const { consent, left } = followed('needed', {}, 'given');
    consent.keep('refused')();
    expect(left()).toEqual(NOTHING_OF_THEM);
  });

  test('[ANA-01] a consent leaves them', () => {
    const { consent, left } = followed('needed');
    consent.keep('given')();
    expect(left()).toHaveLength(11);
  });

  test.each<readonly [string, number, ConsentNeed, object, ConsentAnswer | undefined]>([
    ['a browser that says no', 3, 'none', { globalPrivacyControl: true }, undefined],
    ['an earlier refusal', 3, 'needed', {}, 'refused'],
    ['a consent', 11, 'needed', {}, 'given'],
    ['a shop that asks nobody', 11, 'none', {}, undefined],
  ])(
    '[ANA-01] when a page begins, %s leaves %d of the eleven things that are kept',
    (_case, count, need, navigator, answer) => {
      const { consent, left } = followed(need, navigator, answer);
      consent.honour();
      expect(left()).toHaveLength(count);
    },
  );
});
