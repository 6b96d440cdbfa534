import * as E from 'fp-ts/Either';
import type { ScriptFailure, ScriptLoader } from '../../core/shared/script-loader';

type Cause = ScriptFailure['cause'];
type Outcome = E.Either<ScriptFailure, void>;

interface Entry {
  readonly outcome: Promise<Outcome>;
  /** Settles the load: without a cause the script runs, with one it fails. Later calls do nothing. */
  readonly end: (cause?: Cause) => void;
}

/** Loads scripts at once by default. The test sets the effect of running one. */
export class FakeScriptLoader implements ScriptLoader {
  readonly #entries = new Map<string, Entry>();
  readonly #effects = new Map<string, () => void>();
  #failure: Cause | undefined;
  #isSlow = false;

  /** Sets the effect of running a script. */
  runs(src: string, effect: () => void): this {
    this.#effects.set(src, effect);
    return this;
  }

  /** From now on every load fails with this cause; undefined ends that. */
  fails(cause: Cause | undefined): this {
    this.#failure = cause;
    return this;
  }

  /** From now on loads stay pending until `release`. */
  holdsLoads(): this {
    this.#isSlow = true;
    return this;
  }

  /** Completes pending loads; from now on scripts load at once. */
  release(): void {
    this.#isSlow = false;
    for (const { end } of this.#entries.values()) end();
  }

  /** The scripts that are in the page now. */
  get scripts(): ReadonlyArray<string> {
    return [...this.#entries.keys()];
  }

  readonly load: ScriptLoader['load'] = (src) => () => {
    const entry = this.#entries.get(src) ?? this.#begin(src);
    if (this.#failure !== undefined || !this.#isSlow) entry.end(this.#failure);
    return entry.outcome;
  };

  readonly remove: ScriptLoader['remove'] = (src) => () => {
    this.#entries.get(src)?.end('removed');
    this.#entries.delete(src);
  };

  #begin(src: string): Entry {
    let isOver = false;
    let settle = (_outcome: Outcome): void => undefined;
    const outcome = new Promise<Outcome>((resolve) => (settle = resolve));
    const end = (cause?: Cause): void => {
      if (isOver) return;
      isOver = true;
      if (cause === undefined) this.#effects.get(src)?.();
      else this.#entries.delete(src);
      settle(cause === undefined ? E.right(undefined) : E.left({ kind: 'script-not-loaded', src, cause }));
    };
    const entry = { outcome, end };
    this.#entries.set(src, entry);
    return entry;
  }
}
