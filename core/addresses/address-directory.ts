import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../shared/abort-signal';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Destination } from './address';

/** A city of the United States. */
export interface Place {
  /** Empty for a ZIP code of which only the region is known. */
  readonly city: string;
  /** Two capitals. */
  readonly state: string;
  /** Five digits. */
  readonly zipCode: string;
}

/** The text that the shopper has typed into the street's field. */
export interface AddressQuery {
  readonly text: string;
  /** The ZIP code that is known so far: nearby streets come first. */
  readonly zipCode: string | undefined;
}

/** The maximum number of suggestions. */
export const MAX_ADDRESS_SUGGESTIONS = 6;

/**
 * The directory of postal addresses. Reading changes nothing. Calls fail as an upstream does; an aborted call ends at
 * once, as `unreachable` with cause `aborted`.
 */
export interface AddressDirectory {
  /** Addresses that complete the typed text, the best first, at most `MAX_ADDRESS_SUGGESTIONS`. */
  readonly suggest: (
    query: AddressQuery,
    signal?: AbortSignalLike,
  ) => TaskEither<UpstreamFailure, ReadonlyArray<Destination>>;
  /** The place of a ZIP code of five digits; none when there can be no such ZIP code. */
  readonly placeOf: (zipCode: string) => TaskEither<UpstreamFailure, Option<Place>>;
}
