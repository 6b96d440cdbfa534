import { BehaviorSubject } from 'rxjs';
import type { PageVisibility } from '../../core/shared/page-visibility';

/** A page that is visible until the test hides it. */
export class FakePageVisibility implements PageVisibility {
  readonly #visibility = new BehaviorSubject(true);
  readonly isVisible = this.#visibility.asObservable();

  hide(): void {
    this.#visibility.next(false);
  }

  show(): void {
    this.#visibility.next(true);
  }

  /** Whether `isVisible` has a subscriber. */
  get observed(): boolean {
    return this.#visibility.observed;
  }
}
