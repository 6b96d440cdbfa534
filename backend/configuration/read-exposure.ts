import { ownValue } from '../own-value.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

const isBeyondLoopback = (host: string): boolean => host !== '' && !LOOPBACK.test(host);

/**
 * The setting by which other machines than this one can reach the shop, as words for a message; undefined while only this
 * machine can. An https address says so, too: it is made for shoppers.
 */
export const readExposure = (environment: Environment): string | undefined => {
  for (const name of ['BACKEND_HOST', 'HOST']) {
    if (isBeyondLoopback(ownValue(environment, name)?.trim() ?? '')) return `${name} lets other machines in`;
  }
  const origin = URL.parse(environment.PUBLIC_ORIGIN?.trim() ?? '');
  if (origin === null) return undefined;
  if (origin.protocol === 'https:') return 'PUBLIC_ORIGIN is https';
  return isBeyondLoopback(origin.hostname) ? 'PUBLIC_ORIGIN is beyond this machine' : undefined;
};
