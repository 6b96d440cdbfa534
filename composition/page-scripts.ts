import { DocumentScriptLoader } from '../adapters/browser/script-loader';
import { makeStartWorker } from '../adapters/browser/start-worker';
import { makeTrustScriptUrl } from '../adapters/browser/trusted-script-url';
import type { ScriptLoader } from '../core/shared/script-loader';

/** Whose scripts the shop runs beside its own, on the pages that are granted them (adapters/server/page-grants.ts). */
const SOURCES = ['https://www.google.com/recaptcha/', 'https://accounts.google.com/gsi/client'];

/** The shop's own scripts all lie where the build puts them. */
const BUILT = `${window.location.origin}/assets/`;

const isOurs = (url: string): boolean =>
  [BUILT, ...SOURCES].some((source) => new URL(url, window.location.href).href.startsWith(source));

const trust = makeTrustScriptUrl(window, 'shop-scripts', isOurs);

/** The page's one loader of scripts: a policy can be made only once. */
export const pageScripts: ScriptLoader = new DocumentScriptLoader(document, trust);

/** Starts a worker from a file of the build. */
export const startWorker: (url: string) => Worker = makeStartWorker(trust);
