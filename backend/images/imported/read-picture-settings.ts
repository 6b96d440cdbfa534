import { ownValue } from '../../own-value.ts';

/** Settings of the import of pictures. */
export interface PictureSettings {
  /** Hosts, such as `pictures.intranet` or `127.0.0.1:8080`, that may be asked although they are not public. */
  readonly trustedHosts: ReadonlySet<string>;
  /** Largest file that is fetched. */
  readonly maxFileBytes: number;
  /** Bound of all stored pictures together. */
  readonly maxTotalBytes: number;
}

const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/;
const MEGABYTE = 1024 * 1024;

/**
 * Reads IMPORT_PICTURE_HOSTS, IMPORT_PICTURE_MEGABYTES and PICTURE_STORE_MEGABYTES. Every wrong setting is named in
 * `problems`, with what it should be.
 */
export const readPictureSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): { readonly settings: PictureSettings; readonly problems: readonly string[] } => {
  const problems: string[] = [];
  const megabytes = (name: string, otherwise: number, most: number): number => {
    const given = ownValue(environment, name)?.trim() || String(otherwise);
    const value = /^\d{1,8}$/.test(given) ? Number(given) : 0;
    if (value >= 1 && value <= most) return value * MEGABYTE;
    problems.push(`${name} must be a whole number from 1 to ${most}, not "${given}"`);
    return otherwise * MEGABYTE;
  };
  const hosts = (environment.IMPORT_PICTURE_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  for (const host of hosts.filter((name) => !HOST.test(name))) {
    problems.push(`IMPORT_PICTURE_HOSTS must list hosts such as pictures.intranet or 127.0.0.1:8080, not "${host}"`);
  }
  return {
    settings: {
      trustedHosts: new Set(hosts),
      maxFileBytes: megabytes('IMPORT_PICTURE_MEGABYTES', 12, 100),
      maxTotalBytes: megabytes('PICTURE_STORE_MEGABYTES', 20_480, 10_000_000),
    },
    problems,
  };
};
