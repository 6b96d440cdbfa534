import { isIP } from 'node:net';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { ScriptSettings } from '../../core/analytics/page-scripts';
import { SEARCH_PROVIDERS, type SearchProvider } from '../../core/search/search-provider';
import { unsafeSettings, WELL_KNOWN_KEY } from './public-shop-rules';

/** A setting read from text; `name` says what it must be, for the message of a wrong one. */
const setting = <A>(name: string, read: (text: string) => A | undefined, fallback?: A): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    name,
    (value): value is A => value !== undefined,
    (value, context) => {
      const text = typeof value === 'string' ? value.trim() : '';
      const setTo = text === '' ? fallback : read(text);
      return setTo === undefined ? t.failure(value, context) : t.success(setTo);
    },
    (value) => value,
  );

const oneOf = <A extends string>(choices: ReadonlyArray<A>, fallback: A): t.Type<A, unknown> =>
  setting(`one of ${choices.join(', ')}`, (text) => choices.find((choice) => choice === text), fallback);

const wholeNumber = (from: number, to: number, fallback: number): t.Type<number, unknown> =>
  setting(
    `a whole number from ${from} to ${to}`,
    (text) => (/^\d+$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined),
    fallback,
  );

const flag = (fallback: boolean): t.Type<boolean, unknown> =>
  setting('true or false', (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined), fallback);

/** One host. Stars and signs that divide policies are valid in an address: there they would let in more than it. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

const addressOf = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && HOST.test(url.hostname) && !url.username && !url.hash
    ? url
    : undefined;
};

const webUrl = (text: string): URL | undefined => {
  const url = addressOf(text);
  return url?.search === '' ? url : undefined;
};

const originOf = (text: string): string | undefined => {
  const url = webUrl(text);
  return url?.pathname === '/' ? url.origin : undefined;
};

const originsOf = (text: string): ReadonlyArray<string> | undefined => {
  const origins = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(originOf);
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
};

/** An address elsewhere keeps its query; a folder would let more run than this one script. */
const scriptOf = (text: string): string | undefined => {
  if (/^\/(?!\/)[^\s?#\\]*[^\s?#\\/]$/.test(text)) return text;
  const url = addressOf(text);
  return url === undefined || url.pathname.endsWith('/') ? undefined : url.href;
};

const script = (): t.Type<string, unknown> =>
  setting<string>('the http or https address of a script, or a path of the shop', scriptOf, '');

/** Where the commerce platform has the script. */
const ENCRYPTION_PATH = '/wcsstore/PetcoSAS/javascript/encrypt.min.js';
const PLATFORM_SCRIPT = /^\/wcsstore(?:\/[\w-][\w.-]*)+\.js$/;

const encryptionOf = (text: string): string | undefined => {
  if (text === 'on') return ENCRYPTION_PATH;
  if (text === 'off') return '';
  return PLATFORM_SCRIPT.test(text) ? text : undefined;
};

const NAMED_NETWORKS: ReadonlyArray<string> = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_HOPS = 10;

/** An address, a network such as 10.0.0.0/8, or a network that has a name. */
const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : 0;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return NAMED_NETWORKS.includes(text) || (bits > 0 && isPrefix && more.length === 0);
};

/** `true` is one proxy: to believe every hop would let a client name any address as its own. */
const trustOf = (text: string): false | number | string | undefined => {
  if (text === 'false') return false;
  if (text === 'true') return 1;
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= MOST_HOPS ? Number(text) : undefined;
  return text.split(',').every((network) => isNetwork(network.trim())) ? text : undefined;
};

const metricsPortOf = (text: string): number | 'off' | undefined => {
  if (text === 'off') return text;
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
};

const ORIGIN = 'an origin such as https://shop.example (scheme and host, no path)';

const Settings = t.type({
  NODE_ENV: oneOf(['production', 'development', 'test'], 'production'),
  HOST: setting('a host name or an address', (text) => (/^[\w.:-]+$/.test(text) ? text : undefined), '127.0.0.1'),
  PORT: wholeNumber(0, 65_535, 3000),
  PUBLIC_ORIGIN: setting<string>(ORIGIN, originOf, ''),
  COMMERCE_ORIGIN: setting(ORIGIN, originOf),
  CONSTRUCTOR_SERVICE_URL: setting<string>(
    'an http or https address',
    (text) => webUrl(text)?.href.replace(/\/$/, ''),
    '',
  ),
  CONSTRUCTOR_API_KEY: setting('a key without spaces', (text) => (/\s/.test(text) ? undefined : text), WELL_KNOWN_KEY),
  SEARCH_PROVIDER: oneOf(SEARCH_PROVIDERS, 'constructor'),
  DISCOVER_URL: setting<string>('an http or https address', (text) => webUrl(text)?.href.replace(/\/$/, ''), ''),
  DISCOVER_API_KEY: setting('a key without spaces', (text) => (/\s/.test(text) ? undefined : text), WELL_KNOWN_KEY),
  CITRUS_URL: setting<string>('an http or https address', (text) => webUrl(text)?.href.replace(/\/$/, ''), ''),
  CITRUS_KEY: setting('a key without spaces', (text) => (/\s/.test(text) ? undefined : text), WELL_KNOWN_KEY),
  CITRUS_CATALOG_ID: setting('an id without spaces', (text) => (/\s/.test(text) ? undefined : text), 'cat_embedded'),
  CITRUS_FORWARD_VISITOR: oneOf(['auto', 'on', 'off'], 'auto'),
  AD_ORIGINS: setting<ReadonlyArray<string>>('a list of origins, separated by commas', originsOf, []),
  DATA_DIR: setting('a folder', (text) => text, '.data'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  TRUST_PROXY: setting<false | number | string>(
    `false, true (one proxy), a number of proxies from 1 to ${MOST_HOPS}, or a list of their addresses or networks`,
    trustOf,
    false,
  ),
  METRICS_HOST: setting(
    'a host name or an address',
    (text) => (/^[\w.:-]+$/.test(text) ? text : undefined),
    '127.0.0.1',
  ),
  METRICS_PORT: setting<number | 'off'>('off or a whole number from 0 to 65535', metricsPortOf, 'off'),
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000, 5_000),
  RENDER_LIMIT: wholeNumber(1, 1_000_000, 600),
  RENDERS_AT_ONCE: wholeNumber(1, 100_000, 200),
  HSTS_PRELOAD: flag(false),
  COMMIT_SHA: setting<string>(
    '7 to 64 hexadecimal digits',
    (text) => (/^[\da-f]{7,64}$/i.test(text) ? text : undefined),
    '',
  ),
  DEMO: setting<string>('on or off', (text) => (text === 'on' || text === 'off' ? text : undefined), ''),
  DEV_PAGES: oneOf(['on', 'off'], 'off'),
  GOOGLE_CLIENT_ID: setting<string>('a client id without spaces', (text) => (/\s/.test(text) ? undefined : text), ''),
  GEOLOCATION_ORIGIN: setting<string>(ORIGIN, originOf, ''),
  GEOLOCATION_KEY: setting('a key without spaces', (text) => (/\s/.test(text) ? undefined : text), WELL_KNOWN_KEY),
  CARD_OFFER_SDK_URL: setting<string>('an http or https address', (text) => webUrl(text)?.href, ''),
  TAG_MANAGER_URL: script(),
  CLICK_TRACKING_URL: script(),
  CURALATE_URL: script(),
  SEARCH_BEACON_URL: script(),
  ENCRYPTION_SCRIPT: setting<string>('on, off, or the path of a script below /wcsstore/', encryptionOf, ''),
  IMAGE_ORIGINS: setting<ReadonlyArray<string>>('a list of origins, separated by commas', originsOf, []),
  UPSTREAM_TIMEOUT_MS: wholeNumber(100, 60_000, 2_000),
  PAGE_CACHE_MEGABYTES: wholeNumber(1, 16_384, 64),
  IMAGE_CACHE_MEGABYTES: wholeNumber(1, 16_384, 64),
  DRAIN_SECONDS: wholeNumber(0, 120, 10),
});

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
  readonly logLevel: t.TypeOf<typeof Settings>['LOG_LEVEL'];
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

/** Reads the environment whole, or says in one message everything that is wrong with it. Values are never repeated. */
export const readServerConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): E.Either<string, ServerConfig> =>
  pipe(
    Settings.decode(environment),
    E.mapLeft((errors) => errors.map(({ context }) => `${context.at(-1)?.key} must be ${context.at(-1)?.type.name}`)),
    E.filterOrElse(
      (settings) => unsafeSettings(settings).length === 0,
      (settings) => [...unsafeSettings(settings)],
    ),
    E.bimap(complaint, configOf),
  );

const complaint = (problems: ReadonlyArray<string>): string =>
  ['The settings of the storefront server cannot be used:', ...problems.map((problem) => `  ${problem}`)].join('\n');

const configOf = (settings: t.TypeOf<typeof Settings>): ServerConfig => ({
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

const scriptsOf = (settings: t.TypeOf<typeof Settings>): ScriptSettings => ({
  ...named('tag-manager', settings.TAG_MANAGER_URL),
  ...named('click-tracking', settings.CLICK_TRACKING_URL),
  ...named('curalate', settings.CURALATE_URL),
  ...named('search-beacon', settings.SEARCH_BEACON_URL),
  ...named('encryption', settings.ENCRYPTION_SCRIPT),
});

const named = (name: keyof ScriptSettings, src: string): ScriptSettings => (src === '' ? {} : { [name]: src });
