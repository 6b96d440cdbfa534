import { BrowserConsent } from '../../adapters/browser/browser-consent';
import { BrowserHistory } from '../../adapters/browser/browser-history';
import { BrowserStorage } from '../../adapters/browser/browser-storage';
import { DocumentCookies } from '../../adapters/browser/document-cookies';
import { timerPause } from '../../adapters/browser/timer-pause';
import { forgetVisitor } from '../../adapters/session/forget-visitor';
import { DataLayerAnalytics } from '../../adapters/tag-manager/data-layer-analytics';
import type { Analytics } from '../../core/analytics/analytics';
import { consentNeed } from '../../core/analytics/consent';
import type { Consent, ConsentManager } from '../../core/analytics/consent';
import type { Brand } from '../../core/configuration/brand';
import type { Capability } from '../../core/configuration/capabilities';
import type { SearchProvider } from '../../core/search/search-provider';
import type { Cookies } from '../../core/shared/cookies';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import type { PageHistory } from '../../core/shared/page-history';
import type { Pause } from '../../core/shared/pause';
import type { ChromeData } from '../../ui/page/page-data';

/** The browser's data and facilities, for the first view and later for the container. */
export interface BrowserPlatform {
  readonly brand: Brand;
  /** The shop's key at the search service. */
  readonly searchKey: string;
  readonly searchProvider: SearchProvider;
  /** The data from the backend's server half for the browser's half. */
  readonly forBackend: unknown;
  /** The capabilities that the backend lacks. */
  readonly lacking: ReadonlyArray<Capability>;
  readonly pause: Pause;
  readonly analytics: Analytics;
  readonly consent: Consent & ConsentManager;
  readonly history: PageHistory;
  readonly cookies: Cookies;
  readonly localStorage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
}

export const makeBrowserPlatform = (
  { brand, configuration, lacking = [], preview }: Pick<ChromeData, 'brand' | 'configuration' | 'lacking' | 'preview'>,
  searchKey: string,
  searchProvider: SearchProvider,
  forBackend?: unknown,
): BrowserPlatform => {
  const cookies = new DocumentCookies(document, window.location.protocol === 'https:');
  const localStorage = new BrowserStorage(() => window.localStorage);
  const sessionStorage = new BrowserStorage(() => window.sessionStorage);
  const forget = forgetVisitor({ cookies, localStorage, sessionStorage });
  // Without a known need nothing is tracked, as it must be in a preview (MOD-01).
  const need = preview === undefined ? consentNeed(configuration) : 'unknown';
  const consent = new BrowserConsent(navigator, need, cookies, forget);
  consent.honour();
  return {
    brand,
    searchKey,
    searchProvider,
    forBackend,
    lacking,
    pause: timerPause,
    analytics: new DataLayerAnalytics(window, consent),
    consent,
    history: new BrowserHistory(window),
    cookies,
    localStorage,
    sessionStorage,
  };
};
