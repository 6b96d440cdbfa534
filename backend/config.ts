import { exposureOf } from '../settings/exposure.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Environment } from '../settings/setting.ts';
import type { SettingValues } from '../settings/settings.ts';
import { readAddressConfig, type AddressConfig } from './address-directory/read-address-config.ts';
import type { AdLimits } from './ads/ledger/ad-limits.ts';
import { readCaptchaConfig, type CaptchaConfig } from './captcha/read-captcha-config.ts';
import { unsafeSettings } from './public-shop-rules.ts';
import { readStoreConfOverrides } from './configuration/store-conf-overrides.ts';
import type { GeolocationConfig } from './geolocation/geolocation-config.ts';
import type { StoreIds } from './http/commerce-scope.ts';
import type { LogLevel } from './http/logging.ts';
import type { DemoAccount } from './identity/demo-account.ts';
import { readGoogleConfig, type GoogleConfig } from './identity/google/read-google-config.ts';
import type { MailShop } from './mail/mailer.ts';
import { readMailConfig, type MailConfig } from './mail/read-mail-config.ts';
import type { PreviewStaff } from './preview/staff-sign-in.ts';
import { readPaymentConfig, type PaymentConfig } from './payments/read-payment-config.ts';
import type { EventLimits } from './search/behaviour/event-intake.ts';
import { readTaxConfig, type TaxConfig } from './taxes/read-tax-config.ts';

type Settings = SettingValues<'backend'>;

/** Settings of the backend, read once at start. */
export interface BackendConfig {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** Folder of the database file and its caches. */
  readonly dataFolder: string;
  readonly catalogueSeed: number;
  /** Number of products of a generated catalogue. */
  readonly catalogueSize: number;
  readonly constructorApiKey: string;
  /** API key of the ad server. */
  readonly citrusApiKey: string;
  /** API key for which the search and recommendation service issues tokens. */
  readonly discoverApiKey: string;
  /** By which clients know the store, as HCL Commerce has them in its addresses. */
  readonly storeIds: StoreIds;
  readonly logLevel: LogLevel;
  /**
   * Whether the shop is a demonstration. A demonstration can have accounts and keys that are public, a simulated bank,
   * and the outbox. By default it is one while only this machine can reach it.
   */
  readonly demo: boolean;
  /** Demonstration account that is created at start; none when undefined. */
  readonly demoAccount: DemoAccount | undefined;
  /** The account with which staff see previews of the shop. */
  readonly previewStaff: PreviewStaff;
  /** Secret for signing and sealing; when undefined, one is created and kept in the data folder. */
  readonly sessionSecret: string | undefined;
  /** Addresses whose x-forwarded headers are trusted, in the form of Fastify's `trustProxy`. */
  readonly trustProxy: string;
  /** Limit of open connections; further ones are closed at once. */
  readonly maxConnections: number;
  /** Limit of sign-ins and registrations per address and minute. */
  readonly signInLimit: number;
  /** Limit of guest identities per address and minute; they are not stored until they are used. */
  readonly guestLimit: number;
  /** Limit of guests per address and day that can start a cart. */
  readonly savedGuestLimit: number;
  /** Limits of stored search events, in bytes. */
  readonly eventLimits: EventLimits;
  /** Limits of what one address or session can cost campaigns. */
  readonly adLimits: AdLimits;
  /** Limit of card applications per address and minute. */
  readonly applicationLimit: number;
  /** Limit of requests to place an order per address and minute. */
  readonly checkoutLimit: number;
  /** The lines of the address that returns are sent to; none when the shop has not set it. */
  readonly returnAddress: readonly string[];
  /** Limit of wrong look-ups of orders per address and hour. */
  readonly lookUpLimit: number;
  /** Limit of wrong gift cards per address and hour. */
  readonly giftCardLimit: number;
  /** Limit of declined payments of orders per address and hour. */
  readonly declineLimit: number;
  /** With `down`, the loyalty system refuses every new member. */
  readonly loyaltyService: 'on' | 'down';
  /** Values that override the store configuration in the database. */
  readonly storeConf: Readonly<Record<string, string>>;
  /** Limit of password resets per address and minute. */
  readonly resetLimit: number;
  /**
   * Limit per address and hour of attempts that can reveal an account's email, a Pals number or a member's phone; each
   * kind is counted separately.
   */
  readonly probeLimit: number;
  /** The retailer's name. */
  readonly shopName: string;
  /** Public origin of the shop; undefined to use this machine's address. */
  readonly publicOrigin: string | undefined;
  /** Origin of the shop without a public one while only this machine can reach it; undefined when its port is not known. */
  readonly machineOrigin: string | undefined;
  /** Whether the development pages are served: sent mail, totals of ads, and the accounts of the simulated Google. */
  readonly outbox: boolean;
  /** Mail server; undefined when mail stays in the database. */
  readonly mail: MailConfig | undefined;
  readonly captcha: CaptchaConfig;
  /** Google client for sign-in; none when undefined. */
  readonly google: GoogleConfig | undefined;
  readonly geolocation: GeolocationConfig;
  /** The provider of payments; none when undefined. */
  readonly payments: PaymentConfig | undefined;
  /** Where suggestions and corrections of addresses come from. */
  readonly addresses: AddressConfig;
  /** Where sales taxes come from. */
  readonly taxes: TaxConfig;
  /** Key of the fulfilment side; its endpoints are off when undefined. */
  readonly fulfilmentKey: string | undefined;
  /** Key of the pharmacy; its endpoints are off when undefined. */
  readonly pharmacyKey: string | undefined;
  /** Key of the moderation of reviews; its endpoints are off when undefined. */
  readonly moderationKey: string | undefined;
  /** Key of the shop's side of questions; its endpoints are off when undefined. */
  readonly questionsKey: string | undefined;
  /** Where the fulfilment side hears of orders; nowhere when undefined. */
  readonly fulfilmentWebhook: { readonly url: string; readonly secret: string } | undefined;
}

/** The origin to which links in mail lead; undefined when it is not known. */
export const pageOriginOf = ({
  publicOrigin,
  machineOrigin,
}: Pick<BackendConfig, 'publicOrigin' | 'machineOrigin'>): string | undefined => publicOrigin ?? machineOrigin;

/** What every mail says of the shop: its name, and where its pages are. */
export const mailShopOf = (config: Pick<BackendConfig, 'machineOrigin' | 'publicOrigin' | 'shopName'>): MailShop => ({
  name: config.shopName,
  pageOrigin: pageOriginOf(config),
});

export type ConfigReading =
  { readonly ok: true; readonly config: BackendConfig } | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads the environment. Reports every wrong setting with its expected value, then settings that another one requires,
 * then settings that a public shop must not have. Values of secrets are not shown.
 */
export const readConfig = (environment: Environment): ConfigReading => {
  const reading = readSettings('backend', environment);
  if (!reading.ok) return reading;
  const { values } = reading;
  const captcha = readCaptchaConfig(values);
  const google = readGoogleConfig(values);
  const mail = readMailConfig(values);
  const storeConf = readStoreConfOverrides(values.STORE_CONF);
  const demo = values.DEMO === '' ? exposureOf(environment) === undefined : values.DEMO === 'on';
  const payments = readPaymentConfig(values, demo);
  const webhook = readFulfilmentWebhook(values);
  const addresses = readAddressConfig(values);
  const taxes = readTaxConfig(values);
  const parts = [mail, captcha, google, storeConf, payments, webhook, addresses, taxes];
  const problems = parts.flatMap((part) => part.problems);
  const config: BackendConfig = {
    ...plainConfig(values),
    demo,
    machineOrigin: machineOriginOf(values, environment),
    demoAccount: demo || environment.DEMO_LOGON_ID !== undefined ? demoAccountOf(values) : undefined,
    previewStaff: previewStaffOf(values, demo),
    storeConf: storeConf.values,
    mail: mail.config,
    captcha: captcha.config,
    google: google.config,
    payments: payments.config,
    addresses: addresses.config,
    taxes: taxes.config,
    fulfilmentWebhook: webhook.config,
    returnAddress: demo && values.RETURN_ADDRESS.length === 0 ? DEMO_RETURN_ADDRESS : values.RETURN_ADDRESS,
  };
  if (problems.length === 0) problems.push(...unsafeSettings(config, environment));
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
};

/** Where a demonstration says that returns are sent to. */
const DEMO_RETURN_ADDRESS: readonly string[] = ['Returns', '1 Example Way', 'San Diego, CA 92101'];

/** Values that are one setting each. */
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
  checkoutLimit: values.CHECKOUT_LIMIT,
  lookUpLimit: values.LOOK_UP_LIMIT,
  giftCardLimit: values.GIFT_CARD_LIMIT,
  declineLimit: values.DECLINE_LIMIT,
  loyaltyService: values.LOYALTY_SERVICE,
  resetLimit: values.RESET_LIMIT,
  probeLimit: values.PROBE_LIMIT,
  shopName: values.SHOP_NAME,
  publicOrigin: values.PUBLIC_ORIGIN || undefined,
  outbox: values.OUTBOX === 'on',
  fulfilmentKey: values.FULFILMENT_KEY || undefined,
  pharmacyKey: values.PHARMACY_KEY || undefined,
  moderationKey: values.MODERATION_KEY || undefined,
  questionsKey: values.QUESTIONS_KEY || undefined,
  geolocation: { key: values.GEOLOCATION_KEY, position: values.DEMO_POSITION ?? undefined },
});

const readFulfilmentWebhook = ({ FULFILMENT_WEBHOOK_URL: url, FULFILMENT_WEBHOOK_SECRET: secret }: Settings) => {
  if (url === '' && secret === '') return { config: undefined, problems: [] };
  if (url === '')
    return { config: undefined, problems: ['FULFILMENT_WEBHOOK_URL must be set with FULFILMENT_WEBHOOK_SECRET'] };
  if (secret === '')
    return { config: undefined, problems: ['FULFILMENT_WEBHOOK_SECRET must be set with FULFILMENT_WEBHOOK_URL'] };
  return { config: { url, secret }, problems: [] };
};

const KIB = 1024;

const eventLimitsOf = (values: Settings): EventLimits => ({
  eventBytes: values.EVENT_BYTES,
  visitorBytes: values.EVENT_KIB_PER_VISITOR * KIB,
  addressBytes: values.EVENT_KIB_PER_ADDRESS * KIB,
  dayBytes: values.EVENT_KIB_PER_DAY * KIB,
  tableBytes: values.EVENT_TABLE_KIB * KIB,
});

const machineOriginOf = ({ HOST: host, PORT: port }: Settings, environment: Environment): string | undefined =>
  port === 0 || exposureOf(environment) !== undefined
    ? undefined
    : `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

const demoAccountOf = ({ DEMO_LOGON_ID: logonId, DEMO_PASSWORD: password }: Settings): DemoAccount | undefined =>
  logonId === '' ? undefined : { logonId, password, firstName: 'Pat', lastName: 'Doe' };

const previewStaffOf = (values: Settings, demo: boolean): PreviewStaff => {
  const { PREVIEW_STAFF_NAME, PREVIEW_PASSWORD_HASH: passwordHash, DEMO_PASSWORD } = values;
  const name = PREVIEW_STAFF_NAME.toLowerCase();
  if (passwordHash !== '') return { name, passwordHash };
  return demo ? { name, password: DEMO_PASSWORD } : { name };
};
