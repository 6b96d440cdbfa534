import { runInAction } from 'mobx';
import type { Personalization } from '../../core/personalization/personalization';
import {
  personalizationForm,
  readPersonalization,
  type PersonalizationField,
} from '../../core/personalization/personalization-form';
import { isRight } from '../../core/shared/either';
import { FormViewModel } from '../forms/form-view-model';
import { observeMembers } from '../state/observe-members';
import type { WantedPersonalization } from './wanted-personalization';

/** Adds the product with this text. Resolves to why it could not be added; undefined when it was. Never rejects. */
export type AddPersonalized = (personalization: Personalization) => Promise<string | undefined>;

/** The dialog that asks for the text of a product (PRO-08). What was typed is kept after a failure. */
export class PersonalizationViewModel {
  readonly form: FormViewModel<PersonalizationField>;
  isAdding = false;
  /** The message above the form. */
  problem: string | undefined;
  readonly #add: AddPersonalized;

  constructor(
    readonly wanted: WantedPersonalization,
    add: AddPersonalized,
  ) {
    this.#add = add;
    this.form = new FormViewModel(personalizationForm(wanted.offer));
    observeMembers(this, { form: false, wanted: false });
  }

  async add(): Promise<void> {
    if (this.isAdding || !this.form.validate()) return;
    const read = readPersonalization(this.wanted.offer, this.form.values);
    if (!isRight(read)) return this.form.rejectAll(read.left.errors);
    this.isAdding = true;
    this.problem = undefined;
    const problem = await this.#add(read.right);
    runInAction(() => {
      this.isAdding = false;
      this.problem = problem;
    });
  }
}
