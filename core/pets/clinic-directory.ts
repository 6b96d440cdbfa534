import type { TaskEither } from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../shared/abort-signal';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { VetToSave } from './vet-gateway';

/** A veterinary clinic of the directory. Its phone number has ten digits, or is empty when it is not known. */
export type Clinic = VetToSave;

export interface ClinicQuery {
  /** Words of the clinic's name and place, each one complete or its beginning. */
  readonly text: string;
}

/** The maximum number of suggestions. */
export const MAX_CLINIC_SUGGESTIONS = 6;

/**
 * The directory of veterinary clinics. Reading changes nothing. Calls fail as an upstream does; an aborted call ends at
 * once, as `unreachable` with cause `aborted`.
 */
export interface ClinicDirectory {
  /** Clinics in whose name and place all words occur, the best first, at most `MAX_CLINIC_SUGGESTIONS` (ACC-04). */
  readonly suggest: (
    query: ClinicQuery,
    signal?: AbortSignalLike,
  ) => TaskEither<UpstreamFailure, ReadonlyArray<Clinic>>;
}
