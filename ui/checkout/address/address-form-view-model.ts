import { reaction, runInAction } from 'mobx';
import { addressForm, type Address, type AddressField, type Destination } from '../../../core/addresses/address';
import type { FetchCheckoutUseCases } from '../../../core/checkout/checkout-use-cases';
import { firstErrors, type FieldErrors } from '../../../core/forms/form';
import type { Disposer } from '../../../core/shared/disposer';
import { ownValue } from '../../../core/shared/own-value';
import { isRight } from '../../../core/shared/either';
import { FormViewModel } from '../../forms/form-view-model';
import { observeMembers } from '../../state/observe-members';
import { withUseCases } from '../with-use-cases';

export const NO_ADDRESS: Address = {
  firstName: '',
  lastName: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  zipCode: '',
  phone: '',
};

/** The fields of an address (CHK-03). A ZIP code fills city and state, unless the shopper has typed others. */
export class AddressFormViewModel {
  readonly form: FormViewModel<AddressField>;
  /** What the last ZIP code or suggestion filled in. */
  private filled: Pick<Address, 'city' | 'line2' | 'state'> = { city: '', line2: '', state: '' };
  /** How many ZIP codes are being looked up. */
  private lookUps = 0;
  readonly useCases: FetchCheckoutUseCases;

  constructor(values: Address, errors: FieldErrors<AddressField> | undefined, useCases: FetchCheckoutUseCases) {
    this.form = new FormViewModel(addressForm, values, errors);
    this.useCases = useCases;
    observeMembers(this, { form: false, useCases: false });
  }

  /** Follows the ZIP code's field, also when it was typed before the form was ready. Returns the disposer. */
  start(): Disposer {
    return reaction(
      () => this.form.field('zipCode').value.trim(),
      (zipCode) => {
        if (/^\d{5}$/.test(zipCode)) void this.#fillFrom(zipCode);
      },
      { fireImmediately: this.form.field('city').value === '' },
    );
  }

  /** Takes over what was entered before the page was hydrated, by field name. Other names are ignored. */
  takeEarly(early: Readonly<Record<string, string>>): void {
    const known: Readonly<Record<string, string>> = this.form.values;
    this.form.setFields(
      Object.fromEntries(Object.entries(early).filter(([name, value]) => ownValue(known, name) !== value)),
    );
  }

  /**
   * Takes over a suggested place, and keeps name and phone number. One without a unit keeps a unit that the shopper has
   * typed, but not that of an earlier suggestion.
   */
  take({ line1, line2, city, state, zipCode }: Destination): void {
    const unit = line2 !== '' || this.#isUntouched('line2') ? { line2 } : {};
    this.filled = { city, line2, state };
    this.form.setFields({ line1, city, state, zipCode, ...unit });
  }

  /**
   * Validates the fields. Returns true when there are no errors, also when only a city or state is missing whose ZIP code is
   * still looked up, as on a slow network: saving the address looks it up, too.
   */
  validate(): boolean {
    return (this.lookUps > 0 && this.#lacksOnlyPlace()) || this.form.validate();
  }

  #lacksOnlyPlace(): boolean {
    const { values } = this.form;
    const faulty = Object.keys(firstErrors(addressForm, values) ?? {});
    return faulty.every((key) => (key === 'city' || key === 'state') && values[key] === '');
  }

  async #fillFrom(zipCode: string): Promise<void> {
    this.lookUps += 1;
    const place = await withUseCases(this.useCases, ({ fillFromZip }) => fillFromZip(zipCode))();
    runInAction(() => (this.lookUps -= 1));
    // A ZIP code that nobody knows, or an outage, leaves both fields to the shopper.
    if (!isRight(place) || this.form.field('zipCode').value.trim() !== zipCode) return;
    const { city, state } = place.right;
    runInAction(() => {
      if (this.#isUntouched('city')) this.form.setFields({ city });
      if (this.#isUntouched('state')) this.form.setFields({ state });
      this.filled = { ...this.filled, city, state };
    });
  }

  #isUntouched(field: 'city' | 'line2' | 'state'): boolean {
    const { value } = this.form.field(field);
    return value === '' || value === this.filled[field];
  }
}
