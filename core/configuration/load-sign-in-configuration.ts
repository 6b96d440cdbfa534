import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { StoreConfiguration } from './store-configuration';
import type { StoreConfigurationGateway } from './store-configuration-gateway';

export interface LoadSignInConfigurationPorts {
  /** Asks the service each time. */
  readonly storeConfiguration: StoreConfigurationGateway;
  /** The configuration as pages know it, which may be older. */
  readonly forPages: TE.TaskEither<UpstreamFailure, StoreConfiguration>;
}

const KEYS = ['ONELOGIN_SERVICE_DOWN'];
/** A service that answers slowly does not keep shoppers from signing in. */
const TIMEOUT_MS = 800;

/**
 * Whether shoppers may sign in, as it is now (USR-07); as pages know it while the service does not answer within 800 ms.
 * Fails only when neither can be had.
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
