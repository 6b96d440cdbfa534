import { timerPause } from '../../adapters/browser/timer-pause';
import { ADVERTISED_HOLD, cachedAdvertisedProducts } from '../../adapters/cache/cached-advertised-products';
import {
  AD_REPORTS,
  ADS,
  adServerHeaders,
  MAX_AD_RESPONSE_BYTES,
  UpstreamAdServer,
} from '../../adapters/citrus/upstream-ad-server';
import { makeHttpClient, type HttpClient, type HttpClientOptions } from '../../adapters/http/http-client';
import type { Ads } from '../../adapters/server/proxies/citrus-proxy';
import { makeLruReadCache } from '../../adapters/server/upstream/lru-read-cache';
import type { Capabilities } from '../../core/configuration/capabilities';
import { makeCountAds } from '../../core/ads/server/count-ads';
import { makeReportAdOrder } from '../../core/ads/server/report-ad-order';
import { makeServeAds } from '../../core/ads/server/serve-ads';
import { publicPortsOf, readBytesFor, type ServerParts } from './server-containers';

/** The maximum number of advertised products in the cache, of about two kilobytes each. */
const MAX_ADVERTISED = 5_000;

/** Makes the use cases for ads from the ad server and the catalogue; they are the same for every shopper. */
export const serverAds = (parts: ServerParts, capabilities: Capabilities): Ads => {
  const { backend, config, logger, proxyPolicy, productsChangedAt, observeAdReport } = parts;
  const resilience = { ...parts.resilience, policy: proxyPolicy };
  const { advertisedProducts } = publicPortsOf({ backend, config, resilience });
  const client = (service: string, more: Pick<HttpClientOptions, 'retry' | 'timeoutMs'>): HttpClient =>
    makeHttpClient({
      ...resilience,
      service,
      baseUrl: config.citrusUrl,
      maxResponseBytes: MAX_AD_RESPONSE_BYTES,
      headers: () => headers,
      ...more,
    });
  const headers = adServerHeaders(config.citrusKey);
  const adServer = new UpstreamAdServer({
    requests: client(ADS, { timeoutMs: config.citrusTimeoutMs }),
    // The sender of a report decides when to send it again.
    reports: client(AD_REPORTS, { timeoutMs: config.upstreamTimeoutMs, retry: undefined }),
    catalogId: config.citrusCatalogId,
    forwardsVisitor: config.citrusForwardsVisitor,
  });
  const cache = makeLruReadCache({
    ...ADVERTISED_HOLD,
    maxEntries: MAX_ADVERTISED,
    maxBytes: readBytesFor('advertised', config),
    clock: Date.now,
    outdatedBefore: productsChangedAt,
  });
  const products = cachedAdvertisedProducts(advertisedProducts, cache);
  return {
    serve: makeServeAds({ adServer, products, logger, capabilities }),
    count: makeCountAds({ adServer, clock: Date.now, pause: timerPause, logger, observe: observeAdReport }),
    order: makeReportAdOrder({ adServer, pause: timerPause, logger }),
  };
};
