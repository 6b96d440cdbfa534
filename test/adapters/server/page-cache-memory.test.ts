import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { isStored, type RenderedResponse, PageCache } from '../../../adapters/server/pages/page-cache';
import { makeSendStored } from '../../../adapters/server/pages/page-replies';
import { heapGrowth, MEBIBYTE } from '../../support/heap-growth';

const page = (body: string, isShared = true): RenderedResponse => ({
  response: { status: 200, body, ...(isShared ? { shared: { freshSeconds: 60, staleSeconds: 600 } } : {}) },
  isPersonal: false,
});
const made = (response: RenderedResponse) => () => Promise.resolve(response);

describe('[PLT-04] overlong addresses', () => {
  const longAddress = (index: number): string => `/?q=${index}${'x'.repeat(12_000)}`;

  test('count against the bytes of the cache', async () => {
    const cache = new PageCache({ maxBytes: 100_000 });
    await cache.obtain('/', made(page('first')));
    for (let i = 0; i < 10; i += 1) await cache.obtain(longAddress(i), made(page('long')));
    expect(cache.fresh('/')).toBeUndefined();
  });

  test.each([
    ['of personal pages', made(page('own', false))],
    ['of pages that cannot be renewed', () => Promise.reject(new Error('down'))],
  ])('%s are remembered up to a few megabytes only', async (_case, renew) => {
    let now = 0;
    const cache = new PageCache({ maxBytes: MEBIBYTE, clock: () => now });
    const grown = await heapGrowth(async () => {
      for (let i = 0; i < 5_000; i += 1) {
        await cache.obtain(longAddress(i), made(page('long')));
        now += 3_600_000;
        await cache.obtain(longAddress(i), renew);
      }
    });
    expect(grown).toBeLessThan(16 * MEBIBYTE);
  });
});

test('[PLT-04] small pages take less memory than the cache counts for them', async () => {
  const cache = new PageCache({ maxBytes: 64 * MEBIBYTE });
  const headers = { ...COMMON, 'content-security-policy': `default-src 'self'; style-src ${'x'.repeat(500)}` };
  const { socket, request, send } = makeSender();
  const grown = await heapGrowth(async () => {
    for (let i = 0; i < 2_000; i += 1) {
      const response = new ServerResponse(request);
      const stored = await cache.obtain(
        `http://shop.test/page-${i}`,
        made({
          response: {
            status: 200,
            body: `page ${i}`,
            headers: { ...headers },
            shared: { freshSeconds: 60, staleSeconds: 600 },
          },
          isPersonal: false,
        }),
      );
      if (isStored(stored)) send(request, response, stored);
    }
  });
  socket.destroy();
  expect(grown).toBeGreaterThan(0);
  expect(grown).toBeLessThan(cache.bytes);
});

const COMMON = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' };

/** What writes pages to sockets, so that the heads of responses are counted as well. */
const makeSender = () => {
  const socket = new Socket();
  const request = new IncomingMessage(socket);
  request.method = 'GET';
  const send = makeSendStored({
    commonHeaders: COMMON,
    laterPageHeaders: {},
    clock: () => 0,
    inBackground: () => undefined,
    onFailure: () => undefined,
  });
  return { socket, request, send };
};
