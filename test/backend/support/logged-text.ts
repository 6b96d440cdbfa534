/**
 * All lines of a log as one text, without what is random or counts time. Digits of a secret that are few stand in such
 * a value by chance now and then.
 */
export const loggedText = (log: readonly string[]): string =>
  log
    .map((line) => {
      const { time: _time, reqId: _reqId, ms: _ms, ...rest } = JSON.parse(line) as Record<string, unknown>;
      return JSON.stringify(rest);
    })
    .join('\n');
