import type { Address, AddressField, SavedAddress } from '../../../core/addresses/address';
import { billingAddresses } from '../../../core/checkout/steps/billing-address';
import type { PaymentChoice } from '../../../core/checkout/loading/checkout-gateway';
import type { FetchCheckoutUseCases } from '../../../core/checkout/checkout-use-cases';
import type {
  BillingChoice,
  CompletePaymentError,
  PaymentEntered,
} from '../../../core/checkout/steps/complete-payment';
import type { FieldErrors } from '../../../core/forms/form';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import type { Disposer } from '../../../core/shared/disposer';
import { ownValue } from '../../../core/shared/own-value';
import { observeMembers } from '../../state/observe-members';
import type { AddressDialogs } from '../address/address-dialogs';
import { billingChoice, billToSaved, decidedBilling, NEW_BILLING, SAME_AS_DELIVERY } from './billing-options';
import { AddressFormViewModel, NO_ADDRESS } from '../address/address-form-view-model';
import type { TypedCard } from '../../../core/checkout/steps/card-entry';
import type { StepText } from '../step-text';
import type { StepProblem } from '../checkout-message';
import { firstOpenPath } from '../checkout-steps';
import { CURRENT, NEW_CARD, PAYPAL, savedChoice, TYPED_CARD } from './payment-options';
import type { ShownCheckout } from '../shown-checkout';
import { CardQuestion } from './card-question';
import { StepSubmission } from '../step-submission';
import { withUseCases } from '../with-use-cases';

export interface PaymentStart {
  readonly checkout: ShownCheckout | undefined;
  /** The value of the chosen option. */
  readonly chosen: string;
  /** A card that was typed on the provider's own page, without scripts. */
  readonly typedCard: TypedCard | undefined;
  readonly saves: boolean;
  /** The value of the option for the bill's address. */
  readonly billTo: string;
  /** The typed address for the bill. */
  readonly billing: Address | undefined;
  /** Whether the typed address becomes the default for bills. */
  readonly keepsBilling: boolean;
  readonly billingErrors?: FieldErrors<AddressField> | undefined;
  readonly problem?: StepProblem | undefined;
}

export interface PaymentPorts {
  readonly useCases: FetchCheckoutUseCases;
  readonly dialogs: AddressDialogs;
  /** What pays for everything; undefined when something is left to pay. Observed. */
  readonly paidBy: () => 'rewards' | 'gift-cards' | undefined;
  /** Whether less is left to pay than a card or PayPal can pay. Observed. */
  readonly costsTooLittle: () => boolean;
  /** Where a typed address survives Back, a reload and a sign-out by an error. Nothing of a card is part of it. */
  readonly kept: StepText;
  /** Opens a page of this shop. */
  readonly leave: (path: string) => void;
}

/** The payment step: a saved card, a new one, Petco Pay or PayPal, and the address for the bill (PAY-05). */
export class PaymentViewModel {
  chosen: string;
  saves: boolean;
  billTo: string;
  keepsBilling: boolean;
  readonly billing: AddressFormViewModel;
  readonly submission: StepSubmission;
  readonly typedCard: TypedCard | undefined;
  readonly deliveryAddress: SavedAddress | undefined;
  readonly billingAddresses: ReadonlyArray<SavedAddress>;
  /** The options of saved cards that the wallet does not have any more. */
  gone: ReadonlyArray<string> = [];
  /** The card that is typed into the provider's fields. */
  readonly card: CardQuestion;
  readonly #ports: PaymentPorts;
  readonly #checkout: ShownCheckout | undefined;
  readonly #follow: () => Disposer;

  constructor(start: PaymentStart, ports: PaymentPorts) {
    const { checkout, typedCard } = start;
    this.#ports = ports;
    this.#checkout = checkout;
    this.typedCard = typedCard;
    this.deliveryAddress = checkout?.deliveryAddress;
    this.chosen = start.chosen;
    this.saves = start.saves;
    this.billTo = start.billTo;
    this.keepsBilling = start.keepsBilling;
    this.billingAddresses = checkout === undefined ? [] : billingAddresses(checkout);
    this.billing = new AddressFormViewModel(start.billing ?? NO_ADDRESS, start.billingErrors, ports.useCases);
    this.submission = new StepSubmission(start.problem);
    this.card = new CardQuestion(this.submission);
    observeMembers(this, {
      billing: false,
      submission: false,
      card: false,
      typedCard: false,
      deliveryAddress: false,
      billingAddresses: false,
    });
    this.#follow = ports.kept.follow(() => this.entered, this.restore);
  }

  /** Restores the address for the bill that was typed before and not sent, and keeps it as it is typed. */
  start(): Disposer {
    return this.#follow();
  }

  /** The address for the bill, by field name; never the payment. */
  private get entered(): Readonly<Record<string, string>> {
    return { ...this.billing.form.values, billing: this.billTo };
  }

  private restore(typed: Readonly<Record<string, string>>): void {
    this.billing.form.setFields(typed);
    const options = [SAME_AS_DELIVERY, NEW_BILLING, ...this.billingAddresses.map(billToSaved)];
    this.billTo = options.find((option) => option === typed.billing) ?? this.billTo;
  }

  /** What pays for everything, so that nothing has to be chosen (PAY-05). */
  get paidBy(): ReturnType<PaymentPorts['paidBy']> {
    return this.#ports.paidBy();
  }

  /** Whether the order cannot be paid, because it costs less than a card or PayPal can pay. */
  get costsTooLittle(): boolean {
    return this.#ports.costsTooLittle();
  }

  /** Whether anything goes to the delivery address, which may be left from before. */
  get isDelivered(): boolean {
    return this.#checkout?.isDelivered !== false;
  }

  get isPaid(): boolean {
    return this.paidBy !== undefined;
  }

  get isPending(): boolean {
    return this.card.isAsking || this.submission.isPending;
  }

  choose(value: string): void {
    this.chosen = value;
  }

  setSaves(saves: boolean): void {
    this.saves = saves;
  }

  setBillTo(value: string): void {
    this.billTo = value;
  }

  keepBilling(keepsBilling: boolean): void {
    this.keepsBilling = keepsBilling;
  }

  /**
   * Takes over what was entered before the page was hydrated, by field name. A checkbox that is not ticked has no value: it
   * counts only where the page of the server had it.
   */
  takeEarly(early: Readonly<Record<string, string>>): void {
    this.billing.takeEarly(early);
    const billTo = ownValue(early, 'billing');
    if (this.chosen === NEW_CARD) this.saves = ownValue(early, 'saves') !== undefined;
    if (billTo !== undefined) {
      this.billTo = billTo;
      this.keepsBilling = ownValue(early, 'billingDefault') !== undefined;
    }
    this.chosen = ownValue(early, 'payment') ?? this.chosen;
  }

  async submit(): Promise<void> {
    if (this.isPending) return;
    if (this.isPaid) {
      this.#ports.leave(CHECKOUT_PATHS.review);
      return;
    }
    if (this.chosen === CURRENT) {
      this.#ports.leave(firstOpenPath(this.#checkout?.missing ?? []));
      return;
    }
    if (this.#isBillingTyped && !this.billing.validate()) return;
    const choice = await this.#choice();
    if (choice === undefined) return;
    await this.#send({ choice, billing: this.#billingChoice() });
  }

  get #isBillingTyped(): boolean {
    return this.billTo === NEW_BILLING && this.chosen !== PAYPAL;
  }

  #billingChoice(): BillingChoice {
    return billingChoice(this.chosen === PAYPAL ? SAME_AS_DELIVERY : this.billTo, {
      address: this.billing.form.values,
      asTyped: false,
      isDefault: this.keepsBilling,
    });
  }

  /** Returns the choice; undefined when the card is not complete, which its fields say. */
  async #choice(): Promise<PaymentChoice | undefined> {
    if (this.chosen === PAYPAL) return { kind: 'paypal' };
    if (this.chosen === TYPED_CARD && this.typedCard !== undefined) {
      return { kind: 'card', ...this.typedCard, saves: this.saves };
    }
    if (this.chosen !== NEW_CARD) return savedChoice(this.chosen);
    const card = await this.card.ask();
    return card && { kind: 'card', ...card, saves: this.saves };
  }

  /** Marks the chosen card, which was removed elsewhere, so that it cannot be chosen again (PAY-05). */
  private loseChosen(): void {
    this.gone = [...this.gone, this.chosen];
    this.chosen = this.#checkout?.cardFields === undefined ? PAYPAL : NEW_CARD;
  }

  async #send(entered: PaymentEntered): Promise<void> {
    await this.submission.run(
      withUseCases(this.#ports.useCases, ({ completePayment }) => completePayment(entered)),
      (set) => {
        if (set.kind === 'set') {
          this.#ports.kept.forget();
          this.#ports.leave(firstOpenPath(set.checkout.missing));
          return 'leaves';
        }
        this.#ports.dialogs.ask({
          typed: set.typed,
          suggestions: set.suggestions,
          decided: (address) => {
            this.billing.form.setFields(address);
            void this.#send({ ...entered, billing: decidedBilling(entered.billing, address) });
          },
        });
        return 'stays';
      },
      (error) => {
        if (error.kind === 'no-such-card') this.loseChosen();
        if (error.kind === 'identity-needed') this.#ports.kept.keep(this.entered);
        this.billing.form.rejectAll(billingErrors(error));
      },
    );
  }
}

/** Returns the errors of the billing address after a failed submission. */
export const billingErrors = (error: CompletePaymentError): FieldErrors<AddressField> =>
  error.kind === 'invalid-address' || error.kind === 'address-refused' ? error.errors : {};
