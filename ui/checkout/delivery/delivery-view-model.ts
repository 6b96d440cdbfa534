import type { Address, SavedAddress } from '../../../core/addresses/address';
import type { FetchCheckoutUseCases } from '../../../core/checkout/checkout-use-cases';
import type { CompleteDeliveryError, DeliveryChoices } from '../../../core/checkout/steps/complete-delivery';
import type { DeliveryAddressChoice } from '../../../core/checkout/steps/set-delivery-address';
import type { FormField } from '../../../core/forms/form';
import type { Disposer } from '../../../core/shared/disposer';
import { ownValue } from '../../../core/shared/own-value';
import { observeMembers } from '../../state/observe-members';
import type { AddressDialogs, AddressTask } from '../address/address-dialogs';
import { AddressFormViewModel, NO_ADDRESS } from '../address/address-form-view-model';
import type { StepText } from '../step-text';
import type { StepProblem } from '../checkout-message';
import { firstOpenPath } from '../checkout-steps';
import { DAY_LABEL, DAY_NEEDED, deliveryErrors, OUT_OF_REACH, type DeliveryErrors } from '../address/delivery-errors';
import { deliveryAddresses, type ShownCheckout } from '../shown-checkout';
import { StepSubmission } from '../step-submission';
import { OWN_TIP, OWN_TIP_LABEL, tipOf } from './tip-choice';
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
  /** The ZIP code that the shopper entered elsewhere; an address that is typed begins with it. */
  readonly knownZip?: string | undefined;
  readonly entries: DeliveryEntries;
  readonly errors?: DeliveryErrors | undefined;
  readonly problem?: StepProblem | undefined;
}

export interface DeliveryPorts {
  readonly useCases: FetchCheckoutUseCases;
  readonly dialogs: AddressDialogs;
  /** Where typed text survives Back, a reload and a sign-out by an error. */
  readonly kept: StepText;
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
  /** How often the tip or the day was found wrong. */
  private failures = 0;
  readonly #needsDay: boolean;
  /** The values that can be chosen, by field name. */
  readonly #offered: Readonly<Record<string, ReadonlyArray<string>>>;
  readonly #follow: () => Disposer;
  /** Whether the items can go to the refused address in another way. */
  needsOtherWay: boolean;
  /** The saved address that the last problem is about. */
  private refusedId: string | undefined;

  constructor({ checkout, typed, knownZip = '', entries, errors = {}, problem }: DeliveryStart, ports: DeliveryPorts) {
    this.#ports = ports;
    this.#needsAddress = checkout?.isDelivered !== false;
    this.#takesTip = checkout?.takesTip === true;
    this.saved = checkout === undefined ? [] : deliveryAddresses(checkout);
    this.entries = entries;
    this.address = new AddressFormViewModel(
      // The first address of an order is mostly that of whoever picks up the rest. One beside it is somebody else's.
      typed ?? {
        ...NO_ADDRESS,
        zipCode: knownZip,
        ...(checkout?.deliveryAddress === undefined ? checkout?.contact?.pickup : {}),
      },
      errors.address,
      ports.useCases,
    );
    this.submission = new StepSubmission(problem);
    this.#needsDay = (checkout?.deliveryDays ?? []).length > 0;
    this.markRest(errors);
    this.#offered = {
      addressId: this.saved.map(({ id }) => id),
      methodId: checkout?.shippingMethods.map(({ id }) => id) ?? [],
      day: checkout?.deliveryDays ?? [],
      tip: [...(checkout?.tipSuggestions ?? []).map(String), OWN_TIP, ''],
    };
    this.needsOtherWay = errors.needsOtherWay === true;
    this.refusedId = entries.addressId;
    observeMembers(this, { address: false, submission: false });
    this.#follow = ports.kept.follow(() => this.entered, this.restore);
  }

  /** The saved address to which the order goes; undefined while it is typed. */
  get chosen(): SavedAddress | undefined {
    return this.saved.find(({ id }) => id === this.entries.addressId);
  }

  /** Why the saved address that is chosen cannot be used; undefined once another one is chosen. */
  get addressError(): string | undefined {
    return this.submission.problem?.needsOtherWay && this.refusedId === this.entries.addressId
      ? OUT_OF_REACH
      : undefined;
  }

  /** The fields with errors, in the order of the page, for the summary (CHK-09). */
  get faulty(): ReadonlyArray<FormField> {
    const field = (key: string, label: string, error: string | undefined): ReadonlyArray<FormField> =>
      error === undefined ? [] : [{ key, label, value: '', errors: [error] }];
    return [
      ...this.address.form.faulty,
      ...field('day', DAY_LABEL, this.dayError),
      ...field('ownTip', OWN_TIP_LABEL, this.tipError),
    ];
  }

  /** The number of submissions with errors in fields. The summary takes the focus after each one. */
  get failedChecks(): number {
    return this.address.form.failedChecks + this.failures;
  }

  change(entries: Partial<DeliveryEntries>): void {
    this.entries = { ...this.entries, ...entries };
    if ('day' in entries) this.dayError = undefined;
    if ('tip' in entries || 'ownTip' in entries) this.tipError = undefined;
  }

  /** Takes over what was entered before the page was hydrated, by field name. */
  takeEarly(early: Readonly<Record<string, string>>): void {
    this.address.takeEarly(early);
    const { methodId = this.entries.methodId, day = this.entries.day, ownTip = this.entries.ownTip } = early;
    const tip = ownValue(early, 'tip') ?? this.entries.tip;
    this.entries = { ...this.entries, methodId, day: day === '' ? undefined : day, tip, ownTip };
  }

  /** Restores what was entered before and not sent, and keeps what is entered. Call it in the browser. */
  start(): Disposer {
    return this.#follow();
  }

  /** What is entered, by field name. */
  private get entered(): Readonly<Record<string, string | undefined>> {
    return { ...this.address.form.values, ...this.entries };
  }

  /** Takes over what was entered before, except for choices that are not offered any more. */
  private restore(typed: Readonly<Record<string, string>>): void {
    const offered = this.#offered;
    const isOffered = ([name, value]: readonly [string, string]): boolean =>
      ownValue(offered, name)?.includes(value) !== false;
    const { addressId = this.entries.addressId, ...rest } = Object.fromEntries(Object.entries(typed).filter(isOffered));
    this.takeEarly(rest);
    this.entries = { ...this.entries, addressId };
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
    this.forgetOtherWay();
    const { addressId, methodId, day, tip, ownTip } = this.entries;
    const isTyped = this.#needsAddress && this.chosen === undefined;
    if (isTyped && !this.address.validate()) {
      this.dayError = this.#lacksDay ? DAY_NEEDED : undefined;
      return;
    }
    const address: DeliveryAddressChoice | undefined = isTyped
      ? { kind: 'typed', address: this.address.form.values, asTyped: false }
      : addressId === undefined || !this.#needsAddress
        ? undefined
        : { kind: 'saved', addressId };
    await this.#send({ address, methodId, day, tip: this.#takesTip ? tipOf(tip, ownTip) : undefined });
  }

  private forgetOtherWay(): void {
    this.needsOtherWay = false;
  }

  async #send(choices: DeliveryChoices): Promise<void> {
    await this.submission.run(
      withUseCases(this.#ports.useCases, ({ completeDelivery }) => completeDelivery(choices)),
      (set) => {
        if (set.kind === 'set') {
          this.#ports.kept.forget();
          if (set.checkout.missing.includes('delivery-day')) {
            this.markRest({ day: DAY_NEEDED });
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
    if (error.kind === 'identity-needed') this.#ports.kept.keep(this.entered);
    const errors = deliveryErrors(error);
    this.refusedId = this.entries.addressId;
    this.needsOtherWay = errors.needsOtherWay === true;
    this.address.form.rejectAll(errors.address ?? {});
    this.markRest(errors);
  }

  get #lacksDay(): boolean {
    return this.#needsDay && (this.entries.day ?? '') === '';
  }

  /** Marks tip and day. Address and tip are refused before the day is looked at, so a missing day is marked with them. */
  private markRest({ address, tip, day }: DeliveryErrors): void {
    const isDayUnseen = address !== undefined || tip !== undefined;
    this.tipError = tip;
    this.dayError = day ?? (isDayUnseen && this.#lacksDay ? DAY_NEEDED : undefined);
    if (this.tipError !== undefined || this.dayError !== undefined) this.failures += 1;
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
