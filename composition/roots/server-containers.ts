import { Container } from 'inversify';
import { makeConstructorClient } from '../../adapters/constructor/constructor-client';
import { makeHttpClient, type HttpClient, type HttpClientOptions } from '../../adapters/http/http-client';
import { makeLruReadCache } from '../../adapters/server/lru-read-cache';
import type { ServerConfig } from '../../adapters/server/server-config';
import type { WebRequest } from '../../adapters/server/web';
import { DEFAULT_BRAND } from '../../core/configuration/brand';
import { STORE_ID } from '../../core/configuration/constants';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import type { Logger } from '../../core/shared/logger';
import { cartModule } from '../modules/cart-module';
import { catalogueModule } from '../modules/catalogue-module';
import { configurationModule } from '../modules/configuration-module';
import { contentModule } from '../modules/content-module';
import { HttpTokens } from '../tokens/http-tokens';
import { identityModule } from '../modules/identity-module';
import { sessionModule } from '../modules/platform-module';
import { PlatformTokens } from '../tokens/platform-tokens';
import { searchModule } from '../modules/search-module';
import { SearchTokens } from '../tokens/search-tokens';

export interface ServerParts {
  readonly config: ServerConfig;
  readonly logger: Logger;
  /** Retries, circuit breaker and observation that every upstream call shares. */
  readonly resilience: Pick<HttpClientOptions, 'retry' | 'policy' | 'observe'>;
}

const PUBLIC_READS = { freshMs: 60_000, maxEntries: 20_000, clock: Date.now };

/** What is the same for every shopper. Nothing in it knows of a request, a cookie or a session. */
export const makePublicContainer = ({ config, logger, resilience }: ServerParts): Container => {
  const container = new Container({ jitless: true });
  const client = (service: string, path: string): HttpClient =>
    makeHttpClient({
      ...resilience,
      service,
      baseUrl: config.commerceOrigin + path,
      timeoutMs: config.upstreamTimeoutMs,
    });
  container.bind(PlatformTokens.brand).toConstantValue(DEFAULT_BRAND);
  container.bind(PlatformTokens.clock).toConstantValue(Date.now);
  container.bind(PlatformTokens.logger).toConstantValue(logger);
  container.bind(PlatformTokens.pause).toConstantValue(() => () => Promise.resolve());
  container.bind(HttpTokens.publicCommerce).toConstantValue(client('commerce', COMMERCE_BASE));
  container.bind(HttpTokens.catalogue).toConstantValue(client('catalogue', CATALOGUE_BASE));
  container.bind(HttpTokens.site).toConstantValue(client('prices', '/'));
  container.bind(HttpTokens.readCache).toConstantValue(makeLruReadCache(PUBLIC_READS));
  container.bind(SearchTokens.client).toConstantValue(
    makeConstructorClient({
      ...resilience,
      logger,
      serviceUrl: config.constructorServiceUrl,
      apiKey: config.constructorApiKey,
      timeoutMs: config.upstreamTimeoutMs,
    }),
  );
  container.load(configurationModule, catalogueModule, contentModule, searchModule);
  return container;
};

/** What belongs to the shopper who sent this request, over what is the same for everybody. */
export const makeRequestContainer = (
  parent: Container,
  { config, resilience }: ServerParts,
  request: WebRequest,
): Container => {
  const container = new Container({ jitless: true, parent });
  container.bind(PlatformTokens.cookies).toConstantValue(request.cookies);
  container.bind(PlatformTokens.localStorage).toConstantValue(NO_STORAGE);
  container.bind(PlatformTokens.sessionStorage).toConstantValue(NO_STORAGE);
  const commerce = makeHttpClient({
    ...resilience,
    service: 'commerce',
    baseUrl: config.commerceOrigin + COMMERCE_BASE,
    timeoutMs: config.upstreamTimeoutMs,
    headers: () => ({ ...request.forwarded, cookie: request.cookies.header() }),
    observe: (outcome) => {
      request.cookies.absorb(outcome.headers?.getSetCookie() ?? []);
      resilience.observe?.(outcome);
    },
  });
  container.bind(HttpTokens.personalCommerce).toConstantValue(endingWith(request.signal, commerce));
  container.load(sessionModule, identityModule, cartModule);
  return container;
};

/** Reads end when the shopper has gone away; a change that was begun is carried through. */
const endingWith =
  (signal: AbortSignal, client: HttpClient): HttpClient =>
  (call) =>
    client(call.method === 'GET' ? { ...call, signal } : call);

const COMMERCE_BASE = `/wcs/resources/store/${STORE_ID}/`;
const CATALOGUE_BASE = `/search/resources/store/${STORE_ID}/`;

/** The shopper's browser keeps things; the server has none of them. */
const NO_STORAGE: KeyValueStorage = {
  read: () => () => undefined,
  write: () => () => undefined,
  remove: () => () => undefined,
  clear: () => undefined,
};
