/** What a session was opened with: families only, nothing that tells one device from another. [ACC-07] */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

const OTHER = 'Other';

/** Families by a part of the User-Agent header. The first that fits counts: many browsers name others, too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const familyIn = (families: readonly (readonly [part: string, family: string])[], userAgent: string): string =>
  families.find(([part]) => userAgent.includes(part))?.[1] ?? OTHER;

/** The families of browser and system in a User-Agent header. */
export const deviceOf = (userAgent: string | undefined): Device => ({
  browser: familyIn(BROWSERS, userAgent ?? ''),
  system: familyIn(SYSTEMS, userAgent ?? ''),
});
