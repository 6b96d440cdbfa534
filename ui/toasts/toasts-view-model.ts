import type { Pause } from '../../core/shared/pause';
import type { Toast } from '../design/toasts';
import { observeMembers } from '../state/observe-members';

/** How long a success is shown: long enough to read a line and reach its button. */
const SHOWN_MS = 8_000;
const MOST = 3;

/**
 * Short messages over the page, which screen readers announce. Successes disappear by themselves; errors stay until
 * dismissed.
 */
export class ToastsViewModel {
  toasts: ReadonlyArray<Toast> = [];
  #lastId = 0;
  readonly #pause: Pause;

  constructor(pause: Pause) {
    this.#pause = pause;
    observeMembers(this);
  }

  succeed(text: string, action?: Toast['action']): void {
    const id = this.show('success', text, action);
    void this.#pause(SHOWN_MS)().then(() => this.dismiss(id));
  }

  /** The action ends the message, because it tries again what failed. A message replaces its like. */
  fail(text: string, action?: Toast['action']): void {
    this.toasts = this.toasts.filter((toast) => toast.tone !== 'error' || toast.text !== text);
    const id = this.show(
      'error',
      text,
      action && {
        ...action,
        run: () => {
          this.dismiss(id);
          action.run();
        },
      },
    );
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  private show(tone: Toast['tone'], text: string, action: Toast['action']): number {
    this.#lastId += 1;
    this.toasts = [...this.toasts, { id: this.#lastId, tone, text, action }].slice(-MOST);
    return this.#lastId;
  }
}
