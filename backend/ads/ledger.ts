import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { ReadAd } from './ad-ids.ts';
import { dayNumberOf, dayOf } from './day.ts';
import { FREQUENCY_MS, type Frequency } from './frequency.ts';

/**
 * Counts what became of ads, each of them once, and charges campaigns.
 * What a campaign has spent never exceeds its budget of the day. [ADS-09]
 */
export interface Ledger {
  /** Counts an impression within a second. A crash loses at most those of the last second, and counts none twice. */
  readonly seen: (ad: ReadAd) => void;
  /**
   * Counts a click, and charges for it unless it is a repeat: its session was charged for the campaign within
   * `CHARGE_AGAIN_MS`. Resolves once that is durable, rejects when it could not be.
   */
  readonly clicked: (ad: ReadAd) => Promise<void>;
  /** Campaigns that have no money for another click today. */
  readonly isExhausted: (campaignId: number, bidCents: number, dailyBudgetCents: number) => boolean;
  /** Reads anew what campaigns have spent today, and at first what sessions have seen. */
  readonly refresh: () => Promise<void>;
  /** Resolves once every impression told so far is written, or could not be. */
  readonly settled: () => Promise<void>;
}

export interface LedgerDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly clock: () => number;
  readonly frequency: Frequency;
  readonly onError: (error: unknown) => void;
}

const WRITE_EVERY_MS = 500;
const ROWS_A_STATEMENT = 200;
/** A shopper who follows a campaign's ads again within this time, in milliseconds, is still the one it has paid for. */
const CHARGE_AGAIN_MS = 30 * 60_000;
/** Beyond that, impressions are not counted while the database cannot be written. */
const MOST_WAITING = 50_000;
/** Impressions that are remembered at the start, so that nobody is shown the same again for a restart. */
const MOST_RECALLED = 50_000;

interface Impression {
  readonly ad: ReadAd;
  readonly seenAt: number;
}

type Trx = Transaction<Database>;

/** Adds to what a campaign came to on a day. */
export const addToDay = (
  trx: Trx,
  campaignId: number,
  day: string,
  column: 'impressions' | 'clicks' | 'repeats' | 'sales_cents',
  amount: number,
): Promise<unknown> =>
  trx
    .insertInto('ad_day')
    .values({ campaign_id: campaignId, day, [column]: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'day'])
        .doUpdateSet({ [column]: sql`${sql.ref(`ad_day.${column}`)} + ${amount}` }),
    )
    .execute();

/** Takes the price from what is left of the day's budget; false when that is too little. */
const charge = async (trx: Trx, { campaignId, priceCents }: ReadAd, day: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('ad_day')
    .set(({ eb }) => ({ spent_cents: eb('spent_cents', '+', priceCents) }))
    .where('campaign_id', '=', campaignId)
    .where('day', '=', day)
    .where(({ eb, selectFrom }) =>
      eb(
        eb('spent_cents', '+', priceCents),
        '<=',
        selectFrom('ad_campaign').select('daily_budget_cents').where('campaign_id', '=', campaignId),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Whether the ad's session was charged for its campaign so lately that it is not charged again. */
const isRepeat = async (trx: Trx, { campaignId, sessionKey }: ReadAd, now: number): Promise<boolean> => {
  const charged = await trx
    .selectFrom('ad_click')
    .select('ad_key')
    .where('session_key', '=', sessionKey)
    .where('clicked_at', '>', now - CHARGE_AGAIN_MS)
    .where('campaign_id', '=', campaignId)
    .where('charged_cents', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return charged !== undefined;
};

/** The ledger in the database; impressions are gathered for a moment, clicks are written at once. */
export const makeLedger = ({ database, unitOfWork, clock, frequency, onError }: LedgerDeps): Ledger => {
  let waiting = new Map<string, Impression>();
  let written = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let spent = { day: -1, cents: new Map<number, number>() };
  let hasRecalled = false;

  const writeSome = async (batch: readonly Impression[]): Promise<void> => {
    const rows = batch.map(({ ad, seenAt }) => ({
      ad_key: ad.key,
      campaign_id: ad.campaignId,
      session_key: ad.sessionKey,
      seen_at: seenAt,
    }));
    const added = await unitOfWork.run(async (trx) => {
      const fresh = await trx
        .insertInto('ad_impression')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['campaign_id', 'session_key', 'seen_at'])
        .execute();
      const counts = new Map<string, number>();
      for (const { campaign_id, seen_at } of fresh) {
        const key = `${campaign_id} ${dayOf(seen_at)}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      for (const [key, count] of counts) {
        const [campaignId = '', day = ''] = key.split(' ');
        await addToDay(trx, Number(campaignId), day, 'impressions', count);
      }
      return fresh;
    });
    for (const row of added) frequency.note(row.session_key, row.campaign_id, row.seen_at);
  };

  const write = async (): Promise<void> => {
    const batch = [...waiting.values()];
    waiting = new Map();
    for (let start = 0; start < batch.length; start += ROWS_A_STATEMENT) {
      const some = batch.slice(start, start + ROWS_A_STATEMENT);
      try {
        await writeSome(some);
      } catch (error) {
        onError(error);
        some.forEach(keep);
      }
    }
  };

  /** One writing after the other; each takes along whatever waits when its turn comes. */
  const settled = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    written = written.then(write);
    return written;
  };

  const keep = (impression: Impression): void => {
    if (waiting.size >= MOST_WAITING || waiting.has(impression.ad.key)) return;
    waiting.set(impression.ad.key, impression);
    timer ??= setTimeout(() => void settled(), WRITE_EVERY_MS).unref();
  };

  const spentToday = (): Map<number, number> => {
    const day = dayNumberOf(clock());
    if (spent.day !== day) spent = { day, cents: new Map() };
    return spent.cents;
  };

  const recallFrequency = async (): Promise<void> => {
    const rows = await database
      .selectFrom('ad_impression')
      .select(['session_key', 'campaign_id', 'seen_at'])
      .where('seen_at', '>', clock() - FREQUENCY_MS)
      .orderBy('seen_at', 'desc')
      .limit(MOST_RECALLED)
      .execute();
    for (const row of rows.reverse()) frequency.note(row.session_key, row.campaign_id, row.seen_at);
  };

  return {
    seen: (ad) => keep({ ad, seenAt: clock() }),
    clicked: async (ad) => {
      const now = clock();
      const day = dayOf(now);
      const charged = await unitOfWork.run(async (trx) => {
        const repeat = await isRepeat(trx, ad, now);
        const { numInsertedOrUpdatedRows = 0n } = await trx
          .insertInto('ad_click')
          .values({
            ad_key: ad.key,
            campaign_id: ad.campaignId,
            entry_id: ad.entryId,
            session_key: ad.sessionKey,
            charged_cents: 0,
            is_repeat: Number(repeat),
            clicked_at: now,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n) return 0;
        await addToDay(trx, ad.campaignId, day, 'clicks', 1);
        if (repeat) {
          await addToDay(trx, ad.campaignId, day, 'repeats', 1);
          return 0;
        }
        if (!(await charge(trx, ad, day))) return 0;
        await trx.updateTable('ad_click').set({ charged_cents: ad.priceCents }).where('ad_key', '=', ad.key).execute();
        return ad.priceCents;
      });
      const today = spentToday();
      if (spent.day === dayNumberOf(now)) today.set(ad.campaignId, (today.get(ad.campaignId) ?? 0) + charged);
    },
    isExhausted: (campaignId, bidCents, dailyBudgetCents) =>
      (spentToday().get(campaignId) ?? 0) + bidCents > dailyBudgetCents,
    refresh: async () => {
      const day = dayOf(clock());
      const rows = await database
        .selectFrom('ad_day')
        .select(['campaign_id', 'spent_cents'])
        .where('day', '=', day)
        .execute();
      // Midnight came meanwhile: what was read is no longer today's.
      if (dayOf(clock()) !== day) return;
      const today = spentToday();
      // A click may have been charged since the rows were read: what is spent within a day only grows.
      for (const row of rows) today.set(row.campaign_id, Math.max(row.spent_cents, today.get(row.campaign_id) ?? 0));
      if (hasRecalled) return;
      hasRecalled = true;
      await recallFrequency();
    },
    settled,
  };
};
