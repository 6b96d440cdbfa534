import type { IO } from 'fp-ts/IO';
import { HOME_PATH } from '../../core/paths/paths';
import { isDestination, isOnOrigin } from '../../core/shared/destination';
import type { PageHistory } from '../../core/shared/page-history';

type HistoryWindow = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;

/** The window's address and history. */
export class BrowserHistory implements PageHistory {
  readonly current: IO<string> = () => this.#window.location.pathname + this.#window.location.search;
  readonly #window: HistoryWindow;

  constructor(window: HistoryWindow) {
    this.#window = window;
  }

  readonly whenReturned: PageHistory['whenReturned'] = (listener) => {
    const listen = (): void => listener(this.current());
    this.#window.addEventListener('popstate', listen);
    return () => this.#window.removeEventListener('popstate', listen);
  };

  readonly push: PageHistory['push'] = (url) => () => this.#change('pushState', url);

  readonly replace: PageHistory['replace'] = (url) => () => this.#change('replaceState', url);

  readonly leave: PageHistory['leave'] = (url, alsoAllowed) => () =>
    this.#window.location.assign(isDestination(url) || isOnOrigin(url, alsoAllowed) ? url : HOME_PATH);

  #change(method: 'pushState' | 'replaceState', url: string): void {
    try {
      this.#window.history[method](null, '', url);
    } catch {
      // Some browsers refuse after too many changes in a short time; the page then keeps the old address.
    }
  }
}
