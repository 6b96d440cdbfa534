import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../core/shared/clock';

/**
 * The moment for which a page says what is open, in milliseconds since 1970: that of the page's making until it is hydrated,
 * so that the browser draws what the server drew; from then on the device's, for a shared page may be old.
 */
export class MomentViewModel {
  readonly #clock: Clock;

  constructor(
    public now: number,
    clock: Clock,
  ) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The page is hydrated, or into view again. */
  refresh(): void {
    this.now = this.#clock();
  }
}
