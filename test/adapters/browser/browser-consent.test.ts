import { BrowserConsent } from '../../../adapters/browser/browser-consent';
import { forgetVisitor } from '../../../adapters/session/forget-visitor';
import type { ConsentAnswer, ConsentNeed } from '../../../core/analytics/consent';
import { consentManagerContract } from '../../contracts/consent-manager.contract';
import { FakeCookies } from '../../fakes/fake-cookies';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';

consentManagerContract(
  'BrowserConsent',
  ({ need, hasPrivacySignal }) =>
    new BrowserConsent(
      hasPrivacySignal === undefined ? {} : { globalPrivacyControl: hasPrivacySignal },
      need,
      new FakeCookies(),
      () => undefined,
    ),
);

test('[ANA-01] where cookies are blocked a no counts until the page ends, and a yes takes it back', () => {
  const blocked = { read: () => () => undefined, write: () => () => undefined };
  const consent = new BrowserConsent({}, 'none', blocked, () => undefined);
  const allowed = (['refused', 'given'] as const).map((response) => {
    consent.keep(response)();
    return consent.mayTrack();
  });
  expect(allowed).toEqual([false, true]);
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
  const followed = (need: ConsentNeed, navigator: object = {}, response?: ConsentAnswer) => {
    const cookies = new FakeCookies()
      .hasCookie('__ruid', '1-a')
      .hasCookie('ConstructorioID_client_id', 'c')
      .hasCookie('ConstructorioID_session', '{}')
      .hasCookie('rUserId', '700002');
    if (response !== undefined) cookies.hasCookie('trackingConsent', response);
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
    ['an earlier refusal in a shop that asks nobody', 3, 'none', {}, 'refused'],
    ['a consent', 11, 'needed', {}, 'given'],
    ['a shop that asks nobody', 11, 'none', {}, undefined],
  ])(
    '[ANA-01] when a page begins, %s leaves %d of the eleven things that are kept',
    (_case, count, need, navigator, response) => {
      const { consent, left } = followed(need, navigator, response);
      consent.honour();
      expect(left()).toHaveLength(count);
    },
  );
});
