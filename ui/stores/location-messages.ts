import { SKIPPED_ASKED_LATELY, TIMED_OUT, type NoLocation } from '../../core/geolocation/geolocate-with-fallback';
import type { Location } from '../../core/geolocation/location';

/** Why nobody could tell where the shopper is, and what to do instead. `otherwise` is that: `type your ZIP code`. */
export const noLocationText = ({ failures }: NoLocation, otherwise: string): string =>
  `${reasonOf(failures.map(({ message }) => message))} Please ${otherwise} instead.`;

/** What is said of a place that only the network gave away: it may be a town off. Nothing of an exact one. */
export const roughLocationText = ({ method }: Location): string | undefined =>
  method === 'NAVIGATOR'
    ? undefined
    : 'Your browser did not share where you are, so this is a guess from your connection.';

const reasonOf = (messages: ReadonlyArray<string>): string => {
  if (messages.includes(TIMED_OUT)) return 'Your device took too long to find where you are.';
  if (messages.includes(SKIPPED_ASKED_LATELY)) return 'Your browser has not shared where you are.';
  return 'We could not find out where you are: your browser may not be allowed to share it.';
};
