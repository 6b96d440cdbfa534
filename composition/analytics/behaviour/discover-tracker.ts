import { makeHttpClient } from '../../../adapters/http/http-client';
import type { BehaviourTracker } from '../../../core/analytics/behaviour';
import type { BrowserPlatform } from '../../platform/browser-platform';
import { discoverTrackerInBrowser } from '../../search/discover-in-browser';

const TIMEOUT_MS = 8_000;

/** Makes the tracker of the search and recommendation service, which uses the storefront's proxy. */
export const tellDiscover = (platform: BrowserPlatform): BehaviourTracker =>
  discoverTrackerInBrowser(platform, (service, path) =>
    makeHttpClient({ service, baseUrl: window.location.origin + path, timeoutMs: TIMEOUT_MS }),
  );
