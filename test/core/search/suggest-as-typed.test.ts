import { manySuggestions } from '../../builders/suggestions';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { brief, openBox } from './suggest-world';

test('[SRC-03] requests a term after 300 ms without typing and shows loading meanwhile', async () => {
  const { type, after, seen, source } = openBox();
  type('dog');
  await after(299);
  expect(source.requestedTerms).toEqual([]);
  await after(1);
  expect(source.requestedTerms).toEqual(['dog']);
  expect(seen).toEqual([
    [0, 'loading dog'],
    [300, 'results dog'],
  ]);
});

test('[SRC-03] requests and shows only the last term of fast typing', async () => {
  const { type, after, seen, source } = openBox();
  for (const text of ['d', 'do', 'dog']) {
    type(text);
    await after(200);
  }
  await after(100);
  expect(source.requestedTerms).toEqual(['dog']);
  expect(seen.map(([, state]) => state)).toEqual(['loading d', 'loading do', 'loading dog', 'results dog']);
});

test('[SRC-03] never replaces a newer response by a late one, whose request is aborted', async () => {
  const { type, after, source, states } = openBox();
  source.holdsResponses();
  type('dog');
  await after(300);
  type('cat');
  await after(300);
  source.release('cat');
  await after(1);
  source.release('dog');
  await after(1);
  expect(source.abortedTerms).toContain('dog');
  expect(states.map(brief)).toEqual(['loading dog', 'loading cat', 'results cat']);
});

test('[SRC-03] does not show a response that arrives while the next letter is typed', async () => {
  const { type, after, source, states } = openBox();
  source.holdsResponses();
  type('do');
  await after(300);
  type('dog');
  source.release('do');
  await after(100);
  expect(states.map(brief)).toEqual(['loading do', 'loading dog']);
});

test('[SRC-06] shows an already answered term at once, in any letter case, without a request', async () => {
  const { type, after, source, seen } = openBox();
  type('dog');
  await after(300);
  type('dog food');
  await after(300);
  type('DOG');
  expect(seen.at(-1)).toEqual([600, 'results DOG']);
  await after(1_000);
  expect(source.requestedTerms).toEqual(['dog', 'dog food']);
});

test('[SRC-06] makes no request when the box gets the focus again', async () => {
  const { type, after, source, last } = openBox();
  for (const text of ['', undefined, '', undefined, '']) {
    type(text);
    await after(1_000);
  }
  expect(source.requestedTerms).toEqual(['']);
  expect(last()).toMatchObject({ kind: 'results', term: '' });
});

test('[SRC-06] keeps at most fifty terms', async () => {
  const { type, after, source } = openBox();
  for (let number = 0; number < 51; number += 1) {
    type(`term ${number}`);
    await after(300);
  }
  type('term 50');
  await after(300);
  type('term 0');
  await after(300);
  expect(source.requestedTerms).toHaveLength(52);
  expect(source.requestedTerms.at(-1)).toBe('term 0');
});

test('[SRC-01] cleans the term, and ignores changes that cleaning removes', async () => {
  const { type, after, source, seen } = openBox();
  for (const text of ['dog', 'dog ', ' <dog>!']) {
    type(text);
    await after(100);
  }
  await after(200);
  expect(source.requestedTerms).toEqual(['dog']);
  expect(seen.map(([, state]) => state)).toEqual(['loading dog', 'results dog']);
});

test('[SRC-01] cuts ten thousand letters before the request', async () => {
  const { type, after, source } = openBox();
  type('x'.repeat(10_240));
  await after(300);
  expect(source.requestedTerms).toEqual(['x'.repeat(200)]);
});

test('[SRC-05] requests trends at once for an empty box on opening, and after the usual delay for a cleared one', async () => {
  const { type, after, seen } = openBox();
  type('');
  await after(0);
  expect(seen).toEqual([
    [0, 'loading'],
    [0, 'results'],
  ]);
  const other = openBox();
  other.type('dog');
  await other.after(300);
  other.type('');
  await other.after(299);
  expect(other.source.requestedTerms).toEqual(['dog']);
  await other.after(1);
  expect(other.source.requestedTerms).toEqual(['dog', '']);
});

test('[SRC-04] limits every list, whatever the service sends', async () => {
  const { type, after, source, last } = openBox();
  source.suggests('much', manySuggestions(40));
  type('much');
  await after(300);
  const state = last();
  if (state?.kind !== 'results') throw new Error('no results');
  const { phrases, brands, related, trendingCategories, products } = state.suggestions;
  expect([phrases, brands, related, trendingCategories, products].map((list) => list.length)).toEqual([5, 3, 4, 4, 10]);
});

test('[SRC-03] treats a response without suggestions as empty, not as a failure', async () => {
  const { type, after, last } = openBox();
  type('zzz');
  await after(300);
  expect(last()).toEqual({ kind: 'empty', term: 'zzz' });
});

test.each(EVERY_FAILURE)(
  '[SRC-11] logs and reports a failure (%s), and requests the next term',
  async (_kind, failure) => {
    const { type, after, source, last, logger } = openBox();
    source.fails(failure);
    type('dog');
    await after(300);
    expect(last()).toEqual({ kind: 'error', term: 'dog', failure });
    expect(logger.lines).toEqual([
      { level: 'error', message: 'suggesting failed', facts: { kind: failure.kind, service: failure.service } },
    ]);
    source.isBack();
    type('cat');
    await after(300);
    type('dog');
    await after(300);
    expect(last()).toMatchObject({ kind: 'results', term: 'dog' });
  },
);

test('[SRC-03] aborts the request without a log line when the box closes', async () => {
  const { type, after, source, states, logger } = openBox();
  source.holdsResponses();
  type('dog');
  await after(300);
  type(undefined);
  source.release('dog');
  await after(1_000);
  expect(source.abortedTerms).toEqual(['dog']);
  expect(states.map(brief)).toEqual(['loading dog', 'idle']);
  expect(logger.lines).toEqual([]);
});

test('[SRC-03] stops notifying after the listener unsubscribes', async () => {
  const { type, after, source, watching, states } = openBox();
  type('dog');
  watching.unsubscribe();
  await after(1_000);
  expect(source.requestedTerms).toEqual([]);
  expect(states.map(brief)).toEqual(['loading dog']);
});
