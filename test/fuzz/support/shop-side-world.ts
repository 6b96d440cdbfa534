import Stripe from 'stripe';
import { readStripeEvent } from '../../../backend/payments/stripe/stripe-events';
import type { BackendConfig } from '../../../backend/config';
import { makeUnitOfWork } from '../../../backend/database/unit-of-work';
import type { PaymentProvider } from '../../../backend/payments/payment-provider';
import { insertSpecialProducts } from '../../backend/commerce/support/catalogue-fixture';
import type { Browser } from '../../backend/commerce/support/browser';
import type { Ids } from '../../backend/orders/support/altered-requests';
import { markRows } from '../../backend/orders/support/marked-rows';
import { enterCheckout, newKey, startOrders, type OrderWorld } from '../../backend/orders/support/order-world';
import { KEY, placed, UPS, warehouse, type Placed } from '../../backend/orders/support/placed-order';
import { enterPrescription, PHARMACY_KEY } from '../../backend/orders/support/prescriptions';
import { addOwners, column, idsOf, rowsOf, type Owner } from '../../backend/orders/support/whole-shopper';
import { allRows } from '../../backend/orders/support/all-rows';
import type { ShopSideKey } from '../seeds/shop-side-seeds';

/** The keys of the shop's own side in tests. */
export const KEYS: Readonly<Record<ShopSideKey, string>> = {
  fulfilment: KEY,
  pharmacy: PHARMACY_KEY,
  moderation: 'the-key-of-the-moderator-long-enough',
  questions: 'the-key-of-those-who-answer-long-enough',
};
const EVENT_SECRET = 'whsec_of_the_tests';

/** A backend whose shop side is open to those who have its keys, and a shopper about whose things requests are made. */
export interface ShopSideWorld extends OrderWorld {
  readonly victim: Owner;
  readonly attacker: Owner;
  /** Ids of the victim's things, by the names that paths of the shop's side have for them. */
  readonly ids: Ids;
  /** Everything that is stored, and what the payment provider knows of the victim's payments. */
  snapshot(): Promise<unknown>;
}

/** The header with which the provider signs a body. */
export const signatureOf = (body: string, at: number, secret = EVENT_SECRET): string =>
  Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: Math.floor(at / 1000) });

/** Replaces the fake's reading of events by the verification of Stripe's signatures. */
const withSignedEvents =
  (clock: () => number) =>
  (provider: PaymentProvider): PaymentProvider =>
    Object.assign(provider, {
      readWebhook: (body: string, signature: string | undefined) =>
        readStripeEvent(body, signature, { secret: EVENT_SECRET, now: clock() }),
    });

/** Orders in each state: to be packed, with a pickup, with a prescription that waits, and delivered with a return. */
export const placeOrders = async (world: OrderWorld, browser: Browser): Promise<readonly Placed[]> => {
  const buy = async (items: Readonly<Record<string, Readonly<Record<string, string>>>>, pet?: object) => {
    for (const [partNumber, more] of Object.entries(items)) await browser.add(partNumber, 2, more);
    if (pet !== undefined) await enterPrescription(browser, { name: 'Rex', kind: 'dog' });
    return placed(browser, await enterCheckout(world, browser));
  };
  const waiting = await buy({ 'LIT-20': {} });
  const mixed = await buy({ 'KIB-5': {}, TANK: { physicalStoreId: '1101' } });
  const prescribed = await buy({ CHEWS: {} }, {});
  const delivered = await buy({ 'KIB-5': {} });
  const [id] = delivered.shipments;
  for (const [step, facts] of [['shipped', UPS] as const, ['delivered'] as const]) {
    expect((await warehouse(world, `shipments/${id}/${step}`, facts)).status).toBe(200);
  }
  const returned = await browser.post(`order/${delivered.orderId}/x_return`, {
    x_key: newKey(),
    orderItem: [{ orderItemId: delivered.lines['KIB-5'], quantity: '1' }],
    reason: 'DAMAGED',
  });
  expect(returned.status).toBeLessThan(300);
  return [waiting, mixed, prescribed, delivered];
};

/** Reviews, questions and answers of the victim that wait for a person, and a job that was given up. */
const addWaitingTexts = async (world: OrderWorld, { browser }: Owner): Promise<void> => {
  const review = { rating: 5, title: 'Great', text: 'Cheaper at www.elsewhere.example, by the way.', petKind: 'dog' };
  const question = 'x_questions/byProduct/22000';
  const answers = [
    await browser.put('x_reviews/PN-1000/@self', review),
    await browser.post(question, { text: 'Is it cheaper at www.elsewhere.example?' }),
    await browser.post(question, { text: 'Does it fit a small crate?' }),
  ];
  expect(answers.map(({ status }) => status < 300)).toEqual([true, true, true]);
  const [{ questionId } = { questionId: '' }] = (await browser.get(question)).body.x_questions;
  expect((await browser.post(`x_questions/${questionId}/x_answer`, { text: 'Yes.' })).status).toBeLessThan(300);
  const { queue } = world.app.backgroundJobs;
  await makeUnitOfWork(world.database).run((trx) =>
    queue.enqueue(trx, { kind: 'release', body: {}, now: world.now(), orderId: 900_017 }),
  );
  const [job] = await queue.lease('release', { now: world.now(), leaseMs: 1, most: 1 });
  if (job === undefined) throw new Error('no job was due');
  await queue.finish(job, { kind: 'dead', at: world.now(), problem: 'the provider refused' });
};

/** Opens a backend with the keys of the shop's side, in which a victim has something in each state. */
export const openShopSide = async (settings: Partial<BackendConfig> = {}): Promise<ShopSideWorld> => {
  const clock = { now: (): number => 0 };
  const world = await startOrders(
    {
      fulfilmentKey: KEYS.fulfilment,
      pharmacyKey: KEYS.pharmacy,
      moderationKey: KEYS.moderation,
      questionsKey: KEYS.questions,
      resetLimit: 1_000_000,
      signInLimit: 1_000_000,
      ...settings,
    },
    withSignedEvents(() => clock.now()),
  );
  clock.now = () => world.now();
  await insertSpecialProducts(world.database);
  const [victim, attacker] = await addOwners(world, ['victim', 'attacker']);
  if (victim === undefined || attacker === undefined) throw new Error('there is nobody to steal from');
  await placeOrders(world, victim.browser);
  await addWaitingTexts(world, victim);
  await markRows(world, await rowsOf(world, victim));
  const rows = await rowsOf(world, victim);
  const all = await allRows(world.database);
  const ids: Ids = {
    ...(await idsOf(world, victim)),
    prescriptionId: column(
      rows.order_line?.filter(({ prescription_status: status }) => status !== null),
      'order_line_id',
    ),
    trackingId: column(rows.shipment, 'tracking_number'),
    providerPaymentId: column(rows.order_payment, 'provider_payment_id'),
    returnId: column(rows.order_return, 'return_id'),
    reviewId: column(all.get('review'), 'review_id'),
    questionId: column(all.get('product_question'), 'question_id'),
    answerId: column(all.get('product_answer'), 'answer_id'),
    jobId: column(all.get('job'), 'job_id'),
    movementId: column(all.get('payment_operation'), 'operation_id'),
    mailId: column(all.get('mail'), 'mail_id'),
  };
  const snapshot = async (): Promise<unknown> => ({
    rows: Object.fromEntries(await allRows(world.database)),
    payments: (ids.orderId ?? []).flatMap((orderId) => world.provider.paymentsOf(orderId)),
  });
  return Object.assign(world, { victim, attacker, ids, snapshot });
};
