import { BrowserConsent } from '../../adapters/browser/browser-consent';
import { BrowserHistory } from '../../adapters/browser/browser-history';
import { BrowserStorage } from '../../adapters/browser/browser-storage';
import { DocumentCookies } from '../../adapters/browser/document-cookies';
import { timerPause } from '../../adapters/browser/timer-pause';
import { DataLayerAnalytics } from '../../adapters/tag-manager/data-layer-analytics';
import type { Analytics } from '../../core/analytics/analytics';
import type { Brand } from '../../core/configuration/brand';
import type { Cookies } from '../../core/shared/cookies';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import type { PageHistory } from '../../core/shared/page-history';
import type { Pause } from '../../core/shared/pause';

/** What the browser brings along: the first view stands on it, and later the container. */
export interface BrowserPlatform {
  readonly brand: Brand;
  /** By which the search service knows the shop. */
  readonly searchKey: string;
  readonly pause: Pause;
  readonly analytics: Analytics;
  readonly history: PageHistory;
  readonly cookies: Cookies;
  readonly localStorage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
}

export const makeBrowserPlatform = (brand: Brand, searchKey: string): BrowserPlatform => ({
  brand,
  searchKey,
  pause: timerPause,
  analytics: new DataLayerAnalytics(window, new BrowserConsent(navigator)),
  history: new BrowserHistory(window),
  cookies: new DocumentCookies(document, window.location.protocol === 'https:'),
  localStorage: new BrowserStorage(() => window.localStorage),
  sessionStorage: new BrowserStorage(() => window.sessionStorage),
});
