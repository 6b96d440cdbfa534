import type { ModalType } from '../../../core/overlay/modal-type';
import { observeMembers } from '../../state/observe-members';
import type { ShownCheckout } from '../shown-checkout';

/** The state of the dialogs about payments: CHOOSE_FROM_SAVED_PAYMENT and NCR_PAYMENT lead to each other (MOD-01). */
export class PaymentDialogs {
  checkout: ShownCheckout | undefined;
  readonly #open: (type: ModalType) => void;

  constructor(open: (type: ModalType) => void) {
    this.#open = open;
    observeMembers(this);
  }

  /** CHOOSE_FROM_SAVED_PAYMENT */
  choose(checkout: ShownCheckout): void {
    this.checkout = checkout;
    this.#open('CHOOSE_FROM_SAVED_PAYMENT');
  }

  /** NCR_PAYMENT */
  addCard(): void {
    this.#open('NCR_PAYMENT');
  }

  /** PAYPAL_PAYMENT */
  explainPayPal(): void {
    this.#open('PAYPAL_PAYMENT');
  }
}
