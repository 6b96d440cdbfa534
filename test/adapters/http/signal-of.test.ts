import { signalOf } from '../../../adapters/http/signal-of';

test('without anything that could end it a call has no signal', () => {
  expect(signalOf(undefined, undefined)).toBeUndefined();
});

test('[SRC-03] a call ends with the first of its endings, and a later one changes nothing', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = signalOf(one.signal, undefined, other.signal);
  expect(signal?.aborted).toBe(false);
  other.abort();
  expect(signal?.aborted).toBe(true);
  one.abort();
  expect(signal?.aborted).toBe(true);
});

test('[SRC-03] a call that was given up before it began has ended', () => {
  const gone = new AbortController();
  gone.abort();
  expect(signalOf(new AbortController().signal, gone.signal)?.aborted).toBe(true);
});

test('a browser without AbortSignal.any can search all the same', () => {
  const any = jest.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function');
  });
  const signal = signalOf(new AbortController().signal, new AbortController().signal);
  any.mockRestore();
  expect(signal?.aborted).toBe(false);
});
