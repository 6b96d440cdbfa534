import { isIP } from 'node:net';
import { DEFAULT_AD_LIMITS, type AdLimits } from './ads/ad-limits.ts';
import { readCaptchaConfig, type CaptchaConfig } from './captcha/read-captcha-config.ts';
import { unsafeSettings } from './configuration/public-shop-rules.ts';
import { WELL_KNOWN_KEY } from './configuration/well-known-key.ts';
import { readExposure } from './configuration/read-exposure.ts';
import { readStoreConfOverrides } from './configuration/store-conf-overrides.ts';
import { readGeolocationConfig, type GeolocationConfig } from './geolocation/read-geolocation-config.ts';
import { readGoogleConfig, type GoogleConfig } from './identity/google/read-google-config.ts';
import { readMailConfig, type MailConfig } from './mail/read-mail-config.ts';
import { DEFAULT_EVENT_LIMITS, type EventLimits } from './search/event-intake.ts';
import { ownValue } from './own-value.ts';

/** Settings of the backend, read once at start. */
export interface BackendConfig {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** Folder that holds the database file and what is cached beside it. */
  readonly dataFolder: string;
  readonly catalogueSeed: number;
  /** Products of a generated catalogue. */
  readonly catalogueSize: number;
  readonly constructorApiKey: string;
  /** For which the ad server answers. */
  readonly citrusApiKey: string;
  /** For which the search and recommendation service makes tokens. */
  readonly discoverApiKey: string;
  readonly logLevel: LogLevel;
  /**
   * Whether the shop runs as a demonstration, which may have accounts and keys that everybody knows, a bank that is made
   * up, and the outbox. Unless told it does while only this machine can reach it.
   */
  readonly demo: boolean;
  /** Account that exists from the start; none when undefined. */
  readonly demoAccount: DemoAccount | undefined;
  /** Signs and seals; when undefined one is made once and kept in the data folder. */
  readonly sessionSecret: string | undefined;
  /** Addresses whose x-forwarded headers are believed, as Fastify's `trustProxy` takes them. */
  readonly trustProxy: string;
  /** Connections that may be open at one time; further ones are closed at once. */
  readonly maxConnections: number;
  /** Sign-ins and registrations a minute from one address. */
  readonly signInLimit: number;
  /** Guest identities a minute for one address; they cost nothing until they are saved. */
  readonly guestLimit: number;
  /** Guests of one address that may begin a cart on one day. */
  readonly savedGuestLimit: number;
  /** What one address or session may cost the campaigns of ads. */
  readonly adLimits: AdLimits;
  /** Bytes of search events that are stored. */
  readonly eventLimits: EventLimits;
  /** Card applications a minute from one address. */
  readonly applicationLimit: number;
  /** Down, the loyalty system refuses everybody who wants to join. */
  readonly loyaltyService: 'on' | 'down';
  /** Values that take the place of the store configuration in the database. */
  readonly storeConf: Readonly<Record<string, string>>;
  /** Calls for a new password a minute from one address. */
  readonly resetLimit: number;
  /** Attempts an hour that tell one address about others: emails with an account, Pals numbers, phones, each by itself. */
  readonly probeLimit: number;
  /** Where shoppers see the shop; undefined: where this machine says it is. */
  readonly publicOrigin: string | undefined;
  /** Whether anybody may read the mail that was sent, see what ads came to, and choose an account of a made-up Google: for development. */
  readonly outbox: boolean;
  /** Where mail is handed over; undefined when it only waits in the database. */
  readonly mail: MailConfig | undefined;
  readonly captcha: CaptchaConfig;
  /** The Google client whose sign-ins are accepted; none when undefined. */
  readonly google: GoogleConfig | undefined;
  readonly geolocation: GeolocationConfig;
}

export interface DemoAccount {
  readonly logonId: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type ConfigReading =
  { readonly ok: true; readonly config: BackendConfig } | { readonly ok: false; readonly problems: readonly string[] };

const KIB = 1024;
/** The most that a setting in KiB may be: 1 TiB. */
const MOST_KIB = 1_073_741_824;

type WholeNumber = (name: string, otherwise: number, min: number, max: number) => number;

/** Reads the limits of search events; all but the one of a single event are in KiB. */
const readEventLimits = (wholeNumber: WholeNumber): EventLimits => {
  const kib = (name: string, otherwise: number): number => KIB * wholeNumber(name, otherwise / KIB, 1, MOST_KIB);
  return {
    eventBytes: wholeNumber('EVENT_BYTES', DEFAULT_EVENT_LIMITS.eventBytes, 256, 32 * KIB),
    visitorBytes: kib('EVENT_KIB_PER_VISITOR', DEFAULT_EVENT_LIMITS.visitorBytes),
    addressBytes: kib('EVENT_KIB_PER_ADDRESS', DEFAULT_EVENT_LIMITS.addressBytes),
    dayBytes: kib('EVENT_KIB_PER_DAY', DEFAULT_EVENT_LIMITS.dayBytes),
    tableBytes: kib('EVENT_TABLE_KIB', DEFAULT_EVENT_LIMITS.tableBytes),
  };
};

/** Reads the limits of ads. */
const readAdLimits = (wholeNumber: WholeNumber): AdLimits => {
  const count = (name: string, otherwise: number): number => wholeNumber(name, otherwise, 1, 1_000_000);
  return {
    chargesPerAddress: count('AD_CHARGES_PER_ADDRESS', DEFAULT_AD_LIMITS.chargesPerAddress),
    chargesPerSession: count('AD_CHARGES_PER_SESSION', DEFAULT_AD_LIMITS.chargesPerSession),
    burstClicks: count('AD_BURST_CLICKS', DEFAULT_AD_LIMITS.burstClicks),
    impressionsPerAddress: count('AD_IMPRESSIONS_PER_ADDRESS', DEFAULT_AD_LIMITS.impressionsPerAddress),
  };
};

type Environment = Readonly<Record<string, string | undefined>>;

const LARGEST_CATALOGUE = 1_000_000;
const NAMED_NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a network such as 10.0.0.0/8, or a network that has a name. */
const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : 0;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return NAMED_NETWORKS.includes(text) || (bits > 0 && isPrefix && more.length === 0);
};

/** Reads settings one by one and remembers what is wrong with them, so that all are named at once. */
const makeReader = (environment: Environment) => {
  const problems: string[] = [];
  const text = (name: string, otherwise: string): string => ownValue(environment, name)?.trim() || otherwise;
  const wholeNumber = (name: string, otherwise: number, min: number, max: number): number => {
    const given = text(name, String(otherwise));
    const value = /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= min && value <= max) return value;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${given}"`);
    return otherwise;
  };
  const logLevel = (): LogLevel => {
    const given = text('LOG_LEVEL', 'info');
    const level = logLevels.find((known) => known === given);
    if (level === undefined) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${given}"`);
    return level ?? 'info';
  };
  const loyaltyService = (): 'on' | 'down' => {
    const given = text('LOYALTY_SERVICE', 'on');
    if (given !== 'on' && given !== 'down') problems.push(`LOYALTY_SERVICE must be on or down, not "${given}"`);
    return given === 'down' ? 'down' : 'on';
  };
  const storeConf = (): Readonly<Record<string, string>> => {
    const overrides = readStoreConfOverrides(environment.STORE_CONF ?? '');
    problems.push(...overrides.problems);
    return overrides.values;
  };
  const secret = (): string | undefined => {
    const given = environment.SESSION_SECRET?.trim() || undefined;
    if (given !== undefined && given.length < 32) problems.push('SESSION_SECRET must have at least 32 characters');
    return given;
  };
  const publicOrigin = (): string | undefined => {
    const given = text('PUBLIC_ORIGIN', '');
    const url = URL.parse(given);
    const isOrigin = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
    if (given !== '' && !isOrigin) problems.push('PUBLIC_ORIGIN must be an origin such as https://shop.example');
    return isOrigin ? url.origin : undefined;
  };
  const demo = (): boolean => {
    const given = text('DEMO', '');
    if (!['', 'on', 'off'].includes(given)) problems.push(`DEMO must be on or off, not "${given}"`);
    return given === '' ? readExposure(environment) === undefined : given === 'on';
  };
  const demoAccount = (isDemo: boolean): DemoAccount | undefined => {
    if (!isDemo && environment.DEMO_LOGON_ID === undefined) return undefined;
    const logonId = (environment.DEMO_LOGON_ID ?? 'pat@example.test').trim().toLowerCase();
    const password = text('DEMO_PASSWORD', 'Pawsome123');
    if (logonId === '') return undefined;
    if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(logonId))
      problems.push('DEMO_LOGON_ID must be an email address, or empty');
    if (!/^\S{6,20}$/.test(password)) problems.push('DEMO_PASSWORD must have 6 to 20 characters without spaces');
    return { logonId, password, firstName: 'Pat', lastName: 'Doe' };
  };
  const trustProxy = (): string => {
    const given = text('BACKEND_TRUST_PROXY', 'loopback');
    if (!given.split(',').every((proxy) => isNetwork(proxy.trim()))) {
      problems.push(`BACKEND_TRUST_PROXY must be a list of addresses, networks or loopback, not "${given}"`);
    }
    return given;
  };
  const isOn = (name: string): boolean => {
    const given = text(name, 'off');
    if (given !== 'on' && given !== 'off') problems.push(`${name} must be on or off, not "${given}"`);
    return given === 'on';
  };
  return {
    problems,
    text,
    wholeNumber,
    logLevel,
    secret,
    publicOrigin,
    demo,
    demoAccount,
    isOn,
    trustProxy,
    loyaltyService,
    storeConf,
  };
};

/** Reads the environment; every wrong setting is named, with what it should be. Values of secrets are not shown. */
export const readConfig = (environment: Environment): ConfigReading => {
  const reader = makeReader(environment);
  const { problems, text, wholeNumber } = reader;
  const captcha = readCaptchaConfig(environment);
  const google = readGoogleConfig(environment);
  const geolocation = readGeolocationConfig(environment);
  const mail = readMailConfig(environment);
  problems.push(...mail.problems, ...captcha.problems, ...google.problems, ...geolocation.problems);
  const demo = reader.demo();
  const config: BackendConfig = {
    port: wholeNumber('BACKEND_PORT', 3001, 0, 65535),
    host: text('BACKEND_HOST', '127.0.0.1'),
    dataFolder: text('DATA_DIR', '.data'),
    catalogueSeed: wholeNumber('CATALOGUE_SEED', 1, 0, 4_294_967_295),
    catalogueSize: wholeNumber('CATALOGUE_SIZE', 2400, 1, LARGEST_CATALOGUE),
    constructorApiKey: text('CONSTRUCTOR_API_KEY', WELL_KNOWN_KEY),
    citrusApiKey: text('CITRUS_KEY', WELL_KNOWN_KEY),
    discoverApiKey: text('DISCOVER_API_KEY', WELL_KNOWN_KEY),
    logLevel: reader.logLevel(),
    demo,
    demoAccount: reader.demoAccount(demo),
    sessionSecret: reader.secret(),
    trustProxy: reader.trustProxy(),
    maxConnections: wholeNumber('BACKEND_MAX_CONNECTIONS', 2000, 1, 1_000_000),
    signInLimit: wholeNumber('SIGN_IN_LIMIT', 300, 1, 1_000_000),
    guestLimit: wholeNumber('GUEST_LIMIT', 6000, 1, 1_000_000),
    savedGuestLimit: wholeNumber('SAVED_GUEST_LIMIT', 5000, 1, 1_000_000),
    adLimits: readAdLimits(wholeNumber),
    eventLimits: readEventLimits(wholeNumber),
    applicationLimit: wholeNumber('APPLICATION_LIMIT', 60, 1, 1_000_000),
    loyaltyService: reader.loyaltyService(),
    storeConf: reader.storeConf(),
    resetLimit: wholeNumber('RESET_LIMIT', 20, 1, 1_000_000),
    probeLimit: wholeNumber('PROBE_LIMIT', 20, 1, 1_000_000),
    publicOrigin: reader.publicOrigin(),
    outbox: reader.isOn('OUTBOX'),
    mail: mail.config,
    captcha: captcha.config,
    google: google.config,
    geolocation: geolocation.config,
  };
  if (problems.length === 0) problems.push(...unsafeSettings(config, environment));
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
};
