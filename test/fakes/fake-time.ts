import type { Clock } from '../../core/shared/clock';
import type { Pause } from '../../core/shared/pause';

const START = Date.UTC(2030, 0, 15, 12);

/** A clock that stands still until the test lets time pass; pauses end when theirs has. */
export class FakeTime {
  #now = START;
  #waiting: ReadonlyArray<{ readonly until: number; readonly wake: () => void }> = [];

  readonly clock: Clock = () => this.#now;

  readonly pause: Pause = (milliseconds) => () =>
    new Promise((resolve) => {
      this.#waiting = [...this.#waiting, { until: this.#now + milliseconds, wake: resolve }];
    });

  /** Lets so much time pass; done once everything that was due has happened. */
  async passes(milliseconds: number): Promise<void> {
    await settled();
    this.#now += milliseconds;
    const due = this.#waiting.filter(({ until }) => until <= this.#now);
    this.#waiting = this.#waiting.filter(({ until }) => until > this.#now);
    for (const { wake } of due) wake();
    await settled();
  }
}

/** Once every promise that can be kept is kept. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
