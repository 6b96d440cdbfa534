import type { AbortSignalLike } from '../../core/shared/abort-signal';

/**
 * Combines signals: the result aborts with the first of them, which may have aborted already; undefined when there is
 * none. Browsers that the shop serves may lack `AbortSignal.any`.
 */
export const signalOf = (...endings: ReadonlyArray<AbortSignalLike | undefined>): AbortSignal | undefined => {
  const given = endings.filter((ending) => ending !== undefined);
  if (given.length === 0) return undefined;
  const call = new AbortController();
  for (const ending of given) {
    if (ending.aborted) call.abort();
    else ending.addEventListener('abort', () => call.abort());
  }
  return call.signal;
};
