import { Observable } from 'rxjs';
import type { PageVisibility } from '../../core/shared/page-visibility';

type VisibleDocument = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** The document's own word on whether it is seen; a page that is only prepared in advance is not. */
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
