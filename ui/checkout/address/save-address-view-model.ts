import { runInAction } from 'mobx';
import type { Address, AddressUse, SavedAddress } from '../../../core/addresses/address';
import type { FetchCheckoutUseCases } from '../../../core/checkout/checkout-use-cases';
import { isRight } from '../../../core/shared/either';
import { observeMembers } from '../../state/observe-members';
import { AddressFormViewModel, NO_ADDRESS } from './address-form-view-model';
import { deliveryErrors } from './delivery-errors';
import { StepSubmission } from '../step-submission';
import { withUseCases } from '../with-use-cases';

export interface SaveAddressPorts {
  readonly useCases: FetchCheckoutUseCases;
  /** Asks about an address that the directory would write differently. */
  readonly ask: (typed: Address, suggestions: ReadonlyArray<Address>) => void;
  /** Called with the address after it was saved. */
  readonly saved: (address: SavedAddress) => void;
}

/** The form of ADD_NEW_ADDRESS and EDIT_ADDRESS. What was typed stays while the directory's question is open (CHK-04). */
export class SaveAddressViewModel {
  readonly address: AddressFormViewModel;
  readonly submission = new StepSubmission();
  /** Whether it is, or becomes, the default for the use that the dialog is about. */
  isDefault: boolean;
  readonly edited: SavedAddress | undefined;
  readonly use: AddressUse;
  readonly #ports: SaveAddressPorts;

  constructor(edited: SavedAddress | undefined, use: AddressUse, ports: SaveAddressPorts) {
    this.edited = edited;
    this.use = use;
    this.isDefault = edited?.isDefault[use] ?? false;
    this.address = new AddressFormViewModel(edited ?? NO_ADDRESS, undefined, ports.useCases);
    this.#ports = ports;
    observeMembers(this, { address: false, submission: false, edited: false, use: false });
  }

  setDefault(isDefault: boolean): void {
    this.isDefault = isDefault;
  }

  async submit(): Promise<void> {
    if (this.submission.isPending || !this.address.validate()) return;
    await this.#save({ ...this.address.form.values }, false);
  }

  /** Saves the address that the shopper chose after the directory's question. */
  async decide(address: Address): Promise<void> {
    this.address.form.setFields(address);
    await this.#save(address, true);
  }

  async #save(address: Address, asTyped: boolean): Promise<void> {
    const { edited, isDefault, use } = this;
    await this.submission.run(
      withUseCases(this.#ports.useCases, ({ saveAddress }) =>
        saveAddress({
          address,
          asTyped,
          isDefault: { [use]: isDefault },
          replaces: edited?.nickName,
          nickName: edited?.nickName,
          purpose: edited?.purpose,
        }),
      ),
      (saved) => {
        if (saved.kind === 'suggested') this.#ports.ask(saved.typed, saved.suggestions);
        else void this.#finish(saved.addressId, address);
        return 'stays';
      },
      (error) => this.address.form.rejectAll(deliveryErrors(error).address ?? {}),
    );
  }

  /** Reads the address as it was stored, with its name. */
  async #finish(addressId: string, typed: Address): Promise<void> {
    const all = await withUseCases(this.#ports.useCases, ({ addresses }) => addresses)();
    const stored = isRight(all) ? all.right.find(({ id }) => id === addressId) : undefined;
    runInAction(() =>
      this.#ports.saved(
        stored ?? {
          ...typed,
          id: addressId,
          nickName: this.edited?.nickName ?? addressId,
          purpose: 'both',
          isDefault: { delivery: false, billing: false },
        },
      ),
    );
  }
}
