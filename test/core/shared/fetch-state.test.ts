import * as fc from 'fast-check';
import { begin, fail, purge, succeed, type FetchState } from '../../../core/shared/fetch-state';

type State = FetchState<string, number, string>;
const initial: State = purge();
const loaded = succeed(begin(initial, 'dog'), 1);
const failed = fail(begin(initial, 'dog'), 'down');

test('[CFG-02] nothing is fetched at the beginning', () => {
  expect(initial).toEqual({ fetched: false, error: undefined, data: undefined, args: undefined, loading: false });
});

test.each([
  ['a first fetch', initial, false],
  ['a fetch after data came', loaded, true],
  ['a fetch after a failure', failed, false],
])('[CFG-02] %s begins with loading and without data and error', (_case, state, fetched) => {
  expect(begin(state, 'cat')).toEqual({ fetched, error: undefined, data: undefined, args: 'cat', loading: true });
});

test('[CFG-02] a success sets the data and that it is fetched', () => {
  expect(loaded).toEqual({ fetched: true, error: undefined, data: 1, args: 'dog', loading: false });
});

test.each([
  ['the first fetch', failed],
  ['a later fetch', fail(begin(loaded, 'dog'), 'down')],
])('[CFG-02] an error of %s sets the error and that nothing is fetched', (_case, state) => {
  expect(state).toEqual({ fetched: false, error: 'down', data: undefined, args: 'dog', loading: false });
});

const step = fc.constantFrom<(state: State) => State>(
  (state) => begin(state, 'dog'),
  (state) => succeed(begin(state, 'dog'), 1),
  (state) => fail(begin(state, 'dog'), 'down'),
  () => purge(),
);

test('[CFG-02] after any fetches there is no data beside an error, and a purge leads to the beginning', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const state = steps.reduce((before, next) => next(before), initial);
      expect([state.data, state.error]).toContain(undefined);
      expect(state.loading && (state.data ?? state.error) !== undefined).toBe(false);
      expect(purge()).toEqual(initial);
    }),
  );
});
