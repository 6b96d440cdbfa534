import { SKIPPED_ASKED_LATELY, TIMED_OUT, type NoLocation } from '../../core/geolocation/geolocate-with-fallback';
import type { Location } from '../../core/geolocation/location';

/**
 * Returns why the location is unknown, and what to do instead. `otherwise` is the alternative, such as `type your ZIP
 * code`.
 */
export const noLocationText = ({ failures }: NoLocation, otherwise: string): string =>
  `${reasonOf(failures.map(({ message }) => message))} Please ${otherwise} instead.`;

/**
 * Returns a notice for a location that was derived from the network and may be a town off; undefined for an exact one.
 */
export const roughLocationText = ({ method }: Location): string | undefined =>
  method === 'NAVIGATOR'
    ? undefined
    : 'Your browser did not share where you are, so this is a guess from your connection.';

const reasonOf = (messages: ReadonlyArray<string>): string => {
  if (messages.includes(TIMED_OUT)) return 'Your device took too long to find where you are.';
  if (messages.includes(SKIPPED_ASKED_LATELY)) return 'Your browser has not shared where you are.';
  return 'We could not find out where you are: your browser may not be allowed to share it.';
};
