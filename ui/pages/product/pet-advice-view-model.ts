import type { TaskEither } from 'fp-ts/TaskEither';
import { runInAction } from 'mobx';
import type { AdvisedPet } from '../../../core/pet-advice/advised-pet';
import type { AdvisedProduct } from '../../../core/pet-advice/advised-product';
import { adviseOnProduct, type PetAdvice } from '../../../core/pet-advice/advise-on-product';
import { isRight } from '../../../core/shared/either';
import { observeMembers } from '../../state/observe-members';

/** The product of the page and its shown variant. Observed. */
export interface ShownProduct {
  readonly product: AdvisedProduct;
  readonly selected: { readonly size: string | undefined };
}

/** Whether something about the pet has to be added before there is advice. */
export const isQuestion = ({ advice }: PetAdvice): boolean =>
  advice.kind === 'weight-needed' || advice.kind === 'age-needed';

/** Advice for the shopper's pets on a product's page (ACC-04). */
export class PetAdviceViewModel {
  pets: ReadonlyArray<AdvisedPet> = [];
  readonly #shown: ShownProduct;
  readonly #load: TaskEither<unknown, ReadonlyArray<AdvisedPet>>;

  constructor(shown: ShownProduct, load: TaskEither<unknown, ReadonlyArray<AdvisedPet>>) {
    this.#shown = shown;
    this.#load = load;
    observeMembers(this);
  }

  get product(): AdvisedProduct {
    return this.#shown.product;
  }

  get packSize(): string | undefined {
    return this.#shown.selected.size;
  }

  /** Advice first, then what the shopper has to add before there is any. */
  get advice(): ReadonlyArray<PetAdvice> {
    const all = adviseOnProduct(this.product, this.packSize, this.pets);
    return [...all.filter((entry) => !isQuestion(entry)), ...all.filter(isQuestion)];
  }

  /** Loads the pets. The page does without them when they cannot be loaded. */
  async load(): Promise<void> {
    const loaded = await this.#load();
    if (isRight(loaded)) runInAction(() => (this.pets = loaded.right));
  }
}
