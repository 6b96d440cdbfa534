import * as E from 'fp-ts/Either';
import { HttpAdCounter, type Beacons } from '../../../adapters/citrus/http-ad-counter';
import type { AdClick } from '../../../core/ads/reporting/ad-report';
import { adCounterContract, type AdCounterWorld } from '../../contracts/ad-counter.contract';
import { aCarouselCall, anAdClick } from '../../builders/ads';
import { SESSION_ID } from '../../builders/upstream-ads';
import type { Counted } from '../../fakes/fake-ad-counter';
import { takeAdProxyDown, makeGateway, adProxy, stubAdProxy, type ReceivedRequest } from './ad-proxy-stub';

const countedBy = ({ path, body }: Pick<ReceivedRequest, 'path' | 'body'>): Counted => {
  if (path === '/api/citrus/click') {
    const { sku, customerId, ...click } = body as AdClick;
    return { kind: 'click', click: { ...click, sku, customerId } };
  }
  return { kind: 'impressions', ...(body as { readonly ids: ReadonlyArray<string>; readonly sessionId: string }) };
};

const world = (beacons: Beacons): AdCounterWorld => {
  const seen = stubAdProxy(() => [200, '']);
  return {
    counter: new HttpAdCounter(adProxy(), beacons),
    counted: async () => seen.map(countedBy),
    goesDown: takeAdProxyDown,
    refuses: (status) => void stubAdProxy(() => [status, { errors: [] }]),
  };
};
adCounterContract('HttpAdCounter without beacons', () => world({}));
adCounterContract('HttpAdCounter whose beacons are refused', () => world({ sendBeacon: () => false }));
adCounterContract('HttpAdCounter whose beacons are blocked', () =>
  world({
    sendBeacon: () => {
      throw new TypeError('blocked');
    },
  }),
);

test("[ADS-09] counts an accepted beacon as sent; plain text needs no CORS preflight on a partner's page", async () => {
  const sent: Array<readonly [string, Blob]> = [];
  const sendBeacon = (url: string, body: Blob): boolean => sent.push([url, body]) > 0;
  const fetched: string[] = [];
  const proxy = adProxy({
    origin: 'https://shop.test',
    fetch: async (url) => {
      fetched.push(url);
      return new Response();
    },
  });
  const counter = new HttpAdCounter(proxy, { sendBeacon });
  expect(await counter.impressions(['a', 'b'], SESSION_ID)()).toEqual(E.right(undefined));
  expect(await counter.click(anAdClick({ customerId: '700002' }))()).toEqual(E.right(undefined));
  const bodies = await Promise.all(sent.map(async ([url, blob]) => [url, blob.type, JSON.parse(await blob.text())]));
  expect(bodies).toEqual([
    [
      'https://shop.test/api/citrus/impressions',
      'text/plain;charset=utf-8',
      { ids: ['a', 'b'], sessionId: SESSION_ID },
    ],
    [
      'https://shop.test/api/citrus/click',
      'text/plain;charset=utf-8',
      { id: 'display_x1', sku: 'SKU-1001', sessionId: SESSION_ID, customerId: '700002', ts: anAdClick().ts },
    ],
  ]);
  expect(fetched).toEqual([]);
});

test('[ADS-09] completes a request without a beacon after the page is left', async () => {
  const sent: unknown[] = [];
  const proxy = adProxy({
    credentials: 'omit',
    fetch: async (url, options) => {
      sent.push([url, options]);
      return new Response(null, { status: 204 });
    },
  });
  await new HttpAdCounter(proxy, {}).impressions(['a'], SESSION_ID)();
  expect(sent).toEqual([
    [
      '/api/citrus/impressions',
      {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        body: JSON.stringify({ ids: ['a'], sessionId: SESSION_ID }),
        credentials: 'omit',
        keepalive: true,
      },
    ],
  ]);
});

test('[ADS-02, ADS-09] serialises lists correctly where an old library gave every list a toJSON', async () => {
  const seen = stubAdProxy(() => [204, '']);
  Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'a list', configurable: true });
  try {
    await new HttpAdCounter(adProxy(), {}).impressions(['a', 'b'], SESSION_ID)();
    await makeGateway().gateway.carousel(aCarouselCall())();
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON');
  }
  expect(seen.map(({ body }) => body)).toEqual([{ ids: ['a', 'b'], sessionId: SESSION_ID }, aCarouselCall()]);
});
