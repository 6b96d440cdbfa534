import { isIP } from 'node:net';
import { ENVIRONMENTS, isEnvironment, type EnvironmentHost, type EnvironmentSearch } from './environments.ts';
import { isBeyondLoopback } from './exposure.ts';
import type { SettingType } from './setting.ts';

const type = <A>(expects: string, read: (text: string) => A | undefined): SettingType<A> => ({ expects, read });

const textOf = (expects: string, pattern: RegExp): SettingType<string> =>
  type(expects, (text) => (pattern.test(text) ? text : undefined));

export const oneOf = <const A extends string>(...choices: ReadonlyArray<A>): SettingType<A> =>
  type(choices.length === 2 ? choices.join(' or ') : `one of ${choices.join(', ')}`, (text) =>
    choices.find((choice) => choice === text),
  );

export const wholeNumber = (from: number, to: number): SettingType<number> =>
  type(`a whole number from ${from} to ${to}`, (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    return value >= from && value <= to ? value : undefined;
  });

export const trueOrFalse: SettingType<boolean> = type('true or false', (text) =>
  text === 'true' || text === 'false' ? text === 'true' : undefined,
);

/** `on`, `off`, or an empty text for the default, which depends on other settings. */
export const onOffOrUndecided: SettingType<'on' | 'off' | ''> = type('on or off', (text) =>
  text === 'on' || text === 'off' ? text : undefined,
);

/** Any text. The code that uses it checks the details. */
export const anyText = (expects: string): SettingType<string> => type(expects, (text) => text);

/** Who takes payments, or an empty text for the default, which depends on other settings. */
export const paymentProvider: SettingType<'embedded' | 'stripe' | 'none' | ''> = oneOf('embedded', 'stripe', 'none');

export const hostName = textOf('a host name or an address', /^[\w.:-]+$/);
export const folder = textOf('a folder', /^[^\0]+$/);
export const file = textOf('a file', /^[^\0]+$/);
export const backendModule = textOf('the name or the path of a folder', /^[\w./-]+$/);
export const key = textOf('a key without spaces', /^\S+$/);
export const id = textOf('an id without spaces', /^\S+$/);
export const commit = textOf('7 to 64 hexadecimal digits', /^[\da-f]{7,64}$/i);
/** The password of the shop's operator. The rules for passwords of accounts are stricter. */
export const password = textOf('6 to 20 characters without spaces', /^\S{6,20}$/);
export const longSecret = textOf('a text of at least 32 characters', /^[^]{32,}$/);
export const longKey = textOf('a key of 32 to 200 characters without spaces', /^\S{32,200}$/);
export const stripeSecretKey = textOf('a key of Stripe that begins with sk_ or rk_', /^[rs]k_\w+$/);
export const stripePublishableKey = textOf('a key of Stripe that begins with pk_', /^pk_\w+$/);
export const stripeWebhookSecret = textOf('a secret of Stripe that begins with whsec_', /^whsec_[\w+/=]+$/);
export const staffName = textOf('a name of 1 to 64 characters without spaces', /^\S{1,64}$/);
export const argon2Hash = textOf(
  'an argon2id hash, as npm run preview-password prints it',
  /^\$argon2id\$v=\d+\$[\w=,]+\$[\w+/]+\$[\w+/]+$/,
);
export const secret = textOf('a secret without spaces', /^\S+$/);

/**
 * One host. An address may contain `*` and characters that separate policies; in a policy they would allow more than
 * this host.
 */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

const addressOf = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && HOST.test(url.hostname) && !url.username && !url.hash
    ? url
    : undefined;
};

const webUrlOf = (text: string): URL | undefined => {
  const url = addressOf(text);
  return url?.search === '' ? url : undefined;
};

const originOf = (text: string): string | undefined => {
  const url = webUrlOf(text);
  return url?.pathname === '/' ? url.origin : undefined;
};

export const origin = type('an origin such as https://shop.example (scheme and host, no path)', originOf);

export const origins: SettingType<ReadonlyArray<string>> = type('a list of origins, separated by commas', (text) => {
  const all = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(originOf);
  return all.every((each) => each !== undefined) ? all : undefined;
});

const HOST_WITH_PORT = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/;

/** A list of hosts in lower case. */
export const hosts: SettingType<ReadonlyArray<string>> = type(
  'a list of hosts such as pictures.intranet or 127.0.0.1:8080, separated by commas',
  (text) => {
    const all = text.split(',').map((host) => host.trim().toLowerCase());
    const named = all.filter((host) => host !== '');
    return named.every((host) => HOST_WITH_PORT.test(host)) ? named : undefined;
  },
);

/** Only digits, since the ids are parts of paths and queries. */
export const storeId = textOf('an id of 1 to 19 digits, such as 10151', /^\d{1,19}$/);
export const languageId = textOf('a language id such as -1', /^-?\d{1,9}$/);

/** The unchanged address of a page or script. */
export const webAddress = type('an http or https address', (text) => webUrlOf(text)?.href);

/** Returns an address without a slash at its end, so that paths can be appended. */
const baseAddressOf = (text: string): string | undefined => webUrlOf(text)?.href.replace(/\/$/, '');

export const serviceAddress = type('an http or https address', baseAddressOf);

/** The address of the service, with or without a base path. Queries and empty path segments are refused. */
export const commerceAddress = type(
  'an http or https address, with or without a base path, such as https://api.example/commerce/v2',
  (text) => (webUrlOf(text)?.pathname.includes('//') ? undefined : baseAddressOf(text)),
);

/** The address of one script. Its query is kept. A folder is refused, since it would allow more than this script. */
export const script = type('the http or https address of a script, or a path of the shop', (text) => {
  if (/^\/(?!\/)[^\s?#\\]*[^\s?#\\/]$/.test(text)) return text;
  const url = addressOf(text);
  return url === undefined || url.pathname.endsWith('/') ? undefined : url.href;
});

/** The address of a script of another origin, over https; over http only on this machine. */
export const secureScript = type('the https address of a script', (text) => {
  const url = webUrlOf(text);
  return url !== undefined && (url.protocol === 'https:' || !isBeyondLoopback(url.hostname)) ? url.href : undefined;
});

/** The path of the script on the commerce platform. */
const ENCRYPTION_PATH = '/wcsstore/PetcoSAS/javascript/encrypt.min.js';
const PLATFORM_SCRIPT = /^\/wcsstore(?:\/[\w-][\w.-]*)+\.js$/;

/** Returns the path of the script, or an empty text for none. */
export const encryptionScript = type('on, off, or the path of a script below /wcsstore/', (text) => {
  if (text === 'on') return ENCRYPTION_PATH;
  if (text === 'off') return '';
  return PLATFORM_SCRIPT.test(text) ? text : undefined;
});

const NAMED_NETWORKS: ReadonlyArray<string> = ['loopback', 'linklocal', 'uniquelocal'];
const MAX_HOPS = 10;

/** Whether the text is an address, a network such as 10.0.0.0/8, or a named network. */
const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : 0;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return NAMED_NETWORKS.includes(text) || (bits > 0 && isPrefix && more.length === 0);
};

const areNetworks = (text: string): boolean => text.split(',').every((network) => isNetwork(network.trim()));

export const proxies = type('a list of addresses, networks or loopback', (text) =>
  areNetworks(text) ? text : undefined,
);

/** `true` means one proxy. If every hop were trusted, a client could claim any address. */
export const trustedProxies: SettingType<false | number | string> = type(
  `false, true (one proxy), a number of proxies from 1 to ${MAX_HOPS}, or a list of their addresses or networks`,
  (text) => {
    if (text === 'false') return false;
    if (text === 'true') return 1;
    if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= MAX_HOPS ? Number(text) : undefined;
    return areNetworks(text) ? text : undefined;
  },
);

export const offOrPort: SettingType<number | 'off'> = type('off or a whole number from 0 to 65535', (text) => {
  if (text === 'off') return text;
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
});

/** An email address in lower case, as in accounts, or an empty text for no account. */
export const emailOrNothing = type('an email address, or empty', (text) =>
  text === '' || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) ? text.toLowerCase() : undefined,
);

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/;

/** Degrees of latitude and longitude, or null for none. */
export const position: SettingType<Position | null> = type('latitude and longitude such as 32.77,-117.15', (text) => {
  const parts = text.split(',').map((part) => part.trim());
  const [latitude = Number.NaN, longitude = Number.NaN] = parts.map((part) =>
    DEGREES.test(part) ? Number(part) : Number.NaN,
  );
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return parts.length === 2 && isOnEarth ? { latitude, longitude } : undefined;
});

/** A JSON object. The code that uses it checks its keys and values. */
export const jsonObject: SettingType<Readonly<Record<string, unknown>>> = type(
  'a JSON object of text values, such as {"SF_CHAT_ENABLED":"ON"}',
  (text) => {
    const parsed = parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : undefined;
  },
);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Environments by host (CFG-03). */
export const environmentHosts: SettingType<ReadonlyArray<EnvironmentHost>> = type(
  `a list such as staging=staging.shop.example, separated by commas, of ${ENVIRONMENTS.join(', ')} and hosts`,
  (text) => {
    const all = text.split(',').map((row) => {
      const [environment = '', host = '', ...rest] = row.trim().toLowerCase().split('=');
      return isEnvironment(environment) && HOST.test(host) && rest.length === 0 ? { environment, host } : undefined;
    });
    return all.every((row) => row !== undefined) ? all : undefined;
  },
);

const searchOf = (given: unknown): EnvironmentSearch | undefined => {
  if (typeof given !== 'object' || given === null) return undefined;
  const { key: searchKey, url, ...rest } = given as Readonly<Record<string, unknown>>;
  if (typeof searchKey !== 'string' || typeof url !== 'string' || Object.keys(rest).length > 0) return undefined;
  const address = serviceAddress.read(url);
  return address === undefined || key.read(searchKey) === undefined ? undefined : { key: searchKey, url: address };
};

/** The search service of each environment (CFG-03). */
export const environmentSearches: SettingType<ReadonlyMap<string, EnvironmentSearch>> = type(
  'a JSON object by environment, such as {"staging":{"key":"key_1","url":"https://search.example"}}',
  (text) => {
    const parsed = parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
    const rows = Object.entries(parsed).map(([name, given]) => [name, searchOf(given)] as const);
    const isWhole = rows.every(([name, search]) => isEnvironment(name) && search !== undefined);
    return isWhole
      ? new Map(rows.flatMap(([name, search]) => (search === undefined ? [] : [[name, search] as const])))
      : undefined;
  },
);
