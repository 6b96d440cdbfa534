import type { Address, AddressUse, SavedAddress } from '../../../core/addresses/address';
import type { FetchCheckoutUseCases } from '../../../core/checkout/checkout-use-cases';
import type { ModalType } from '../../../core/overlay/modal-type';
import { observeMembers } from '../../state/observe-members';
import type { SaveAddressViewModel } from './save-address-view-model';

/** An address that the directory would write differently (CHK-03). */
export interface AddressQuestion {
  readonly typed: Address;
  readonly suggestions: ReadonlyArray<Address>;
  /** Called with the shopper's decision. */
  readonly decided: (address: Address) => void;
}

/** What the dialogs about addresses are for; a step sets it before it opens one. */
export interface AddressTask {
  readonly addresses: ReadonlyArray<SavedAddress>;
  readonly chosenId: string | undefined;
  readonly use: AddressUse;
  /** Called with a chosen address, and with one that was just saved. */
  readonly chosen: (address: SavedAddress) => void;
}

export interface AddressDialogPorts {
  readonly useCases: FetchCheckoutUseCases;
  readonly open: (type: ModalType) => void;
  readonly close: () => void;
}

/** The state of the five dialogs about addresses, which lead to each other (MOD-01). */
export class AddressDialogs {
  task: AddressTask | undefined;
  /** The address that is changed; undefined for a new one. */
  edited: SavedAddress | undefined;
  /** The form of a new or changed address. The dialog creates it, so that its code comes with the dialog. */
  form: SaveAddressViewModel | undefined;
  question: AddressQuestion | undefined;
  readonly #ports: AddressDialogPorts;

  readonly useCases: FetchCheckoutUseCases;

  constructor(ports: AddressDialogPorts) {
    this.#ports = ports;
    this.useCases = ports.useCases;
    observeMembers(this, { edited: false, form: false, useCases: false });
  }

  /** CHOOSE_FROM_SAVED_ADDRESS */
  choose(task: AddressTask): void {
    this.task = task;
    this.#ports.open('CHOOSE_FROM_SAVED_ADDRESS');
  }

  /** ADD_NEW_ADDRESS, or EDIT_ADDRESS for a saved one. */
  edit(task: AddressTask, address: SavedAddress | undefined): void {
    this.task = task;
    this.edited = address;
    this.form = undefined;
    this.openForm();
  }

  /** Opens the dialog of the form, also after the directory's question. */
  openForm(): void {
    this.#ports.open(this.edited === undefined ? 'ADD_NEW_ADDRESS' : 'EDIT_ADDRESS');
  }

  /** ADDRESS_VALIDATION, or EDIT_ADDRESS_VALIDATION for the change of a saved address. */
  ask(question: AddressQuestion, isEdit = false): void {
    this.question = question;
    this.#ports.open(isEdit ? 'EDIT_ADDRESS_VALIDATION' : 'ADDRESS_VALIDATION');
  }

  /** Closes the dialogs with the address that was chosen or saved. */
  take(address: SavedAddress): void {
    this.task?.chosen(address);
    this.#ports.close();
  }

  /** Answers the directory's question, once: the second tap of a double tap neither submits again nor closes what follows. */
  answer(address: Address): void {
    const { question } = this;
    if (question === undefined) return;
    this.question = undefined;
    this.#ports.close();
    question.decided(address);
  }
}
