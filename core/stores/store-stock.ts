import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';

/** What stores have on their shelves. Reading changes nothing; fails as an upstream does. */
export interface StoreStock {
  /** How many of each variant a store has, by part number, at most 100 of them; what it does not know is missing. */
  readonly inStore: (
    storeId: string,
    partNumbers: ReadonlyArray<string>,
  ) => TaskEither<UpstreamFailure, ReadonlyMap<string, number>>;
}
