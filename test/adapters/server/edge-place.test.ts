import { edgeCookieChanges, readEdgescape } from '../../../adapters/server/requests/edge-place';
import type { HandleWeb } from '../../../adapters/server/requests/web';
import { openStorefront, type Storefront } from '../../support/storefront';

const SAN_DIEGO =
  'georegion=246,country_code=US,region_code=CA,city=SANDIEGO,dma=825,lat=32.7157,long=-117.1611,timezone=PST,zip=92101-92103+92108,continent=NA';
const PLACE = { latitude: '32.7157', longitude: '-117.1611', zipCode: '92101' };

describe("the edge's location header", () => {
  test('[GEO-01] is read as a place with the first of ranges and multiple values', () => {
    expect(readEdgescape(SAN_DIEGO)).toEqual(PLACE);
  });

  test.each([
    ['lat=32.7157+33,long=-117.1611+-118', { ...PLACE, zipCode: undefined }],
    ['LAT=32.7157, LONG=-117.1611 ,zip=92101', PLACE],
    ['lat=1,long=2,zip=1234', { latitude: '1', longitude: '2' }],
  ])('[GEO-01] reads %j as %j', (header, expected) => {
    expect(readEdgescape(header)).toEqual({ zipCode: undefined, ...expected });
  });

  test.each([
    [undefined],
    [''],
    ['georegion=reserved,country_code=reserved'],
    ['lat=32.7157'],
    ['lat=reserved,long=reserved'],
    ['lat=91,long=0'],
    ['lat=1,long=181'],
    ['lat=0,long=0'],
    ['lat=NaN,long=NaN'],
    [`${SAN_DIEGO},network=${'x'.repeat(1_024)}`],
    [[SAN_DIEGO, SAN_DIEGO]],
  ])('[GEO-01] reads no place from %j', (header) => {
    expect(readEdgescape(header)).toBeUndefined();
  });

  test('[GEO-01] sets the cookies that the browser lacks', () => {
    const header = { 'x-akamai-edgescape': SAN_DIEGO };
    expect(edgeCookieChanges(header, false)).toEqual([
      'EDGE_LAT=32.7157; Path=/; SameSite=Lax',
      'EDGE_LONG=-117.1611; Path=/; SameSite=Lax',
      'EDGE_ZIP=92101; Path=/; SameSite=Lax',
    ]);
    const known = 'EDGE_LAT=32.7157; EDGE_LONG=-117.1611; EDGE_ZIP=92101';
    expect(edgeCookieChanges({ ...header, cookie: known }, false)).toEqual([]);
    expect(edgeCookieChanges({ ...header, cookie: known.replace('92101', '10001') }, true)).toEqual([
      'EDGE_ZIP=92101; Path=/; Secure; SameSite=Lax',
    ]);
  });

  test('[GEO-01] removes the cookies of values that it no longer has', () => {
    const cookie = 'EDGE_LAT=1; EDGE_LONG=2; EDGE_ZIP=92101';
    expect(edgeCookieChanges({ 'x-akamai-edgescape': 'lat=1,long=2', cookie }, false)).toEqual([
      'EDGE_ZIP=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    expect(edgeCookieChanges({ cookie }, false)).toEqual([]);
  });
});

describe('a document for a located shopper', () => {
  let shop: Storefront;
  let made = 0;
  afterEach(() => shop.close());

  const open = async (settings: Readonly<Record<string, string>>): Promise<void> => {
    made = 0;
    const handle: HandleWeb = async ({ url }) => {
      made += 1;
      return url.pathname === '/gone'
        ? { redirect: '/a', status: 302 }
        : { status: 200, body: `page ${made}`, shared: { freshSeconds: 60, staleSeconds: 600 } };
    };
    shop = await openStorefront({ handle, settings });
    await shop.app.listen({ port: 0 });
  };

  /** Uses a real connection, to include cached pages. */
  const get = async (headers: Readonly<Record<string, string>> = {}, path = '/a') => {
    const response = await fetch(shop.app.listeningOrigin + path, { headers, redirect: 'manual' });
    return {
      text: await response.text(),
      caching: response.headers.get('cache-control'),
      cookies: response.headers.getSetCookie().map((line) => line.split(';')[0]),
    };
  };

  const EDGE = { 'x-akamai-edgescape': SAN_DIEGO, 'x-forwarded-for': '203.0.113.9' };
  const COOKIES = ['EDGE_LAT=32.7157', 'EDGE_LONG=-117.1611', 'EDGE_ZIP=92101'];

  test('[GEO-01] has the cookies and is not cached; the page itself stays shared', async () => {
    await open({ TRUST_PROXY: 'loopback' });
    for (const round of [1, 2, 3]) {
      const response = await get(EDGE);
      expect([round, response]).toEqual([round, { text: 'page 1', caching: 'private, no-store', cookies: COOKIES }]);
    }
    const other = await get();
    expect(other).toMatchObject({ text: 'page 1', cookies: [] });
    expect(other.caching).toMatch(/^public/);
  });

  test('[GEO-01] is the shared page again once the browser has the cookies', async () => {
    await open({ TRUST_PROXY: 'loopback' });
    await get(EDGE);
    const response = await get({ ...EDGE, cookie: COOKIES.join('; ') });
    expect(response).toMatchObject({ text: 'page 1', cookies: [] });
    expect(response.caching).toMatch(/^public/);
  });

  test('[GEO-01] has them for a shopper with an identity too', async () => {
    await open({ TRUST_PROXY: 'loopback' });
    expect(await get({ ...EDGE, cookie: 'WC_USERACTIVITY_7=7' })).toMatchObject({
      caching: 'private, no-store',
      cookies: COOKIES,
    });
  });

  test.each([
    ['no proxy is trusted', {}, EDGE],
    ['another proxy is trusted', { TRUST_PROXY: '10.0.0.1' }, EDGE],
    ['the request came without a proxy', { TRUST_PROXY: 'loopback' }, { 'x-akamai-edgescape': SAN_DIEGO }],
    ['the edge sends nothing', { TRUST_PROXY: 'loopback' }, { ...EDGE, 'x-akamai-edgescape': 'georegion=reserved' }],
  ])('[GEO-01] has no cookies when %s', async (_, settings: Record<string, string>, headers) => {
    await open(settings);
    for (const response of [await get(headers), await get(headers)]) {
      expect(response).toMatchObject({ text: 'page 1', cookies: [] });
      expect(response.caching).toMatch(/^public/);
    }
  });

  test('[GEO-01] is the only response with them', async () => {
    await open({ TRUST_PROXY: 'loopback' });
    expect((await get({ ...EDGE, accept: 'application/json' })).cookies).toEqual([]);
    expect((await get(EDGE, '/gone')).cookies).toEqual([]);
    expect((await get(EDGE, '/healthz')).cookies).toEqual([]);
  });
});
