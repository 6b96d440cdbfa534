import type { TaskEither } from 'fp-ts/TaskEither';
import type { LoadStoreConfiguration } from '../../core/configuration/load-store-configuration';
import type { StoreConfiguration } from '../../core/configuration/store-configuration';
import type { StoreConfigurationGateway } from '../../core/configuration/store-configuration-gateway';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { HeaderEnvironment } from '../../core/overlay/header-panels';
import type { GoogleSetup } from '../../core/identity/sign-in/google-setup';
import type { Capabilities } from '../../core/configuration/capabilities';
import { token } from '../token/token';

export const ConfigurationTokens = {
  /** What the backend can do. */
  capabilities: token<Capabilities>('Capabilities'),
  gateway: token<StoreConfigurationGateway>('StoreConfigurationGateway'),
  load: token<LoadStoreConfiguration>('LoadStoreConfiguration'),
  /** The switches that every page may need; on the server they may be a minute old. */
  forPages: token<TaskEither<UpstreamFailure, StoreConfiguration>>('PageConfiguration'),
  /** Whether shoppers may sign in now (USR-07); while that cannot be read, the last known value. */
  forSignIn: token<TaskEither<UpstreamFailure, StoreConfiguration>>('SignInConfiguration'),
  /** Where mail can be read in development; undefined everywhere else. Known to the server alone. */
  outboxPath: token<string | undefined>('OutboxPath'),
  /** The deployment that serves the pages (HDR-12). Only the server knows it; pages carry it in their data. */
  environment: token<Omit<HeaderEnvironment, 'enablePCC'>>('Environment'),
  /** The set-up of Google sign-in; undefined without it. Known to the server alone. */
  google: token<GoogleSetup | undefined>('GoogleSetup'),
} as const;
