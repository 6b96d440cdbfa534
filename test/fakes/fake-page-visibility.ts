import { BehaviorSubject } from 'rxjs';
import type { PageVisibility } from '../../core/shared/page-visibility';

/** A page that the shopper looks at, until the test says otherwise. */
export class FakePageVisibility implements PageVisibility {
  readonly #seen = new BehaviorSubject(true);
  readonly isVisible = this.#seen.asObservable();

  hide(): void {
    this.#seen.next(false);
  }

  show(): void {
    this.#seen.next(true);
  }

  /** Whether anybody still asks. */
  get observed(): boolean {
    return this.#seen.observed;
  }
}
