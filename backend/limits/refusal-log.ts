/** Counts refusals by limits and logs the counts, so that an attack does not fill the log. */
export interface RefusalLog {
  /** Counts one refusal by reason, which must be a constant. */
  readonly count: (reason: string) => void;
  /** Logs the counts since the last line, if any. */
  readonly flush: () => void;
}

export interface RefusalLogOptions {
  readonly warn: (counts: Readonly<Record<string, number>>, message: string) => void;
  /** Runs something later without keeping the process alive; by default after a minute. */
  readonly later?: (run: () => void) => void;
}

const LINE_EVERY_MS = 60_000;

const inAMinute = (run: () => void): void => void setTimeout(run, LINE_EVERY_MS).unref();

/** Logs one line per minute, with the number of refusals by reason, while there are any. */
export const makeRefusalLog = ({ warn, later = inAMinute }: RefusalLogOptions): RefusalLog => {
  const counts = new Map<string, number>();

  const flush = (): void => {
    if (counts.size === 0) return;
    const line = Object.fromEntries(counts);
    counts.clear();
    warn(line, 'limits refused requests within the last minute');
  };
  return {
    count: (reason) => {
      if (counts.size === 0) later(flush);
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    },
    flush,
  };
};
