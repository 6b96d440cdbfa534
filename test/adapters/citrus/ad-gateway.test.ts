import * as E from 'fp-ts/Either';
import type { AdProxy } from '../../../adapters/citrus/request-ads';
import { adGatewayContract, adGatewayFailuresContract } from '../../contracts/ad-gateway.contract';
import { aCarouselCall, aCatapultProduct } from '../../builders/ads';
import { aBanner, anAdResponse, aProductAd, aSlide, productAds } from '../../builders/shown-ads';
import { aCatapultCall, aGridCall } from '../../builders/upstream-ads';
import { wireResponse, catapultOnTheWire, takeAdProxyDown, makeGateway, stubAdProxy, SHOP } from './ad-proxy-stub';

const NOTHING = { ads: [], banners: [], composeBanners: {} };
const BANNER = aBanner();
const FULL = anAdResponse({
  banners: [BANNER],
  composeBanners: new Map([['Category_Banner', { desktop: BANNER, mobile: undefined }]]),
});

const world = () => {
  const carousel = aCarouselCall();
  const nothing = aGridCall({ productFilters: [['categoryID:999999']] });
  stubAdProxy(({ body }) => {
    const requested = JSON.stringify(body);
    if (requested.includes('"catapult"'))
      return [200, catapultOnTheWire({ slides: [aSlide()], products: [aCatapultProduct()] })];
    if (requested.includes('999999')) return [200, NOTHING];
    // The proxy leaves out fields that a carousel does not have.
    return requested.includes('Carousel') ? [200, { ads: productAds(5) }] : [200, wireResponse(FULL)];
  });
  return {
    gateway: makeGateway().gateway,
    grid: aGridCall(),
    carousel,
    catapult: aCatapultCall(),
    nothing,
    goesDown: takeAdProxyDown,
    refuses: (status: number, info: unknown) => void stubAdProxy(() => [status, info]),
    talksNonsense: () => void stubAdProxy(() => [200, {}]),
  };
};
adGatewayContract('HttpAdGateway', world);
adGatewayFailuresContract('HttpAdGateway', world);

test('[ADS-10] returns every field of a response as sent', async () => {
  stubAdProxy(({ body }) =>
    JSON.stringify(body).includes('"catapult"')
      ? [200, catapultOnTheWire({ slides: [aSlide()], products: [aCatapultProduct()] })]
      : [200, wireResponse(FULL)],
  );
  const { gateway, logger } = makeGateway();
  expect(await gateway.grid(aGridCall())()).toEqual(E.right(FULL));
  expect(await gateway.catapult(aCatapultCall())()).toEqual(
    E.right({ slides: [aSlide()], products: [aCatapultProduct()] }),
  );
  expect(logger.lines).toEqual([]);
});

test("[ADS-02] resolves the shop's paths to the shop on a partner's page", async () => {
  stubAdProxy(() => [
    200,
    wireResponse({ ...FULL, ads: [aProductAd({ url: '/shop/en/food', thumbnail: 'https://cdn.test/1.jpg' })] }),
  ]);
  const response = await makeGateway({ origin: SHOP, credentials: 'omit' }).gateway.grid(aGridCall())();
  expect(response).toMatchObject(
    E.right({
      ads: [{ url: `${SHOP}/shop/en/food`, thumbnail: 'https://cdn.test/1.jpg' }],
      banners: [{ imageUrl: `${SHOP}${BANNER.imageUrl}`, linkUrl: `${SHOP}${BANNER.linkUrl}` }],
    }),
  );
});

test('[ADS-07] omits and logs an invalid ad and keeps the others', async () => {
  stubAdProxy(() => [
    200,
    {
      ads: [{ ...aProductAd(), sku: 1001 }, aProductAd(), null],
      banners: [{ ...BANNER, linkUrl: 'javascript:alert(1)' }],
    },
  ]);
  const { gateway, logger } = makeGateway();
  expect(await gateway.grid(aGridCall())()).toEqual(E.right(anAdResponse({ ads: [aProductAd()] })));
  expect(logger.lines).toEqual([
    {
      level: 'warn',
      message: 'ads were left out',
      facts: {
        problems: expect.arrayContaining([
          'ads.0.sku: expected string, got number',
          'ads.2: expected object, got nothing',
          'banners.0.linkUrl: expected safe address, got string',
        ]),
      },
    },
  ]);
});

test.each([
  ['a list', [], ['answer: expected object, got list', 'ads: expected list, got nothing']],
  ['a response without a list of ads', { banners: [] }, ['ads: expected list, got nothing']],
  ['ads given as text', { ads: 'none' }, ['ads: expected list, got string']],
  ['banners given as an object', { ads: [], banners: {} }, ['banners: expected list, got object']],
  ['an invalid JSON text', '<html>', ['answer: expected object, got nothing', 'ads: expected list, got nothing']],
])('[ADS-07] rejects %s as an ad response', async (_case, body, problems) => {
  stubAdProxy(() => [200, body]);
  expect(await makeGateway().gateway.grid(aGridCall())()).toEqual(
    E.left({ kind: 'unintelligible', service: 'ads', problems }),
  );
});

test.each<[string, unknown, unknown]>([
  ['JSON', { message: 'No.' }, { message: 'No.' }],
  ['an HTML page', '<html>No.</html>', undefined],
  ['nothing', '', undefined],
  ['an oversized body', `"${'x'.repeat(600_000)}"`, undefined],
])('[ADS-08] keeps the status and readable parts of a refusal with %s', async (_case, body, info) => {
  stubAdProxy(() => [503, body]);
  expect(await makeGateway().gateway.grid(aGridCall())()).toEqual(
    E.left({ kind: 'ads-refused', message: 'An error occurred while fetching the data.', status: 503, info }),
  );
});

test('[ADS-07] aborts a response of more than 512 KiB while reading it', async () => {
  let read = 0;
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      read += 65_536;
      stream.enqueue(new Uint8Array(65_536).fill(32));
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  const { gateway } = makeGateway({ fetch: async () => new Response(endless) });
  expect(await gateway.grid(aGridCall())()).toEqual(
    E.left({
      kind: 'unintelligible',
      service: 'ads',
      problems: ['answer: expected at most 524288 bytes, got more'],
    }),
  );
  expect(isCancelled).toBe(true);
  expect(read).toBeLessThan(1_000_000);
});

test('[ADS-12] times out after eight seconds without a response', async () => {
  const silent: AdProxy['fetch'] = (_url, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  const { gateway, time } = makeGateway({ fetch: silent });
  const response = gateway.grid(aGridCall())();
  let isOver = false;
  void response.then(() => (isOver = true));
  await time.passes(7_999);
  expect(isOver).toBe(false);
  await time.passes(1);
  expect(await response).toEqual(E.left({ kind: 'unreachable', service: 'ads', cause: 'timed-out' }));
});

test.each([
  ['the shop’s own pages', { origin: '', credentials: 'same-origin' }, '/api/proxy/citrus'],
  ["partners' pages", { origin: SHOP, credentials: 'omit' }, `${SHOP}/api/proxy/citrus`],
] as const)(
  "[ADS-02] sends a call from %s to the storefront's proxy with the allowed credentials",
  async (_case, facts, address) => {
    const sent: unknown[] = [];
    const { gateway } = makeGateway({
      ...facts,
      fetch: async (url, { method, credentials, headers }) => {
        sent.push({ url, method, credentials, headers });
        return new Response('{"ads":[]}');
      },
    });
    await gateway.grid(aGridCall())();
    expect(sent).toEqual([
      { url: address, method: 'POST', credentials: facts.credentials, headers: { 'content-type': 'application/json' } },
    ]);
  },
);
