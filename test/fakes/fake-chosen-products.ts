import type { ChosenProduct, RememberChosenProduct } from '../../core/search/suggestions/chosen-product';

/** Records chosen products, oldest first. */
export class FakeChosenProducts {
  readonly #chosen: ChosenProduct[] = [];

  get all(): ReadonlyArray<ChosenProduct> {
    return [...this.#chosen];
  }

  readonly remember: RememberChosenProduct = (chosen) => () => void this.#chosen.push(chosen);
}
