import { reaction, runInAction } from 'mobx';
import type { ToggleWish } from '../../core/lists/change-lists';
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
  /** What the service knows. */
  private wished: ReadonlySet<string> = new Set();
  /** What the shopper wants, of products whose changes have not ended. */
  private wanted: ReadonlyMap<string, boolean> = new Map();
  /** The number of hearts on the page. */
  #hearts = 0;
  #stop: Disposer = NOTHING_TO_DISPOSE;
  /** Counts reads: the response to an older one is ignored. */
  #turn = 0;
  /** The changes that succeeded since the last read began, which its response may not have. */
  readonly #changed = new Map<string, boolean>();
  /** The last change of each product whose changes have not ended. */
  readonly #last = new Map<string, ReturnType<ReturnType<ToggleWish>>>();
  readonly #ports: WishesPorts;

  constructor(ports: WishesPorts) {
    this.#ports = ports;
    observeMembers(this);
  }

  has(partNumber: string): boolean {
    return this.wanted.get(partNumber) ?? this.wished.has(partNumber);
  }

  /** Shows the hearts when the browser is idle, and follows sign-ins on this page, as long as one heart is there. */
  show(): Disposer {
    if (!this.#ports.can('lists')) return NOTHING_TO_DISPOSE;
    this.#hearts += 1;
    if (this.#hearts === 1) {
      this.#stop = reaction(this.#ports.shopperId, () => void this.refresh());
      this.#ports.whenIdle(() => {
        runInAction(() => {
          this.isReady = true;
          void this.refresh();
        });
      });
    }
    return () => {
      this.#hearts -= 1;
      if (this.#hearts === 0) this.#stop();
    };
  }

  /** Reads the products again, if the page has hearts. Without a response the hearts stay as they are. */
  async refresh(): Promise<void> {
    if (!this.isReady || this.#ports.shopperId() === undefined) return;
    const turn = ++this.#turn;
    this.#changed.clear();
    const outcome = await this.#ports.loadWished();
    if (!isRight(outcome) || turn !== this.#turn) return;
    runInAction(() => {
      this.wished = new Set(outcome.right);
      this.#changed.forEach((isWished, partNumber) => this.#mark(partNumber, isWished));
    });
  }

  async toggle(partNumber: string, name: string): Promise<void> {
    const isWished = !this.has(partNumber);
    runInAction(() => {
      this.wanted = new Map(this.wanted).set(partNumber, isWished);
    });
    const { toasts, leave } = this.#ports;
    const outcome = await this.#change(partNumber, isWished);
    if (isLeft(outcome)) {
      toasts.fail(listMessage(outcome.left));
    } else if (isWished) {
      toasts.succeed(`Added to wish list: ${name}`, { label: 'View', run: () => leave(LISTS_PATH) });
    } else {
      const run = (): void => void this.toggle(partNumber, name);
      toasts.succeed(`Removed from wish list: ${name}`, { label: 'Undo', run });
    }
  }

  /** Runs a change after the earlier ones of the same product. */
  async #change(partNumber: string, isWished: boolean): ReturnType<ReturnType<ToggleWish>> {
    const change = this.#ports.toggleWish(partNumber, isWished);
    const earlier = this.#last.get(partNumber);
    const running = earlier === undefined ? change() : earlier.then(change);
    this.#last.set(partNumber, running);
    const outcome = await running;
    runInAction(() => {
      if (isRight(outcome)) {
        this.#changed.set(partNumber, isWished);
        this.#mark(partNumber, isWished);
      }
      if (this.#last.get(partNumber) !== running) return;
      this.#last.delete(partNumber);
      const wanted = new Map(this.wanted);
      wanted.delete(partNumber);
      this.wanted = wanted;
    });
    return outcome;
  }

  #mark(partNumber: string, isWished: boolean): void {
    const wished = new Set(this.wished);
    if (isWished) wished.add(partNumber);
    else wished.delete(partNumber);
    this.wished = wished;
  }
}
