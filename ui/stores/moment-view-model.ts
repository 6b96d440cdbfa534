import type { Clock } from '../../core/shared/clock';
import { observeMembers } from '../state/observe-members';

/**
 * The time for which a page shows whether stores are open, in milliseconds since 1970. Until hydration it is the time of rendering,
 * so that server and browser render the same. After that it is the device's time, since a cached page may be old.
 */
export class MomentViewModel {
  readonly #clock: Clock;

  constructor(
    public now: number,
    clock: Clock,
  ) {
    this.#clock = clock;
    observeMembers(this);
  }

  /** Reads the device's time. Call it after hydration and when the page is shown again. */
  refresh(): void {
    this.now = this.#clock();
  }
}
