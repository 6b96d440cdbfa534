import type { RecentlyViewed, ViewedBefore } from '../../core/catalogue/recently-viewed';
import { observeMembers } from '../state/observe-members';

/** The products that the shopper viewed before this page (PRO-11). Empty until `start`: only the browser knows them. */
export class RecentlyViewedViewModel {
  products: ReadonlyArray<ViewedBefore> = [];
  /** Whether the shopper has removed them on this page. */
  isCleared = false;
  readonly #recent: RecentlyViewed;

  constructor(recent: RecentlyViewed) {
    this.#recent = recent;
    observeMembers(this);
  }

  /** Lists the products, without the one that the page is about; that one is stored as viewed. */
  start(current?: ViewedBefore): void {
    this.products = this.#recent.list().filter(({ url }) => url !== current?.url);
    if (current !== undefined) this.#recent.remember(current)();
  }

  /** Forgets all of them. */
  clear(): void {
    this.#recent.forgetAll();
    this.products = [];
    this.isCleared = true;
  }
}
