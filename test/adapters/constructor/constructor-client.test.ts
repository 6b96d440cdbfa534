import type { ConstructorClientOptions } from '@constructor-io/constructorio-client-javascript';
import * as E from 'fp-ts/Either';
import { makeConstructorClient } from '../../../adapters/constructor/constructor-client';
import { ConstructorProductSearch } from '../../../adapters/constructor/constructor-product-search';
import { FIRST_PAGE } from '../../../core/search/listing/listing-query';
import { aListing } from '../../builders/listing';
import { FakeLogger } from '../../fakes/fake-logger';
import { client, listingOnTheWire, serve, type Answer } from './search-site';

const request = (load = client()) => new ConstructorProductSearch(load).search('chew', FIRST_PAGE)();

test('[SRC-08] nothing is loaded before the first question, and only once for all', async () => {
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
    ['the library does not load', { importLibrary: () => Promise.reject(new Error('blocked')) }],
    ['the library is something else', { importLibrary: async () => ({ default: 'nothing' }) }],
    ['there is no key', { apiKey: '' }],
  ])('[SRC-08] when %s, that is logged and thrown', async (_case, facts) => {
    const logger = new FakeLogger();
    const load = client({ ...facts, logger });
    await expect(load()).rejects.toThrow(new ReferenceError('constructorio is not defined'));
    expect(logger.lines).toEqual([{ level: 'error', message: 'constructorio is not defined', facts: {} }]);
  });

  test('[SRC-08] a question is answered with a failure', async () => {
    expect(await request(client({ apiKey: '' }))).toEqual(
      E.left({ kind: 'unreachable', service: 'search', cause: 'unavailable' }),
    );
  });

  test('[SRC-08] the next question tries anew', async () => {
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
  ['wrapped as a module', (library: unknown) => ({ default: library })],
  ['as it is', (library: unknown) => library],
])('[SRC-08] the class is found in a package that comes %s', async (_case, wrap) => {
  serve(() => [200, listingOnTheWire(aListing())]);
  const importLibrary = async (): Promise<unknown> =>
    wrap((await import('@constructor-io/constructorio-client-javascript')).default);
  expect(E.isRight(await request(client({ importLibrary })))).toBe(true);
});

test('[SRC-08] the user and the visitor are told to the service', async () => {
  const seen = serve(() => [200, listingOnTheWire(aListing())]);
  await request(client({ userId: () => '700002', visitor: { clientId: 'visitor-1', sessionId: 7 } }));
  expect(seen[0]?.common).toMatchObject({ ui: '700002', i: 'visitor-1', s: '7' });
});

test('[SRC-08] the user is told as they are at each question: a sign-in on the page counts', async () => {
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

test('[ANA-01] the library is made anew when the shopper may be known again, or may not any more', async () => {
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
  ['a redirection', [302, ''], { kind: 'refused', status: 302 }],
  [
    'a body that is no JSON',
    [200, '<html>', 'application/json'],
    { kind: 'unintelligible', problems: ['answer: expected JSON, got something else'] },
  ],
  [
    'a page instead of an answer',
    [200, '<html>', 'text/html'],
    { kind: 'unintelligible', problems: ['response: expected results, got something else'] },
  ],
  [
    'an object without a response',
    [200, {}],
    { kind: 'unintelligible', problems: ['response: expected results, got something else'] },
  ],
])('[SRC-08] %s is a failure of its kind', async (_case, response, failure) => {
  serve(() => response);
  expect(await request()).toMatchObject(E.left({ service: 'search', ...failure }));
});

test('[SRC-08] a service that is too slow has timed out', async () => {
  const silence: typeof fetch = (_address, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  expect(await request(client({ timeoutMs: 20, fetch: silence }))).toEqual(
    E.left({ kind: 'unreachable', service: 'search', cause: 'timed-out' }),
  );
});

test('[SRC-08] the rules of the HTTP client hold for the library as well: a read that failed in passing is asked again', async () => {
  const statuses = [503, 200];
  const seen = serve(() => [statuses.shift() ?? 500, listingOnTheWire(aListing())]);
  const retry = { times: 1, baseMs: 1, fraction: () => 0 };
  expect(E.isRight(await request(client({ retry })))).toBe(true);
  expect(seen).toHaveLength(2);
});

test('[SRC-08] a service below a path, as behind the storefront’s proxy, is reached there', async () => {
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
