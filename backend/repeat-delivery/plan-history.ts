import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

export type PlanEventKind =
  | 'STARTED'
  | 'CHANGED'
  | 'SKIPPED'
  | 'PAUSED'
  | 'RESUMED'
  | 'SENT_NOW'
  | 'CANCELLED'
  | 'UNDONE'
  | 'REMINDED'
  /** The shopper has stopped reminders, and there was nothing else to tell. */
  | 'NOT_REMINDED'
  | 'PLACED'
  | 'WAITING'
  | 'DELAYED'
  | 'LEFT_OUT'
  /** The delivery of this date was left out because the one before it was late. */
  | 'PASSED_OVER'
  | 'DECLINED';

/** An entry of a plan's history. */
export interface PlanEvent {
  readonly kind: PlanEventKind;
  readonly detail?: string;
  readonly orderId?: number;
}

/** The part numbers of products of which the shopper knows that the due delivery leaves them out. */
export const readLeftOut = async (trx: Transaction<Database>, planId: number): Promise<ReadonlySet<string>> => {
  const events = await trx
    .selectFrom('repeat_event')
    .select(['kind', 'detail'])
    .where('plan_id', '=', planId)
    .where('kind', 'in', ['REMINDED', 'NOT_REMINDED', 'PLACED', 'LEFT_OUT'])
    .orderBy('event_id', 'desc')
    .execute();
  const ofEarlier = events.findIndex(({ kind }) => kind !== 'LEFT_OUT');
  const ofThis = ofEarlier === -1 ? events : events.slice(0, ofEarlier);
  return new Set(ofThis.flatMap(({ detail }) => detail ?? []));
};

/**
 * The dates that the last skip of each of these plans left out beside its own, which was late. Plans without such dates are
 * not among the keys, nor those whose skip was undone or that placed an order since. [RPD-02]
 */
export const readLeftOutBySkip = async (
  database: Kysely<Database>,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> => {
  const events = await database
    .selectFrom('repeat_event')
    .select(['plan_id', 'kind', 'detail'])
    .where('plan_id', 'in', planIds)
    .where('event_id', '>', ({ selectFrom }) =>
      selectFrom('repeat_event as skip')
        .select(({ fn }) => fn.max('skip.event_id').as('event_id'))
        .whereRef('skip.plan_id', '=', 'repeat_event.plan_id')
        .where('skip.kind', '=', 'SKIPPED'),
    )
    .orderBy('event_id')
    .execute();
  const found = new Map<number, readonly string[]>();
  for (const planId of planIds) {
    const since = events.filter((event) => event.plan_id === planId);
    const isOver = since.some(({ kind }) => kind === 'UNDONE' || kind === 'PLACED');
    // A reminder can leave out later dates, and names them itself.
    const next = since.findIndex(({ kind }) => kind !== 'PASSED_OVER');
    const dates = since.slice(0, next === -1 ? undefined : next).flatMap(({ detail }) => detail ?? []);
    if (!isOver && dates.length > 0) found.set(planId, dates);
  }
  return found;
};

/** How many entries a history keeps. */
const KEPT_EVENTS = 100;

/** Adds an entry to the history, of which the newest 100 are kept. */
export const addPlanEvent = async (
  trx: Transaction<Database>,
  planId: number,
  { kind, detail, orderId }: PlanEvent,
  now: number,
): Promise<void> => {
  await trx
    .insertInto('repeat_event')
    .values({ plan_id: planId, kind, detail: detail ?? null, order_id: orderId ?? null, at: now })
    .execute();
  const older = trx
    .selectFrom('repeat_event')
    .select('event_id')
    .where('plan_id', '=', planId)
    .orderBy('event_id', 'desc')
    .limit(1)
    .offset(KEPT_EVENTS);
  await trx.deleteFrom('repeat_event').where('plan_id', '=', planId).where('event_id', '<=', older).execute();
};
