import { paymentOperationsContract } from '../../contracts/payment-operations.contract';
import { paymentProviderContract } from '../../contracts/payment-provider.contract';
import { paymentSetupsContract } from '../../contracts/payment-setups.contract';
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
    storeCardToken: `pcc_${'a'.repeat(32)}`,
    decides: async ({ paymentId }, decision) => stripe.decide(paymentId, decision),
    decidesSetup: async (setupId, decision) => stripe.decideSetup(setupId, decision),
    countPayments: async (orderReference) => stripe.countPayments(orderReference),
  };
};

// Each in a group of its own, so that one simulator answers in each test.
describe.each([
  ['payments', paymentProviderContract],
  ['operations', paymentOperationsContract],
  ['saved cards', paymentSetupsContract],
])('%s', (_what, contract) => {
  contract('StripePaymentProvider over nock', makeWorld);
});
