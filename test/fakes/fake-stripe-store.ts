import type { StripeStore } from '../../core/overlay/stripe-store';

/** The stripe's visibility, in memory. */
export class FakeStripeStore implements StripeStore {
  #open = true;

  readonly isOpen: StripeStore['isOpen'] = () => this.#open;

  readonly remember: StripeStore['remember'] = (isOpen) => () => {
    this.#open = isOpen;
  };
}
