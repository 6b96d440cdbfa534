import type { IO } from 'fp-ts/IO';
import { isOn, type StoreConfiguration } from '../configuration/store-configuration';

/** Whether the shopper may be followed at all, asked afresh each time: they may change their mind on any page. */
export interface Consent {
  /** False while Global Privacy Control is set, or while a consent that is needed was not given (ANA-01). Never fails. */
  readonly mayTrack: IO<boolean>;
}

/** What a shopper said when they were asked. */
export type ConsentAnswer = 'given' | 'refused';

/** Where the shopper is asked, and what they said. None of these fail. */
export interface ConsentManager {
  /** Whether there is a question at all: a consent is needed, and no signal of the browser has answered it. */
  readonly hasQuestion: IO<boolean>;
  /** Undefined until the shopper has said something, and where the answer cannot be kept. */
  readonly answer: IO<ConsentAnswer | undefined>;
  readonly keep: (answer: ConsentAnswer) => IO<void>;
  /** Whether a signal of the browser, Global Privacy Control, has said no for the shopper on every site. */
  readonly isRefusedByBrowser: IO<boolean>;
  /** Calls the listener after each later answer on this page; returns what ends that. */
  readonly onChange: (listener: IO<void>) => IO<IO<void>>;
}

/** `unknown` while the shop's configuration cannot be read: then there is neither tracking nor a consent banner. */
export type ConsentNeed = 'none' | 'needed' | 'unknown';

/** Whether tracking needs consent in this shop, by the switch TRACKING_CONSENT_REQUIRED. */
export const consentNeed = (configuration: StoreConfiguration): ConsentNeed => {
  if (Object.keys(configuration).length === 0) return 'unknown';
  return isOn(configuration, 'TRACKING_CONSENT_REQUIRED') ? 'needed' : 'none';
};
