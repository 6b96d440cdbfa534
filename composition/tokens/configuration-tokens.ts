import type { TaskEither } from 'fp-ts/TaskEither';
import type { LoadStoreConfiguration } from '../../core/configuration/load-store-configuration';
import type { StoreConfiguration } from '../../core/configuration/store-configuration';
import type { StoreConfigurationGateway } from '../../core/configuration/store-configuration-gateway';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { token } from '../token';

export const ConfigurationTokens = {
  gateway: token<StoreConfigurationGateway>('StoreConfigurationGateway'),
  load: token<LoadStoreConfiguration>('LoadStoreConfiguration'),
  /** The switches that every page may need, as they are now. */
  forPages: token<TaskEither<UpstreamFailure, StoreConfiguration>>('PageConfiguration'),
} as const;
