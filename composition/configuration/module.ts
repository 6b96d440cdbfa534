import { ContainerModule } from 'inversify';
import { cachedConfiguration } from '../../adapters/cache/cached-ports';
import { HttpStoreConfigurationGateway } from '../../adapters/commerce/http-store-configuration-gateway';
import { CAPTCHA_KEYS } from '../../core/captcha/captcha';
import { makeLoadSignInConfiguration } from '../../core/configuration/load-sign-in-configuration';
import { makeLoadStoreConfiguration } from '../../core/configuration/load-store-configuration';
import { CARD_KEYS } from '../../core/petco-pay/card-offer';
import { HttpTokens } from '../http/tokens';
import { ConfigurationTokens } from './tokens';

/** The switches that every page may need. */
const PAGE_KEYS = [
  'GROOMING_APPOINTMENTS_PAGE',
  'LIVE_HELP_ENABLED',
  'GOOGLE_SIGNIN_ENABLED',
  'GOOGLE_ONETAP_ENABLED',
  'SF_CHAT_ENABLED',
  'ONELOGIN_SERVICE_DOWN',
  'TRACKING_CONSENT_REQUIRED',
  ...CAPTCHA_KEYS,
  ...CARD_KEYS,
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
  bind(ConfigurationTokens.forSignIn).toResolvedValue(
    (http, forPages) =>
      makeLoadSignInConfiguration({ storeConfiguration: new HttpStoreConfigurationGateway(http), forPages }),
    [HttpTokens.publicCommerce, ConfigurationTokens.forPages],
  );
});
