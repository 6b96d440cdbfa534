import { DatabaseSync } from 'node:sqlite';
import { paymentOperationsContract } from '../../contracts/payment-operations.contract';
import { paymentProviderContract } from '../../contracts/payment-provider.contract';
import { paymentSetupsContract } from '../../contracts/payment-setups.contract';
import type { PaymentProviderWorld } from '../../contracts/payment-world';
import { startDouble, type RunningDouble } from './support/running-double';

let double: RunningDouble;
beforeAll(async () => {
  double = await startDouble();
});
afterAll(() => double.close());

const countPayments = (orderReference: string): number => {
  const database = new DatabaseSync(double.file, { readOnly: true });
  const rows = database.prepare("select body from object where kind = 'intent'").all();
  database.close();
  return rows.filter(({ body }) => String(body).includes(`"order":"${orderReference}"`)).length;
};

const makeWorld = (): PaymentProviderWorld => {
  const provider = double.provider();
  return {
    provider,
    now: double.now,
    cardToken: double.cardToken,
    storeCardToken: `pcc_${'a'.repeat(32)}`,
    decides: async ({ paymentId }, decision) => {
      await double.decide(paymentId, decision);
    },
    decidesSetup: async (setupId, decision) => {
      await double.decideSetup(setupId, decision);
    },
    countPayments: async (orderReference) => countPayments(orderReference),
  };
};

paymentProviderContract('StripePaymentProvider on the embedded provider', makeWorld);
paymentOperationsContract('StripePaymentProvider on the embedded provider', makeWorld);
paymentSetupsContract('StripePaymentProvider on the embedded provider', makeWorld);
