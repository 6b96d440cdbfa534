import '../../support/setup-nock.ts';
import sharp from 'sharp';
import { startBackend, type BackendUnderTest } from '../commerce/support/backend-under-test';
import { CATAPULT_CALL, PLAIN_CALL, type Catapulted, type Generated } from './ad-service';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend({ outbox: true, citrusApiKey: 'key_mine' });
});
afterAll(() => backend.close());

const call = async <Body>(path: string, payload: object): Promise<Body> => {
  const headers = { authorization: 'Basic key_mine' };
  return (await backend.app.inject({ method: 'POST', url: `/citrus${path}`, headers, payload })).json<Body>();
};
const slots = ['Category_Banner_Desktop_1', 'Category_Banner_Mobile_1'];

test('[ADS-04] [ADS-05] draws the pictures of ads in the stated size', async () => {
  const { banners } = await call<Generated>('/v1/ads/generate', { ...PLAIN_CALL, bannerSlotIds: slots });
  const slides = await call<Catapulted>('/v1/ads/bannerx', { ...CATAPULT_CALL });
  const pictures = [
    ...banners.map(({ imageUrl, size }) => [imageUrl, size.width / size.height] as const),
    [slides.ads[0]?.banners[0]?.heroImage ?? '', 640 / 360] as const,
  ];
  expect(pictures).toHaveLength(3);
  for (const [url, ratio] of pictures) {
    const response = await backend.app.inject({ url });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
    const { width = 0, height = 0 } = await sharp(response.rawPayload).metadata();
    expect(Math.abs(width / height / ratio - 1)).toBeLessThan(0.01);
    const svg = await backend.app.inject({ url: url.replace(/\.webp.*/, '.svg') });
    expect(svg.body).toMatch(/^<svg /);
    expect(svg.body).not.toMatch(/<script|<text|NaN|undefined/);
  }
});

test.each(['nobody-desktop', 'wholehearted-dog-food', 'wholehearted-dog-food-poster', '..-desktop'])(
  '[ADS-04] there is no picture %s',
  async (name) => {
    const { statusCode } = await backend.app.inject({ url: `/images/ads/${name}.svg` });
    expect([400, 404]).toContain(statusCode);
  },
);

test('[ADS-09] the page for developers shows impressions, clicks and spending, and escapes names', async () => {
  await backend.database.updateTable('ad_campaign').set({ name: '<script>alert(1)</script>' }).execute();
  const { ads } = await call<Generated>('/v1/ads/generate', { ...PLAIN_CALL, maxNumberOfAds: 1 });
  const headers = { authorization: 'Basic key_mine' };
  for (const report of ['first-i', 'second-c']) {
    await backend.app.inject({ url: `/citrus/v1/resource/${report}/${ads[0]?.id ?? ''}`, headers });
  }
  const page = await backend.browser().get('/dev/ads');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page.text).not.toContain('<script');
  expect(page.text).toMatch(/<td>1<\/td><td>1<\/td><td>0<\/td><td>100\.0%<\/td>/);
});

test.each(['/dev/ads', '/dev/ads.json'])('[PLT-04] %s does not exist unless it is enabled', async (path) => {
  const closed = await startBackend();
  try {
    expect((await closed.browser().get(path)).status).toBe(404);
  } finally {
    await closed.close();
  }
});
