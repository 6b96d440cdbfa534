import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { PAGE_LIMITS } from '../../../adapters/server/upstream/resilience';
import { openStorefront, type Storefront } from '../../support/storefront';
import { StubUpstream } from '../../support/stub-upstream';
import { ALL_BUT_DATE } from '../../support/fake-date';

/** Requests a path exactly as written; a URL would normalise it. */
const statusOf = (origin: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path, agent: false }, (response) => resolve(response.resume().statusCode)).on(
      'error',
      reject,
    );
  });

/** Begins to fetch a path from a listening shop; the caller reads on or disconnects. */
const begin = async (origin: string, path: string): Promise<IncomingMessage> => {
  const [response] = (await once(get(origin + path, { agent: false }), 'response')) as [IncomingMessage];
  return response;
};

let shop: Storefront;
let upstream: StubUpstream;
let now = 0;
beforeEach(async () => {
  now = 0;
  upstream = await StubUpstream.start();
  shop = await openStorefront({ settings: { COMMERCE_ORIGIN: upstream.origin }, clock: () => now });
});
afterEach(async () => {
  await shop.close();
  await upstream.stop();
});

describe('pictures', () => {
  const picture = (size: number, more: Record<string, string> = {}) => ({
    body: Buffer.alloc(size, 'x'),
    headers: {
      'content-type': 'image/webp',
      'content-length': String(size),
      etag: '"p1"',
      'cache-control': 'public, max-age=60',
      ...more,
    },
  });

  test('come from the backend once and then from the cache', async () => {
    upstream.respondWith(picture(1_000));
    for (let i = 0; i < 3; i += 1) {
      const { body, headers } = await shop.app.inject('/images/products/PN-1.webp?width=300');
      expect([body.length, headers.etag, headers['cache-control'], headers['content-type']]).toEqual([
        1_000,
        '"p1"',
        'public, max-age=60',
        'image/webp',
      ]);
    }
    expect(upstream.requests.map(({ url }) => url)).toEqual(['/images/products/PN-1.webp?width=300']);
  });

  test('[PLT-03] have one cache key each, whatever else the query contains', async () => {
    upstream.respondWith({ body: 'p', headers: { 'content-type': 'image/webp', 'content-length': '1' } });
    for (const query of ['?width=300', '?x=1&width=300', '?width=300&utm_source=mail']) {
      await shop.app.inject(`/images/products/PN-2.webp${query}`);
    }
    expect(upstream.requests.map(({ url }) => url)).toEqual(['/images/products/PN-2.webp?width=300']);
  });

  test.each(['v', 'width'])('[PLT-04] count a long %s against the bytes of the cache', async (name) => {
    await shop.close();
    const settings = { COMMERCE_ORIGIN: upstream.origin, IMAGE_CACHE_MEGABYTES: '1' };
    shop = await openStorefront({ settings });
    upstream.respondWith(picture(1));
    await shop.app.inject('/images/a.webp');
    for (let i = 0; i < 100; i += 1) await shop.app.inject(`/images/b.webp?${name}=${i}${'x'.repeat(12_000)}`);
    const requested = upstream.requests.length;
    await shop.app.inject('/images/a.webp');
    expect(upstream.requests.slice(requested).map(({ url }) => url)).toEqual(['/images/a.webp']);
  });

  test('get a 304 when the browser has them', async () => {
    upstream.respondWith(picture(1_000));
    await shop.app.inject('/images/a.webp');
    const again = await shop.app.inject({ url: '/images/a.webp', headers: { 'if-none-match': '"p1"' } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    ['are large', picture(300_000)],
    ['must not be cached', picture(10, { 'cache-control': 'private, no-store' })],
    ['vary by the Accept header', picture(10, { vary: 'Accept' })],
    ['are missing', { ...picture(10), status: 404 }],
  ])('that %s are forwarded each time', async (_case, response) => {
    upstream.respondWith(response);
    for (let i = 0; i < 2; i += 1)
      expect((await shop.app.inject('/images/a.webp')).body).toHaveLength(response.body.length);
    expect(upstream.requests).toHaveLength(2);
  });

  test('are revalidated after ten minutes and kept while the backend does not respond', async () => {
    upstream.respondWith(picture(10));
    await shop.app.inject('/images/a.webp');
    now = 601_000;
    upstream.respondWith(picture(20));
    expect((await shop.app.inject('/images/a.webp')).body).toHaveLength(20);
    now = 1_300_000;
    upstream.respondWith({ status: 500, body: 'broken' });
    expect((await shop.app.inject('/images/a.webp')).body).toHaveLength(20);
    await upstream.stop();
    expect((await shop.app.inject('/images/a.webp')).body).toHaveLength(20);
    expect((await shop.app.inject('/images/b.webp')).statusCode).toBe(503);
  });

  describe('streamed pictures', () => {
    const PART = Buffer.alloc(60_000, 'x');
    const webp = { 'content-type': 'image/webp' };
    /** The parts of a stream come in a fifth of this time, so that a busy machine has the rest. */
    const TIMEOUT_MS = 1_500;
    const open = async (timeoutMs = TIMEOUT_MS): Promise<void> => {
      await shop.close();
      const settings = { COMMERCE_ORIGIN: upstream.origin, UPSTREAM_TIMEOUT_MS: String(timeoutMs) };
      shop = await openStorefront({ settings });
      await shop.app.listen({ port: 0, host: '127.0.0.1' });
    };
    /** Sends one part after another; together they take longer than any single time limit. */
    async function* parts(): AsyncGenerator<Buffer> {
      for (let part = 0; part < 6; part += 1) {
        await after(TIMEOUT_MS / 5);
        yield PART;
      }
    }

    test.each([
      ['of unknown length', webp],
      ['of a length too large to cache', { ...webp, 'content-length': String(6 * PART.length) }],
    ])('[PLT-03] may take longer than a call: a picture %s', async (_case, headers) => {
      await open();
      upstream.respondWith(() => ({ headers, body: Readable.from(parts()) }));
      expect(await buffer(await begin(shop.app.listeningOrigin, '/images/a.webp'))).toHaveLength(6 * PART.length);
    });

    test('[PLT-03] are cut off when the stream stalls', async () => {
      await open();
      const body = new PassThrough();
      upstream.respondWith({ headers: webp, body });
      body.write(PART);
      await expect(buffer(await begin(shop.app.listeningOrigin, '/images/a.webp'))).rejects.toThrow('aborted');
    });

    test('[PLT-03] time out when they do not begin', async () => {
      await open();
      upstream.respondWith(() => undefined);
      expect((await shop.app.inject('/images/a.webp')).statusCode).toBe(503);
      await upstream.lastRequest?.aborted;
    });

    test('[PLT-03] are replaced by an uncached neutral picture while the backend fails', async () => {
      await open();
      for (const status of [500, 503]) {
        upstream.respondWith({ status, body: '{"error":"busy"}', headers: { 'content-type': 'application/json' } });
        const { statusCode, headers, body } = await shop.app.inject('/images/never-seen.webp');
        expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
          status,
          'image/svg+xml; charset=utf-8',
          'no-store',
        ]);
        expect(body.startsWith('<svg ')).toBe(true);
      }
    });

    test('[PLT-03] end the backend request when the shopper disconnects, before and after it began', async () => {
      await open(60_000);
      const body = new PassThrough();
      upstream.respondWith({ headers: webp, body });
      body.write(PART);
      const begun = await begin(shop.app.listeningOrigin, '/images/a.webp');
      begun.destroy();
      await upstream.lastRequest?.aborted;

      const requested = new Promise<void>((resolve) => upstream.respondWith(() => void resolve()));
      const waiting = get(`${shop.app.listeningOrigin}/images/b.webp`, { agent: false });
      waiting.on('error', () => undefined);
      await requested;
      waiting.destroy();
      await upstream.lastRequest?.aborted;
      expect(upstream.requests.map(({ url }) => url)).toEqual(['/images/a.webp', '/images/b.webp']);
    });
  });

  test('[PLT-03] stay available to others when a shopper disconnects during a trial call', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: [...ALL_BUT_DATE] });
    try {
      await shop.app.listen({ port: 0, host: '127.0.0.1' });
      upstream.respondWith({ status: 503, body: 'busy' });
      for (let i = 0; i < 5; i += 1) await shop.app.inject('/images/a.webp');
      expect((await shop.app.inject('/images/a.webp')).statusCode).toBe(503);
      expect(upstream.requests).toHaveLength(5);

      jest.setSystemTime(PAGE_LIMITS.optional.openMs);
      const requested = new Promise<void>((resolve) => upstream.respondWith(() => void resolve()));
      const waiting = get(`${shop.app.listeningOrigin}/images/a.webp`, { agent: false });
      waiting.on('error', () => undefined);
      await requested;
      waiting.destroy();
      await upstream.lastRequest?.aborted;

      upstream.respondWith(picture(10));
      expect((await shop.app.inject('/images/a.webp')).body).toHaveLength(10);
    } finally {
      jest.useRealTimers();
    }
  });

  test('never reach another part of the backend', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    for (const path of ['/images/../wcs/x', '/images/%2e%2e/wcs/x', '/images/a/..%5cx']) {
      expect(await statusOf(shop.app.listeningOrigin, path)).toBe(400);
    }
    expect(upstream.requests).toEqual([]);
  });
});

describe("browsers' error reports", () => {
  const report = (body: string, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/log-error',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  test('[USR-10] are logged with section and facts, without typed data', async () => {
    const data = {
      kind: 'refused',
      status: 500,
      email: 'pat@example.test',
      message: 'browsing failed',
      cause: 'pat@example.test failed',
      page: '/a?q=secret',
    };
    expect((await report(JSON.stringify({ section: 'wallet of pat@example.test', data }))).statusCode).toBe(204);
    const line = shop.log.find((entry) => entry.includes('error in a browser'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      section: 'wallet of …',
      facts: { kind: 'refused', status: '500', message: 'browsing failed', cause: '… failed', page: '/a' },
    });
    expect(line).not.toMatch(/pat@|secret/);
  });

  test('[USR-10] are accepted from a beacon too', async () => {
    expect((await report('{"section":"boot","data":null}', { 'content-type': 'text/plain' })).statusCode).toBe(204);
  });

  test.each([
    ['invalid JSON', '{', {}, 400],
    ['without a section', '{"data":{}}', {}, 400],
    ['too large', JSON.stringify({ section: 'x'.repeat(9_000), data: 1 }), {}, 413],
    ['from another site', '{"section":"a","data":1}', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('are refused when they are %s', async (_case, body, headers, status) => {
    expect((await report(body, headers)).statusCode).toBe(status);
    expect(shop.log.join()).not.toContain('error in a browser');
  });

  test('are refused when there are too many', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1) statuses.push((await report('{"section":"a","data":{}}')).statusCode);
    expect([statuses[59], statuses[60]]).toEqual([204, 429]);
  });
});
