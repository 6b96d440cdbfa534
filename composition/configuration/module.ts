import { ContainerModule } from 'inversify';
import { cachedConfiguration } from '../../adapters/cache/cached-ports';
import { pageConfigurationKeys } from '../../core/chrome/page-configuration-keys';
import { makeLoadSignInConfiguration } from '../../core/configuration/load-sign-in-configuration';
import { makeLoadStoreConfiguration } from '../../core/configuration/load-store-configuration';
import { BackendTokens } from '../backend/tokens';
import { CacheTokens } from '../cache/tokens';
import { ConfigurationTokens } from './tokens';

/** Shared by all requests. */
export const configurationModule = new ContainerModule(({ bind }) => {
  bind(ConfigurationTokens.gateway)
    .toResolvedValue(
      ({ storeConfiguration }, cache) => cachedConfiguration(storeConfiguration, cache),
      [BackendTokens.shared, CacheTokens.reads],
    )
    .inSingletonScope();
  bind(ConfigurationTokens.load).toResolvedValue(
    (storeConfiguration) => makeLoadStoreConfiguration({ storeConfiguration }),
    [ConfigurationTokens.gateway],
  );
  bind(ConfigurationTokens.forPages).toResolvedValue(
    (load, capabilities) => load({}, pageConfigurationKeys(capabilities)),
    [ConfigurationTokens.load, ConfigurationTokens.capabilities],
  );
  bind(ConfigurationTokens.forSignIn).toResolvedValue(
    ({ storeConfiguration }, forPages) => makeLoadSignInConfiguration({ storeConfiguration, forPages }),
    [BackendTokens.shared, ConfigurationTokens.forPages],
  );
});
