import type { TaskEither } from 'fp-ts/TaskEither';
import type { SalesforceDeployment } from '../../core/chat/chat-setup';
import type { LoadStoreConfiguration } from '../../core/configuration/load-store-configuration';
import type { StoreConfiguration } from '../../core/configuration/store-configuration';
import type { StoreConfigurationGateway } from '../../core/configuration/store-configuration-gateway';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { HeaderEnvironment } from '../../core/overlay/header-panels';
import type { GoogleSetup } from '../../core/identity/sign-in/google-setup';
import type { Capabilities } from '../../core/configuration/capabilities';
import { token } from '../token/token';

export const ConfigurationTokens = {
  /** The capabilities of the backend. */
  capabilities: token<Capabilities>('Capabilities'),
  gateway: token<StoreConfigurationGateway>('StoreConfigurationGateway'),
  load: token<LoadStoreConfiguration>('LoadStoreConfiguration'),
  /** The switches that every page may need; on the server they may be a minute old. */
  forPages: token<TaskEither<UpstreamFailure, StoreConfiguration>>('PageConfiguration'),
  /** Whether shoppers may sign in now (USR-07); while that cannot be read, the last known value. */
  forSignIn: token<TaskEither<UpstreamFailure, StoreConfiguration>>('SignInConfiguration'),
  /** The path of the page with sent mail, in development only; undefined otherwise. Bound on the server only. */
  outboxPath: token<string | undefined>('OutboxPath'),
  /** The deployment that serves the pages (HDR-12). Bound on the server only; pages receive it in their data. */
  environment: token<Omit<HeaderEnvironment, 'enablePCC'>>('Environment'),
  /** The set-up of Google sign-in; undefined without it. Bound on the server only. */
  google: token<GoogleSetup | undefined>('GoogleSetup'),
  /** The deployment of Salesforce's chat; undefined without it. Bound on the server only. */
  chatDeployment: token<SalesforceDeployment | undefined>('SalesforceDeployment'),
} as const;
