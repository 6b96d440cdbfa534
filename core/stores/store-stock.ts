import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';

/** The stock of stores. Reading changes nothing; fails as an upstream does. */
export interface StoreStock {
  /**
   * Returns the quantities of at most 100 variants in a store, by part number; a variant that the service does not know
   * is missing.
   */
  readonly inStore: (
    storeId: string,
    partNumbers: ReadonlyArray<string>,
  ) => TaskEither<UpstreamFailure, ReadonlyMap<string, number>>;
  /**
   * Returns the quantities of a variant in at most 20 stores, by store id; stores whose stock of it the service does not
   * know are missing.
   */
  readonly atStores: (
    partNumber: string,
    storeIds: ReadonlyArray<string>,
  ) => TaskEither<UpstreamFailure, ReadonlyMap<string, number>>;
}
