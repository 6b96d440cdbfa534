import { readPlan, type Plan } from '../../../../backend/repeat-delivery/plan.ts';
import type { OrderWorld } from '../../orders/support/order-world.ts';
import type { YearPlan } from './repeat-year.ts';
import { readToldByMail, type Told } from './told-by-mail.ts';

/** A line of an order. */
export interface YearLine {
  readonly partNumber: string;
  readonly unitCents: number;
}

/** An order of a plan. */
export interface YearOrder {
  readonly orderId: number;
  readonly dueOn: string;
  readonly placedAt: number;
  readonly totalCents: number;
  readonly lines: readonly YearLine[];
}

/** What became of a plan, and what its shopper was told. */
export interface Lived {
  readonly plan: YearPlan;
  readonly now: Plan;
  readonly orders: readonly YearOrder[];
  readonly told: readonly Told[];
  /** The dates that are left out according to its history. */
  readonly passed: readonly string[];
}

const readOrders = async ({ database }: OrderWorld, planId: number): Promise<readonly YearOrder[]> => {
  const rows = await database
    .selectFrom('placed_order')
    .innerJoin('repeat_due', 'repeat_due.order_id', 'placed_order.order_id')
    .select(['placed_order.order_id as orderId', 'repeat_due.due_on as dueOn', 'placed_order.placed_at as placedAt'])
    .select('placed_order.total_cents as totalCents')
    .where('repeat_due.plan_id', '=', planId)
    .orderBy('placed_order.order_id')
    .execute();
  const lines = await database
    .selectFrom('order_line')
    .innerJoin('repeat_due', 'repeat_due.order_id', 'order_line.order_id')
    .select(['order_line.order_id as orderId', 'part_number as partNumber', 'unit_price_cents as unitCents'])
    .where('repeat_due.plan_id', '=', planId)
    .orderBy('order_line_id')
    .execute();
  return rows.map((row) => ({ ...row, lines: lines.filter(({ orderId }) => orderId === row.orderId) }));
};

const readPassed = async ({ database }: OrderWorld, planId: number): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom('repeat_event')
    .select('detail')
    .where('plan_id', '=', planId)
    .where('kind', '=', 'PASSED_OVER')
    .orderBy('event_id')
    .execute();
  return rows.flatMap(({ detail }) => detail ?? []);
};

/** Reads what became of each plan. */
export const readLived = async (world: OrderWorld, plans: readonly YearPlan[]): Promise<readonly Lived[]> => {
  const mails = await readToldByMail(world);
  const lived: Lived[] = [];
  for (const plan of plans) {
    const now = await readPlan(world.database, plan.planId);
    if (now === undefined) throw new Error('a plan is gone');
    const [orders, passed] = [await readOrders(world, plan.planId), await readPassed(world, plan.planId)];
    lived.push({ plan, now, orders, passed, told: mails.get(plan.email) ?? [] });
  }
  return lived;
};
