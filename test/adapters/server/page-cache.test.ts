import { Readable } from 'node:stream';
import type { CacheOutcome } from '../../../adapters/server/observability/metrics';
import { isStored, type RenderedResponse, PageCache } from '../../../adapters/server/pages/page-cache';
import type { StoredPage } from '../../../adapters/server/responses/stored-page';
import type { WebResponse } from '../../../adapters/server/requests/web';

const SHARED = { freshSeconds: 60, staleSeconds: 600 };
const page = (body: string, more: Partial<Extract<WebResponse, { body: unknown }>> = {}): RenderedResponse => ({
  response: { status: 200, body, shared: SHARED, ...more },
  isPersonal: false,
});

/** A cache with a virtual clock, and a page whose renderings the test controls and counts. */
const setUp = (maxBytes = 1_000_000) => {
  let now = 0;
  let changedAt = -Infinity;
  const outcomes: CacheOutcome[] = [];
  const failures: unknown[] = [];
  const cache = new PageCache({
    maxBytes,
    clock: () => now,
    outdatedBefore: () => changedAt,
    count: (outcome) => outcomes.push(outcome),
    onFailure: (_key, error) => failures.push(error),
  });
  const made: string[] = [];
  const making =
    (what: RenderedResponse | Error, name = 'made') =>
    async () => {
      made.push(name);
      if (what instanceof Error) throw what;
      return what;
    };
  return {
    cache,
    making,
    made,
    outcomes,
    failures,
    wait: (seconds: number) => (now += seconds * 1000),
    change: () => void (changedAt = now),
  };
};

const text = (page: StoredPage | RenderedResponse | undefined): string => {
  if (page === undefined) return 'nothing';
  if (isStored(page)) return String(page.copies.available(undefined)?.body);
  return 'body' in page.response && typeof page.response.body === 'string' ? `own ${page.response.body}` : 'own';
};
/** Waits for the background renewal. */
const settled = (cache: PageCache) => cache.obtain('/', () => Promise.reject(new Error('nothing is being made')));

describe('a shared page', () => {
  test('is rendered again when products changed after its rendering began', async () => {
    const { cache, making, wait, change } = setUp();
    await cache.obtain('/', making(page('old price')));
    wait(1);
    change();
    expect(cache.fresh('/')).toBeUndefined();
    expect(cache.serve('/', making(page('unused')))).toBeUndefined();
    expect(text(await cache.obtain('/', making(page('new price'))))).toBe('new price');
    expect(text(cache.fresh('/'))).toBe('new price');
  });

  test('is outdated when products changed during its rendering', async () => {
    const { cache, wait, change } = setUp();
    await cache.obtain('/', async () => {
      wait(1);
      change();
      return page('old price');
    });
    expect(cache.fresh('/')).toBeUndefined();
  });

  test('that is outdated is served while rendering fails', async () => {
    const { cache, making, wait, change } = setUp();
    await cache.obtain('/', making(page('old price')));
    wait(1);
    change();
    expect(text(await cache.obtain('/', making(new Error('down'))))).toBe('old price');
  });

  test('is rendered once for concurrent requests', async () => {
    const { cache, making, made } = setUp();
    const requested = await Promise.all(Array.from({ length: 50 }, () => cache.obtain('/', making(page('one')))));
    expect(requested.map(text)).toEqual(Array.from({ length: 50 }, () => 'one'));
    expect(made).toHaveLength(1);
  });

  test('is served without rendering while it is fresh', async () => {
    const { cache, making, made, wait, outcomes } = setUp();
    await cache.obtain('/', making(page('one')));
    wait(59);
    expect(text(cache.serve('/', making(page('two'))))).toBe('one');
    expect(made).toHaveLength(1);
    expect(outcomes).toEqual(['miss', 'hit']);
  });

  test('is served stale at once and renewed once in the background', async () => {
    const { cache, making, made, wait, outcomes } = setUp();
    await cache.obtain('/', making(page('one')));
    wait(61);
    expect(text(cache.serve('/', making(page('two'))))).toBe('one');
    expect(text(cache.serve('/', making(page('three'))))).toBe('one');
    await settled(cache);
    expect(text(cache.serve('/', making(page('four'))))).toBe('two');
    expect(made).toHaveLength(2);
    expect(outcomes).toEqual(['miss', 'stale', 'stale', 'hit', 'hit']);
  });

  test('is rendered before it is served when it is too old', async () => {
    const { cache, making, wait } = setUp();
    await cache.obtain('/', making(page('one')));
    wait(661);
    expect(cache.serve('/', making(page('two')))).toBeUndefined();
    expect(text(await cache.obtain('/', making(page('two'))))).toBe('two');
  });

  test('may be a stream and may be a not-found page', async () => {
    const { cache, making } = setUp();
    await cache.obtain('/', making(page('', { body: Readable.from(['a', 'b']), status: 404 })));
    expect(cache.serve('/', making(page('x')))).toMatchObject({ status: 404 });
    expect(text(cache.serve('/', making(page('x'))))).toBe('ab');
  });

  test('[PLT-04] counts its copies, its headers and its key against the limit of the cache', async () => {
    const { cache, making } = setUp();
    const body = 'hello '.repeat(10_000);
    const stored = await cache.obtain('/', making(page(body)));
    if (!isStored(stored)) throw new Error('not stored');
    const uncompressed = cache.bytes;
    expect(uncompressed).toBeGreaterThan(body.length);
    const { length } = (await stored.copies.obtain('br')).body;
    expect(cache.bytes).toBe(uncompressed - body.length + length);
    await cache.obtain('/long', making(page('', { headers: { 'x-long': 'x'.repeat(5_000) } })));
    await cache.obtain(`/${'k'.repeat(3_000)}`, making(page('')));
    expect(cache.bytes).toBeGreaterThan(uncompressed - body.length + length + 8_000);
  });

  test('that was replaced is no longer counted when it is compressed', async () => {
    const { cache, making, wait } = setUp();
    const stored = await cache.obtain('/', making(page('old '.repeat(1_000))));
    wait(661);
    await cache.obtain('/', making(page('new')));
    const counted = cache.bytes;
    if (isStored(stored)) await stored.copies.obtain('br');
    expect(cache.bytes).toBe(counted);
    expect(text(cache.fresh('/'))).toBe('new');
  });

  test('[PLT-04] that is renewed without a change keeps its compressed copies, and their size stays counted', async () => {
    const { cache, making, wait } = setUp();
    const first = await cache.obtain('/', making(page('dogs '.repeat(1_000))));
    if (!isStored(first)) throw new Error('not stored');
    await first.copies.countRepeat((work) => work());
    const [bytes, copy] = [cache.bytes, first.copies.available('br')];
    wait(61);
    cache.serve('/', making(page('dogs '.repeat(1_000))));
    const renewed = await settled(cache);
    expect(isStored(renewed) && [renewed.storedAt, renewed.copies.available('br')]).toEqual([61_000, copy]);
    expect(cache.bytes).toBe(bytes);
    await first.copies.obtain('gzip');
    expect(cache.bytes).toBeGreaterThan(bytes);
  });

  test('is evicted when the cache exceeds its limit', async () => {
    const { cache, making } = setUp(10_000);
    for (let i = 0; i < 20; i += 1) await cache.obtain(`/${i}`, making(page('x'.repeat(500))));
    expect(cache.serve('/0', making(page('')))).toBeUndefined();
    expect(cache.serve('/19', making(page('')))).toBeDefined();
  });
});

describe('when rendering fails', () => {
  test.each([
    ['it throws', new Error('down')],
    ['the result is a fault', page('sorry', { status: 503 })],
    ['parts are missing', page('half', { shared: undefined })],
  ])('serves the last good page when %s', async (_case, bad) => {
    const { cache, making, wait, outcomes, failures } = setUp();
    await cache.obtain('/', making(page('good')));
    wait(661);
    expect(text(await cache.obtain('/', making(bad)))).toBe('good');
    expect(text(cache.serve('/', making(bad)))).toBe('good');
    expect(outcomes).toEqual(['miss', 'stale-if-error', 'stale-if-error']);
    expect(failures).toHaveLength(1);
  });

  test('retries five seconds later and then serves the new page', async () => {
    const { cache, making, wait, made } = setUp();
    await cache.obtain('/', making(page('good')));
    wait(61);
    cache.serve('/', making(new Error('down')));
    await settled(cache);
    wait(4);
    cache.serve('/', making(page('new')));
    expect(made).toHaveLength(2);
    wait(2);
    cache.serve('/', making(page('new')));
    await settled(cache);
    expect(text(cache.serve('/', making(page('x'))))).toBe('new');
  });

  test('does not serve a good page older than a day', async () => {
    const { cache, making, wait } = setUp();
    await cache.obtain('/', making(page('good')));
    wait(86_500);
    await expect(cache.obtain('/', making(new Error('down')))).rejects.toThrow('down');
  });

  test.each([
    ['lacks parts', page('half', { shared: undefined }), 'own half'],
    ['is a fault', page('sorry', { status: 503 }), 'own sorry'],
  ])('a page that %s replaces one older than a day', async (_case, bad, given) => {
    const { cache, making, wait } = setUp();
    await cache.obtain('/', making(page('good')));
    wait(86_500);
    expect(text(await cache.obtain('/', making(bad)))).toBe(given);
  });

  test('returns an uncached failure to all without a good page', async () => {
    const { cache, making } = setUp();
    await expect(cache.obtain('/', making(new Error('down')))).rejects.toThrow('down');
    expect(text(await cache.obtain('/', making(page('sorry', { status: 500 }))))).toBe('own sorry');
    expect(text(await cache.obtain('/', making(page('good'))))).toBe('good');
  });

  test('releases a stream that nothing reads', async () => {
    const { cache, making, wait } = setUp();
    await cache.obtain('/', making(page('good')));
    wait(61);
    const body = new Readable({ read: () => undefined });
    cache.serve('/', making(page('', { status: 500, body })));
    await settled(cache);
    expect(body.destroyed).toBe(true);
  });
});

describe('a personal page', () => {
  test.each([
    ['is not declared shared', page('mine', { shared: undefined })],
    ['is personal', { ...page('mine'), isPersonal: true }],
    ['redirects', { response: { redirect: '/x', status: 302 }, isPersonal: false } satisfies RenderedResponse],
  ])('that %s is rendered each time and never cached', async (_case, own) => {
    const { cache, making, made } = setUp();
    const requested = await Promise.all([1, 2, 3].map(() => cache.obtain('/', making(own))));
    expect(requested.some(isStored)).toBe(false);
    expect(made).toHaveLength(3);
    expect(cache.serve('/', making(own))).toBeUndefined();
  });

  test('does not block concurrent requests once it is known as personal', async () => {
    const { cache, making, made } = setUp();
    await cache.obtain('/', making(page('mine', { shared: undefined }), 'first'));
    let finish: (response: RenderedResponse) => void = () => undefined;
    const slow = cache.obtain('/', () => new Promise((resolve) => (finish = resolve)));
    expect(text(await cache.obtain('/', making(page('also mine', { shared: undefined }), 'second')))).toBe(
      'own also mine',
    );
    finish(page('slow', { shared: undefined }));
    await slow;
    expect(made).toEqual(['first', 'second']);
  });
});

describe('a page with missing parts', () => {
  const PARTLY = { freshSeconds: 5, staleSeconds: 5 };
  const partial = (body: string): RenderedResponse => page(body, { shared: PARTLY, isPartial: true });

  test('[PLT-03] is rendered once for requests within five seconds, and again for the next one', async () => {
    const { cache, making, made, wait } = setUp();
    expect(text(await cache.obtain('/', making(partial('half'))))).toBe('half');
    wait(4.9);
    expect(text(cache.serve('/', making(partial('other'))))).toBe('half');
    expect(made).toHaveLength(1);
    wait(0.2);
    expect(text(cache.serve('/', making(page('whole'))))).toBe('half');
    await settled(cache);
    expect(text(cache.serve('/', making(page('later'))))).toBe('whole');
    expect(made).toHaveLength(2);
  });

  test('[PLT-03] never replaces a complete one', async () => {
    const { cache, making, wait } = setUp();
    await cache.obtain('/', making(page('whole')));
    wait(61);
    cache.serve('/', making(partial('half')));
    await settled(cache);
    expect(text(cache.serve('/', making(partial('half'))))).toBe('whole');
    wait(700);
    expect(text(await cache.obtain('/', making(partial('half'))))).toBe('whole');
  });

  test('[PLT-03] is replaced by a newer incomplete one', async () => {
    const { cache, making, wait } = setUp();
    await cache.obtain('/', making(partial('one')));
    wait(11);
    expect(text(await cache.obtain('/', making(partial('two'))))).toBe('two');
  });
});
