import * as E from 'fp-ts/Either';
import type { ScriptSettings } from '../../../core/analytics/page-scripts';
import type { Brand } from '../../../core/configuration/brand';
import type { SalesforceDeployment } from '../../../core/chat/chat-setup';
import type { SearchProvider } from '../../../core/search/search-provider';
import { environmentOf, type ShopEnvironment } from '../../../settings/environments.ts';
import { readSettings } from '../../../settings/read-settings.ts';
import type { Environment } from '../../../settings/setting.ts';
import type { SettingValues } from '../../../settings/settings.ts';
import { unsafeSettings } from './public-shop-rules';

type Settings = SettingValues<'storefront'>;

/** The configuration of one storefront server, read from the environment; see docs/operations.md. */
export interface ServerConfig {
  /** The environment of the host of `publicOrigin` (CFG-03); the mode of a shop without one. */
  readonly environment: string;
  readonly mode: 'production' | 'development' | 'test';
  readonly host: string;
  readonly port: number;
  /** The names, links and currency that pages show. */
  readonly brand: Brand;
  /** The shop's public origin; undefined: taken from each request. */
  readonly publicOrigin: string | undefined;
  readonly commerceAddress: string;
  /** The address of the store-locator host, which takes addresses for the newsletter (FTR-03). */
  readonly storeLocatorAddress: string;
  readonly constructorServiceUrl: string;
  readonly constructorApiKey: string;
  /** Which of the two search services is used. */
  readonly searchProvider: SearchProvider;
  /** The address of the search and recommendation service, and the secret key with which the server gets its tokens. */
  readonly discoverUrl: string;
  readonly discoverApiKey: string;
  /** The address of the ad server, the shop's key there, and the id of the shop's catalogue there. */
  readonly citrusUrl: string;
  readonly citrusKey: string;
  readonly citrusCatalogId: string;
  /** How long the server waits for the ad server, in milliseconds. */
  readonly citrusTimeoutMs: number;
  /** Whether reports to the ad server carry the visitor's session and address; by default only for the embedded one. */
  readonly citrusForwardsVisitor: boolean;
  /** Origins of other sites that may show the shop's ads. */
  readonly adOrigins: ReadonlyArray<string>;
  readonly dataFolder: string;
  readonly logLevel: Settings['LOG_LEVEL'];
  /** The trusted proxies: none, a number of the nearest ones, or a list of addresses and networks. */
  readonly trustProxy: false | number | string;
  /** The listener of the metrics; undefined: none. */
  readonly metricsListener: { readonly host: string; readonly port: number } | undefined;
  /** The limit for open connections; further ones are closed at once. */
  readonly maxConnections: number;
  /** The limit for renderings per minute and client address. Pages from the cache do not count. */
  readonly rendersPerMinute: number;
  /** The limit for concurrent renderings. */
  readonly rendersAtOnce: number;
  /** Whether HSTS has the `preload` directive. */
  readonly hstsPreload: boolean;
  /** The commit that is deployed, for the source of pages; empty if unknown. */
  readonly commitSha: string;
  /** Whether the backend's pages for developers can be reached: sent mail and the stub identity provider. */
  readonly hasDevelopmentPages: boolean;
  /** The shop's Google client id; undefined: no sign-in with Google. */
  readonly googleClientId: string | undefined;
  /** The address of the geolocation service and the shop's key there. */
  readonly geolocationOrigin: string;
  readonly geolocationKey: string;
  /** The address of the bank's script for card applications; undefined: no bank. */
  readonly cardOfferSdkUrl: string | undefined;
  /** The deployment of Salesforce's chat; undefined: the chat answers from the written pages (CHT-02). */
  readonly chatDeployment: SalesforceDeployment | undefined;
  /** The addresses of the third-party scripts that pages load; none by default (ANA-02). */
  readonly pageScripts: ScriptSettings;
  readonly imageOrigins: ReadonlyArray<string>;
  readonly upstreamTimeoutMs: number;
  readonly pageCacheBytes: number;
  /** The limit for cached public reads of all kinds together. */
  readonly readCacheBytes: number;
  readonly imageCacheBytes: number;
  readonly drainMs: number;
}

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Reads the configuration from the environment. Fails with all problems, one per line. */
export const readServerConfig = (environment: Environment): E.Either<string, ServerConfig> => {
  const reading = readSettings('storefront', environment);
  const problems = reading.ok ? unsafeSettings(reading.values) : reading.problems;
  return reading.ok && problems.length === 0 ? E.right(configOf(reading.values)) : E.left(problems.join('\n'));
};

/** Returns the environment of the shop's own host; undefined where the shop does not know its host (CFG-03). */
const environmentIn = ({ PUBLIC_ORIGIN, ENVIRONMENT_HOSTS }: Settings): ShopEnvironment | undefined =>
  PUBLIC_ORIGIN === '' ? undefined : environmentOf(new URL(PUBLIC_ORIGIN).hostname, ENVIRONMENT_HOSTS);

type SearchConfig = Pick<
  ServerConfig,
  'constructorServiceUrl' | 'constructorApiKey' | 'searchProvider' | 'discoverUrl' | 'discoverApiKey'
>;

/** The search service of the environment, if it has one of its own; otherwise that of all environments (CFG-03). */
const searchOf = (settings: Settings): SearchConfig => {
  const searchProvider = settings.SEARCH_PROVIDER;
  const own = settings.ENVIRONMENT_SEARCH.get(environmentIn(settings) ?? '');
  const constructorOwn = searchProvider === 'constructor' ? own : undefined;
  const discoverOwn = searchProvider === 'discover' ? own : undefined;
  return {
    searchProvider,
    constructorServiceUrl:
      constructorOwn?.url ?? (settings.CONSTRUCTOR_SERVICE_URL || `${settings.COMMERCE_ORIGIN}/constructor`),
    constructorApiKey: constructorOwn?.key ?? settings.CONSTRUCTOR_API_KEY,
    discoverUrl: discoverOwn?.url ?? (settings.DISCOVER_URL || `${settings.COMMERCE_ORIGIN}/discover`),
    discoverApiKey: discoverOwn?.key ?? settings.DISCOVER_API_KEY,
  };
};

const configOf = (settings: Settings): ServerConfig => ({
  environment: environmentIn(settings) ?? settings.NODE_ENV,
  mode: settings.NODE_ENV,
  host: settings.HOST,
  port: settings.PORT,
  brand: brandOf(settings),
  publicOrigin: settings.PUBLIC_ORIGIN || undefined,
  commerceAddress: settings.COMMERCE_ORIGIN,
  storeLocatorAddress: settings.STORE_LOCATOR_ORIGIN || settings.COMMERCE_ORIGIN,
  ...searchOf(settings),
  citrusUrl: settings.CITRUS_URL || `${settings.COMMERCE_ORIGIN}/citrus`,
  citrusKey: settings.CITRUS_KEY,
  citrusCatalogId: settings.CITRUS_CATALOG_ID,
  citrusTimeoutMs: Math.min(settings.CITRUS_TIMEOUT_MS, settings.UPSTREAM_TIMEOUT_MS),
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
  chatDeployment: settings.SALESFORCE_CHAT ?? undefined,
  pageScripts: scriptsOf(settings),
  imageOrigins: settings.IMAGE_ORIGINS,
  upstreamTimeoutMs: settings.UPSTREAM_TIMEOUT_MS,
  pageCacheBytes: settings.PAGE_CACHE_MEGABYTES * BYTES_PER_MEGABYTE,
  readCacheBytes: settings.READ_CACHE_MEGABYTES * BYTES_PER_MEGABYTE,
  imageCacheBytes: settings.IMAGE_CACHE_MEGABYTES * BYTES_PER_MEGABYTE,
  drainMs: settings.DRAIN_SECONDS * 1000,
});

const brandOf = (settings: Settings): Brand => ({
  shop: settings.SHOP_NAME,
  rewards: settings.REWARDS_NAME,
  card: settings.CARD_NAME,
  currency: settings.CURRENCY,
  ...(settings.SOCIAL_LINKS.length > 0 ? { social: settings.SOCIAL_LINKS } : {}),
  ...(settings.APP_LINKS.length > 0 ? { apps: settings.APP_LINKS } : {}),
});

const scriptsOf = (settings: Settings): ScriptSettings => ({
  ...named('tag-manager', settings.TAG_MANAGER_URL),
  ...named('click-tracking', settings.CLICK_TRACKING_URL),
  ...named('curalate', settings.CURALATE_URL),
  ...named('search-beacon', settings.SEARCH_BEACON_URL),
  ...named('encryption', settings.ENCRYPTION_SCRIPT),
});

const named = (name: keyof ScriptSettings, src: string): ScriptSettings => (src === '' ? {} : { [name]: src });
