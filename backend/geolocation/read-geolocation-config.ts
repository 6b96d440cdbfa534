import { WELL_KNOWN_KEY } from '../configuration/well-known-key.ts';
import type { Position } from '../stores/distance.ts';

/** The made-up geolocation service. */
export interface GeolocationConfig {
  /** What callers have to send as `key`. */
  readonly key: string;
  /** Where everybody is said to be; undefined when nobody can be found. */
  readonly position: Position | undefined;
}

const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/;

const readPosition = (text: string): Position | undefined => {
  const parts = text.split(',').map((part) => part.trim());
  const [latitude = Number.NaN, longitude = Number.NaN] = parts.map((part) =>
    DEGREES.test(part) ? Number(part) : Number.NaN,
  );
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return parts.length === 2 && isOnEarth ? { latitude, longitude } : undefined;
};

/** Reads GEOLOCATION_KEY and DEMO_POSITION; tells what is wrong with them. */
export const readGeolocationConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): { readonly config: GeolocationConfig; readonly problems: readonly string[] } => {
  const key = environment.GEOLOCATION_KEY?.trim() || WELL_KNOWN_KEY;
  const given = environment.DEMO_POSITION?.trim() ?? '';
  const position = given === '' ? undefined : readPosition(given);
  const isWrong = given !== '' && position === undefined;
  const problem = `DEMO_POSITION must be latitude and longitude such as 32.77,-117.15, not "${given}"`;
  return { config: { key, position }, problems: isWrong ? [problem] : [] };
};
