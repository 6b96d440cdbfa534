import type { CopyText } from '../../core/shared/copy-text';

/** Keeps copied texts in memory. */
export class FakeClipboard {
  readonly #copied: string[] = [];
  #isRefusing = false;

  get copied(): ReadonlyArray<string> {
    return [...this.#copied];
  }

  /** From now on the browser refuses every text. */
  refuses(): this {
    this.#isRefusing = true;
    return this;
  }

  readonly copyText: CopyText = (text) => async () => {
    if (this.#isRefusing) return false;
    this.#copied.push(text);
    return true;
  };
}
