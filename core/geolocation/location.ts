import type { TaskEither } from 'fp-ts/TaskEither';
import type { Coordinates } from './coordinates';

/** The method that found a location (GEO-01). */
export type LocationMethod = 'NAVIGATOR' | 'GOOGLE' | 'EDGE_SCAPE';

export interface Location extends Coordinates {
  readonly method: LocationMethod;
}

/** Why a method did not find the location, for logs and developers; never shown to shoppers. */
export interface LocationFailure {
  readonly method: LocationMethod;
  readonly message: string;
  /**
   * Whether the method was unavailable, so that a later attempt may succeed. Otherwise the method works and has no
   * location.
   */
  readonly isOutage?: true;
}

/** A method to locate the shopper. Coordinates outside of the earth count as a failure, too. */
export type FindLocation = TaskEither<LocationFailure, Location>;

/** The browser's permission for geolocation; with `prompt`, it asks the user first. */
export type LocationPermission = 'granted' | 'denied' | 'prompt';

/** Whether all methods work and none has a location, so that a retry soon is useless. */
export const isUnlocatable = ({ failures }: { readonly failures: ReadonlyArray<LocationFailure> }): boolean =>
  failures.every(({ isOutage = false }) => !isOutage);
