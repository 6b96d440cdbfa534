import type { TaskEither } from 'fp-ts/TaskEither';
import type { Coordinates } from './coordinates';

/** By which way a place was found (GEO-01). */
export type LocationMethod = 'NAVIGATOR' | 'GOOGLE' | 'EDGE_SCAPE';

export interface Location extends Coordinates {
  readonly method: LocationMethod;
}

/** Why one way did not find the shopper: in words for logs and for a developer, never shown as they are. */
export interface LocationFailure {
  readonly method: LocationMethod;
  readonly message: string;
  /** The way itself could not be asked: a moment later it may know. Else it was, and does not know. */
  readonly isOutage?: true;
}

/** One way to find out where the shopper is. Coordinates outside of the earth are a failure of the way, too. */
export type FindLocation = TaskEither<LocationFailure, Location>;

/** The browser's permission for geolocation; `prompt` means that it asks the user first. */
export type LocationPermission = 'granted' | 'denied' | 'prompt';

/** Whether every way was asked and none knew: it is of no use to ask again soon. */
export const isUnlocatable = ({ failures }: { readonly failures: ReadonlyArray<LocationFailure> }): boolean =>
  failures.every(({ isOutage = false }) => !isOutage);
