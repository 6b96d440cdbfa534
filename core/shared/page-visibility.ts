import type { Observable } from 'rxjs';

/** Whether the shopper can see the page. */
export interface PageVisibility {
  /** Emits the current state and each change; never completes. */
  readonly isVisible: Observable<boolean>;
}
