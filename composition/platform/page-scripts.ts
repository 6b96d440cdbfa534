import { DocumentScriptLoader } from '../../adapters/browser/script-loader';
import { makeStartWorker } from '../../adapters/browser/start-worker';
import { makeTrustScriptUrl } from '../../adapters/browser/trusted-script-url';
import type { ScriptLoader } from '../../core/shared/script-loader';

/**
 * Scripts that run beside the shop's own when a shopper uses what they do, on the pages that are granted them
 * (adapters/server/page-grants.ts). Those that a page loads by itself are trusted elsewhere (analytics).
 */
const SOURCES = ['https://www.google.com/recaptcha/api.js', 'https://accounts.google.com/gsi/client'];

/** The shop's own scripts all lie where the build puts them. */
const BUILT = `${window.location.origin}/assets/`;

const isOurs = (url: string): boolean => {
  const { href, origin, pathname } = new URL(url, window.location.href);
  return href.startsWith(BUILT) || SOURCES.includes(origin + pathname);
};

const trust = makeTrustScriptUrl(window, 'shop-scripts', isOurs);

/** The page's one loader of scripts: a policy can be made only once. */
export const pageScripts: ScriptLoader = new DocumentScriptLoader(document, trust);

/** Starts a worker from a file of the build. */
export const startWorker: (url: string) => Worker = makeStartWorker(trust);
