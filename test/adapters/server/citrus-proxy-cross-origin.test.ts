import { aGridCall, SESSION_ID } from '../../builders/upstream-ads';
import {
  ADS,
  CLICK,
  FROM_PARTNER,
  IMPRESSIONS,
  JSON_TYPE,
  PARTNER,
  RECORD,
  setUpAdProxies,
  type AdProxySetup,
  type Post,
} from './ad-proxy';

let shop: AdProxySetup['shop'];
let adServer: AdProxySetup['adServer'];
let post: Post;
const open = setUpAdProxies((setup) => ({ shop, adServer, post } = setup));

describe("[ADS-02] partners' pages", () => {
  test("allow a configured origin by CORS headers, without the shopper's data", async () => {
    await open({ AD_ORIGINS: `${PARTNER}, https://other.example` });
    const preflight = await shop.app.inject({
      method: 'OPTIONS',
      url: ADS,
      headers: { origin: PARTNER, 'access-control-request-method': 'POST', 'sec-fetch-site': 'cross-site' },
    });
    expect([preflight.statusCode, preflight.headers]).toMatchObject([
      204,
      {
        'access-control-allow-origin': PARTNER,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        vary: expect.stringMatching(/origin/i),
      },
    ]);
    const response = await post(ADS, aGridCall(), { headers: FROM_PARTNER });
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([200, PARTNER]);
    // A beacon is sent without CORS, and its response would be an error on the page.
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
    for (const { headers } of [preflight, response]) {
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  test('can read errors too', async () => {
    await open({ AD_ORIGINS: PARTNER });
    adServer.isDown();
    const response = await post(ADS, aGridCall(), { headers: FROM_PARTNER });
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([503, PARTNER]);
  });

  test.each([ADS, CLICK, IMPRESSIONS])('of other origins cannot call %s', async (url) => {
    await open({ AD_ORIGINS: 'https://other.example' });
    const responses = await Promise.all([
      post(url, aGridCall(), { headers: FROM_PARTNER }),
      post(url, aGridCall(), { headers: { ...JSON_TYPE, origin: 'https://other.example.evil.example' } }),
      post(url, aGridCall(), { headers: { ...JSON_TYPE, origin: 'null', 'sec-fetch-site': 'cross-site' } }),
      shop.app.inject({ method: 'OPTIONS', url, headers: { origin: PARTNER, 'sec-fetch-site': 'cross-site' } }),
    ]);
    for (const response of responses) {
      expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    }
    expect([adServer.calls, adServer.reports]).toEqual([[], []]);
  });

  test('other routes refuse requests from an allowed ad origin', async () => {
    await open({ AD_ORIGINS: PARTNER });
    const response = await post('/api/log-error', { section: 'ads', data: {} }, { headers: FROM_PARTNER });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    expect(response.statusCode).toBe(403);
  });

  test('[ADS-09] send clicks and impressions by beacon as plain text', async () => {
    await open({ AD_ORIGINS: PARTNER });
    const headers = { ...FROM_PARTNER, 'content-type': 'text/plain;charset=UTF-8' };
    const click = await post(CLICK, RECORD, { headers });
    const seen = await post(IMPRESSIONS, { ids: ['display_x1', 'display_x2'], sessionId: SESSION_ID }, { headers });
    expect([click.statusCode, seen.statusCode]).toEqual([204, 204]);
    expect(adServer.reports).toEqual(['click display_x1', 'impression display_x1', 'impression display_x2']);
  });
});
