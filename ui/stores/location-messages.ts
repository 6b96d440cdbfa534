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
    : 'Your browser didn’t share your location, so we estimated it from your connection.';

const reasonOf = (messages: ReadonlyArray<string>): string => {
  if (messages.includes(TIMED_OUT)) return 'It took too long to find your location.';
  if (messages.includes(SKIPPED_ASKED_LATELY)) return 'Your browser hasn’t shared your location.';
  return 'We couldn’t find your location. Check that your browser can share it.';
};
