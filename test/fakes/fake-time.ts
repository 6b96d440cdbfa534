import type { Clock } from '../../core/shared/clock';
import type { Pause } from '../../core/shared/pause';

const START = Date.UTC(2030, 0, 15, 12);

/** A virtual clock. The test advances it; a pause ends when its time has passed. */
export class FakeTime {
  #now = START;
  #waiting: ReadonlyArray<{ readonly until: number; readonly resolve: () => void }> = [];

  readonly clock: Clock = () => this.#now;

  readonly pause: Pause = (milliseconds) => () =>
    new Promise((resolve) => {
      this.#waiting = [...this.#waiting, { until: this.#now + milliseconds, resolve }];
    });

  /** Advances the clock; resolves after the pauses that are due have ended. */
  async passes(milliseconds: number): Promise<void> {
    await settled();
    this.#now += milliseconds;
    const due = this.#waiting.filter(({ until }) => until <= this.#now);
    this.#waiting = this.#waiting.filter(({ until }) => until > this.#now);
    for (const { resolve } of due) resolve();
    await settled();
  }
}

/** Resolves after all settled promises have run their callbacks. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
