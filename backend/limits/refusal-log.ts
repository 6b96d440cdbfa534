/** Counts what limits refuse, so that an attack fills neither the log nor the disk behind it. */
export interface RefusalLog {
  /** Counts one refusal under a reason, a constant of the code. */
  readonly count: (reason: string) => void;
  /** Writes what was counted since the last line, if anything. */
  readonly flush: () => void;
}

export interface RefusalLogOptions {
  readonly warn: (counts: Readonly<Record<string, number>>, message: string) => void;
  /** Runs something later without keeping the process alive; after a minute unless told. */
  readonly later?: (run: () => void) => void;
}

const LINE_EVERY_MS = 60_000;

const inAMinute = (run: () => void): void => void setTimeout(run, LINE_EVERY_MS).unref();

/** Writes one line a minute while something is refused: how often, by reason. */
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
