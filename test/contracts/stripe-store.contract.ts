import type { StripeStore } from '../../core/overlay/stripe-store';
import type { Making } from './making';

/** Every StripeStore, fake or real, passes this. `make` returns a new one. */
export const stripeStoreContract = (name: string, make: Making<StripeStore>): void => {
  describe(`[HDR-06] ${name} as a StripeStore`, () => {
    test('the stripe is open by default', async () => {
      expect((await make()).isOpen()).toBe(true);
    });

    test('keeps its last state', async () => {
      const stripe = await make();
      stripe.remember(false)();
      expect(stripe.isOpen()).toBe(false);
      stripe.remember(true)();
      expect(stripe.isOpen()).toBe(true);
    });
  });
};
