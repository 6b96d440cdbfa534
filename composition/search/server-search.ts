import { publicContext } from '../../adapters/discover/discover-context';
import { makeHttpClient, type HttpClient, type HttpClientOptions } from '../../adapters/http/http-client';
import { timeoutsFrom } from '../../adapters/server/upstream/resilience';
import type { ServerConfig } from '../../adapters/server/config/server-config';
import type { AccessTokens } from '../../core/search/access/access-token';
import type { Logger } from '../../core/shared/logger';
import { constructorAdapters } from './constructor-adapters';
import { discoverAdapters } from './discover-adapters';
import type { SearchPorts } from '../backend/ports';
import { serverAccessTokens } from './server-access-tokens';

export interface ServerSearchSetup {
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly resilience: Pick<HttpClientOptions, 'retry' | 'policy' | 'observe' | 'fetch'>;
}

export interface ServerSearch {
  readonly adapters: SearchPorts;
  /** For browsers, which may use this service while pages are rendered with the other one. */
  readonly accessTokens: AccessTokens;
}

/** Makes the adapters of the chosen search service, which all requests share. */
export const serverSearch = (setup: ServerSearchSetup): ServerSearch => {
  const { config, logger, resilience } = setup;
  const service = discoverService(setup);
  const accessTokens = serverAccessTokens(service, config.discoverApiKey, Date.now);
  const adapters =
    config.searchProvider === 'discover'
      ? discoverAdapters({ http: service, context: publicContext, accessTokens })
      : constructorAdapters({
          ...resilience,
          logger,
          serviceUrl: config.constructorServiceUrl,
          apiKey: config.constructorApiKey,
          timeoutMs: timeoutsFrom(config.upstreamTimeoutMs),
        });
  return { adapters, accessTokens };
};

const discoverService = ({ config, resilience }: ServerSearchSetup): HttpClient =>
  makeHttpClient({
    ...resilience,
    service: 'search',
    baseUrl: config.discoverUrl,
    timeoutMs: timeoutsFrom(config.upstreamTimeoutMs),
  });
