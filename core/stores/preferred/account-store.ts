import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';

/** The store that is saved in a registered shopper's account (USR-02). Fails as an upstream does. */
export interface AccountStore {
  readonly keep: (storeId: string) => TaskEither<UpstreamFailure, void>;
}
