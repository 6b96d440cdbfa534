import type { IO } from 'fp-ts/IO';

/** Whether the shopper may be followed at all, asked afresh each time: they may change their mind on any page. */
export interface Consent {
  /** False while Global Privacy Control is set (ANA-01). Never fails. */
  readonly mayTrack: IO<boolean>;
}
