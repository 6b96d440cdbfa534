import type { IO } from 'fp-ts/IO';
import type { Consent, ConsentAnswer, ConsentManager, ConsentNeed } from '../../core/analytics/consent';
import type { Cookies } from '../../core/shared/cookies';

/** Our own: what the shopper said when they were asked whether they may be followed. */
const COOKIE = 'trackingConsent';
/** Half a year: then it is fair to ask again. */
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/**
 * Whether this shopper may be followed. Global Privacy Control is a no that nobody is asked about (ANA-01); an answer
 * that was given here is kept in a cookie, and without one a needed consent counts as not given. A no counts whether the
 * shop asks or not, and leaves nothing behind by which the shopper was followed before.
 */
export class BrowserConsent implements Consent, ConsentManager {
  private readonly hearers = new Set<IO<void>>();
  /** Where cookies are blocked, a no counts until the page ends. */
  private isRefusedHere = false;

  constructor(
    private readonly navigator: object,
    private readonly need: ConsentNeed,
    private readonly cookies: Pick<Cookies, 'read' | 'write'>,
    private readonly forget: IO<void>,
  ) {}

  readonly mayTrack: IO<boolean> = () => {
    if (this.isRefusedByBrowser() || this.need === 'unknown') return false;
    const answer = this.answer();
    return answer === 'given' || (answer === undefined && this.need === 'none' && !this.isRefusedHere);
  };

  readonly hasQuestion: IO<boolean> = () => this.need === 'needed' && !this.isRefusedByBrowser();

  readonly answer: IO<ConsentAnswer | undefined> = () => {
    const said = this.cookies.read(COOKIE)();
    return said === 'given' || said === 'refused' ? said : undefined;
  };

  readonly keep: ConsentManager['keep'] = (answer) => () => {
    this.cookies.write(COOKIE, answer, { maxAgeSeconds: MAX_AGE_SECONDS })();
    this.isRefusedHere = answer === 'refused';
    if (this.isRefusedHere) this.forget();
    for (const hear of this.hearers) hear();
  };

  readonly onAnswer: ConsentManager['onAnswer'] = (hear) => () => {
    this.hearers.add(hear);
    return () => void this.hearers.delete(hear);
  };

  /** Forgets the visitor when a page begins and they said no, here or, since the page before, with their browser. */
  readonly honour: IO<void> = () => {
    if (this.isRefusedByBrowser() || this.answer() === 'refused') this.forget();
  };

  readonly isRefusedByBrowser: IO<boolean> = () =>
    'globalPrivacyControl' in this.navigator && this.navigator.globalPrivacyControl === true;
}
