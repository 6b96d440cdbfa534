import * as E from 'fp-ts/Either';
import type { ScriptSettings } from '../../core/analytics/page-scripts';
import type { SearchProvider } from '../../core/search/search-provider';
import { readSettings } from '../../settings/read-settings.ts';
import type { Environment } from '../../settings/setting.ts';
import type { SettingValues } from '../../settings/settings.ts';
import { unsafeSettings } from './public-shop-rules';

type Settings = SettingValues<'storefront'>;

/** How one storefront server runs. Every value comes from the environment; see docs/operations.md. */
export interface ServerConfig {
  readonly mode: 'production' | 'development' | 'test';
  readonly host: string;
  readonly port: number;
  /** Where shoppers see the shop; undefined: wherever the request says that it came. */
  readonly publicOrigin: string | undefined;
  readonly commerceOrigin: string;
  readonly constructorServiceUrl: string;
  readonly constructorApiKey: string;
  /** Which of the two search services answers. */
  readonly searchProvider: SearchProvider;
  /** Where the search and recommendation service is, and the key that it makes tokens for; that one stays here. */
  readonly discoverUrl: string;
  readonly discoverApiKey: string;
  /** Where the ad server is, by which key it knows the shop, and under which id the shop's catalogue. */
  readonly citrusUrl: string;
  readonly citrusKey: string;
  readonly citrusCatalogId: string;
  /** Whether the ad server learns from which session and address a report came; only the shop's own one unless told. */
  readonly citrusForwardsVisitor: boolean;
  /** Origins of pages of others that may show the shop's ads. */
  readonly adOrigins: ReadonlyArray<string>;
  readonly dataFolder: string;
  readonly logLevel: Settings['LOG_LEVEL'];
  /** Which proxies are believed: none, so many nearest ones, or those of a list of addresses and networks. */
  readonly trustProxy: false | number | string;
  /** Where the metrics are served; undefined: nowhere. */
  readonly metricsListener: { readonly host: string; readonly port: number } | undefined;
  /** Connections that may be open at one time; further ones are closed at once. */
  readonly maxConnections: number;
  /** Pages a minute that are rendered for one address; pages of the cache are not counted. */
  readonly rendersPerMinute: number;
  /** Pages that may be rendered at one time. */
  readonly rendersAtOnce: number;
  /** Whether HSTS asks for a place in the browsers' preload list. */
  readonly hstsPreload: boolean;
  /** Which state of the source this is, for whoever looks into a page; empty when nobody said. */
  readonly commitSha: string;
  /** Whether the backend's pages for developers can be reached: the mail that was sent, and a made-up Google. */
  readonly hasDevelopmentPages: boolean;
  /** The shop's own id at Google; without one nobody is sent there. */
  readonly googleClientId: string | undefined;
  /** Where the geolocation service is, and by which key it knows the shop. */
  readonly geolocationOrigin: string;
  readonly geolocationKey: string;
  /** The script of the bank that decides on card applications; undefined: there is none. */
  readonly cardOfferSdkUrl: string | undefined;
  /** Where the scripts of others come from that pages load by themselves; none unless told (ANA-02). */
  readonly pageScripts: ScriptSettings;
  readonly imageOrigins: ReadonlyArray<string>;
  readonly upstreamTimeoutMs: number;
  readonly pageCacheBytes: number;
  readonly imageCacheBytes: number;
  readonly drainMs: number;
}

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Reads the environment whole, or says in one line each everything that is wrong with it. */
export const readServerConfig = (environment: Environment): E.Either<string, ServerConfig> => {
  const reading = readSettings('storefront', environment);
  const problems = reading.ok ? unsafeSettings(reading.values) : reading.problems;
  return reading.ok && problems.length === 0 ? E.right(configOf(reading.values)) : E.left(problems.join('\n'));
};

const configOf = (settings: Settings): ServerConfig => ({
  mode: settings.NODE_ENV,
  host: settings.HOST,
  port: settings.PORT,
  publicOrigin: settings.PUBLIC_ORIGIN || undefined,
  commerceOrigin: settings.COMMERCE_ORIGIN,
  constructorServiceUrl: settings.CONSTRUCTOR_SERVICE_URL || `${settings.COMMERCE_ORIGIN}/constructor`,
  constructorApiKey: settings.CONSTRUCTOR_API_KEY,
  searchProvider: settings.SEARCH_PROVIDER,
  discoverUrl: settings.DISCOVER_URL || `${settings.COMMERCE_ORIGIN}/discover`,
  discoverApiKey: settings.DISCOVER_API_KEY,
  citrusUrl: settings.CITRUS_URL || `${settings.COMMERCE_ORIGIN}/citrus`,
  citrusKey: settings.CITRUS_KEY,
  citrusCatalogId: settings.CITRUS_CATALOG_ID,
  citrusForwardsVisitor:
    settings.CITRUS_FORWARD_VISITOR === 'on' ||
    (settings.CITRUS_FORWARD_VISITOR === 'auto' && settings.CITRUS_URL === ''),
  adOrigins: settings.AD_ORIGINS,
  dataFolder: settings.DATA_DIR,
  logLevel: settings.LOG_LEVEL,
  trustProxy: settings.TRUST_PROXY,
  metricsListener:
    settings.METRICS_PORT === 'off' ? undefined : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
  maxConnections: settings.MAX_CONNECTIONS,
  rendersPerMinute: settings.RENDER_LIMIT,
  rendersAtOnce: settings.RENDERS_AT_ONCE,
  hstsPreload: settings.HSTS_PRELOAD,
  commitSha: settings.COMMIT_SHA,
  hasDevelopmentPages: settings.DEV_PAGES === 'on',
  googleClientId: settings.GOOGLE_CLIENT_ID || undefined,
  geolocationOrigin: settings.GEOLOCATION_ORIGIN || settings.COMMERCE_ORIGIN,
  geolocationKey: settings.GEOLOCATION_KEY,
  cardOfferSdkUrl: settings.CARD_OFFER_SDK_URL || undefined,
  pageScripts: scriptsOf(settings),
  imageOrigins: settings.IMAGE_ORIGINS,
  upstreamTimeoutMs: settings.UPSTREAM_TIMEOUT_MS,
  pageCacheBytes: settings.PAGE_CACHE_MEGABYTES * BYTES_PER_MEGABYTE,
  imageCacheBytes: settings.IMAGE_CACHE_MEGABYTES * BYTES_PER_MEGABYTE,
  drainMs: settings.DRAIN_SECONDS * 1000,
});

const scriptsOf = (settings: Settings): ScriptSettings => ({
  ...named('tag-manager', settings.TAG_MANAGER_URL),
  ...named('click-tracking', settings.CLICK_TRACKING_URL),
  ...named('curalate', settings.CURALATE_URL),
  ...named('search-beacon', settings.SEARCH_BEACON_URL),
  ...named('encryption', settings.ENCRYPTION_SCRIPT),
});

const named = (name: keyof ScriptSettings, src: string): ScriptSettings => (src === '' ? {} : { [name]: src });
