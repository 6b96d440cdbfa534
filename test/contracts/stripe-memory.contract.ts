import type { StripeMemory } from '../../core/overlay/stripe-memory';
import type { Making } from './making';

/** Every StripeMemory, fake or real, passes this. `make` gives one that knows nothing. */
export const stripeMemoryContract = (name: string, make: Making<StripeMemory>): void => {
  describe(`[HDR-06] ${name} as a StripeMemory`, () => {
    test('the stripe is open by default', async () => {
      expect((await make()).isOpen()).toBe(true);
    });

    test('it is as it was left', async () => {
      const stripe = await make();
      stripe.remember(false)();
      expect(stripe.isOpen()).toBe(false);
      stripe.remember(true)();
      expect(stripe.isOpen()).toBe(true);
    });
  });
};
