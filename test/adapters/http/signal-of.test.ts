import { signalOf } from '../../../adapters/http/signal-of';

test('a call without an end condition has no signal', () => {
  expect(signalOf(undefined, undefined)).toBeUndefined();
});

test('[SRC-03] aborts with the first condition and ignores later ones', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = signalOf(one.signal, undefined, other.signal);
  expect(signal?.aborted).toBe(false);
  other.abort();
  expect(signal?.aborted).toBe(true);
  one.abort();
  expect(signal?.aborted).toBe(true);
});

test('[SRC-03] is aborted at once for a call that was aborted before', () => {
  const gone = new AbortController();
  gone.abort();
  expect(signalOf(new AbortController().signal, gone.signal)?.aborted).toBe(true);
});

test('works in a browser without AbortSignal.any', () => {
  const any = jest.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function');
  });
  const signal = signalOf(new AbortController().signal, new AbortController().signal);
  any.mockRestore();
  expect(signal?.aborted).toBe(false);
});
