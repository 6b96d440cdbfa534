import { createHash } from 'node:crypto';
import type { HandleWeb } from '../../../adapters/server/requests/web';
import Fastify from 'fastify';
import { makeRenderLimits } from '../../../adapters/server/pages/render-limits';
import { openStorefront, type Storefront } from '../../support/storefront';

let shop: Storefront;
let now = 0;
afterEach(() => shop.close());

const SHARED = { freshSeconds: 60, staleSeconds: 600 };
const shared: HandleWeb = async () => ({ status: 200, body: 'page', shared: SHARED });

const open = async (settings: Readonly<Record<string, string>>, handle: HandleWeb = shared): Promise<void> => {
  now = 0;
  shop = await openStorefront({ handle, settings, clock: () => now });
};

const get = (url: string, remoteAddress = '203.0.113.7', headers: Readonly<Record<string, string>> = {}) =>
  shop.app.inject({ url, remoteAddress, headers });

/** Address and text of each link of a page. */
const linksOf = (html: string): ReadonlyArray<ReadonlyArray<string | undefined>> =>
  [...html.matchAll(/<a [^>]*href="([^"]*)">([^<]+)</g)].map(([, href, text]) => [href, text]);

test('[PLT-04] limits a /48 network of IPv6 to sixteen times the renderings of one address, however many addresses it uses', async () => {
  await open({ RENDER_LIMIT: '2' });
  const statuses: number[] = [];
  for (let at = 0; at < 40; at += 1) statuses.push((await get(`/page-${at}`, `2001:db8:1:${at}::1`)).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(32);
  expect(statuses.at(-1)).toBe(429);
  expect((await get('/other', '2001:db8:2:1::1')).statusCode).toBe(200);
});

describe('an address that reached its limit of renderings for this minute', () => {
  beforeEach(async () => {
    await open({ RENDER_LIMIT: '2' });
    await get('/a');
    await get('/b');
  });

  test('[PLT-04] gets a cheap 429 page with Retry-After, and is counted', async () => {
    const response = await get('/c');
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(response.body).toContain('Please wait a moment');
    expect(await shop.measures()).toContain('page_renders_rejected_total{limit="address"} 1');
  });

  test('[PLT-04] learns when to try again, with links to this page and home', async () => {
    const { headers, body } = await get('/c?page=2');
    expect(body).toContain(`Please try again in ${headers['retry-after']} seconds.`);
    expect(linksOf(body)).toEqual([
      ['', 'Try again'],
      ['/shop/en/petcostore', 'Go to the home page'],
    ]);
  });

  test('[PLT-04] learns that its form changed nothing, without a link that would not resend it', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await shop.app.inject({ method: 'POST', url: '/a', remoteAddress: '203.0.113.7', headers: form });
    expect(posted.body).toContain('Nothing was changed. Go back and submit the form again in ');
    expect(linksOf(posted.body)).toEqual([['/shop/en/petcostore', 'Go to the home page']]);
  });

  test("[PLT-04, RTE-09] gets pages in the shop's colours, whose policy allows their style only", async () => {
    for (const { headers, body } of [await get('/c'), await get('/%zz')]) {
      const style = /<style>([^<]+)<\/style>/.exec(body)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(style).toContain('prefers-color-scheme: dark');
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    }
    expect((await get('/a')).headers['content-security-policy']).toContain("style-src 'self';");
  });

  test('[PLT-04] still gets cached pages, fresh and stale', async () => {
    expect((await get('/a')).body).toBe('page');
    now = 61_000;
    expect((await get('/a')).body).toBe('page');
    now = 800_000;
    expect((await get('/b')).body).toBe('page');
    expect((await get('/c')).statusCode).toBe(429);
  });

  test('[PLT-04] does not keep a page stale for others', async () => {
    now = 800_000;
    expect((await get('/a')).headers['age']).toBe('800');
    expect((await get('/a', '203.0.113.8')).headers['age']).toBe('0');
  });

  test('[PLT-04] cannot bypass the limit by forms, personal pages or refused requests', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await shop.app.inject({ method: 'POST', url: '/a', remoteAddress: '203.0.113.7', headers: form });
    expect(posted.statusCode).toBe(429);
    expect((await get('/a', undefined, { cookie: 'WC_USERACTIVITY_7=7' })).statusCode).toBe(429);
    const bad = await get('/%zz');
    expect([bad.statusCode, bad.body]).toEqual([400, expect.stringContaining('Sorry, something went wrong')]);
  });

  test('[PLT-04] does not affect other addresses except its IPv6 network', async () => {
    expect((await get('/c', '203.0.113.8')).statusCode).toBe(200);
    for (const [address, status] of [
      ['2001:db8:1:2::1', 200],
      ['2001:db8:1:2::2', 200],
      ['2001:db8:1:2:ffff::3', 429],
      ['2001:db8:1:3::1', 200],
    ] as const) {
      expect([address, (await get(`/${address}`, address)).statusCode]).toEqual([address, status]);
    }
  });
});

test('[PLT-04] an untrusted proxy whose visitors share one limit is logged once', async () => {
  await open({ RENDER_LIMIT: '1' });
  for (const path of ['/a', '/b', '/c']) await get(path, '10.0.0.1', { 'x-forwarded-for': '203.0.113.7' });
  expect(shop.log.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
});

describe('at the limit of concurrent renderings', () => {
  let finish: () => void = () => undefined;
  let rendering: Promise<{ readonly statusCode: number }>;

  beforeEach(async () => {
    let begun: () => void = () => undefined;
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    await open({ RENDERS_AT_ONCE: '1' }, async ({ url }) => {
      if (url.pathname === '/slow') {
        begun();
        await new Promise<void>((resolve) => (finish = resolve));
      }
      return { status: 200, body: 'page', shared: SHARED };
    });
    await get('/known');
    rendering = get('/slow');
    await isBegun;
  });

  test('[PLT-04] responds 503 with Retry-After to every other shopper', async () => {
    const response = await get('/other', '203.0.113.8');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
    expect(response.body).toContain('We’re very busy right now');
    finish();
    expect((await rendering).statusCode).toBe(200);
    expect((await get('/other')).statusCode).toBe(200);
  });

  test('[PLT-04] serves cached pages, stale ones included', async () => {
    now = 61_000;
    const stale = await get('/known');
    expect([stale.statusCode, stale.body]).toEqual([200, 'page']);
    now = 800_000;
    expect((await get('/known')).statusCode).toBe(200);
    expect(shop.log.filter((line) => line.includes('could not be renewed'))).toEqual([]);
    finish();
    expect((await rendering).statusCode).toBe(200);
  });
});

test('[ACC-04] [PLT-04] few forms with a file are read at one time, and the others are told to try again', async () => {
  const app = Fastify();
  const refused: string[] = [];
  const limits = await makeRenderLimits(app, { perMinute: 100, atOnce: 1, onRefused: (why) => void refused.push(why) });
  const outcomes: unknown[] = [];
  app.post('/read', async (request) => {
    const reading = Array.from({ length: 5 }, () => limits.forUpload(request, () => new Promise<void>(setImmediate)));
    outcomes.push(...(await Promise.allSettled(reading)));
    return limits.forUpload(request, async () => 'read');
  });
  expect((await app.inject({ method: 'POST', url: '/read' })).body).toBe('read');
  expect(outcomes).toMatchObject([
    ...Array.from({ length: 4 }, () => ({ status: 'fulfilled' })),
    { status: 'rejected', reason: { statusCode: 503, reason: 'busy' } },
  ]);
  expect(refused).toEqual(['busy']);
  await app.close();
});
