import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { ContainerModule } from 'inversify';
import { cachedConfiguration } from '../../adapters/cache/cached-ports';
import { HttpStoreConfigurationGateway } from '../../adapters/commerce/http-store-configuration-gateway';
import { CAPTCHA_KEYS } from '../../core/captcha/captcha';
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

const SIGN_IN_KEYS = ['ONELOGIN_SERVICE_DOWN'];
/** A service that is slow to tell does not keep shoppers from signing in. */
const SIGN_IN_TIMEOUT_MS = 800;

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
    (http, forPages) => {
      const storeConfiguration = new HttpStoreConfigurationGateway((call) =>
        http({ ...call, timeoutMs: SIGN_IN_TIMEOUT_MS }),
      );
      return pipe(
        makeLoadStoreConfiguration({ storeConfiguration })({}, SIGN_IN_KEYS),
        TE.orElse(() => forPages),
      );
    },
    [HttpTokens.publicCommerce, ConfigurationTokens.forPages],
  );
});
