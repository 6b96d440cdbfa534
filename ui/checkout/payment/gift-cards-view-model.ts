import type { AppliedGiftCard, Checkout } from '../../../core/checkout/loading/checkout';
import type { GiftCardRefused } from '../../../core/checkout/loading/checkout-gateway';
import type { FetchCheckoutUseCases } from '../../../core/checkout/checkout-use-cases';
import type { ApplyGiftCardError } from '../../../core/checkout/steps/gift-card';
import { giftCardForm, type GiftCardField } from '../../../core/checkout/steps/gift-card-form';
import { giftPayment, type GiftPayment } from '../../../core/checkout/steps/gift-payment';
import type { FieldErrors } from '../../../core/forms/form';
import { FormViewModel } from '../../forms/form-view-model';
import { observeMembers } from '../../state/observe-members';
import type { StepProblem } from '../checkout-message';
import { StepSubmission } from '../step-submission';
import { withUseCases } from '../with-use-cases';

/** What a form for a gift card was refused with, without scripts. */
export interface RefusedGiftCard {
  readonly values: Readonly<Partial<Record<GiftCardField, string>>>;
  readonly errors: FieldErrors<GiftCardField>;
  readonly problem: StepProblem | undefined;
}

export interface GiftCardsStart {
  readonly applied: ReadonlyArray<AppliedGiftCard>;
  /** Whether the service takes gift cards. */
  readonly isOffered: boolean;
  /** The least that a card or PayPal pays. */
  readonly minimumCharge: number;
  readonly refused: RefusedGiftCard | undefined;
  /** What a form without scripts has just done; empty for nothing. */
  readonly done: string;
}

export interface GiftCardsPorts {
  readonly useCases: FetchCheckoutUseCases;
  /** The total of the order; observed. */
  readonly total: () => number;
}

/** Gift cards at the payment step: the applied ones, and number and PIN of another one (PAY-05). */
export class GiftCardsViewModel {
  applied: ReadonlyArray<AppliedGiftCard>;
  /** What happened last; empty for nothing. */
  done: string;
  /** The number of removed cards. The disclosure takes the focus after each one. */
  removals = 0;
  readonly isOffered: boolean;
  readonly minimumCharge: number;
  /** Whether the fields are shown at first. */
  readonly startsOpen: boolean;
  readonly form: FormViewModel<GiftCardField>;
  readonly submission: StepSubmission;
  readonly #ports: GiftCardsPorts;

  constructor({ applied, isOffered, minimumCharge, refused, done }: GiftCardsStart, ports: GiftCardsPorts) {
    this.applied = applied;
    this.done = done;
    this.isOffered = isOffered;
    this.minimumCharge = minimumCharge;
    this.startsOpen = refused !== undefined;
    this.form = new FormViewModel(giftCardForm, refused?.values, refused?.errors);
    this.submission = new StepSubmission(refused?.problem);
    this.#ports = ports;
    observeMembers(this, {
      isOffered: false,
      minimumCharge: false,
      startsOpen: false,
      form: false,
      submission: false,
    });
  }

  /** What each card pays of the present total, and what is left to pay. */
  get payment(): GiftPayment {
    return giftPayment(this.#ports.total(), this.applied, this.minimumCharge);
  }

  /** Whether less is left to pay than a card or PayPal can pay: the order itself costs less. */
  get leavesTooLittle(): boolean {
    const { toPay } = this.payment;
    return toPay > 0 && toPay < this.minimumCharge;
  }

  /** Whether the cards could pay more, but leave the least that a card or PayPal pays. */
  get leavesMinimum(): boolean {
    const { toPay, giftCards } = this.payment;
    return toPay === this.minimumCharge && giftCards.some(({ amount, balance }) => balance > amount);
  }

  async apply(): Promise<void> {
    if (this.submission.isPending || !this.form.validate()) return;
    const { values } = this.form;
    await this.submission.run(
      withUseCases(this.#ports.useCases, ({ applyGiftCard }) => applyGiftCard(values)),
      (checkout) => {
        this.takeOver(checkout, 'Gift card applied.');
        this.form.reset();
        return 'stays';
      },
      (error) => this.form.rejectAll(giftCardErrors(error)),
    );
  }

  async remove(id: string): Promise<void> {
    await this.submission.run(
      withUseCases(this.#ports.useCases, ({ removeGiftCard }) => removeGiftCard(id)),
      (checkout) => {
        this.takeOver(checkout, 'Gift card removed.');
        this.removals += 1;
        return 'stays';
      },
    );
  }

  private takeOver({ giftCards }: Checkout, done: string): void {
    this.applied = giftCards;
    this.done = done;
  }
}

const REASONS: Readonly<Record<GiftCardRefused['reason'], string>> = {
  unknown: 'We couldn’t find a gift card with this number and PIN. Please check both.',
  empty: 'This gift card has no balance left.',
  'too-many-cards': 'You can use up to four gift cards per order. Remove one to use another.',
  'too-many-tries': 'Too many incorrect attempts. Please try again later or use another payment method.',
};

/** Returns the errors of the fields after a failed submission. */
export const giftCardErrors = (error: ApplyGiftCardError): FieldErrors<GiftCardField> => {
  if (error.kind === 'invalid-gift-card') return error.errors;
  return error.kind === 'gift-card-refused' ? { giftCardNumber: REASONS[error.reason] } : {};
};
