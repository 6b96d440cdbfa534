import type { MakeShowCardFields } from '../../../ui/checkout/card/card-input';

/** Shows Stripe's own fields. Their code is loaded with the first use, and only in browsers (PAY-02). */
export const showCardFields: MakeShowCardFields = (fields) => (start) => async () => {
  const { makeStripeFields } = await import('./stripe-fields');
  return makeStripeFields(fields)(start)();
};
