import { paymentOperationsContract } from '../../contracts/payment-operations.contract';
import { paymentProviderContract } from '../../contracts/payment-provider.contract';
import { paymentSetupsContract } from '../../contracts/payment-setups.contract';
import type { PaymentProviderWorld } from '../../contracts/payment-world';
import { FakePaymentProvider } from '../../fakes/fake-payment-provider';

const makeWorld = (takesStoreCard: boolean) => (): PaymentProviderWorld => {
  const now = (): number => Date.UTC(2030, 0, 14);
  const provider = new FakePaymentProvider(now);
  provider.minimumChargeCents = 50;
  provider.takesStoreCard = takesStoreCard;
  return {
    provider,
    now,
    cardToken: async (card) => provider.cardToken(card),
    storeCardToken: `pcc_${'a'.repeat(32)}`,
    decides: async ({ paymentId }, decision) => provider.decides(paymentId, decision),
    decidesSetup: async (setupId, decision) => provider.decidesSetup(setupId, decision),
    countPayments: async (orderReference) => provider.paymentsOf(orderReference).length,
  };
};

paymentProviderContract('FakePaymentProvider', makeWorld(true));
paymentProviderContract('FakePaymentProvider without the store card', makeWorld(false));
paymentOperationsContract('FakePaymentProvider', makeWorld(true));
paymentSetupsContract('FakePaymentProvider', makeWorld(true));

test('[PAY-01] events of the fake are verified and decoded', () => {
  const provider = new FakePaymentProvider(() => 0);
  expect(provider.readWebhook('evt_1 captured payment-1', 'signed')).toEqual({
    kind: 'event',
    event: { eventId: 'evt_1', kind: 'captured', paymentId: 'payment-1' },
  });
  expect(provider.readWebhook('evt_2 opened payment-1', 'signed')).toEqual({ kind: 'ignored', eventId: 'evt_2' });
  expect(provider.readWebhook('evt_2', 'signed')).toEqual({ kind: 'invalid', problem: 'body' });
  expect(provider.readWebhook('evt_1 captured payment-1', undefined)).toEqual({
    kind: 'invalid',
    problem: 'signature',
  });
});
