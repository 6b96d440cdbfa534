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

test('[ANA-01] with blocked cookies, a refusal lasts until the page ends unless a consent replaces it', () => {
  const blocked = { read: () => () => undefined, write: () => () => undefined };
  const consent = new BrowserConsent({}, 'none', blocked, () => undefined);
  const allowed = (['refused', 'given'] as const).map((response) => {
    consent.keep(response)();
    return consent.mayTrack();
  });
  expect(allowed).toEqual([false, true]);
});

test('[ANA-01] an answer can be changed, and an invalid stored answer counts as none', () => {
  const cookies = new FakeCookies().hasCookie('trackingConsent', 'perhaps');
  const consent = new BrowserConsent({}, 'needed', cookies, () => undefined);
  expect(consent.answer()).toBeUndefined();
  consent.keep('given')();
  consent.keep('refused')();
  expect([consent.answer(), consent.mayTrack()]).toEqual(['refused', false]);
});

describe('data of a tracked visitor', () => {
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
  const UNRELATED_TO_TRACKING = ['rUserId', 'recentSearches', 'couponCount'];

  test('[ANA-01] loses its ids and queued events at once when the visitor refuses', () => {
    const { consent, left } = followed('needed', {}, 'given');
    consent.keep('refused')();
    expect(left()).toEqual(UNRELATED_TO_TRACKING);
  });

  test('[ANA-01] is kept when the visitor consents', () => {
    const { consent, left } = followed('needed');
    consent.keep('given')();
    expect(left()).toHaveLength(11);
  });

  test.each<readonly [string, number, ConsentNeed, object, ConsentAnswer | undefined]>([
    ['a browser with a privacy signal', 3, 'none', { globalPrivacyControl: true }, undefined],
    ['an earlier refusal', 3, 'needed', {}, 'refused'],
    ['an earlier refusal in a shop without a consent prompt', 3, 'none', {}, 'refused'],
    ['a consent', 11, 'needed', {}, 'given'],
    ['a shop without a consent prompt', 11, 'none', {}, undefined],
  ])('[ANA-01] at page start, %s keeps %d of the eleven stored entries', (_case, count, need, navigator, response) => {
    const { consent, left } = followed(need, navigator, response);
    consent.honour();
    expect(left()).toHaveLength(count);
  });
});
