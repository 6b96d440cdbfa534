import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { StoreConfiguration } from './store-configuration';

/** The shop's configuration service. */
export interface StoreConfigurationGateway {
  /**
   * Returns the values of the keys; a key that the service does not know is missing from the response. Fails with
   * `unreachable` after `timeoutMs`, where it is given (CFG-01).
   */
  readonly values: (keys: ReadonlyArray<string>, timeoutMs?: number) => TaskEither<UpstreamFailure, StoreConfiguration>;
}
