import { HOME_PATH } from '../../core/paths/paths';
import { isDestination } from '../../core/shared/destination';
import type { PageHistory } from '../../core/shared/page-history';

/** One tab of a browser in memory. */
export class FakePageHistory implements PageHistory {
  #entries: ReadonlyArray<string>;
  #wentTo: string | undefined;
  readonly #listeners = new Set<(url: string) => void>();

  constructor(first: string) {
    this.#entries = [first];
  }

  /** Where the shopper was sent by loading a page, if anywhere. */
  get left(): string | undefined {
    return this.#wentTo;
  }

  /** The shopper presses Back; on the first entry nothing happens. */
  goesBack(): void {
    if (this.#entries.length === 1) return;
    this.#entries = this.#entries.slice(0, -1);
    for (const tell of this.#listeners) tell(this.current());
  }

  readonly current: PageHistory['current'] = () => this.#entries.at(-1) ?? '';

  readonly push: PageHistory['push'] = (url) => () => {
    this.#entries = [...this.#entries, url];
  };

  readonly leave: PageHistory['leave'] = (url) => () => {
    this.#wentTo = isDestination(url) ? url : HOME_PATH;
  };

  readonly whenReturned: PageHistory['whenReturned'] = (tell) => {
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  };
}
