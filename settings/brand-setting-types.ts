import type { SettingType } from './setting.ts';

const MAX_NAME_LENGTH = 40;
const MAX_LINKS = 12;
const MAX_ADDRESS_LENGTH = 2048;

const isName = (text: string): boolean => text.length <= MAX_NAME_LENGTH && /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u.test(text);

/** A name that shoppers see. */
export const brandName: SettingType<string> = {
  expects: `a name of at most ${MAX_NAME_LENGTH} characters in one line`,
  read: (text) => (isName(text) ? text : undefined),
};

/** The codes that `Intl.NumberFormat` supports, as the browsers' formatter does. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** An ISO 4217 code. */
export const currency: SettingType<string> = {
  expects: 'an ISO 4217 currency code such as USD or EUR',
  read: (text) => (CURRENCIES.has(text) ? text : undefined),
};

interface Link {
  readonly text: string;
  readonly url: string;
}

type LinkReading = { readonly link: Link } | { readonly fault: string };

/** At most a dozen links, each with a text and an https address, in the order given. */
export const links: SettingType<ReadonlyArray<Link>> = {
  expects: `a list of at most ${MAX_LINKS} links such as Instagram=https://social.example/shop, separated by commas`,
  read: (text) => {
    const readings = readingsOf(text);
    const all = readings.flatMap((reading) => ('link' in reading ? [reading.link] : []));
    return all.length === readings.length && all.length <= MAX_LINKS ? all : undefined;
  },
  faultsOf: (text) => readingsOf(text).flatMap((reading) => ('fault' in reading ? [reading.fault] : [])),
};

const readingsOf = (text: string): ReadonlyArray<LinkReading> =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry, index) => readLink(entry, index + 1))
    .map(refuseRepeated);

/** Refuses a link whose text an earlier link has, since shoppers could not tell them apart. */
const refuseRepeated = (reading: LinkReading, index: number, all: ReadonlyArray<LinkReading>): LinkReading => {
  if ('fault' in reading) return reading;
  const { text } = reading.link;
  const isRepeated = all.slice(0, index).some((other) => 'link' in other && other.link.text === text);
  return isRepeated ? { fault: `link ${index + 1} has the name of another link` } : reading;
};

const readLink = (entry: string, position: number): LinkReading => {
  const at = entry.indexOf('=');
  const text = entry.slice(0, Math.max(at, 0)).trim();
  if (text === '') return { fault: `link ${position} must be a name, "=" and an address` };
  if (!isName(text)) return { fault: `the name of link ${position} must be ${brandName.expects}` };
  const url = secureAddress(entry.slice(at + 1).trim());
  return url === undefined
    ? {
        fault: `the address of link ${position} must begin with https:// and have at most ${MAX_ADDRESS_LENGTH} characters`,
      }
    : { link: { text, url } };
};

const secureAddress = (text: string): string | undefined => {
  const url = text.length <= MAX_ADDRESS_LENGTH && URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
};
