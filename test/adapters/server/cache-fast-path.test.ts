import { request as send, type OutgoingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { HandleWeb } from '../../../adapters/server/requests/web';
import { openStorefront, type Storefront } from '../../support/storefront';

let shop: Storefront;
let now = 0;
afterEach(() => shop.close());

/** Pages that contain the number of earlier renderings; each is fresh for a minute. */
const open = async (settings: Readonly<Record<string, string>> = {}): Promise<void> => {
  let made = 0;
  now = 0;
  const handle: HandleWeb = async ({ origin, url, personal, hasNoStripe }) => {
    made += 1;
    const body = `${made} ${personal ? 'own ' : ''}${hasNoStripe === true ? 'stripeless ' : ''}${origin}${url.pathname}${'.'.repeat(2_000)}`;
    return { status: 200, body, styles: ["'sha256-a'"], shared: { freshSeconds: 60, staleSeconds: 600 } };
  };
  shop = await openStorefront({ handle, settings, clock: () => now, font: '/assets/f.woff2' });
  await shop.app.listen({ port: 0 });
};

interface Got {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly raw: Buffer;
  readonly text: string;
}

/** Uses a real connection, because injected requests bypass the fast path. */
const get = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.app.listeningOrigin);
    send({ hostname, port, path, method, headers: { host: 'shop.test', ...headers }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const raw = Buffer.concat(chunks);
          resolve({ status: response.statusCode, headers: response.headers, raw, text: raw.toString() });
        });
    })
      .on('error', reject)
      .end();
  });

const without = ({ headers }: Got, ...names: ReadonlyArray<string>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => ![...names, 'date'].includes(name)));

test('[PLT-03] sends a cached page with the same headers as the rendered one', async () => {
  await open();
  const [first, second] = [await get('/a'), await get('/a')];
  expect(second.text).toBe(first.text);
  expect(without(second)).toEqual(without(first));
  expect(second.headers['content-security-policy']).toContain("style-src 'self' 'sha256-a';");
});

test('[PLT-03] sends a cached page in an encoding that the client accepts', async () => {
  await open();
  const plain = await get('/a');
  const zipped = await get('/a', { 'accept-encoding': 'gzip' });
  const again = await get('/a', { 'accept-encoding': 'gzip' });
  for (const { raw, headers } of [zipped, again]) {
    expect(gunzipSync(raw).toString()).toBe(plain.text);
    expect([headers['content-encoding'], headers['content-length']]).toEqual(['gzip', String(raw.length)]);
  }
  const head = await get('/a', {}, 'HEAD');
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(plain.raw.length)]);
  const known = await get('/a', { 'if-none-match': String(plain.headers['etag']) });
  expect([known.status, known.text, known.headers['content-length']]).toEqual([304, '', undefined]);
  expect((await get('/a', { 'sec-fetch-site': 'same-origin' })).headers['link']).toContain('/assets/f.woff2');
  expect((await get('/a')).headers['link']).toBeUndefined();
});

test('[PLT-03] compresses a page quickly for the first request and well for later ones, under one ETag', async () => {
  await open();
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const first = await get('/a', browser);
  expect(first.headers['content-encoding']).toBe('zstd');
  let later = await get('/a', browser);
  for (let tries = 0; later.headers['content-encoding'] === 'zstd' && tries < 50; tries += 1)
    later = await get('/a', browser);
  expect(later.headers['content-encoding']).toBe('br');
  const text = zstdDecompressSync(first.raw).toString();
  expect(brotliDecompressSync(later.raw).toString()).toBe(text);
  expect((await get('/a')).text).toBe(text);
  expect(later.headers['content-length']).toBe(String(later.raw.length));
  expect([first, later].map(({ headers }) => [headers['etag'], headers['vary']])).toEqual(
    Array.from({ length: 2 }, () => [first.headers['etag'], 'accept-encoding, cookie']),
  );
  const known = await get('/a', { ...browser, 'if-none-match': String(first.headers['etag']) });
  expect(known.status).toBe(304);
});

test('[PLT-03] [HDR-06] sends one shared page without the stripe to shoppers who closed it', async () => {
  await open();
  const cookie = 'x=1; stripe=closed; y=2';
  const [all, few, fewAgain, allAgain] = [
    await get('/a'),
    await get('/a', { cookie }),
    await get('/a', { cookie: 'stripe=closed' }),
    await get('/a', { cookie: 'stripe=closedly; stripes=closed' }),
  ];
  expect(few.text).toMatch(/^2 stripeless /);
  expect(fewAgain.text).toBe(few.text);
  expect(all.text).toMatch(/^1 http/);
  expect(allAgain.text).toBe(all.text);
  expect(few.headers['vary']).toContain('cookie');
});

test('[PLT-03] sends the age of a page and renews a stale one after the response', async () => {
  await open();
  await get('/a');
  now = 59_900;
  expect((await get('/a')).headers['age']).toBe('59');
  now = 60_000;
  const stale = await get('/a');
  expect([stale.text.slice(0, 2), stale.headers['age']]).toEqual(['1 ', '60']);
  const renewed = await get('/a');
  expect([renewed.text.slice(0, 2), renewed.headers['age']]).toEqual(['2 ', '0']);
});

test('[PLT-03] bypasses the cache for identities, other hosts, other content types and forms', async () => {
  await open();
  await get('/a');
  expect((await get('/a', { cookie: 'WC_USERACTIVITY_7=7' })).text).toMatch(/^2 own /);
  expect((await get('/a', { host: 'other.test' })).text).toMatch(/^3 http:\/\/other\.test/);
  expect((await get('/a', { accept: 'application/json' })).status).toBe(406);
  expect((await get('/a', { host: '1.2.3.4.5' })).status).toBe(400);
  expect((await get('/a', {}, 'DELETE')).status).toBe(405);
});

test('[PLT-03] uses the forwarded host behind a trusted proxy', async () => {
  await open({ TRUST_PROXY: 'true' });
  expect((await get('/a')).text).toMatch(/^1 http:\/\/shop\.test/);
  const forwarded = { 'x-forwarded-host': 'seen.test', 'x-forwarded-proto': 'https' };
  expect((await get('/a', forwarded)).text).toMatch(/^2 https:\/\/seen\.test/);
  expect((await get('/a')).text).toMatch(/^1 /);
  expect((await get('/a', { ...forwarded, 'x-forwarded-host': '1.2.3.4.5' })).status).toBe(400);
});

test('[PLT-03] counts cached pages like all others', async () => {
  await open();
  await get('/a');
  await get('/a');
  const text = await shop.measures();
  expect(text).toContain('page_cache_requests_total{outcome="hit"} 1');
  expect(text).toContain('http_server_request_duration_seconds_count{route="/*",method="GET",status="200"} 2');
});
