import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { ClosedStore, NearStore, Place, Store, StorePoint } from './store';

/** The retailer's stores. Reading changes nothing; every call may fail as an upstream does. */
export interface StoreGateway {
  /** The positions of all stores. */
  readonly allStores: TaskEither<UpstreamFailure, ReadonlyArray<StorePoint>>;
  /** One store; none when there is no such store. */
  readonly store: (id: string) => TaskEither<UpstreamFailure, Option<Store>>;
  /** The stores nearest to a ZIP code of five digits, nearest first; none for an unknown ZIP code (STO-08). */
  readonly nearestByZip: (zipCode: string, count: number) => TaskEither<UpstreamFailure, ReadonlyArray<NearStore>>;
  /** Stores that are closed for longer than one night (STO-01). */
  readonly closedStores: TaskEither<UpstreamFailure, ReadonlyArray<ClosedStore>>;
  /** Places that a text or a ZIP code may mean, most likely first, at most five; none when there is no such place. */
  readonly places: (text: string) => TaskEither<UpstreamFailure, ReadonlyArray<Place>>;
}
