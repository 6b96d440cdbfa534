import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { zipOf } from '../stores/zip-code';
import type { AddressDirectory, Place } from './address-directory';

/** The typed text is not a ZIP code, or there is no such ZIP code. */
export interface UnknownZip {
  readonly kind: 'unknown-zip';
}

/** Returns the city and state of a typed ZIP code (CHK-03). Requests nothing for a text that is not a ZIP code. */
export type FillFromZip = (typed: string) => TE.TaskEither<UnknownZip | UpstreamFailure, Place>;

export const makeFillFromZip =
  ({ directory }: { readonly directory: AddressDirectory }): FillFromZip =>
  (typed) =>
    pipe(
      TE.fromNullable<UnknownZip>({ kind: 'unknown-zip' })(zipOf(typed)),
      TE.chainW((zipCode) => directory.placeOf(zipCode)),
      TE.chainOptionKW<UnknownZip>(() => ({ kind: 'unknown-zip' }))((place) => place),
    );
