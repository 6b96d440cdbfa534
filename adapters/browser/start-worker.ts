import type { TrustScriptUrl } from './trusted-script-url';

/** Starts a worker of the shop's own, from a file of its build. */
export const makeStartWorker =
  (trust: TrustScriptUrl) =>
  (url: string): Worker =>
    new Worker(trust(url));
