import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import nock from 'nock';
import { HOSTILE_REQUESTS } from '../../support/hostile-requests';
import { exchangeRaw, rawRequest } from '../../support/raw-http';
import { openStorefront, type Storefront } from '../../support/storefront';
import { StubUpstream } from '../../support/stub-upstream';

// The network stub of other tests parses requests itself and accepts none of these.
beforeAll(() => nock.restore());

const SETTINGS: ReadonlyArray<readonly [string, Readonly<Record<string, string>>]> = [
  ['whose origin is what each request says', {}],
  ['with an origin of its own', { PUBLIC_ORIGIN: 'https://shop.example' }],
  ['behind a trusted proxy', { TRUST_PROXY: 'true' }],
];

describe.each(SETTINGS)('a storefront %s', (_, settings) => {
  let shop: Storefront;
  let commerce: StubUpstream;
  let port = 0;

  beforeAll(async () => {
    commerce = await StubUpstream.start();
    commerce.respondWith(() => ({
      headers: { 'content-type': 'image/avif' },
      body: Readable.from(['a picture', ' in parts']),
    }));
    shop = await openStorefront({ settings: { COMMERCE_ORIGIN: commerce.origin, ...settings } });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    port = (shop.app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await shop.close();
    await commerce.stop();
  });

  test.each(Object.entries(HOSTILE_REQUESTS))(
    '[PLT-03] survives %s without internal details and without counting its own faults',
    async (_group, requests) => {
      for (const [name, bytes, leaves = false] of requests) {
        const { status = 400, text } = await exchangeRaw(port, bytes, { leaves });
        expect({ name, isFault: status >= 500 }).toEqual({ name, isFault: false });
        expect(text).not.toMatch(/FST_ERR|Invalid URL|node_modules|\.ts:/);
        expect({ name, ...(await exchangeRaw(port, rawRequest('GET /healthz HTTP/1.1'))) }).toMatchObject({
          name,
          status: 200,
        });
      }
      expect(shop.log.filter((line) => line.includes('"err":'))).toEqual([]);
    },
  );

  test.each([['OPTIONS *%'], ['GET *%'], ['GET /%zz'], ['GET http://evil.example/%']])(
    '[PLT-03] responds to %s with 400, security headers and a reference, and counts it',
    async (line) => {
      const { status, text } = await exchangeRaw(port, rawRequest(`${line} HTTP/1.1`));
      expect(status).toBe(400);
      expect(text).toMatch(/\r\ncontent-security-policy: default-src 'self'/);
      expect(text).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
      expect(text).toMatch(/\r\nx-request-id: [\da-f-]{36}\r\n/);
      expect(await shop.measures()).toMatch(
        /request_duration_seconds_count\{route="none",method="[A-Z]+",status="400"\}/,
      );
    },
  );

  test('[PLT-03] keeps serving when a client disconnects during an unneeded response', async () => {
    const answered = new Promise<{ aborted: Promise<void> }>((resolve) => {
      commerce.respondWith((request) => {
        resolve(request);
        const endless = new Readable({ read: () => undefined });
        endless.push('{');
        return { status: 404, body: endless };
      });
    });
    const body = '{}';
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const { status } = await exchangeRaw(
      port,
      rawRequest('POST /api/geolocation/v1/geolocate HTTP/1.1', headers, body),
    );
    expect(status).toBe(204);
    await (
      await answered
    ).aborted;
    expect((await exchangeRaw(port, rawRequest('GET /healthz HTTP/1.1'))).status).toBe(200);
  });
});
