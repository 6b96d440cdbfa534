import { ContainerModule } from 'inversify';
import { cachedConfiguration } from '../../adapters/cache/cached-ports';
import { HttpStoreConfigurationGateway } from '../../adapters/commerce/http-store-configuration-gateway';
import { makeLoadStoreConfiguration } from '../../core/configuration/load-store-configuration';
import { HttpTokens } from '../tokens/http-tokens';
import { ConfigurationTokens } from '../tokens/configuration-tokens';

/** The switches that every page may need. */
const PAGE_KEYS = [
  'GROOMING_APPOINTMENTS_PAGE',
  'LIVE_HELP_ENABLED',
  'GOOGLE_SIGNIN_ENABLED',
  'GOOGLE_ONETAP_ENABLED',
  'SF_CHAT_ENABLED',
  'ONELOGIN_SERVICE_DOWN',
];

/** The same for everybody. */
export const configurationModule = new ContainerModule(({ bind }) => {
  bind(ConfigurationTokens.gateway)
    .toResolvedValue(
      (http, cache) => cachedConfiguration(new HttpStoreConfigurationGateway(http), cache),
      [HttpTokens.publicCommerce, HttpTokens.readCache],
    )
    .inSingletonScope();
  bind(ConfigurationTokens.load).toResolvedValue(
    (storeConfiguration) => makeLoadStoreConfiguration({ storeConfiguration }),
    [ConfigurationTokens.gateway],
  );
  bind(ConfigurationTokens.forPages).toResolvedValue((load) => load({}, PAGE_KEYS), [ConfigurationTokens.load]);
});
