import { exposureOf } from '../settings/exposure.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Environment } from '../settings/setting.ts';
import type { SettingValues } from '../settings/settings.ts';
import type { AdLimits } from './ads/ledger/ad-limits.ts';
import { readCaptchaConfig, type CaptchaConfig } from './captcha/read-captcha-config.ts';
import { unsafeSettings } from './public-shop-rules.ts';
import { readStoreConfOverrides } from './configuration/store-conf-overrides.ts';
import type { GeolocationConfig } from './geolocation/geolocation-config.ts';
import type { StoreIds } from './http/commerce-scope.ts';
import type { LogLevel } from './http/logging.ts';
import type { DemoAccount } from './identity/demo-account.ts';
import { readGoogleConfig, type GoogleConfig } from './identity/google/read-google-config.ts';
import { readMailConfig, type MailConfig } from './mail/read-mail-config.ts';
import type { EventLimits } from './search/behaviour/event-intake.ts';

type Settings = SettingValues<'backend'>;

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
  /** By which clients know the store, as HCL Commerce has them in its addresses. */
  readonly storeIds: StoreIds;
  readonly logLevel: LogLevel;
  /**
   * Whether the shop runs as a demonstration, which may have accounts and keys that everybody knows, a bank that is made
   * up, and the outbox. By default it is one while only this machine can reach it.
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
  /** Bytes of search events that are stored. */
  readonly eventLimits: EventLimits;
  /** What one address or session may cost the campaigns of ads. */
  readonly adLimits: AdLimits;
  /** Card applications a minute from one address. */
  readonly applicationLimit: number;
  /** Down, the loyalty system refuses everybody who wants to join. */
  readonly loyaltyService: 'on' | 'down';
  /** Values that override the store configuration in the database. */
  readonly storeConf: Readonly<Record<string, string>>;
  /** Calls for a new password a minute from one address. */
  readonly resetLimit: number;
  /** Attempts an hour from one address that can reveal an account's email, a Pals number or a member's phone; each kind has its own count. */
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

export type ConfigReading =
  { readonly ok: true; readonly config: BackendConfig } | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads the environment: every wrong setting is a problem with what it should be; then what is missing beside another
 * setting; then what a shop for the public must not have. Values of secrets are not shown.
 */
export const readConfig = (environment: Environment): ConfigReading => {
  const reading = readSettings('backend', environment);
  if (!reading.ok) return reading;
  const { values } = reading;
  const captcha = readCaptchaConfig(values);
  const google = readGoogleConfig(values);
  const mail = readMailConfig(values);
  const storeConf = readStoreConfOverrides(values.STORE_CONF);
  const problems = [...mail.problems, ...captcha.problems, ...google.problems, ...storeConf.problems];
  const demo = values.DEMO === '' ? exposureOf(environment) === undefined : values.DEMO === 'on';
  const config: BackendConfig = {
    ...plainConfig(values),
    demo,
    demoAccount: demo || environment.DEMO_LOGON_ID !== undefined ? demoAccountOf(values) : undefined,
    storeConf: storeConf.values,
    mail: mail.config,
    captcha: captcha.config,
    google: google.config,
  };
  if (problems.length === 0) problems.push(...unsafeSettings(config, environment));
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
};

/** What is one setting each. */
const plainConfig = (values: Settings) => ({
  port: values.BACKEND_PORT,
  host: values.BACKEND_HOST,
  dataFolder: values.DATA_DIR,
  catalogueSeed: values.CATALOGUE_SEED,
  catalogueSize: values.CATALOGUE_SIZE,
  constructorApiKey: values.CONSTRUCTOR_API_KEY,
  citrusApiKey: values.CITRUS_KEY,
  discoverApiKey: values.DISCOVER_API_KEY,
  storeIds: { storeId: values.STORE_ID, catalogueId: values.CATALOG_ID, languageId: values.LANGUAGE_ID },
  logLevel: values.LOG_LEVEL,
  sessionSecret: values.SESSION_SECRET || undefined,
  trustProxy: values.BACKEND_TRUST_PROXY,
  maxConnections: values.BACKEND_MAX_CONNECTIONS,
  signInLimit: values.SIGN_IN_LIMIT,
  guestLimit: values.GUEST_LIMIT,
  savedGuestLimit: values.SAVED_GUEST_LIMIT,
  eventLimits: eventLimitsOf(values),
  adLimits: {
    chargesPerAddress: values.AD_CHARGES_PER_ADDRESS,
    chargesPerSession: values.AD_CHARGES_PER_SESSION,
    burstClicks: values.AD_BURST_CLICKS,
    impressionsPerAddress: values.AD_IMPRESSIONS_PER_ADDRESS,
  },
  applicationLimit: values.APPLICATION_LIMIT,
  loyaltyService: values.LOYALTY_SERVICE,
  resetLimit: values.RESET_LIMIT,
  probeLimit: values.PROBE_LIMIT,
  publicOrigin: values.PUBLIC_ORIGIN || undefined,
  outbox: values.OUTBOX === 'on',
  geolocation: { key: values.GEOLOCATION_KEY, position: values.DEMO_POSITION ?? undefined },
});

const KIB = 1024;

const eventLimitsOf = (values: Settings): EventLimits => ({
  eventBytes: values.EVENT_BYTES,
  visitorBytes: values.EVENT_KIB_PER_VISITOR * KIB,
  addressBytes: values.EVENT_KIB_PER_ADDRESS * KIB,
  dayBytes: values.EVENT_KIB_PER_DAY * KIB,
  tableBytes: values.EVENT_TABLE_KIB * KIB,
});

const demoAccountOf = ({ DEMO_LOGON_ID: logonId, DEMO_PASSWORD: password }: Settings): DemoAccount | undefined =>
  logonId === '' ? undefined : { logonId, password, firstName: 'Pat', lastName: 'Doe' };
