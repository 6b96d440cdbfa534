import type { BehaviourTracker } from '../../../core/analytics/behaviour';
import { trackedTile } from '../../../core/analytics/tracked-item';
import type { ProductTile } from '../../../core/catalogue/tile';
import type { Disposer } from '../../../core/shared/disposer';
import type { DepartmentData } from './department-data';

export interface DepartmentPorts {
  readonly behaviour: BehaviourTracker;
}

/** A department's page. It reports its best sellers and the chosen one as those of a list (SRC-08). */
export class DepartmentViewModel {
  readonly #behaviour: BehaviourTracker;

  constructor(
    readonly page: DepartmentData,
    { behaviour }: DepartmentPorts,
  ) {
    this.#behaviour = behaviour;
  }

  /** Reports the best sellers. */
  readonly start = (): Disposer => {
    const { all, bestSellers } = this.page;
    this.#behaviour.track({
      kind: 'results-shown',
      list: this.#list,
      total: all.total,
      page: 1,
      items: bestSellers.products.map(trackedTile),
      resultId: bestSellers.resultId,
    })();
    return () => undefined;
  };

  /** Reports the product that the shopper opens. */
  choose(tile: ProductTile): void {
    const { resultId } = this.page.bestSellers;
    this.#behaviour.track({ kind: 'result-chosen', list: this.#list, item: trackedTile(tile), resultId })();
  }

  get #list(): { readonly kind: 'category'; readonly id: string } {
    return { kind: 'category', id: this.page.id };
  }
}
