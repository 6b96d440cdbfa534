import { BehaviorSubject } from 'rxjs';
import type { PageVisibility } from '../../core/shared/page-visibility';

/** A page that is visible until the test hides it. */
export class FakePageVisibility implements PageVisibility {
  readonly #seen = new BehaviorSubject(true);
  readonly isVisible = this.#seen.asObservable();

  hide(): void {
    this.#seen.next(false);
  }

  show(): void {
    this.#seen.next(true);
  }

  /** Whether `isVisible` has a subscriber. */
  get observed(): boolean {
    return this.#seen.observed;
  }
}
