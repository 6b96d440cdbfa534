import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { makeCountAds } from '../../../core/ads/server/count-ads';
import type { AdServer } from '../../../core/ads/server/ad-server';
import { makeReportAdOrder } from '../../../core/ads/server/report-ad-order';
import { makeServeAds } from '../../../core/ads/server/serve-ads';
import { anAdvertised, SESSION_ID } from '../../builders/upstream-ads';
import { FakeAdServer } from '../../fakes/fake-ad-server';
import { FakeAdvertisedProducts } from '../../fakes/fake-advertised-products';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakeTime } from '../../fakes/fake-time';
import { openStorefront, type Storefront } from '../../support/storefront';
import { EVERYTHING } from '../../builders/capabilities';

export const ADS = '/api/proxy/citrus';
export const CLICK = '/api/citrus/click';
export const IMPRESSIONS = '/api/citrus/impressions';
export const JSON_TYPE = { 'content-type': 'application/json' };
export const PARTNER = 'https://partner.example';
/** The headers of a browser's call from a partner's page. */
export const FROM_PARTNER = { ...JSON_TYPE, origin: PARTNER, 'sec-fetch-site': 'cross-site' };

/** A click as the browser stores it. */
export const RECORD = {
  id: 'display_x1',
  sku: 'SKU-1001',
  sessionId: SESSION_ID,
  customerId: '700002',
  ts: 1_735_689_600_000,
};

export type Post = (url: string, body: unknown, more?: InjectOptions) => Promise<LightMyRequestResponse>;

export const postTo =
  ({ app }: Storefront): Post =>
  (url, body, more = {}) =>
    app.inject({ method: 'POST', url, headers: JSON_TYPE, body: JSON.stringify(body), ...more });

/** A storefront over an ad server, with a catalogue of one product and a fixed clock. */
export const openShopWithAds = (
  adServer: AdServer,
  settings: Readonly<Record<string, string>> = {},
): Promise<Storefront> => {
  const products = new FakeAdvertisedProducts().hasProduct(anAdvertised());
  const logger = new FakeLogger();
  const { clock, pause } = new FakeTime();
  return openStorefront({
    settings,
    ads: {
      serve: makeServeAds({ capabilities: EVERYTHING, adServer, products, logger }),
      count: makeCountAds({ adServer, clock, pause, logger }),
      order: makeReportAdOrder({ adServer, pause, logger }),
    },
  });
};

/** A storefront over a fake ad server. */
export interface AdProxySetup {
  readonly shop: Storefront;
  readonly adServer: FakeAdServer;
  readonly post: Post;
}

/** Returns a function that starts a storefront with the given settings, which is closed after each test. */
export const setUpAdProxies = (
  opened: (setup: AdProxySetup) => void,
): ((settings?: Readonly<Record<string, string>>) => Promise<void>) => {
  let shop: Storefront | undefined;
  afterEach(async () => {
    await shop?.close();
    shop = undefined;
  });
  return async (settings) => {
    const adServer = new FakeAdServer();
    shop = await openShopWithAds(adServer, settings);
    opened({ shop, adServer, post: postTo(shop) });
  };
};
