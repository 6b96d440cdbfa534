import { runInAction } from 'mobx';
import type { LoadMenus, Menus } from '../../core/catalogue/menus';
import type { NavigationMenu } from '../../core/catalogue/navigation';
import { isRight } from '../../core/shared/either';
import { begin, fail, purge, succeed, type FetchState } from '../../core/shared/fetch-state';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { observeMembers } from '../state/observe-members';

/** The menus of the departments, which are fetched once, when the shopper approaches them. */
export class MenusViewModel {
  state: FetchState<void, Menus, UpstreamFailure> = purge();
  readonly #load: LoadMenus;

  constructor(load: LoadMenus) {
    this.#load = load;
    observeMembers(this);
  }

  get status(): 'idle' | 'loading' | 'loaded' | 'failed' {
    const { loading, fetched, error } = this.state;
    if (loading) return 'loading';
    if (fetched) return 'loaded';
    return error === undefined ? 'idle' : 'failed';
  }

  /** Returns the menu of a department; undefined until it is loaded. */
  of(id: string): NavigationMenu | undefined {
    return this.state.data?.get(id);
  }

  /** Fetches the menus. Does nothing while they are loading or loaded; after a failure it tries again. */
  async fetch(): Promise<void> {
    if (this.state.loading || this.state.fetched) return;
    this.state = begin(this.state, undefined);
    const outcome = await this.#load();
    runInAction(() => {
      this.state = isRight(outcome) ? succeed(this.state, outcome.right) : fail(this.state, outcome.left);
    });
  }
}
