import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { PET_FORM_ACTIONS } from '../../../core/paths/pet-form-actions';
import type { HandleWeb, WebRequest } from '../../../adapters/server/requests/web';
import { openStorefront, type Storefront } from '../../support/storefront';

let shop: Storefront;
const open = async (handle: HandleWeb, more: Parameters<typeof openStorefront>[0] = {}): Promise<void> => {
  shop = await openStorefront({ handle, ...more });
};
afterEach(() => shop.close());

/** The parameters that the pages of these tests read. */
const readsParameter = () => (name: string) => ['query', 'sort', 'x', 'y'].includes(name);

const SHARED = { freshSeconds: 60, staleSeconds: 600 };
const GUEST = 'WC_USERACTIVITY_7=7%2C10151';

const seeing =
  (seen: WebRequest[]): HandleWeb =>
  async (request) => {
    seen.push(request);
    return { status: 200, body: '<p>page</p>' };
  };
const post = (body: string, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/cart',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('a request for a page', () => {
  test('[PLT-03] has its address with the parameters that the page reads, in a normal order', async () => {
    const seen: WebRequest[] = [];
    await open(seeing(seen), { settings: { PUBLIC_ORIGIN: 'https://shop.example' }, readsParameter });
    await shop.app.inject('/shop/en/petcostore/search?sort=price&query=dog%20food&utm_source=mail&gclid=1');
    expect(seen[0]?.url.href).toBe('https://shop.example/shop/en/petcostore/search?query=dog+food&sort=price');
    expect(seen[0]).toMatchObject({ method: 'GET', personal: false, origin: 'https://shop.example' });
  });

  test("has the referring page when that is one of the shop's", async () => {
    const seen: WebRequest[] = [];
    await open(seeing(seen), { settings: { PUBLIC_ORIGIN: 'https://shop.example' } });
    await shop.app.inject({ url: '/a', headers: { referer: 'https://shop.example/b?c=d#e' } });
    await shop.app.inject({ url: '/a', headers: { referer: 'https://evil.example/b' } });
    expect(seen.map(({ cameFrom }) => cameFrom())).toEqual(['/b?c=d', undefined]);
  });

  test('[PLT-03] with a form has its fields and gets the next page', async () => {
    const seen: WebRequest[] = [];
    await open(async (request) => {
      seen.push(request);
      request.cookies.write('zip', '92121')();
      return { redirect: '/cart', status: 303 };
    });
    const { statusCode, headers } = await post('sku=1001&quantity=2&sku=1002');
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([
      303,
      '/cart',
      ['zip=92121; Path=/; SameSite=Lax'],
    ]);
    expect(seen[0]?.form.getAll('sku')).toEqual(['1001', '1002']);
  });

  test('[ACC-04] [PLT-04] with a file has it only from a shopper with an identity', async () => {
    const seen: WebRequest[] = [];
    await open(seeing(seen));
    const payload =
      '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nBella\r\n' +
      '--b\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nbytes\r\n--b--\r\n';
    const save = (cookie: string) =>
      shop.app.inject({
        method: 'POST',
        url: PET_FORM_ACTIONS.savePet,
        payload,
        headers: { 'content-type': 'multipart/form-data; boundary=b', cookie },
      });
    await save('a=b');
    await save('rUserType=R');
    expect(seen.map(({ form }) => [...form.keys()])).toEqual([[], ['name', 'photo']]);
  });

  test('[PLT-03] gets the response in parts as they are ready', async () => {
    await open(async () => ({ status: 200, body: Readable.from(['<p>', 'x'.repeat(2_000), '</p>']) }));
    const { body, headers } = await shop.app.inject('/a');
    expect([body.length, headers['content-length']]).toEqual([2_007, undefined]);
  });

  test('with HEAD gets no body', async () => {
    await open(async ({ method }) => ({ status: 200, body: method, shared: SHARED }));
    const { body, statusCode, headers } = await shop.app.inject({ method: 'HEAD', url: '/a' });
    expect([statusCode, body, headers['content-length']]).toEqual([200, '', '3']);
  });
});

describe('a shared guest page', () => {
  const counting = (): { readonly handle: HandleWeb; readonly made: () => number } => {
    let made = 0;
    return {
      handle: async ({ personal }) => {
        made += 1;
        return { status: 200, body: `<p>${made}${'.'.repeat(2_000)}</p>`, ...(personal ? {} : { shared: SHARED }) };
      },
      made: () => made,
    };
  };

  test('is rendered once for concurrent requests', async () => {
    const { handle, made } = counting();
    await open(handle);
    const responses = await Promise.all(Array.from({ length: 30 }, () => shop.app.inject('/a')));
    expect(new Set(responses.map(({ body }) => body.slice(0, 5)))).toEqual(new Set(['<p>1.']));
    expect(made()).toBe(1);
  });

  test('is cacheable by proxies, with its lifetime and Vary', async () => {
    await open(counting().handle);
    const { headers } = await shop.app.inject({ url: '/a', headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      vary: 'accept-encoding, cookie',
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  test('gets a 304 when the browser has it', async () => {
    await open(counting().handle);
    const { headers } = await shop.app.inject('/a');
    const again = await shop.app.inject({ url: '/a', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
  });

  test('is the same for unread parameters and another order of the query, but not for other hosts and queries', async () => {
    const { handle, made } = counting();
    await open(handle, { readsParameter });
    for (const url of ['/a?x=1&y=2', '/a?y=2&x=1', '/a?x=1&y=2&fbclid=7']) await shop.app.inject(url);
    expect(made()).toBe(1);
    await shop.app.inject({ url: '/a?x=1&y=2', headers: { host: 'other.example' } });
    await shop.app.inject('/a?x=2');
    expect(made()).toBe(3);
  });

  test('is not sent to a shopper with an identity, whose page is never stored', async () => {
    const { handle, made } = counting();
    await open(handle);
    await shop.app.inject('/a');
    for (let i = 0; i < 2; i += 1) {
      const { headers } = await shop.app.inject({ url: '/a', headers: { cookie: GUEST } });
      expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' });
      expect(headers.etag).toBeUndefined();
    }
    expect(made()).toBe(3);
  });

  test.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
    ['zstd', (body: Buffer) => zstdDecompressSync(body)],
  ])('[PLT-03] sends the personal page of a shopper with an identity compressed (%s)', async (encoding, decompress) => {
    const page = `<p>${'personal '.repeat(500)}</p>`;
    await open(async () => ({ status: 200, body: page }));
    const { headers, rawPayload } = await shop.app.inject({
      url: '/a',
      headers: { cookie: GUEST, 'accept-encoding': encoding },
    });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding, cookie' });
    expect(rawPayload.length).toBeLessThan(page.length / 10);
    expect(decompress(rawPayload).toString()).toBe(page);
  });

  test.each<readonly [string, (request: WebRequest) => void]>([
    ['reads a cookie', ({ cookies }) => void cookies.read('zip')()],
    ['sets a cookie', ({ cookies }) => cookies.write('zip', '1')()],
    ['reads the referrer', ({ cameFrom }) => void cameFrom()],
    ['calls the backend with cookies', ({ cookies }) => void cookies.header()],
  ])('is personal after all when rendering %s', async (_case, touch) => {
    let made = 0;
    await open(async (request) => {
      made += 1;
      touch(request);
      return { status: 200, body: 'x', shared: SHARED };
    });
    const cookie = 'zip=92121; WC_physicalStores=1';
    const { headers } = await shop.app.inject({ url: '/a', headers: { cookie } });
    await shop.app.inject({ url: '/a', headers: { cookie } });
    expect([made, headers['cache-control']]).toEqual([2, 'private, no-cache']);
  });
});

test('[PLT-03] keeps the cookies of interleaved requests apart', async () => {
  const waiting: Array<() => void> = [];
  await open(async ({ cookies }) => {
    const before = cookies.read('WC_PERSISTENT')();
    await new Promise<void>((resolve) => waiting.push(resolve));
    cookies.write('seen', String(before))();
    return { status: 200, body: `${before} ${cookies.read('WC_PERSISTENT')()} ${cookies.header()}` };
  });
  const shoppers = ['ann', 'bob', 'cleo', 'dan'];
  const responses = shoppers.map((name) =>
    shop.app.inject({ url: '/', headers: { cookie: `WC_PERSISTENT=${name}` } }).then((response) => response),
  );
  while (waiting.length < shoppers.length) await new Promise((resolve) => setImmediate(resolve));
  for (const next of waiting.reverse()) next();
  for (const [index, reply] of (await Promise.all(responses)).entries()) {
    const name = shoppers[index];
    expect(reply.body).toBe(`${name} ${name} WC_PERSISTENT=${name}`);
    expect(reply.headers['set-cookie']).toEqual([`seen=${name}; Path=/; SameSite=Lax`]);
  }
});

describe('a form from another site', () => {
  const ORIGIN = 'https://shop.example';
  const settings = { PUBLIC_ORIGIN: ORIGIN };

  test.each([
    ['a browser that declares it cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['an older browser', { origin: 'https://evil.example' }],
    ['a page with an opaque origin', { origin: 'null' }],
  ])('[ERR-03] is refused: %s', async (_case, headers) => {
    const seen: WebRequest[] = [];
    await open(seeing(seen), { settings });
    const { statusCode, body } = await post('a=1', headers);
    expect([statusCode, body.split(' ')[0]]).toEqual([403, 'cross-site']);
    expect(seen).toEqual([]);
  });

  test.each([
    ["the shop's own page", { 'sec-fetch-site': 'same-origin', origin: ORIGIN }],
    ['the shopper directly', { 'sec-fetch-site': 'none' }],
    ['an older browser', { origin: ORIGIN }],
    ['a program', {}],
  ])('is not one from %s', async (_case, headers) => {
    await open(seeing([]), { settings });
    expect((await post('a=1', headers)).statusCode).toBe(200);
  });
});

describe('an error', () => {
  test.each([
    ['an oversized form', { method: 'POST', body: `a=${'x'.repeat(70_000)}` }, 413, 'too-large'],
    [
      'an unsupported file',
      { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      415,
      'unsupported-form',
    ],
    ['JSON', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }, 415, 'unsupported-form'],
    ['an unsupported method', { method: 'PUT' }, 405, 'method'],
  ] as const)('[RTE-09] shows a page: %s', async (_case, request, status, kind) => {
    await open(seeing([]));
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      ...('headers' in request ? request.headers : {}),
    };
    const response = await shop.app.inject({ url: '/a', ...request, headers });
    expect([response.statusCode, response.body.split(' ')[0]]).toEqual([status, kind]);
  });

  test('[RTE-09] shows a page with a reference that is also in the log, and no stack trace', async () => {
    await open(() => Promise.reject(new Error('secret detail')));
    const { statusCode, body, headers } = await shop.app.inject('/a?email=pat@example.test');
    const [kind, reference] = body.split(' ');
    expect([statusCode, kind, reference]).toEqual([500, 'broken', headers['x-request-id']]);
    expect(body).not.toContain('secret');
    const logged = shop.log.filter((line) => line.includes(String(reference)) && line.includes('secret detail'));
    expect(logged).toHaveLength(1);
    expect(shop.log.join()).not.toContain('pat@example.test');
  });

  test('[RTE-09] in the error page itself still gives a page with the reference', async () => {
    await open(() => Promise.reject(new Error('first')), { handleFault: () => Promise.reject(new Error('second')) });
    const { statusCode, body, headers } = await shop.app.inject('/a');
    expect(statusCode).toBe(500);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(String(headers['x-request-id']));
    expect(body).not.toMatch(/first|second|at /);
  });

  test("[RTE-09] for an unknown path is the shop's own page with status 404", async () => {
    await open(async () => ({ status: 404, body: 'no such page' }));
    expect(await shop.app.inject('/nowhere')).toMatchObject({ statusCode: 404, body: 'no such page' });
  });

  test.each(['a b', 'evil.example/x', 'x@y'])('refuses a request for the host %p', async (host) => {
    await open(seeing([]));
    expect((await shop.app.inject({ url: '/a', headers: { host } })).statusCode).toBe(400);
  });

  test('responds 400 to an invalid address', async () => {
    await open(seeing([]));
    expect((await shop.app.inject('/shop/%E0%A4%A')).statusCode).toBe(400);
  });
});
