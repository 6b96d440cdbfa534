import { HOME_PATH } from '../../core/paths/paths';
import { isDestination, isOnOrigin } from '../../core/shared/destination';
import type { PageHistory } from '../../core/shared/page-history';

/** The history of one browser tab in memory. */
export class FakePageHistory implements PageHistory {
  #entries: ReadonlyArray<string>;
  #navigatedTo: string | undefined;
  readonly #listeners = new Set<(url: string) => void>();

  constructor(first: string) {
    this.#entries = [first];
  }

  /** The address of the last page load, if there was one. */
  get navigatedTo(): string | undefined {
    return this.#navigatedTo;
  }

  /** Simulates the Back button; does nothing on the first entry. */
  goesBack(): void {
    if (this.#entries.length === 1) return;
    this.#entries = this.#entries.slice(0, -1);
    for (const notify of this.#listeners) notify(this.current());
  }

  readonly current: PageHistory['current'] = () => this.#entries.at(-1) ?? '';

  readonly push: PageHistory['push'] = (url) => () => {
    this.#entries = [...this.#entries, url];
  };

  readonly replace: PageHistory['replace'] = (url) => () => {
    this.#entries = [...this.#entries.slice(0, -1), url];
  };

  readonly leave: PageHistory['leave'] = (url, alsoAllowed) => () => {
    this.#navigatedTo = isDestination(url) || isOnOrigin(url, alsoAllowed) ? url : HOME_PATH;
  };

  readonly whenReturned: PageHistory['whenReturned'] = (notify) => {
    this.#listeners.add(notify);
    return () => void this.#listeners.delete(notify);
  };
}
