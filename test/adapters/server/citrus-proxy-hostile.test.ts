import { adServerHeaders, UpstreamAdServer } from '../../../adapters/citrus/upstream-ad-server';
import { makeHttpClient, type HttpClient } from '../../../adapters/http/http-client';
import { aBanner, aGridCall } from '../../builders/upstream-ads';
import type { Storefront } from '../../support/storefront';
import { StubUpstream } from '../../support/stub-upstream';
import { ADS, openShopWithAds, postTo } from './ad-proxy';

let shop: Storefront;
let post: ReturnType<typeof postTo>;
afterEach(() => shop.close());

describe('[ADS-08] over the wire', () => {
  let upstream: StubUpstream;
  beforeEach(async () => {
    upstream = await StubUpstream.start();
  });
  afterEach(() => upstream.stop());

  const openOverWire = async (timeoutMs = 10_000): Promise<void> => {
    const client = (service: string): HttpClient =>
      makeHttpClient({
        service,
        baseUrl: `${upstream.origin}/citrus`,
        timeoutMs,
        maxResponseBytes: 256 * 1024,
        headers: () => adServerHeaders('key+secret'),
      });
    const real = new UpstreamAdServer({
      requests: client('ads'),
      reports: client('ad-reports'),
      catalogId: 'cat-1',
      forwardsVisitor: false,
    });
    shop = await openShopWithAds(real);
    post = postTo(shop);
  };
  const statusOf = async (): Promise<number> => (await post(ADS, aGridCall())).statusCode;

  test('times out for a silent ad server', async () => {
    await openOverWire(50);
    upstream.respondWith(() => undefined);
    expect(await statusOf()).toBe(504);
    await upstream.lastRequest?.aborted;
  });

  test.each<[string, string, number]>([
    ['broken JSON', '{"ads":[', 502],
    ['5 MB', `{"ads":[${'"x",'.repeat(1_250_000)}"x"]}`, 502],
    ['wrong types', '{"ads":{"0":1},"banners":7}', 502],
    ['no usable data', '{"ads":[null,7,"a",[]],"banners":[{}]}', 200],
  ])('%s', async (_case, body, status) => {
    await openOverWire();
    upstream.respondWith({ body });
    expect(await statusOf()).toBe(status);
  });

  test('an unreachable ad server', async () => {
    await openOverWire();
    await upstream.stop();
    expect(await statusOf()).toBe(503);
    upstream = await StubUpstream.start();
  });

  test('[ADS-10] returns markup as text and drops script addresses', async () => {
    await openOverWire();
    const evil = '</script><img src=x onerror=alert(1)>';
    const banner = {
      id: evil.replaceAll(' ', ''),
      slotId: aBanner().slotId,
      altText: evil,
      imageUrl: '/b.png',
      linkUrl: '/x',
    };
    upstream.respondWith({
      body: JSON.stringify({
        ads: [{ id: 'javascript:alert(1)', gtin: 'SKU-1001', position: evil }],
        banners: [banner, { ...banner, linkUrl: 'javascript:alert(1)' }, { ...banner, imageUrl: evil }],
      }),
    });
    const response = await post(ADS, aGridCall());
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.json()).toMatchObject({
      ads: [{ citrus: { id: 'javascript:alert(1)' } }],
      banners: [{ id: banner.id, altText: evil, linkUrl: '/x' }],
    });
    expect(response.json()).toHaveProperty('banners.length', 1);
  });
});
