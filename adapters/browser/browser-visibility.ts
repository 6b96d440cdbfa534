import { Observable } from 'rxjs';
import type { PageVisibility } from '../../core/shared/page-visibility';

type VisibleDocument = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Emits whether the document is visible, at once and on each change. A prerendered page is not visible. */
export class BrowserVisibility implements PageVisibility {
  readonly isVisible: Observable<boolean>;

  constructor(document: VisibleDocument) {
    this.isVisible = new Observable((subscriber) => {
      const emit = (): void => subscriber.next(document.visibilityState === 'visible');
      document.addEventListener('visibilitychange', emit);
      emit();
      return () => document.removeEventListener('visibilitychange', emit);
    });
  }
}
