import { DocumentScriptLoader } from '../../adapters/browser/script-loader';
import { makeStartWorker } from '../../adapters/browser/start-worker';
import { makeTrustScriptUrl } from '../../adapters/browser/trusted-script-url';
import type { ScriptLoader } from '../../core/shared/script-loader';

/**
 * Third-party scripts that are loaded when a shopper uses a feature, on pages whose policy allows them
 * (adapters/server/responses/csp-additions.ts). The scripts that a page always loads are trusted in composition/analytics.
 */
const SOURCES = ['https://www.google.com/recaptcha/api.js', 'https://accounts.google.com/gsi/client'];

/** The build writes all of the shop's own scripts into this folder. */
const BUILT = `${window.location.origin}/assets/`;

const isOurs = (url: string): boolean => {
  const { href, origin, pathname } = new URL(url, window.location.href);
  return href.startsWith(BUILT) || SOURCES.includes(origin + pathname);
};

const trust = makeTrustScriptUrl(window, 'shop-scripts', isOurs);

/** The page's only loader of scripts, because a policy can be created only once. */
export const pageScripts: ScriptLoader = new DocumentScriptLoader(document, trust);

/** Starts a worker from a file of the build. */
export const startWorker: (url: string) => Worker = makeStartWorker(trust);
