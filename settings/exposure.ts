/** The settings that decide who can reach the shop. */
export interface ReachSettings {
  readonly BACKEND_HOST?: string | undefined;
  readonly HOST?: string | undefined;
  readonly PUBLIC_ORIGIN?: string | undefined;
}

const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

const isBeyondLoopback = (host: string): boolean => host !== '' && !LOOPBACK.test(host);

/**
 * The setting by which other machines than this one can reach the shop, as words for a message; undefined while only this
 * machine can. An https address says so, too: it is made for shoppers.
 */
export const exposureOf = (settings: ReachSettings): string | undefined => {
  for (const name of ['BACKEND_HOST', 'HOST'] as const) {
    if (isBeyondLoopback(settings[name]?.trim() ?? '')) return `${name} lets other machines in`;
  }
  const origin = URL.parse(settings.PUBLIC_ORIGIN?.trim() ?? '');
  if (origin === null) return undefined;
  if (origin.protocol === 'https:') return 'PUBLIC_ORIGIN is https';
  return isBeyondLoopback(origin.hostname) ? 'PUBLIC_ORIGIN is beyond this machine' : undefined;
};

/** Whether the shop runs as a demonstration: as DEMO says, else while nobody but this machine can reach it. */
export const isDemonstration = (settings: ReachSettings & { readonly DEMO?: string | undefined }): boolean => {
  const told = settings.DEMO?.trim() ?? '';
  return told === '' ? exposureOf(settings) === undefined : told === 'on';
};
