import type { TrustScriptUrl } from './trusted-script-url';

/** Starts one of the shop's workers, from a file of its build. */
export const makeStartWorker =
  (trust: TrustScriptUrl) =>
  (url: string): Worker =>
    new Worker(trust(url));
