import type { TaskEither } from 'fp-ts/TaskEither';
import type { AdCounter, AdReportFailure } from '../../core/ads/reporting/ad-report';
import { left, right } from '../../core/shared/either';
import { ADS_SERVICE, type AdProxy } from './request-ads';
import { ownJson } from './own-json';

/** The browser's Beacon API, which delivers data even while the page is closed. Not every browser has it. */
export interface Beacons {
  readonly sendBeacon?: (url: string, body: Blob) => boolean;
}

/** The only text type that a beacon may send to another origin without a preflight. The proxy parses it as JSON. */
const TEXT = 'text/plain;charset=UTF-8';

/**
 * Reports impressions and clicks to the storefront's proxy. A beacon that the browser accepted counts as delivered, since
 * beacons have no response. Without beacons, a fetch with `keepalive` sends the report.
 */
export class HttpAdCounter implements AdCounter {
  readonly #proxy: AdProxy;
  readonly #navigator: Beacons;

  constructor(proxy: AdProxy, navigator: Beacons) {
    this.#proxy = proxy;
    this.#navigator = navigator;
  }

  readonly impressions: AdCounter['impressions'] = (ids, sessionId) =>
    this.#send('/api/citrus/impressions', { ids, sessionId });

  readonly click: AdCounter['click'] = (click) => this.#send('/api/citrus/click', click);

  #send(path: string, facts: unknown): TaskEither<AdReportFailure, void> {
    return async () => {
      const { origin, credentials, fetch } = this.#proxy;
      const body = ownJson(facts);
      if (this.#takesBeacon(origin + path, body)) return right(undefined);
      try {
        const headers = { 'content-type': TEXT };
        const { ok, status } = await fetch(origin + path, {
          method: 'POST',
          headers,
          body,
          credentials,
          keepalive: true,
        });
        if (ok) return right(undefined);
        const refused = { service: ADS_SERVICE, status, facts: [], codes: [], message: undefined, parameters: [] };
        return left({ kind: 'refused', ...refused });
      } catch {
        return left({ kind: 'unreachable', service: ADS_SERVICE, cause: 'network' });
      }
    };
  }

  #takesBeacon(url: string, body: string): boolean {
    try {
      return this.#navigator.sendBeacon?.(url, new Blob([body], { type: TEXT })) === true;
    } catch {
      return false;
    }
  }
}
