import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { StoreConfiguration } from './store-configuration';
import type { StoreConfigurationGateway } from './store-configuration-gateway';

export interface LoadStoreConfigurationPorts {
  readonly storeConfiguration: StoreConfigurationGateway;
}

/**
 * Fetches the values of the keys and returns the known values with these merged in (CFG-01). Fails as the gateway does.
 */
export type LoadStoreConfiguration = (
  known: StoreConfiguration,
  keys: ReadonlyArray<string>,
) => TE.TaskEither<UpstreamFailure, StoreConfiguration>;

export const makeLoadStoreConfiguration =
  ({ storeConfiguration }: LoadStoreConfigurationPorts): LoadStoreConfiguration =>
  (known, keys) =>
    keys.length === 0
      ? TE.right(known)
      : pipe(
          storeConfiguration.values(keys),
          TE.map((values) => ({ ...known, ...values })),
        );
