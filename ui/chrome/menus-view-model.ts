import { runInAction } from 'mobx';
import type { LoadMenus, Menus } from '../../core/catalogue/menus';
import type { NavigationMenu } from '../../core/catalogue/navigation';
import { isRight } from '../../core/shared/either';
import { observeMembers } from '../state/observe-members';

/** The menus of the departments, which are fetched once, when the shopper approaches them. */
export class MenusViewModel {
  status: 'idle' | 'loading' | 'loaded' | 'failed' = 'idle';
  menus: Menus = new Map();
  readonly #load: LoadMenus;

  constructor(load: LoadMenus) {
    this.#load = load;
    observeMembers(this);
  }

  /** Returns the menu of a department; undefined until it is loaded. */
  of(id: string): NavigationMenu | undefined {
    return this.menus.get(id);
  }

  /** Fetches the menus. Does nothing while they are loading or loaded; after a failure it tries again. */
  async fetch(): Promise<void> {
    if (this.status === 'loading' || this.status === 'loaded') return;
    this.status = 'loading';
    const outcome = await this.#load();
    runInAction(() => {
      this.status = isRight(outcome) ? 'loaded' : 'failed';
      if (isRight(outcome)) this.menus = outcome.right;
    });
  }
}
