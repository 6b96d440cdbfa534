import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hashSource } from '../../../adapters/server/responses/hash-source';
import { openStorefront, type Storefront } from '../../support/storefront';
import { StubUpstream } from '../../support/stub-upstream';

let shop: Storefront;
afterEach(() => shop.close());

describe('the headers of every response', () => {
  test('forbid what the shop does not use', async () => {
    shop = await openStorefront({
      settings: { PUBLIC_ORIGIN: 'https://shop.example', IMAGE_ORIGINS: 'https://img.example' },
    });
    for (const url of ['/', '/assets/none.js', '/healthz', '/api/none']) {
      const { headers } = await shop.app.inject(url);
      const policy = String(headers['content-security-policy']);
      expect(policy.split(';')).toEqual(
        expect.arrayContaining([
          "script-src 'self'",
          "style-src 'self'",
          "img-src 'self' data: https://img.example",
          "frame-ancestors 'none'",
          "object-src 'none'",
          "worker-src 'none'",
          "base-uri 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types shop-card-offer',
          'report-uri /api/csp-reports',
          'report-to csp',
          'upgrade-insecure-requests',
        ]),
      );
      expect(policy).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'reporting-endpoints': 'csp="/api/csp-reports"',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });

  test("[USR-11] allow Google's popups where the shop has a client id, and nothing of Google otherwise", async () => {
    shop = await openStorefront({ settings: { GOOGLE_CLIENT_ID: 'the-shop' } });
    const { headers } = await shop.app.inject('/');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(String(headers['content-security-policy'])).not.toContain('google');
  });

  test('[PLT-03] allow the inline styles of a document, on that document only, also on an error page', async () => {
    const styles = ['p{}', 'b{}'].map(hashSource);
    shop = await openStorefront({
      handle: async () => ({ status: 200, body: 'x', styles }),
      handleFault: async (_, { status }) => ({ status, body: 'fault', styles: styles.slice(0, 1) }),
    });
    const policyOf = async (url: string): Promise<unknown> =>
      (await shop.app.inject(url)).headers['content-security-policy'];
    expect(await policyOf('/')).toContain(`style-src 'self' ${styles.join(' ')};`);
    expect(await policyOf('/%zz')).toContain(`style-src 'self' ${styles[0]};`);
    expect(await policyOf('/robots.txt')).toContain("style-src 'self';");
  });

  test('[PLT-03] preload the font of a page opened from another page of the shop', async () => {
    shop = await openStorefront({ font: '/assets/f.woff2' });
    const linkOf = async (site: string, cookie = ''): Promise<unknown> => {
      const { headers } = await shop.app.inject({ url: '/', headers: { 'sec-fetch-site': site, cookie } });
      return headers['link'];
    };
    const preload = '</assets/f.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin';
    expect(await linkOf('none')).toBeUndefined();
    expect(await linkOf('same-origin')).toBe(preload);
    expect(await linkOf('cross-site')).toBeUndefined();
    expect(await linkOf('same-origin', 'WC_USERACTIVITY_7=7')).toBe(preload);
  });

  test('request HSTS preloading only when it is set', async () => {
    shop = await openStorefront({ settings: { PUBLIC_ORIGIN: 'https://shop.example', HSTS_PRELOAD: 'true' } });
    const { headers } = await shop.app.inject('/');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
  });

  test('promise no https without it', async () => {
    shop = await openStorefront();
    const { headers } = await shop.app.inject('/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  test('are the same on a cached page', async () => {
    shop = await openStorefront({
      handle: async () => ({ status: 200, body: 'x', shared: { freshSeconds: 60, staleSeconds: 60 } }),
    });
    const [first, second] = [await shop.app.inject('/a'), await shop.app.inject('/a')];
    for (const name of ['content-security-policy', 'speculation-rules', 'x-content-type-options']) {
      expect(second.headers[name]).toBe(first.headers[name]);
      expect(second.headers[name]).toBeDefined();
    }
  });

  test('refer to speculation rules, which exclude every state-changing address', async () => {
    shop = await openStorefront();
    const { headers } = await shop.app.inject('/');
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
    const rules = await shop.app.inject('/speculation-rules.json');
    expect(String(rules.headers['content-type']).split(';')[0]).toBe('application/speculationrules+json');
    const [{ where, eagerness }] = rules.json().prerender;
    expect(eagerness).toBe('moderate');
    expect(JSON.stringify(where.and[0])).not.toMatch(/Logoff|api|Order/);
    expect(where.and).toContainEqual({ not: { href_matches: '/shop/Logoff*' } });
  });
});

describe('built assets', () => {
  beforeEach(async () => {
    shop = await openStorefront();
    writeFileSync(join(shop.assetsFolder, 'app.1a2b.js'), 'let a;');
    writeFileSync(join(shop.assetsFolder, 'app.1a2b.js.br'), brotliCompressSync('let a;'));
    writeFileSync(join(shop.assetsFolder, 'manifest.json'), '{}');
  });

  test('are immutable and sent as the build compressed them', async () => {
    const { headers, statusCode } = await shop.app.inject({
      url: '/assets/app.1a2b.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
  });

  test.each(['/assets/manifest.json', '/assets/shell.html', '/assets/app.js'])(
    'do not include %s, and no page is rendered for it',
    async (url) => {
      const { statusCode, body } = await shop.app.inject(url);
      expect([statusCode, body.length < 40]).toEqual([404, true]);
    },
  );
});

test.each(['1.2.3.4.5', 'shop.example:99999', 'a b', '"><script>'])(
  'refuses an invalid host with the reason and the usual headers: %s',
  async (host) => {
    shop = await openStorefront();
    const response = await shop.app.inject({ url: '/a?b=c', headers: { host } });
    expect(response).toMatchObject({ statusCode: 400, body: 'Bad request: the Host header does not name a host.' });
    expect(response.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(shop.log).toEqual([]);
  },
);

test('[RTE-10] robots.txt lists excluded paths and the sitemap', async () => {
  shop = await openStorefront({ settings: { PUBLIC_ORIGIN: 'https://shop.example' } });
  const { body, headers } = await shop.app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Sitemap: https://shop.example/sitemap.xml']),
  );
});

describe('for operators', () => {
  let commerce: StubUpstream;
  beforeEach(async () => {
    commerce = await StubUpstream.start();
    shop = await openStorefront({ settings: { COMMERCE_ORIGIN: commerce.origin } });
  });
  afterEach(() => commerce.stop());

  test('the liveness check ignores the backend', async () => {
    expect((await shop.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    await commerce.stop();
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
  });

  test('requests, pages and calls are measured, and shoppers cannot read the metrics', async () => {
    await shop.app.inject('/a');
    await shop.app.inject('/api/wcs/resources/store/10151/espot/x');
    const measures = await shop.measures();
    expect(measures).toMatch(/http_server_request_duration_seconds_count\{route="\/\*",method="GET",status="200"\} 1/);
    expect(measures).toContain('page_cache_requests_total{outcome="pass"} 1');
    expect(measures).toContain(
      'http_client_request_duration_seconds_count{service="commerce",method="GET",outcome="200"} 1',
    );
    const { body } = await shop.app.inject('/metrics');
    expect(body).not.toContain('storefront_');
  });
});

test('a shutdown completes pending requests and accepts no new ones', async () => {
  let respond: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => {
    void openStorefront({
      handle: () =>
        new Promise((finish) => {
          respond = () => finish({ status: 200, body: 'finished' });
          resolve();
        }),
    }).then(async (opened) => {
      shop = opened;
      await shop.app.listen({ port: 0, host: '127.0.0.1' });
      started();
    });
  });
  let started: () => void = () => undefined;
  await new Promise<void>((resolve) => (started = resolve));
  const address = shop.app.listeningOrigin;
  const body = new Promise<string>((resolve, reject) => {
    get(`${address}/a`, { agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text));
    }).on('error', reject);
  });
  await requested;
  const closed = shop.app.close();
  await expect(fetch(`${address}/b`)).rejects.toThrow();
  respond();
  expect(await body).toBe('finished');
  await closed;
});
