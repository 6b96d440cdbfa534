import { mapPicturePath } from '../../../core/stores/finding/us-map';
import { openStorefront, type Storefront } from '../../support/storefront';

let shop: Storefront;
beforeAll(async () => {
  shop = await openStorefront();
});
afterAll(() => shop.close());

const request = (url: string) => shop.app.inject({ url });

test.each([
  ['all states', mapPicturePath()],
  ['the counties of a state', mapPicturePath('CA')],
  ['the counties of Alaska', mapPicturePath('AK')],
])('[STO-09] the picture of %s is immutable and fits the whole map', async (_name, url) => {
  const { statusCode, headers, body } = await request(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-security-policy']).toBe("default-src 'none'");
  expect(body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 975 610">/);
  expect(body).not.toContain('NaN');
});

test('[STO-09] a picture is small', async () => {
  const { rawPayload } = await shop.app.inject({ url: mapPicturePath(), headers: { 'accept-encoding': 'br' } });
  expect(rawPayload.length).toBeLessThan(40_000);
});

test.each(['/maps/us/ZZ.svg', '/maps/us/PR.svg', '/maps/us/ca.svg', '/maps/us/CA%00.svg', '/maps/fr.svg'])(
  '[STO-09] responds to %s without a picture',
  async (url) => {
    const { statusCode, headers } = await request(url);
    expect(statusCode).toBe(404);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  },
);
