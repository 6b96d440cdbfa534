import type { StripeStore } from '../../core/overlay/stripe-store';

/** Keeps the visibility of the stripe in memory. */
export class FakeStripeStore implements StripeStore {
  #open = true;

  readonly isOpen: StripeStore['isOpen'] = () => this.#open;

  readonly remember: StripeStore['remember'] = (isOpen) => () => {
    this.#open = isOpen;
  };
}
