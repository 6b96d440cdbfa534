import type { IO } from 'fp-ts/IO';
import { Observable } from 'rxjs';
import type { PageHistory } from '../../core/shared/page-history';

type HistoryWindow = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;

/** The window's address and history. */
export class BrowserHistory implements PageHistory {
  readonly current: IO<string> = () => this.window.location.pathname + this.window.location.search;
  readonly returns: Observable<string>;

  constructor(private readonly window: HistoryWindow) {
    this.returns = new Observable((subscriber) => {
      const tell = (): void => subscriber.next(this.current());
      window.addEventListener('popstate', tell);
      return () => window.removeEventListener('popstate', tell);
    });
  }

  readonly push: PageHistory['push'] = (url) => () => {
    try {
      this.window.history.pushState(null, '', url);
    } catch {
      // Some browsers refuse after too many entries in a short time; the page goes on with the old address.
    }
  };

  readonly leave: PageHistory['leave'] = (url) => () => this.window.location.assign(url);
}
