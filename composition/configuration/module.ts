import { ContainerModule } from 'inversify';
import { cachedConfiguration } from '../../adapters/cache/cached-ports';
import { CAPTCHA_KEYS } from '../../core/captcha/captcha';
import { makeLoadSignInConfiguration } from '../../core/configuration/load-sign-in-configuration';
import { makeLoadStoreConfiguration } from '../../core/configuration/load-store-configuration';
import type { Capabilities } from '../../core/configuration/capabilities';
import { CARD_KEYS } from '../../core/petco-pay/card-offer';
import { BackendTokens } from '../backend/tokens';
import { CacheTokens } from '../cache/tokens';
import { ConfigurationTokens } from './tokens';

/** The switches that every page may need. Those of what the backend lacks are not requested, so they count as off. */
const pageKeys = (capabilities: Capabilities): ReadonlyArray<string> => [
  ...(capabilities.has('appointments') ? ['GROOMING_APPOINTMENTS_PAGE'] : []),
  'LIVE_HELP_ENABLED',
  ...(capabilities.has('google-sign-in') ? ['GOOGLE_SIGNIN_ENABLED', 'GOOGLE_ONETAP_ENABLED'] : []),
  'SF_CHAT_ENABLED',
  'ONELOGIN_SERVICE_DOWN',
  'TRACKING_CONSENT_REQUIRED',
  ...CAPTCHA_KEYS,
  ...(capabilities.has('card') ? CARD_KEYS : []),
];

/** The same for everybody. */
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
    (load, capabilities) => load({}, pageKeys(capabilities)),
    [ConfigurationTokens.load, ConfigurationTokens.capabilities],
  );
  bind(ConfigurationTokens.forSignIn).toResolvedValue(
    ({ storeConfiguration }, forPages) => makeLoadSignInConfiguration({ storeConfiguration, forPages }),
    [BackendTokens.shared, ConfigurationTokens.forPages],
  );
});
