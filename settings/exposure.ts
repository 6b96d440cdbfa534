/** The settings that decide who can reach the shop. */
export interface ReachSettings {
  readonly BACKEND_HOST?: string | undefined;
  readonly HOST?: string | undefined;
  readonly PUBLIC_ORIGIN?: string | undefined;
}

const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host to listen on, or of an address, can be reached by other machines. */
export const isBeyondLoopback = (host: string): boolean => host !== '' && !LOOPBACK.test(host);

/**
 * Returns the setting that lets other machines reach the shop, as text for a message; undefined while only this machine
 * can. An https address counts, since it is meant for shoppers.
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

/**
 * Whether the shop runs as a demonstration: the value of DEMO; without it, true while only this machine can reach the
 * shop.
 */
export const isDemonstration = (settings: ReachSettings & { readonly DEMO?: string | undefined }): boolean => {
  const told = settings.DEMO?.trim() ?? '';
  return told === '' ? exposureOf(settings) === undefined : told === 'on';
};
