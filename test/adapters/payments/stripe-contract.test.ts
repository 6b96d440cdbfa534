import { paymentOperationsContract } from '../../contracts/payment-operations.contract';
import { paymentProviderContract } from '../../contracts/payment-provider.contract';
import type { PaymentProviderWorld } from '../../contracts/payment-world';
import { StripeSimulator } from './stripe-simulator';
import { NOW, provider } from './stripe-under-test';

const makeWorld = (): PaymentProviderWorld => {
  const stripe = new StripeSimulator();
  stripe.install();
  return {
    provider,
    now: () => NOW,
    cardToken: async (card) => stripe.cardToken(card),
    decides: async ({ paymentId }, decision) => stripe.decide(paymentId, decision),
    countPayments: async (orderReference) => stripe.countPayments(orderReference),
  };
};

paymentProviderContract('StripePaymentProvider over nock', makeWorld);
paymentOperationsContract('StripePaymentProvider over nock', makeWorld);
