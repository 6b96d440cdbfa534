import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';

/** The store that a registered shopper's account remembers (USR-02). Fails as an upstream does. */
export interface AccountStore {
  readonly keep: (storeId: string) => TaskEither<UpstreamFailure, void>;
}
