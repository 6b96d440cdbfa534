import { announcementOf, messageOf, sectionsOf } from '../../../ui/search/suggestion-sections';
import type { SuggestState } from '../../../core/search/suggestions/suggest-as-typed';
import { anUnreachable } from '../../builders/upstream-failure';
import { manySuggestions, someSuggestions } from '../../builders/suggestions';

const RECENT = ['one', 'two', 'three', 'four', 'five'];
const typed: SuggestState = {
  kind: 'results',
  term: 'dog',
  suggestions: { ...manySuggestions(10), trendingCategories: [] },
};
const trends: SuggestState = {
  kind: 'results',
  term: '',
  suggestions: { ...manySuggestions(10), phrases: [], related: [] },
};

const shape = (state: SuggestState, isWide: boolean): unknown =>
  sectionsOf(state, RECENT, isWide).map(({ id, look, options }) => `${id} ${look} ${options.length}`);

/** The number of text lines: rows, and the maximum lines of each band of chips on that screen. */
const linesOf = (state: SuggestState, isWide: boolean): number =>
  sectionsOf(state, RECENT, isWide).reduce((lines, { look, options }) => {
    const rows = options.filter(({ kind }) => kind !== 'clear-recent').length;
    if (look === 'chips') return lines + Math.ceil(rows / (isWide ? rows : 2));
    return look === 'products' && isWide ? lines : lines + rows;
  }, 0);

test('[SRC-04] a wide screen shows 5 suggestions, 3 brands, 4 related categories and 10 products', () => {
  expect(shape(typed, true)).toEqual(['phrases rows 5', 'related rows 4', 'brands chips 3', 'products products 10']);
});

test('[SRC-05] an empty box shows recent searches and trending categories, brands and products', () => {
  expect(shape(trends, true)).toEqual(['recent rows 6', 'trending rows 4', 'brands chips 3', 'products products 10']);
});

test.each([
  ['typed', true, typed, 10],
  ['trends', true, trends, 10],
  ['typed', false, typed, 8],
  ['trends', false, trends, 8],
] as const)('[SRC-12] %s (wide: %s) fits the maximum number of lines', (_name, isWide, state, most) => {
  expect(linesOf(state, isWide)).toBeLessThanOrEqual(most);
});

test('[SRC-12] numbers the options of all sections without gaps', () => {
  const sections = sectionsOf(trends, RECENT, true);
  let place = 0;
  for (const { first, options } of sections) {
    expect(first).toBe(place);
    place += options.length;
  }
  expect(place).toBe(23);
});

test('[SRC-05] shows recent searches without a term, also while trends load or are empty', () => {
  expect(sectionsOf({ kind: 'loading', term: '' }, RECENT, true).map(({ id }) => id)).toEqual(['recent']);
  expect(sectionsOf({ kind: 'loading', term: 'dog' }, RECENT, true)).toEqual([]);
  expect(sectionsOf({ kind: 'idle' }, RECENT, true)).toEqual([]);
});

test.each<[string, SuggestState, string]>([
  ['no results for a term', { kind: 'empty', term: 'zzz' }, 'No results for "zzz".'],
  ['no results at all', { kind: 'empty', term: '' }, 'No results.'],
  [
    'a failure for a term',
    { kind: 'error', term: 'dog', failure: anUnreachable() },
    'No results for "dog", please try again.',
  ],
  ['a failure', { kind: 'error', term: '', failure: anUnreachable() }, 'No results, please try again.'],
])('[SRC-03] shows the message for %s', (_case, state, message) => {
  expect(messageOf(state)).toBe(message);
  expect(announcementOf(state, [])).toBe(message);
});

test('[SRC-12] announces the number of suggestions to screen readers', () => {
  expect(announcementOf(typed, sectionsOf(typed, RECENT, true))).toBe('22 suggestions');
  expect(announcementOf(trends, sectionsOf(trends, ['one'], true))).toBe(
    '1 recent search, Delete removes one. 17 suggestions',
  );
  const one: SuggestState = {
    ...typed,
    suggestions: someSuggestions({ phrases: typed.suggestions.phrases.slice(0, 1) }),
  };
  expect(announcementOf(one, sectionsOf(one, [], true))).toBe('1 suggestion');
  expect(announcementOf({ kind: 'loading', term: 'dog' }, [])).toBe('');
});
