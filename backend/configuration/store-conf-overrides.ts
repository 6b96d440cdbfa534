const SWITCH = ['ON', 'OFF'];
const TRUTH = ['true', 'false'];

/**
 * Every key of the store configuration with its allowed values; null where any short text without spaces is allowed.
 */
const allowedValues = new Map<string, readonly string[] | null>([
  ['GROOMING_APPOINTMENTS_PAGE', TRUTH],
  ['ONELOGIN_SERVICE_DOWN', TRUTH],
  ['LIVE_HELP_ENABLED', SWITCH],
  ['SF_CHAT_ENABLED', SWITCH],
  ['GOOGLE_SIGNIN_ENABLED', SWITCH],
  ['GOOGLE_ONETAP_ENABLED', SWITCH],
  ['TRACKING_CONSENT_REQUIRED', SWITCH],
  ['PCC_ENABLED', SWITCH],
  ['SHOP_ENABLED', SWITCH],
  ['CAPTCHA_INTERSTITIAL_ENABLED', ['Y', 'N']],
  ['CAPTCHA_SITE_KEY', null],
]);

/** Values that override the table, and the problems of the setting. */
export interface StoreConfOverrides {
  readonly values: Readonly<Record<string, string>>;
  /** Empty when the setting is well formed. */
  readonly problems: readonly string[];
}

const problemOf = (key: string, value: unknown): string | undefined => {
  const allowed = allowedValues.get(key);
  if (allowed === undefined) return `STORE_CONF has an unknown key "${key.slice(0, 60)}"`;
  if (allowed !== null) {
    const fits = typeof value === 'string' && allowed.includes(value);
    return fits ? undefined : `STORE_CONF.${key} must be the text ${allowed.map((text) => `"${text}"`).join(' or ')}`;
  }
  const fits = typeof value === 'string' && /^\S{0,100}$/.test(value);
  return fits ? undefined : `STORE_CONF.${key} must be a text of at most 100 characters without spaces`;
};

/** Reads the setting STORE_CONF, an object of text values. Reports every wrong key and value. [CFG-01] */
export const readStoreConfOverrides = (given: Readonly<Record<string, unknown>>): StoreConfOverrides => {
  const problems = Object.entries(given).flatMap(([key, value]) => problemOf(key, value) ?? []);
  const values = problems.length > 0 ? [] : Object.entries(given).map(([key, value]) => [key, String(value)] as const);
  return { values: Object.fromEntries(values), problems };
};
