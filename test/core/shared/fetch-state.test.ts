import fc from 'fast-check';
import { begin, fail, initialFetchState, purge, succeed, type FetchState } from '../../../core/shared/fetch-state';

type State = FetchState<string, number, string>;

const INITIAL: State = initialFetchState;
const LOADED: State = succeed(begin(INITIAL, 1), 'first');

describe('a fetch', () => {
  test('starts empty', () => {
    expect(INITIAL).toEqual({ fetched: false, loading: false, error: undefined, data: undefined, args: undefined });
  });

  test.each<[string, State]>([
    ['the first', INITIAL],
    ['another after a success', LOADED],
    ['another after a failure', fail(begin(INITIAL, 1), 'down')],
    ['another during a pending one', begin(INITIAL, 1)],
  ])('starting %s sets loading and its arguments and clears data and error', (_case, before) => {
    expect(begin(before, 2)).toMatchObject({ loading: true, data: undefined, error: undefined, args: 2 });
  });

  test('success sets the data and the fetched flag and ends loading', () => {
    expect(succeed(begin(INITIAL, 1), 'first')).toEqual({
      fetched: true,
      loading: false,
      error: undefined,
      data: 'first',
      args: 1,
    });
  });

  test('failure sets the error, clears the fetched flag and ends loading', () => {
    expect(fail(begin(LOADED, 2), 'down')).toEqual({
      fetched: false,
      loading: false,
      error: 'down',
      data: undefined,
      args: 2,
    });
  });

  test('purge resets to the initial state', () => {
    expect(purge<string, number, string>()).toEqual(INITIAL);
  });
});

type Step = (state: State) => State;

/** A pending, successful or failed fetch, or a purge. */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.integer().map(
    (args): Step =>
      (state) =>
        begin(state, args),
  ),
  fc.tuple(fc.integer(), fc.string()).map(
    ([args, data]): Step =>
      (state) =>
        succeed(begin(state, args), data),
  ),
  fc.tuple(fc.integer(), fc.string()).map(
    ([args, error]): Step =>
      (state) =>
        fail(begin(state, args), error),
  ),
  fc.constant<Step>(() => purge()),
);

const after = (steps: ReadonlyArray<Step>): State => steps.reduce((state, step) => step(state), INITIAL);

test('no sequence holds data beside an error, or either while loading', () => {
  fc.assert(
    fc.property(fc.array(anyStep), (steps) => {
      const { loading, fetched, data, error } = after(steps);
      const held = [data, error].filter((value) => value !== undefined).length;
      expect(held).toBeLessThanOrEqual(loading ? 0 : 1);
      if (error !== undefined) expect(fetched).toBe(false);
    }),
  );
});

test('the last step alone determines whether a fetch is pending', () => {
  fc.assert(
    fc.property(fc.array(anyStep), fc.integer(), fc.string(), (steps, args, text) => {
      const state = after(steps);
      expect(begin(state, args).loading).toBe(true);
      expect(succeed(state, text)).toMatchObject({ loading: false, fetched: true });
      expect(fail(state, text)).toMatchObject({ loading: false, fetched: false });
      expect(purge()).toEqual(INITIAL);
    }),
  );
});
