import { hasErrors, type FieldErrors, type Form, type FormField, type FormState } from '../../core/forms/form';
import { observeMembers } from '../state/observe-members';

/** The state of a form on a screen, backed by a form of the core (FRM-01). */
export class FormViewModel<Key extends string> {
  state: FormState<Key>;
  /** The number of validations that found errors. The summary takes the focus after each one. */
  failedChecks = 0;
  readonly #form: Form<Key>;

  constructor(
    form: Form<Key>,
    values?: Readonly<Partial<Record<Key, string>>>,
    /** The errors that the server found in a form posted without scripts. */
    errors?: FieldErrors<Key>,
  ) {
    this.#form = form;
    this.state = values === undefined ? form.initial : form.setFields(form.initial, values);
    if (errors !== undefined) this.rejectAll(errors);
    observeMembers(this);
  }

  get hasErrors(): boolean {
    return hasErrors(this.state);
  }

  /** The fields with errors, in the order of the form, for its summary. */
  get faulty(): ReadonlyArray<FormField> {
    return this.#form.keys.map((key) => this.state.fields[key]).filter(({ errors }) => errors.length > 0);
  }

  get values(): Readonly<Record<Key, string>> {
    return Object.fromEntries(this.#form.keys.map((key) => [key, this.state.fields[key].value])) as Record<Key, string>;
  }

  field(key: Key): FormField {
    return this.state.fields[key];
  }

  change(key: Key, typed: string): void {
    this.state = this.#form.change(this.state, key, typed);
  }

  /** Validates all fields. Returns true when there are no errors. */
  validate(): boolean {
    this.state = this.#form.validate(this.state);
    if (this.hasErrors) this.failedChecks += 1;
    return !this.hasErrors;
  }

  invalidate(): void {
    this.state = this.#form.invalidate(this.state);
  }

  setFields(values: Readonly<Partial<Record<Key, string>>>): void {
    this.state = this.#form.setFields(this.state, values);
  }

  reject(key: Key, error: string): void {
    this.state = this.#form.reject(this.state, key, error);
    this.failedChecks += 1;
  }

  /** Adds errors found elsewhere, such as by a service, to their fields. Counts as one failed validation. */
  rejectAll(errors: FieldErrors<Key>): void {
    const wrong = this.#form.keys.flatMap((key) => {
      const error = errors[key];
      return error === undefined ? [] : [[key, error] as const];
    });
    if (wrong.length === 0) return;
    this.state = wrong.reduce((state, [key, error]) => this.#form.reject(state, key, error), this.state);
    this.failedChecks += 1;
  }

  reset(): void {
    this.state = this.#form.initial;
    this.failedChecks = 0;
  }
}
