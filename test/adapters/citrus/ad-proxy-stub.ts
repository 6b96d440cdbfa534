import nock from 'nock';
import { HttpAdGateway } from '../../../adapters/citrus/http-ad-gateway';
import type { AdProxy } from '../../../adapters/citrus/request-ads';
import type { AdResponse, CatapultResponse } from '../../../core/ads/ad';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakeTime } from '../../fakes/fake-time';

export const SHOP = 'http://shop.test';

/** A request that the stub received. */
export interface ReceivedRequest {
  readonly path: string;
  readonly type: string | null;
  readonly body: unknown;
}

export type StubbedResponse = readonly [status: number, body: unknown];

/** Makes the stubbed proxy respond by this rule. Returns the requests as they arrive. */
export const stubAdProxy = (response: (seen: ReceivedRequest) => StubbedResponse): ReadonlyArray<ReceivedRequest> => {
  const all: ReceivedRequest[] = [];
  nock.cleanAll();
  nock(SHOP)
    .persist()
    .post(/.*/)
    .reply(async (request: Request) => {
      const seen: ReceivedRequest = {
        path: new URL(request.url).pathname,
        type: request.headers.get('content-type'),
        body: JSON.parse(await request.text()) as unknown,
      };
      all.push(seen);
      const [status, body] = response(seen);
      return [status, typeof body === 'string' ? body : JSON.stringify(body ?? null)];
    });
  return all;
};

export const takeAdProxyDown = (): void => {
  nock.cleanAll();
  nock(SHOP).persist().post(/.*/).replyWithError('socket hang up');
};

/** The proxy as the shop's own pages reach it. Relative URLs need an origin in tests. */
export const adProxy = (facts: Partial<AdProxy> = {}): AdProxy => ({
  origin: '',
  credentials: 'same-origin',
  fetch: (url, options) => fetch(new URL(url, SHOP), options),
  ...facts,
});

export const makeGateway = (facts: Partial<AdProxy> = {}) => {
  const time = new FakeTime();
  const logger = new FakeLogger();
  return { time, logger, gateway: new HttpAdGateway(adProxy(facts), time.pause, logger) };
};

/** The response to a grid or carousel call in the proxy's wire format. */
export const wireResponse = ({ ads, banners, composeBanners }: AdResponse): Record<string, unknown> => ({
  ads,
  banners,
  composeBanners: Object.fromEntries(composeBanners),
});

/** The response to a catapult call in the proxy's wire format. */
export const catapultOnTheWire = ({ slides, products }: CatapultResponse): Record<string, unknown> => ({
  ads: [{ slotId: 'Catapult_Search_Desktop', banners: slides }],
  products: products.map(({ uniqueId: uniqueID, citrusAdId: x_citrusAdId, ...facts }) => ({
    ...facts,
    uniqueID,
    x_citrusAdId,
  })),
});
