import type { StripeMemory } from '../../core/overlay/stripe-memory';

/** The stripe's visibility, in memory. */
export class FakeStripeMemory implements StripeMemory {
  private open = true;

  readonly isOpen: StripeMemory['isOpen'] = () => this.open;

  readonly remember: StripeMemory['remember'] = (isOpen) => () => {
    this.open = isOpen;
  };
}
