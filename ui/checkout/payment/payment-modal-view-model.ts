import type { SavedCard } from '../../../core/checkout/loading/checkout';
import type { PaymentChoice } from '../../../core/checkout/loading/checkout-gateway';
import type { FetchCheckoutUseCases } from '../../../core/checkout/checkout-use-cases';
import { observeMembers } from '../../state/observe-members';
import { CardQuestion } from './card-question';
import { chosenCard, CURRENT, PAYPAL, savedChoice, valueOf } from './payment-options';
import type { ShownCheckout } from '../shown-checkout';
import { StepSubmission } from '../step-submission';
import { withUseCases } from '../with-use-cases';

export interface PaymentModalPorts {
  readonly useCases: FetchCheckoutUseCases;
  /** Called after another payment was chosen. */
  readonly chosen: () => void;
}

/** The option of the present payment; undefined when it has none, or was declined. */
export const presentValue = ({ payment, savedCards }: ShownCheckout): string | undefined => {
  if (payment === undefined || payment.declined !== undefined) return undefined;
  if (payment.kind === 'paypal') return PAYPAL;
  const present = chosenCard(savedCards, payment);
  return present === undefined ? CURRENT : valueOf(present);
};

/** The dialogs CHOOSE_FROM_SAVED_PAYMENT and NCR_PAYMENT: another payment for the order on Review (PAY-05). */
export class PaymentModalViewModel {
  readonly submission = new StepSubmission();
  readonly checkout: ShownCheckout;
  value: string | undefined;
  saves = false;
  /** The card that is typed into the provider's fields. */
  readonly card = new CardQuestion(this.submission);
  readonly #ports: PaymentModalPorts;

  constructor(checkout: ShownCheckout, ports: PaymentModalPorts) {
    this.checkout = checkout;
    this.value = presentValue(checkout);
    this.#ports = ports;
    observeMembers(this, { submission: false, card: false, checkout: false });
  }

  get cards(): ReadonlyArray<SavedCard> {
    return this.checkout.savedCards;
  }

  get isPending(): boolean {
    return this.card.isAsking || this.submission.isPending;
  }

  choose(value: string): void {
    this.value = value;
  }

  isChosen(card: SavedCard): boolean {
    return this.value === valueOf(card);
  }

  setSaves(saves: boolean): void {
    this.saves = saves;
  }

  /** Pays with the chosen saved card or PayPal. The present payment stays as it is. */
  async useChosen(): Promise<void> {
    if (this.value === CURRENT) {
      this.#ports.chosen();
      return;
    }
    const choice = this.value === PAYPAL ? ({ kind: 'paypal' } as const) : savedChoice(this.value ?? '');
    if (choice !== undefined) await this.#choose(choice);
  }

  /** Pays with the card that was typed at the provider. */
  async useTyped(): Promise<void> {
    if (this.isPending) return;
    const card = await this.card.ask();
    if (card !== undefined) await this.#choose({ kind: 'card', ...card, saves: this.saves });
  }

  async #choose(choice: PaymentChoice): Promise<void> {
    const billingAddressId = this.checkout.billingAddress?.id;
    await this.submission.run(
      withUseCases(this.#ports.useCases, ({ choosePayment }) => choosePayment({ choice, billingAddressId })),
      () => {
        this.#ports.chosen();
        return 'leaves';
      },
    );
  }
}
