import type { TaskEither } from 'fp-ts/TaskEither';
import type { AdCounter, AdReportFailure } from '../../core/ads/reporting/ad-report';
import { ADS_SERVICE, type AdDoor } from './ask-ads';
import { ownJson } from './own-json';

/** The browser's way to send what arrives also when the page is left; some have none, some are told to have none. */
export interface Beacons {
  readonly sendBeacon?: (url: string, body: Blob) => boolean;
}

/** To another origin a beacon may carry nothing else without asking first; the door reads it as the JSON that it is. */
const TEXT = 'text/plain;charset=UTF-8';

/**
 * Counts at the shop's door. A beacon that the browser took counts as sent, as nobody hears more of it; where it takes
 * none, fetch sends it, to its end even when the page is left.
 */
export class HttpAdCounter implements AdCounter {
  constructor(
    private readonly door: AdDoor,
    private readonly navigator: Beacons,
  ) {}

  readonly impressions: AdCounter['impressions'] = (ids, sessionId) =>
    this.send('/api/citrus/impressions', { ids, sessionId });

  readonly click: AdCounter['click'] = (click) => this.send('/api/citrus/click', click);

  private send(path: string, facts: unknown): TaskEither<AdReportFailure, void> {
    return async () => {
      const { origin, credentials, fetch } = this.door;
      const body = ownJson(facts);
      if (this.takesBeacon(origin + path, body)) return { _tag: 'Right', right: undefined };
      try {
        const headers = { 'content-type': TEXT };
        const { ok, status } = await fetch(origin + path, {
          method: 'POST',
          headers,
          body,
          credentials,
          keepalive: true,
        });
        if (ok) return { _tag: 'Right', right: undefined };
        const refused = { service: ADS_SERVICE, status, codes: [], message: undefined, parameters: [] };
        return { _tag: 'Left', left: { kind: 'refused', ...refused } };
      } catch {
        return { _tag: 'Left', left: { kind: 'unreachable', service: ADS_SERVICE, cause: 'network' } };
      }
    };
  }

  private takesBeacon(url: string, body: string): boolean {
    try {
      return this.navigator.sendBeacon?.(url, new Blob([body], { type: TEXT })) === true;
    } catch {
      return false;
    }
  }
}
