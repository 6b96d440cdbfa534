import { randomUUID } from 'node:crypto';
import { Container } from 'inversify';
import { NEVER } from 'rxjs';
import {
  type CallPolicy,
  makeHttpClient,
  type HttpClient,
  type HttpClientOptions,
} from '../../adapters/http/http-client';
import { OUTBOX_PATH } from '../../adapters/server/proxies/development-proxy';
import { HttpErrorLog } from '../../adapters/error-log/http-error-log';
import { noReadCache, type ReadCache } from '../../adapters/cache/read-cache';
import { makeLruReadCache, type LruReadCacheOptions } from '../../adapters/server/upstream/lru-read-cache';
import { previewHeaders } from '../../adapters/server/requests/preview-cookie';
import { timeoutsFrom } from '../../adapters/server/upstream/resilience';
import type { ServerConfig } from '../../adapters/server/config/server-config';
import { makeUsGeography } from '../../adapters/server/files/us-geography';
import type { CountAdsPorts } from '../../core/ads/server/count-ads';
import { allBut, lackingOf } from '../../core/configuration/capabilities';
import type { GoogleSetup } from '../../core/identity/sign-in/google-setup';
import type { Preview } from '../../core/preview/preview-gateway';
import type { Logger } from '../../core/shared/logger';
import type { ServerBackend } from '../backend/backend';
import { completePublic } from '../backend/lacking-ports';
import type { PublicPorts } from '../backend/ports';
import { BackendTokens } from '../backend/tokens';
import { CacheTokens } from '../cache/tokens';
import { PUBLIC_MODULES } from './subject-modules';
import { catalogueModule } from '../catalogue/module';
import { contentModule } from '../content/module';
import { ConfigurationTokens } from '../configuration/tokens';
import { OrderTokens } from '../orders/tokens';
import { PlatformTokens } from '../platform/tokens';
import { promotionsModule } from '../rewards/promotions-module';
import { serverSearch } from '../search/server-search';
import { SearchTokens } from '../search/tokens';
import { StoreTokens } from '../stores/tokens';
import { ownValue } from '../../core/shared/own-value';

export interface ServerParts {
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly backend: ServerBackend;
  /** Retries, circuit breakers, metrics and connections that all upstream calls share. */
  readonly resilience: Pick<HttpClientOptions, 'retry' | 'policy' | 'observe' | 'fetch'>;
  /**
   * Circuit breakers of calls that browsers make through the shop's own services, such as ads, separate from those of
   * pages.
   */
  readonly proxyPolicy?: CallPolicy;
  /** When products last changed: cached reads from before are repeated. */
  readonly productsChangedAt?: (() => number) | undefined;
  /** The preview that is shown; undefined for the shop of now. */
  readonly preview?: Preview;
  /** Notified of the result of each report of an ad. */
  readonly observeAdReport?: CountAdsPorts['observe'];
}

/** The parts that clients of the backend are made from. */
export type BackendSetup = Pick<ServerParts, 'backend' | 'config' | 'resilience' | 'preview'>;

/**
 * The shares of kinds of reads in the memory for all of them. Each kind has its own, so that many different searches do
 * not remove stores or contents.
 */
const READ_SHARES = { products: 0.6, others: 0.3, advertised: 0.1 } as const;

/** Returns the limit for one kind of cached reads in bytes. */
export const readBytesFor = (kind: keyof typeof READ_SHARES, { readCacheBytes }: ServerConfig): number =>
  Math.floor(READ_SHARES[kind] * readCacheBytes);

const PUBLIC_READS = { freshMs: 60_000, maxEntries: 20_000, clock: Date.now };

/** In development the backend may change at any time, so nothing is cached. Nothing of a preview ever is (MOD-01). */
const readCacheOf = (
  { config: { mode }, preview }: Pick<ServerParts, 'config' | 'preview'>,
  options: Pick<LruReadCacheOptions, 'maxBytes' | 'outdatedBefore'>,
): ReadCache =>
  mode === 'development' || preview !== undefined ? noReadCache : makeLruReadCache({ ...PUBLIC_READS, ...options });

/** Binds everything that is the same for every shopper. Nothing in it depends on a request, a cookie or a session. */
export const makePublicContainer = (parts: ServerParts): Container => {
  const { backend, config, logger, resilience, productsChangedAt } = parts;
  const container = new Container({ jitless: true });
  container.bind(PlatformTokens.brand).toConstantValue(config.brand);
  container.bind(PlatformTokens.shop).toConstantValue(config.brand.shop);
  // Removes capabilities that require a missing one.
  const lacking = lackingOf(backend.capabilities);
  // Campaigns must not pay for what staff see in a preview.
  const shown = parts.preview === undefined ? allBut(lacking) : allBut([...lacking, 'sponsored-ads']);
  container.bind(ConfigurationTokens.capabilities).toConstantValue(shown);
  container.bind(ConfigurationTokens.outboxPath).toConstantValue(config.hasDevelopmentPages ? OUTBOX_PATH : undefined);
  container.bind(ConfigurationTokens.google).toConstantValue(googleOf(config));
  container.bind(ConfigurationTokens.chatDeployment).toConstantValue(config.chatDeployment);
  container.bind(ConfigurationTokens.environment).toConstantValue({
    environment: config.environment,
    serverApiOrigin: config.publicOrigin ?? '',
    commitSHA: config.commitSha,
  });
  container.bind(PlatformTokens.clock).toConstantValue(Date.now);
  container.bind(OrderTokens.newChangeKey).toConstantValue(() => randomUUID());
  container.bind(PlatformTokens.logger).toConstantValue(logger);
  container.bind(PlatformTokens.pause).toConstantValue(() => () => Promise.resolve());
  const ports = publicPortsOf(parts);
  container.bind(BackendTokens.shared).toConstantValue(ports);
  container.bind(BackendTokens.catalogue).toConstantValue(ports);
  container.bind(CacheTokens.reads).toConstantValue(readCacheOf(parts, { maxBytes: readBytesFor('others', config) }));
  container.bind(CacheTokens.products).toConstantValue(
    readCacheOf(parts, {
      maxBytes: readBytesFor('products', config),
      outdatedBefore: productsChangedAt,
    }),
  );
  const search = serverSearch({ config, logger, resilience });
  container.bind(SearchTokens.adapters).toConstantValue(ports.search ?? search.adapters);
  container.bind(SearchTokens.accessTokens).toConstantValue(search.accessTokens);
  container.bind(PlatformTokens.errorLog).toConstantValue(new HttpErrorLog(ownSite({ config, resilience })));
  container.bind(PlatformTokens.visibility).toConstantValue({ isVisible: NEVER });
  container.bind(StoreTokens.geography).toConstantValue(makeUsGeography());
  container.load(...PUBLIC_MODULES, catalogueModule, contentModule, promotionsModule);
  return container;
};

/**
 * Makes the client of the shop itself, which receives error reports. It connects directly, not through a proxy in front
 * of the shop.
 */
const ownSite = ({ config, resilience }: Pick<ServerParts, 'config' | 'resilience'>): HttpClient =>
  makeHttpClient({
    ...resilience,
    service: 'shop',
    baseUrl: `http://${ownValue(INSIDE, config.host) ?? config.host}:${config.port}/`,
    timeoutMs: timeoutsFrom(config.upstreamTimeoutMs),
  });

/** Addresses that listen on all interfaces, and the loopback address of each. */
const INSIDE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** Returns Google, where the shop has a client id; or the stub identity provider in development. */
const googleOf = ({ googleClientId, hasDevelopmentPages }: ServerConfig): GoogleSetup | undefined => {
  if (googleClientId !== undefined) return { kind: 'google', clientId: googleClientId };
  return hasDevelopmentPages ? { kind: 'stub' } : undefined;
};

/** Returns the backend's ports that are the same for all shoppers. */
export const publicPortsOf = ({ backend, config, resilience, preview }: BackendSetup): PublicPorts =>
  completePublic(
    backend.publicPorts((service, path, readRefusal) =>
      makeHttpClient({
        ...resilience,
        service,
        readRefusal,
        baseUrl: config.commerceAddress + path,
        timeoutMs: timeoutsFrom(config.upstreamTimeoutMs),
        headers: () => previewHeaders(preview?.token),
      }),
    ),
  );
