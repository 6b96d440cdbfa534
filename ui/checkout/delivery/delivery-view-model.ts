import type { Address, SavedAddress } from '../../../core/addresses/address';
import type { FetchCheckoutUseCases } from '../../../core/checkout/checkout-use-cases';
import type { CompleteDeliveryError, DeliveryChoices } from '../../../core/checkout/steps/complete-delivery';
import type { DeliveryAddressChoice } from '../../../core/checkout/steps/set-delivery-address';
import type { Disposer } from '../../../core/shared/disposer';
import { ownValue } from '../../../core/shared/own-value';
import { observeMembers } from '../../state/observe-members';
import type { AddressDialogs, AddressTask } from '../address/address-dialogs';
import { AddressFormViewModel, NO_ADDRESS } from '../address/address-form-view-model';
import type { KeptText } from '../kept-text';
import type { StepProblem } from '../checkout-message';
import { firstOpenPath } from '../checkout-steps';
import { DAY_NEEDED, deliveryErrors, type DeliveryErrors } from '../address/delivery-errors';
import { deliveryAddresses, type ShownCheckout } from '../shown-checkout';
import { StepSubmission } from '../step-submission';
import { tipOf } from './tip-choice';
import { withUseCases } from '../with-use-cases';

/** What was entered in the delivery step, apart from a typed address. */
export interface DeliveryEntries {
  /** The id of a saved address; undefined: the address is typed into the form. */
  readonly addressId: string | undefined;
  readonly methodId: string | undefined;
  readonly day: string | undefined;
  /** An amount, `other` for the shopper's own one, or empty for none. */
  readonly tip: string;
  readonly ownTip: string;
}

export interface DeliveryStart {
  readonly checkout: ShownCheckout | undefined;
  readonly typed: Address | undefined;
  readonly entries: DeliveryEntries;
  readonly errors?: DeliveryErrors | undefined;
  readonly problem?: StepProblem | undefined;
}

export interface DeliveryPorts {
  readonly useCases: FetchCheckoutUseCases;
  readonly dialogs: AddressDialogs;
  /** Where typed text survives a sign-out. */
  readonly kept: Pick<KeptText, 'keep' | 'forget' | 'take'>;
  /** Opens a page of this shop. */
  readonly leave: (path: string) => void;
}

/** The delivery step: where, how, and when the order arrives (CHK-03 to CHK-06). */
export class DeliveryViewModel {
  readonly address: AddressFormViewModel;
  readonly submission: StepSubmission;
  readonly #ports: DeliveryPorts;
  readonly #needsAddress: boolean;
  readonly #takesTip: boolean;
  saved: ReadonlyArray<SavedAddress>;
  entries: DeliveryEntries;
  tipError: string | undefined;
  dayError: string | undefined;
  /** Whether the items can go to the refused address in another way. */
  needsOtherWay: boolean;

  constructor({ checkout, typed, entries, errors = {}, problem }: DeliveryStart, ports: DeliveryPorts) {
    this.#ports = ports;
    this.#needsAddress = checkout === undefined || needsAddress(checkout);
    this.#takesTip = checkout?.takesTip === true;
    this.saved = checkout === undefined ? [] : deliveryAddresses(checkout);
    this.entries = entries;
    this.address = new AddressFormViewModel(
      // The first address of an order is mostly that of whoever picks up the rest. One beside it is somebody else's.
      typed ?? { ...NO_ADDRESS, ...(checkout?.deliveryAddress === undefined ? checkout?.contact?.pickup : {}) },
      errors.address,
      ports.useCases,
    );
    this.submission = new StepSubmission(problem);
    this.tipError = errors.tip;
    this.dayError = errors.day;
    this.needsOtherWay = errors.needsOtherWay === true;
    observeMembers(this, { address: false, submission: false });
  }

  /** The saved address to which the order goes; undefined while it is typed. */
  get chosen(): SavedAddress | undefined {
    return this.saved.find(({ id }) => id === this.entries.addressId);
  }

  change(entries: Partial<DeliveryEntries>): void {
    this.entries = { ...this.entries, ...entries };
    this.tipError = undefined;
    this.dayError = undefined;
  }

  /** Takes over what was entered before the page was hydrated, by field name. */
  takeEarly(early: Readonly<Record<string, string>>): void {
    this.address.takeEarly(early);
    const { methodId = this.entries.methodId, day = this.entries.day, ownTip = this.entries.ownTip } = early;
    this.entries = { ...this.entries, methodId, day, tip: ownValue(early, 'tip') ?? this.entries.tip, ownTip };
  }

  /** Takes over what was typed before a sign-out. Call it in the browser. */
  start(): Disposer {
    const typed = this.#ports.kept.take();
    if (typed !== undefined) this.address.form.setFields(typed);
    return () => undefined;
  }

  openAddresses(): void {
    this.#ports.dialogs.choose(this.#task());
  }

  addAddress(): void {
    this.#ports.dialogs.edit(this.#task(), undefined);
  }

  editAddress(): void {
    const { chosen } = this;
    if (chosen !== undefined) this.#ports.dialogs.edit(this.#task(), chosen);
  }

  async submit(): Promise<void> {
    if (this.submission.isPending) return;
    const { addressId, methodId, day, tip, ownTip } = this.entries;
    const isTyped = this.#needsAddress && this.chosen === undefined;
    if (isTyped && !this.address.validate()) return;
    const address: DeliveryAddressChoice | undefined = isTyped
      ? { kind: 'typed', address: this.address.form.values, asTyped: false }
      : addressId === undefined || !this.#needsAddress
        ? undefined
        : { kind: 'saved', addressId };
    await this.#send({ address, methodId, day, tip: this.#takesTip ? tipOf(tip, ownTip) : undefined });
  }

  async #send(choices: DeliveryChoices): Promise<void> {
    await this.submission.run(
      withUseCases(this.#ports.useCases, ({ completeDelivery }) => completeDelivery(choices)),
      (set) => {
        if (set.kind === 'set') {
          this.#ports.kept.forget();
          if (set.checkout.missing.includes('delivery-day')) {
            this.dayError = DAY_NEEDED;
            return 'stays';
          }
          this.#ports.leave(firstOpenPath(set.checkout.missing));
          return 'leaves';
        }
        this.#ports.dialogs.ask({
          typed: set.typed,
          suggestions: set.suggestions,
          decided: (address) => {
            this.address.form.setFields(address);
            void this.#send({ ...choices, address: { kind: 'typed', address, asTyped: true } });
          },
        });
        return 'stays';
      },
      this.showErrors,
    );
  }

  private showErrors(error: CompleteDeliveryError): void {
    if (error.kind === 'identity-needed' && this.chosen === undefined) this.#ports.kept.keep(this.address.form.values);
    const { address = {}, needsOtherWay = false, tip, day } = deliveryErrors(error);
    this.needsOtherWay = needsOtherWay;
    this.address.form.rejectAll(address);
    this.tipError = tip;
    this.dayError = day;
  }

  #task(): AddressTask {
    return {
      addresses: this.saved,
      chosenId: this.entries.addressId,
      use: 'delivery',
      chosen: this.choose,
    };
  }

  private choose(address: SavedAddress): void {
    const others = this.saved.filter(({ nickName }) => nickName !== address.nickName);
    this.saved = [...(address.isDefault.delivery ? others.map(withoutDefault) : others), address];
    this.change({ addressId: address.id });
  }
}

/** An address that is not the default any more, since another one is; saving it again must not take that back. */
const withoutDefault = (address: SavedAddress): SavedAddress => ({
  ...address,
  isDefault: { ...address.isDefault, delivery: false },
});

/** Whether any line is brought to the shopper, so that an address is needed. */
export const needsAddress = ({
  missing,
  deliveryAddress,
  shippingMethods,
  takesTip,
}: Pick<ShownCheckout, 'missing' | 'deliveryAddress' | 'shippingMethods' | 'takesTip'>): boolean =>
  missing.includes('address') || deliveryAddress !== undefined || shippingMethods.length > 0 || takesTip;
