import type { IO } from 'fp-ts/IO';
import type { Consent } from '../../core/analytics/consent';

/** What the browser says of its owner's wishes: Global Privacy Control is a no (ANA-01). */
export class BrowserConsent implements Consent {
  readonly mayTrack: IO<boolean>;

  constructor(navigator: object) {
    this.mayTrack = () => !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
  }
}
