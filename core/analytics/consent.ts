import type { IO } from 'fp-ts/IO';
import { isOn, type StoreConfiguration } from '../configuration/store-configuration';

/** Whether tracking is allowed. Read it before each use: the shopper can change the consent on any page. */
export interface Consent {
  /** False while Global Privacy Control is set, or while a required consent is missing (ANA-01). Never fails. */
  readonly mayTrack: IO<boolean>;
}

/** The shopper's choice in the consent banner. */
export type ConsentAnswer = 'given' | 'refused';

/** Reads and stores the shopper's choice on tracking. None of these fail. */
export interface ConsentManager {
  /** Whether the consent banner is needed: the shop requires a consent, and no signal of the browser has decided it. */
  readonly hasQuestion: IO<boolean>;
  /** Undefined until the shopper has chosen, and in a browser that cannot store the choice. */
  readonly answer: IO<ConsentAnswer | undefined>;
  readonly keep: (answer: ConsentAnswer) => IO<void>;
  /** Whether the browser sends Global Privacy Control, which refuses tracking on every site. */
  readonly isRefusedByBrowser: IO<boolean>;
  /** Calls the listener after each later choice on this page. The returned function removes the listener. */
  readonly onChange: (listener: IO<void>) => IO<IO<void>>;
}

/** `unknown` while the shop's configuration cannot be read: then there is neither tracking nor a consent banner. */
export type ConsentNeed = 'none' | 'needed' | 'unknown';

/** Whether tracking needs consent in this shop, by the switch TRACKING_CONSENT_REQUIRED. */
export const consentNeed = (configuration: StoreConfiguration): ConsentNeed => {
  if (Object.keys(configuration).length === 0) return 'unknown';
  return isOn(configuration, 'TRACKING_CONSENT_REQUIRED') ? 'needed' : 'none';
};
