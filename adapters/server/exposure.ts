/** The settings that decide who can reach the shop. */
export interface ReachSettings {
  readonly HOST?: string | undefined;
  readonly PUBLIC_ORIGIN?: string | undefined;
}

const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

const isBeyondLoopback = (host: string): boolean => host !== '' && !LOOPBACK.test(host);

/**
 * The setting by which other machines than this one can reach the shop, as words for a message; undefined while only this
 * machine can. An https address says so, too: it is made for shoppers.
 */
export const exposureOf = ({ HOST = '', PUBLIC_ORIGIN = '' }: ReachSettings): string | undefined => {
  if (isBeyondLoopback(HOST.trim())) return 'HOST lets other machines in';
  const origin = URL.parse(PUBLIC_ORIGIN.trim());
  if (origin === null) return undefined;
  if (origin.protocol === 'https:') return 'PUBLIC_ORIGIN is https';
  return isBeyondLoopback(origin.hostname) ? 'PUBLIC_ORIGIN is beyond this machine' : undefined;
};

/** Whether the shop runs as a demonstration: as DEMO says, else while nobody but this machine can reach it. */
export const isDemonstration = (settings: ReachSettings & { readonly DEMO?: string | undefined }): boolean => {
  const told = settings.DEMO?.trim() ?? '';
  return told === '' ? exposureOf(settings) === undefined : told === 'on';
};
