import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { RepeatLineTable, RepeatPlanTable } from '../database/tables/repeat-delivery-tables.ts';
import { enqueueJob } from '../jobs/database-job-queue.ts';
import type { Frequency } from './calendar.ts';
import { addPlanEvent, type PlanEvent } from './plan-history.ts';
import { keptCancelled } from './plan-limits.ts';

/** A line of a plan. */
export interface PlanLine {
  readonly skuId: string;
  readonly partNumber: string;
  readonly productId: string;
  readonly categoryId: string;
  readonly description: string;
  readonly quantity: number;
  /** The price of one piece that the shopper was told last; no more than this is charged. [RPD-04] */
  readonly toldCents: number;
}

export type PlanStatus = 'active' | 'paused' | 'cancelled';

/** Why a plan cannot go on: card, address, phone number, a total below what can be charged, or no product is left. */
export type Lack = 'payment' | 'address' | 'phone' | 'amount' | 'gone';

/** Who or what paused a plan. `technical`: its order could not be placed for reasons that are not the shopper's. */
export type PauseReason = 'shopper' | Lack | 'technical';

/** What a shopper chooses, and can take back. */
export interface PlanChoice {
  readonly status: PlanStatus;
  readonly pauseReason: PauseReason | null;
  readonly cancelReason: string | null;
  readonly frequency: Frequency;
  /** `YYYY-MM-DD`, as all dates. */
  readonly nextDate: string;
  /** The day of the month to which monthly deliveries return. */
  readonly anchorDay: number;
  readonly addressId: number | null;
  readonly walletId: number | null;
  readonly lines: readonly PlanLine[];
}

export interface Plan extends PlanChoice {
  readonly planId: number;
  readonly shopperId: number;
  /** The date that the last reminder was about. */
  readonly remindedFor: string | null;
  /** The total of that reminder; null when the shopper has changed since what is delivered. [RPD-04] */
  readonly toldTotalCents: number | null;
  /** Whether the shopper knows that the due delivery waits for stock. */
  readonly saidWaiting: boolean;
  /** Orders placed so far. */
  readonly placed: number;
  /** How often the payment of the due delivery was declined. */
  readonly declines: number;
  /** When the due delivery is tried again, in milliseconds since 1970; null when it was not tried yet. */
  readonly retryAt: number | null;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  /** What the last change can be taken back to. */
  readonly before: PlanChoice | null;
}

/** Whether the day of its next delivery is past, and it was not placed yet. `today` is a day of the shop, `YYYY-MM-DD`. */
export const isPlanLate = ({ status, nextDate }: Pick<Plan, 'status' | 'nextDate'>, today: string): boolean =>
  status === 'active' && nextDate < today;

const STATUSES: readonly PlanStatus[] = ['active', 'paused', 'cancelled'];
const PAUSE_REASONS: readonly PauseReason[] = ['shopper', 'payment', 'address', 'phone', 'amount', 'gone', 'technical'];

const toLine = (row: Selectable<RepeatLineTable>): PlanLine => ({
  skuId: row.sku_id,
  partNumber: row.part_number,
  productId: row.product_id,
  categoryId: row.category_id,
  description: row.description,
  quantity: row.quantity,
  toldCents: row.told_cents,
});

const toPlan = (row: Selectable<RepeatPlanTable>, lines: readonly PlanLine[]): Plan => ({
  planId: row.plan_id,
  shopperId: row.shopper_id,
  status: STATUSES.find((status) => status === row.status) ?? 'cancelled',
  pauseReason: PAUSE_REASONS.find((reason) => reason === row.pause_reason) ?? null,
  cancelReason: row.cancel_reason,
  frequency: { unit: row.unit === 'month' ? 'month' : 'week', count: row.every },
  nextDate: row.next_date,
  anchorDay: row.anchor_day,
  addressId: row.address_id,
  walletId: row.wallet_id,
  remindedFor: row.reminded_for,
  toldTotalCents: row.told_total_cents,
  saidWaiting: row.said_waiting === 1,
  placed: row.placed,
  declines: row.declines,
  retryAt: row.retry_at,
  version: row.version,
  updatedAt: row.updated_at,
  before: row.before === null ? null : (JSON.parse(row.before) as PlanChoice),
  lines,
});

const withLines = async (
  database: Kysely<Database>,
  rows: readonly Selectable<RepeatPlanTable>[],
): Promise<readonly Plan[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.plan_id);
  const lines = await database
    .selectFrom('repeat_line')
    .selectAll()
    .where('plan_id', 'in', ids)
    .orderBy('plan_id')
    .orderBy('position')
    .execute();
  return rows.map((row) => toPlan(row, lines.filter((line) => line.plan_id === row.plan_id).map(toLine)));
};

/** A plan by its number; undefined when there is none. */
export const readPlan = async (database: Kysely<Database>, planId: number): Promise<Plan | undefined> => {
  const rows = await database.selectFrom('repeat_plan').selectAll().where('plan_id', '=', planId).execute();
  return (await withLines(database, rows))[0];
};

/** The plan that a shopper started with a key; undefined when the key is new. */
export const readStartedPlan = async (
  database: Kysely<Database>,
  shopperId: number,
  startKey: string,
): Promise<Plan | undefined> => {
  const rows = await database
    .selectFrom('repeat_plan')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .where('start_key', '=', startKey)
    .execute();
  return (await withLines(database, rows))[0];
};

/** The plans of a shopper that are listed, the newest first: those that are not cancelled, and the newest cancelled ones. */
export const readPlans = async (database: Kysely<Database>, shopperId: number): Promise<readonly Plan[]> => {
  const rows = await database
    .selectFrom('repeat_plan')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .where(({ eb, or }) =>
      or([eb('status', '<>', 'cancelled'), eb('plan_id', 'in', keptCancelled(database, shopperId))]),
    )
    .orderBy('plan_id', 'desc')
    .execute();
  return withLines(database, rows);
};

const choiceRow = (choice: PlanChoice) => ({
  status: choice.status,
  pause_reason: choice.pauseReason,
  cancel_reason: choice.cancelReason,
  unit: choice.frequency.unit,
  every: choice.frequency.count,
  next_date: choice.nextDate,
  anchor_day: choice.anchorDay,
  address_id: choice.addressId,
  wallet_id: choice.walletId,
});

const writeLines = async (trx: Transaction<Database>, planId: number, lines: readonly PlanLine[]): Promise<void> => {
  await trx.deleteFrom('repeat_line').where('plan_id', '=', planId).execute();
  const rows = lines.map((line, position) => ({
    plan_id: planId,
    sku_id: line.skuId,
    part_number: line.partNumber,
    product_id: line.productId,
    category_id: line.categoryId,
    description: line.description,
    quantity: line.quantity,
    told_cents: line.toldCents,
    position,
  }));
  await trx.insertInto('repeat_line').values(rows).execute();
};

/** The job of a version of a plan: it reminds and places when it is time, and ends when the plan has changed. */
const addJob = async (trx: Transaction<Database>, planId: number, version: number, now: number): Promise<void> => {
  const key = `repeat-delivery:${planId}:${version}`;
  await enqueueJob(trx, { kind: 'repeat-delivery', key, body: { planId, version }, now });
};

/** Writes a new plan with its history and its job, and returns it. */
export const insertPlan = async (
  trx: Transaction<Database>,
  { shopperId, startKey }: { readonly shopperId: number; readonly startKey: string },
  choice: PlanChoice,
  now: number,
): Promise<Plan> => {
  const row = await trx
    .insertInto('repeat_plan')
    .values({
      shopper_id: shopperId,
      start_key: startKey,
      ...choiceRow(choice),
      reminded_for: null,
      told_total_cents: null,
      retry_at: null,
      before: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { plan_id: planId } = row;
  await writeLines(trx, planId, choice.lines);
  await addPlanEvent(trx, planId, { kind: 'STARTED' }, now);
  await addJob(trx, planId, 1, now);
  return toPlan(row, choice.lines);
};

/**
 * Writes a changed plan with an entry of its history as a new version, whose job takes over from that of the last one.
 * Returns false, with nothing written, when the plan was changed since it was read.
 */
export const writePlan = async (
  trx: Transaction<Database>,
  plan: Plan,
  event: PlanEvent,
  now: number,
): Promise<boolean> => {
  const { planId, version } = plan;
  const { numUpdatedRows } = await trx
    .updateTable('repeat_plan')
    .set({
      ...choiceRow(plan),
      reminded_for: plan.remindedFor,
      told_total_cents: plan.toldTotalCents,
      said_waiting: plan.saidWaiting ? 1 : 0,
      placed: plan.placed,
      declines: plan.declines,
      retry_at: plan.retryAt,
      before: plan.before === null ? null : JSON.stringify(plan.before),
      version: version + 1,
      updated_at: now,
    })
    .where('plan_id', '=', planId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await writeLines(trx, planId, plan.lines);
  await addPlanEvent(trx, planId, event, now);
  if (plan.status === 'active') await addJob(trx, planId, version + 1, now);
  return true;
};

/** Records that the due delivery of a plan was not placed and when it is tried again. The version stays, and so does its job. */
export const postponePlan = async (
  trx: Transaction<Database>,
  { planId, version }: Plan,
  change: { readonly retryAt: number; readonly declines?: number; readonly saidWaiting?: true },
): Promise<void> => {
  const { retryAt, declines, saidWaiting } = change;
  await trx
    .updateTable('repeat_plan')
    .set({
      retry_at: retryAt,
      ...(declines !== undefined && { declines }),
      ...(saidWaiting === true && { said_waiting: 1 }),
    })
    .where('plan_id', '=', planId)
    .where('version', '=', version)
    .execute();
};

/** What the shopper chose of a plan. */
export const choiceOf = (plan: PlanChoice): PlanChoice => ({
  status: plan.status,
  pauseReason: plan.pauseReason,
  cancelReason: plan.cancelReason,
  frequency: plan.frequency,
  nextDate: plan.nextDate,
  anchorDay: plan.anchorDay,
  addressId: plan.addressId,
  walletId: plan.walletId,
  lines: plan.lines,
});
