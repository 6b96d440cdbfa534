import type { IO } from 'fp-ts/IO';
import type { Consent, ConsentAnswer, ConsentManager, ConsentNeed } from '../../core/analytics/consent';
import type { Cookies } from '../../core/shared/cookies';

/** The shop's own cookie with the shopper's answer to the consent dialog. */
const COOKIE = 'trackingConsent';
/** The shop asks again after half a year. */
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/**
 * Whether this shopper may be tracked. Global Privacy Control counts as a refusal, and the banner is not shown then
 * (ANA-01). The choice is stored in a cookie; without the cookie, a required consent counts as not given. A refusal always
 * counts, and removes the identifiers by which the shopper was tracked before.
 */
export class BrowserConsent implements Consent, ConsentManager {
  readonly #listeners = new Set<IO<void>>();
  /** Where cookies are blocked, a refusal is valid until the page ends. */
  #isRefusedHere = false;
  readonly #navigator: object;
  readonly #need: ConsentNeed;
  readonly #cookies: Pick<Cookies, 'read' | 'write'>;
  readonly #forget: IO<void>;

  constructor(navigator: object, need: ConsentNeed, cookies: Pick<Cookies, 'read' | 'write'>, forget: IO<void>) {
    this.#navigator = navigator;
    this.#need = need;
    this.#cookies = cookies;
    this.#forget = forget;
  }

  readonly mayTrack: IO<boolean> = () => {
    if (this.isRefusedByBrowser() || this.#need === 'unknown') return false;
    const answer = this.answer();
    return answer === 'given' || (answer === undefined && this.#need === 'none' && !this.#isRefusedHere);
  };

  readonly hasQuestion: IO<boolean> = () => this.#need === 'needed' && !this.isRefusedByBrowser();

  readonly answer: IO<ConsentAnswer | undefined> = () => {
    const said = this.#cookies.read(COOKIE)();
    return said === 'given' || said === 'refused' ? said : undefined;
  };

  readonly keep: ConsentManager['keep'] = (answer) => () => {
    this.#cookies.write(COOKIE, answer, { maxAgeSeconds: MAX_AGE_SECONDS })();
    this.#isRefusedHere = answer === 'refused';
    if (this.#isRefusedHere) this.#forget();
    for (const listener of this.#listeners) listener();
  };

  readonly onChange: ConsentManager['onChange'] = (listener) => () => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * Removes the visitor's identifiers at the start of a page, if the shopper has refused in the banner or by the
   * browser's setting.
   */
  readonly honour: IO<void> = () => {
    if (this.isRefusedByBrowser() || this.answer() === 'refused') this.#forget();
  };

  readonly isRefusedByBrowser: IO<boolean> = () =>
    'globalPrivacyControl' in this.#navigator && this.#navigator.globalPrivacyControl === true;
}
