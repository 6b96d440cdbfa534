import type { ConstructorClientOptions } from '@constructor-io/constructorio-client-javascript';
import * as E from 'fp-ts/Either';
import { makeConstructorClient } from '../../../adapters/constructor/constructor-client';
import { ConstructorProductSearch } from '../../../adapters/constructor/constructor-product-search';
import { FIRST_PAGE } from '../../../core/search/listing/listing-query';
import { aListing } from '../../builders/listing';
import { FakeLogger } from '../../fakes/fake-logger';
import { client, listingOnTheWire, serve, type Answer } from './search-site';

const request = (load = client()) => new ConstructorProductSearch(load).search('chew', FIRST_PAGE)();

test('[SRC-08] loads the library once before the first request', async () => {
  serve(() => [200, listingOnTheWire(aListing())]);
  let loads = 0;
  const load = client({
    importLibrary: () => {
      loads += 1;
      return import('@constructor-io/constructorio-client-javascript');
    },
  });
  const search = new ConstructorProductSearch(load);
  expect(loads).toBe(0);
  await Promise.all([
    search.search('chew', FIRST_PAGE)(),
    search.browse({ kind: 'brand', name: 'Goodpaw' }, FIRST_PAGE)(),
  ]);
  await search.search('toy', FIRST_PAGE)();
  expect(loads).toBe(1);
});

describe('without a client', () => {
  test.each([
    ['the library fails to load', { importLibrary: () => Promise.reject(new Error('blocked')) }],
    ['the library has another shape', { importLibrary: async () => ({ default: 'nothing' }) }],
    ['the key is missing', { apiKey: '' }],
  ])('[SRC-08] logs and throws when %s', async (_case, facts) => {
    const logger = new FakeLogger();
    const load = client({ ...facts, logger });
    await expect(load()).rejects.toThrow(new ReferenceError('constructorio is not defined'));
    expect(logger.lines).toEqual([{ level: 'error', message: 'constructorio is not defined', facts: {} }]);
  });

  test('[SRC-08] returns a failure for a request', async () => {
    expect(await request(client({ apiKey: '' }))).toEqual(
      E.left({ kind: 'unreachable', service: 'search', cause: 'unavailable' }),
    );
  });

  test('[SRC-08] retries with the next request', async () => {
    serve(() => [200, listingOnTheWire(aListing())]);
    let isBlocked = true;
    const load = client({
      importLibrary: () =>
        isBlocked ? Promise.reject(new Error('blocked')) : import('@constructor-io/constructorio-client-javascript'),
    });
    expect(E.isLeft(await request(load))).toBe(true);
    isBlocked = false;
    expect(E.isRight(await request(load))).toBe(true);
  });
});

test.each([
  ['as a wrapped module', (library: unknown) => ({ default: library })],
  ['directly', (library: unknown) => library],
])('[SRC-08] finds the class in a package exported %s', async (_case, wrap) => {
  serve(() => [200, listingOnTheWire(aListing())]);
  const importLibrary = async (): Promise<unknown> =>
    wrap((await import('@constructor-io/constructorio-client-javascript')).default);
  expect(E.isRight(await request(client({ importLibrary })))).toBe(true);
});

test('[SRC-08] sends the user and the visitor to the service', async () => {
  const seen = serve(() => [200, listingOnTheWire(aListing())]);
  await request(client({ userId: () => '700002', visitor: { clientId: 'visitor-1', sessionId: 7 } }));
  expect(seen[0]?.common).toMatchObject({ ui: '700002', i: 'visitor-1', s: '7' });
});

test('[SRC-08] sends the current user with each request, so a sign-in on the page counts', async () => {
  const seen = serve(() => [200, listingOnTheWire(aListing())]);
  let userId: string | undefined;
  const load = client({ userId: () => userId });
  await request(load);
  userId = '700002';
  await request(load);
  userId = undefined;
  await request(load);
  expect(seen.map(({ common }) => common['ui'])).toEqual([undefined, '700002', undefined]);
});

test("[ANA-01] recreates the library when the shopper's consent changes", async () => {
  serve(() => [200, listingOnTheWire(aListing())]);
  let mayRemember = true;
  const made: Array<unknown> = [];
  const importLibrary = async (): Promise<unknown> => {
    const { default: Library } = await import('@constructor-io/constructorio-client-javascript');
    return class extends Library {
      constructor(options: ConstructorClientOptions) {
        super(options);
        made.push(options.idOptions);
      }
    };
  };
  const load = client({ mayRemember: () => mayRemember, importLibrary });
  await request(load);
  await request(load);
  mayRemember = false;
  await request(load);
  await request(load);
  expect(made).toEqual([{ persist: true }, { persist: false }]);
});

test.each<readonly [string, Answer, object]>([
  [
    'a refusal in JSON',
    [400, { message: 'Unknown sort.' }],
    { kind: 'refused', status: 400, message: 'Unknown sort.' },
  ],
  ['a refusal in HTML', [502, '<html>', 'text/html'], { kind: 'refused', status: 502, isLocal: true }],
  ['a redirect', [302, ''], { kind: 'refused', status: 302 }],
  [
    'an invalid JSON body',
    [200, '<html>', 'application/json'],
    { kind: 'unintelligible', problems: ['answer: expected JSON, got something else'] },
  ],
  [
    'an HTML page',
    [200, '<html>', 'text/html'],
    { kind: 'unintelligible', problems: ['response: expected results, got something else'] },
  ],
  [
    'an object without a response',
    [200, {}],
    { kind: 'unintelligible', problems: ['response: expected results, got something else'] },
  ],
])('[SRC-08] maps %s to the matching failure', async (_case, response, failure) => {
  serve(() => response);
  expect(await request()).toMatchObject(E.left({ service: 'search', ...failure }));
});

test('[SRC-08] times out when the service is too slow', async () => {
  const silence: typeof fetch = (_address, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  expect(await request(client({ timeoutMs: 20, fetch: silence }))).toEqual(
    E.left({ kind: 'unreachable', service: 'search', cause: 'timed-out' }),
  );
});

test('[SRC-08] retries transient failures of reads like the HTTP client', async () => {
  const statuses = [503, 200];
  const seen = serve(() => [statuses.shift() ?? 500, listingOnTheWire(aListing())]);
  const retry = { times: 1, baseMs: 1, fraction: () => 0 };
  expect(E.isRight(await request(client({ retry })))).toBe(true);
  expect(seen).toHaveLength(2);
});

test("[SRC-08] reaches a service below a path, as behind the storefront's proxy", async () => {
  const load = makeConstructorClient({
    serviceUrl: 'http://search.test/api/search/',
    apiKey: 'key_test',
    timeoutMs: 10_000,
    logger: new FakeLogger(),
  });
  const seen = serve(() => [200, listingOnTheWire(aListing())]);
  await request(load);
  expect(seen.map(({ path }) => path)).toEqual(['/api/search/search/chew']);
});
