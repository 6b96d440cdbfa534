import { balanceOf } from './gift-cards.ts';
import { stockOf, type OrderWorld } from './order-world.ts';
import type { Placed } from './placed-order.ts';

/** An order with everything that a change of it can touch. */
export interface WholeOrder extends Placed {
  readonly shopperId: number;
  readonly giftCard: string;
}

/** Stock by place of what the orders of these tests have. */
const PLACES = [
  ['KIB-5', 'online'],
  ['LIT-20', 'online'],
  ['TANK', '1101'],
] as const;

const stock = async (world: OrderWorld): Promise<readonly number[]> => {
  const levels: number[] = [];
  for (const [partNumber, location] of PLACES) levels.push(await stockOf(world, partNumber, location));
  return levels;
};

const sorted = (rows: readonly object[]): readonly string[] => rows.map((row) => JSON.stringify(row)).sort();

const storedOf = async ({ database }: OrderWorld, orderId: number) => ({
  operations: sorted(
    await database
      .selectFrom('payment_operation')
      .select(['kind', 'amount_cents', 'before_cents', 'is_last'])
      .where('order_id', '=', orderId)
      .execute(),
  ),
  openOrDead: await database
    .selectFrom('payment_operation')
    .select(['kind', 'problem'])
    .where('order_id', '=', orderId)
    .where(({ or, eb }) => or([eb('done_at', 'is', null), eb('dead_at', 'is not', null)]))
    .execute(),
  openJobs: await database
    .selectFrom('job')
    .select(['kind', 'problem'])
    .where('order_id', '=', orderId)
    .where('done_at', 'is', null)
    .execute(),
  payment: await database
    .selectFrom('order_payment')
    .select(['captured_cents', 'refunded_cents', 'waived_cents'])
    .where('order_id', '=', orderId)
    .execute(),
  shipments: await database
    .selectFrom('shipment')
    .select(['status', 'points'])
    .where('order_id', '=', orderId)
    .execute(),
  events: sorted(await database.selectFrom('order_event').select('kind').where('order_id', '=', orderId).execute()),
  lines: await database
    .selectFrom('order_line')
    .select(['cancelled', 'returned'])
    .where('order_id', '=', orderId)
    .orderBy('order_line_id')
    .execute(),
  returns: await database
    .selectFrom('order_return')
    .select(['status', 'refund_cents', 'waived_cents', 'points_taken'])
    .where('order_id', '=', orderId)
    .execute(),
});

const ownedBy = async ({ database }: OrderWorld, shopperId: number) => ({
  points: await database.selectFrom('pals_member').select('points').where('shopper_id', '=', shopperId).execute(),
  rewards: sorted(
    (
      await database
        .selectFrom('pals_coupon')
        .select(['amount_cents', 'spent_at'])
        .where('shopper_id', '=', shopperId)
        .execute()
    ).map(({ amount_cents, spent_at }) => ({ amount_cents, isSpent: spent_at !== null })),
  ),
});

/** What has become of an order: money, points, rewards, pieces, events, mails, and what is still to be done. */
export const factsOf = async (world: OrderWorld, { orderId, shopperId, giftCard }: WholeOrder) => {
  const [payment] = world.provider.paymentsOf(orderId);
  return {
    provider: {
      state: payment?.state,
      capturedCents: payment?.capturedCents,
      capturableCents: payment?.capturableCents,
      refundedCents: payment?.refundedCents,
    },
    giftCents: await balanceOf(world, giftCard),
    ...(await storedOf(world, Number(orderId))),
    ...(await ownedBy(world, shopperId)),
  };
};

/** Runs something, and returns by how much it changed the stock. */
export const stockChangeOf = async (world: OrderWorld, change: () => Promise<void>): Promise<readonly number[]> => {
  const before = await stock(world);
  await change();
  return (await stock(world)).map((level, index) => level - (before[index] ?? 0));
};
