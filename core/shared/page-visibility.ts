import type { Observable } from 'rxjs';

/** Whether the shopper can see the page. */
export interface PageVisibility {
  /** How it is now, and each change; it never ends by itself. */
  readonly isVisible: Observable<boolean>;
}
