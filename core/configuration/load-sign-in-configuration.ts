import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { StoreConfiguration } from './store-configuration';
import type { StoreConfigurationGateway } from './store-configuration-gateway';

export interface LoadSignInConfigurationPorts {
  /** Sends a request to the service for each call. */
  readonly storeConfiguration: StoreConfigurationGateway;
  /** The cached configuration that pages use, which may be older. */
  readonly forPages: TE.TaskEither<UpstreamFailure, StoreConfiguration>;
}

const KEYS = ['ONELOGIN_SERVICE_DOWN'];
/** A slow service must not prevent shoppers from signing in. */
const TIMEOUT_MS = 800;

/**
 * Loads the current configuration of the sign-in (USR-07); the configuration that pages use when the service does not
 * respond within 800 ms. Fails only when neither is available.
 */
export type LoadSignInConfiguration = TE.TaskEither<UpstreamFailure, StoreConfiguration>;

export const makeLoadSignInConfiguration = ({
  storeConfiguration,
  forPages,
}: LoadSignInConfigurationPorts): LoadSignInConfiguration =>
  pipe(
    storeConfiguration.values(KEYS, TIMEOUT_MS),
    TE.orElse(() => forPages),
  );
