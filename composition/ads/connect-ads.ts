import type { IO } from 'fp-ts/IO';
import { browserClock } from '../../adapters/browser/browser-clock';
import { makeBrowserRandom } from '../../adapters/browser/browser-random';
import { BrowserStorage } from '../../adapters/browser/browser-storage';
import { isSlowLine, makePageMoments } from '../../adapters/browser/page-moments';
import { timerPause } from '../../adapters/browser/timer-pause';
import type { AdProxy } from '../../adapters/citrus/request-ads';
import { HttpAdCounter } from '../../adapters/citrus/http-ad-counter';
import { HttpAdGateway } from '../../adapters/citrus/http-ad-gateway';
import { StorageAdClickStore } from '../../adapters/session/storage-ad-click-store';
import { StorageAdSessionStore } from '../../adapters/session/storage-ad-session-store';
import { makeAdFeed } from '../../core/ads/ad-feed';
import { adPlatform } from '../../core/ads/ad-page';
import { makeReportAds } from '../../core/ads/reporting/ad-report';
import { makeAdSessionId } from '../../core/ads/reporting/ad-session';
import { makeFetchAds } from '../../core/ads/fetch-ads';
import { makePageAds, type PageAdsPorts } from '../../core/ads/page-ads';
import type { Analytics } from '../../core/analytics/analytics';
import type { Consent } from '../../core/analytics/consent';
import type { Logger } from '../../core/shared/logger';
import type { EmbedDependencies } from '../../ui/embed/serving';

export interface AdsConnection {
  readonly window: Window & typeof globalThis;
  readonly proxy: AdProxy;
  readonly consent: Consent;
  readonly analytics: Analytics;
  readonly logger: Logger;
  /** Id of the signed-in customer; undefined for a guest, without consent to tracking, and when it is unknown. */
  readonly customerId: IO<string | undefined>;
  /** See `PageAdsPorts`. */
  readonly isTileDisplayed?: PageAdsPorts['isTileDisplayed'];
}

/** Wires the requests and reports of ads by hand, without a container: other sites load this code, so it stays small. */
export const connectAds = (connection: AdsConnection): EmbedDependencies => {
  const { window, proxy, consent, analytics, logger, customerId } = connection;
  const common = { clock: browserClock, pause: timerPause, logger };
  const moments = makePageMoments(window);
  // Without consent to tracking nothing is written to the page's storage.
  const storage = new BrowserStorage(() => {
    if (!consent.mayTrack()) throw new Error('no consent');
    return window.localStorage;
  });
  const platform = (): ReturnType<typeof adPlatform> => adPlatform(window.innerWidth);
  const sessionId = makeAdSessionId({
    ...common,
    memory: new StorageAdSessionStore(storage),
    random: makeBrowserRandom(window.crypto),
    consent,
  });
  const gateway = new HttpAdGateway(proxy, timerPause, logger);
  const feed = makeAdFeed({
    ...common,
    isSlowConnection: () => isSlowLine(window.navigator),
    focus: moments,
    whenShown: moments.whenShown,
  });
  return {
    feed,
    platform,
    pause: timerPause,
    pageAds: makePageAds({
      ...common,
      fetchAds: makeFetchAds({ gateway, sessionId, customerId, platform, logger }),
      feed,
      platform,
      whenResized: moments.whenResized,
      isTileDisplayed: connection.isTileDisplayed,
    }),
    report: makeReportAds({
      ...common,
      analytics,
      counter: new HttpAdCounter(proxy, window.navigator),
      clickStore: new StorageAdClickStore(storage),
      sessionId,
      customerId,
      whenLeft: moments.whenLeft,
    }),
  };
};
