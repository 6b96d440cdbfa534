import type { AddressInfo } from 'node:net';
import { DoubleStore } from '../../../../backend/payments/double/double-store.ts';
import { makePaymentDouble } from '../../../../backend/payments/double/payment-double.ts';

/** The embedded provider in a process of its own, to be killed: `node double-process.ts FILE KEY`. */
const [, , file = '', secretKey = ''] = process.argv;
const app = await makePaymentDouble({
  store: new DoubleStore(file),
  clock: Date.now,
  secretKey,
  shopOrigins: ['https://shop.example'],
  cardsPerMinute: 10_000,
  logLevel: 'silent',
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
