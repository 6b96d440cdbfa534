import { reaction, runInAction } from 'mobx';
import { listMessage } from '../../core/lists/list-message';
import { LISTS_PATH } from '../../core/paths/list-paths';
import { NOTHING_TO_DISPOSE, type Disposer } from '../../core/shared/disposer';
import { isLeft, isRight } from '../../core/shared/either';
import { observeMembers } from '../state/observe-members';
import type { PageWishes, Wishes, WishesPorts } from './wishes';

/** Returns the view model of the page's hearts, and creates it for the first one. */
export const wishesOf = (page: PageWishes | undefined): Wishes | undefined =>
  page === undefined ? undefined : (page.model ??= new WishesViewModel(page.ports));

/** The hearts of a page (ACC-05). Nothing is requested for pages without hearts and shoppers without an identity. */
export class WishesViewModel implements Wishes {
  isReady = false;
  private wished: ReadonlySet<string> = new Set();
  /** The number of hearts on the page. */
  #hearts = 0;
  #stop: Disposer = NOTHING_TO_DISPOSE;
  /** Counts changes: a response to an older request does not undo a newer change. */
  #turn = 0;
  readonly #ports: WishesPorts;

  constructor(ports: WishesPorts) {
    this.#ports = ports;
    observeMembers(this);
  }

  has(partNumber: string): boolean {
    return this.wished.has(partNumber);
  }

  /** Shows the hearts when the browser is idle, and follows sign-ins on this page, as long as one heart is there. */
  show(): Disposer {
    if (!this.#ports.can('lists')) return NOTHING_TO_DISPOSE;
    this.#hearts += 1;
    if (this.#hearts === 1) {
      this.#stop = reaction(this.#ports.shopperId, () => void this.refresh());
      this.#ports.whenIdle(() => this.ready());
    }
    return () => {
      this.#hearts -= 1;
      if (this.#hearts === 0) this.#stop();
    };
  }

  private ready(): void {
    this.isReady = true;
    void this.refresh();
  }

  /** Reads the products again, if the page has hearts. Without a response the hearts stay as they are. */
  async refresh(): Promise<void> {
    if (!this.isReady || this.#ports.shopperId() === undefined) return;
    const turn = ++this.#turn;
    const outcome = await this.#ports.loadWished();
    runInAction(() => {
      if (isRight(outcome) && turn === this.#turn) this.wished = new Set(outcome.right);
    });
  }

  async toggle(partNumber: string, name: string): Promise<void> {
    const isWished = !this.has(partNumber);
    this.#turn += 1;
    this.#mark(partNumber, isWished);
    const { toggleWish, toasts, leave } = this.#ports;
    const outcome = await toggleWish(partNumber, isWished)();
    if (isLeft(outcome)) {
      this.#mark(partNumber, !isWished);
      toasts.fail(listMessage(outcome.left));
    } else if (isWished) {
      toasts.succeed(`In your wish list: ${name}`, { label: 'See it', run: () => leave(LISTS_PATH) });
    } else {
      const undo = (): void => void this.toggle(partNumber, name);
      toasts.succeed(`Not in your wish list any more: ${name}`, { label: 'Undo', run: undo });
    }
  }

  #mark(partNumber: string, isWished: boolean): void {
    const others = [...this.wished].filter((known) => known !== partNumber);
    runInAction(() => {
      this.wished = new Set(isWished ? [...others, partNumber] : others);
    });
  }
}
