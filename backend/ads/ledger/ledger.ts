import { makeAddressAllowance } from '../../limits/allowance.ts';
import { makeBoundedRows } from '../../limits/bounded-rows.ts';
import type { RefusalLog } from '../../limits/refusal-log.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { addToDay } from './ad-days.ts';
import type { ReadAd } from './ad-ids.ts';
import type { AdLimits } from './ad-limits.ts';
import { dayOf } from './day.ts';
import { FREQUENCY_MS, type Frequency } from './frequency.ts';
import { makeImpressionQueue, type Impression } from './impression-queue.ts';
import { refundBursts } from './refund-clicks.ts';
import { makeSpending, type Charge } from './spending.ts';
import { settleClick, type ClickOrigin, type CountedClick } from './settle-click.ts';

/** The visitor of a report, as far as the caller names one. */
export interface Visitor {
  /** See `AdIds.sessionKeyOf`; undefined when the caller names no session. */
  readonly sessionKey: string | undefined;
  readonly address: string;
}

/**
 * Counts impressions and clicks, each served ad once, and charges campaigns. A campaign never spends more than its
 * daily budget. [ADS-09]
 */
export interface Ledger {
  /**
   * Counts an impression within a second. Ignores it when its session differs from the ad's or its address is over the
   * limit. A crash loses at most the impressions of the last second and counts none twice.
   */
  readonly seen: (ad: ReadAd, visitor: Visitor) => void;
  /**
   * Counts a click under the same conditions and charges it as `settleClick` describes. A click that arrives before its
   * impression is charged when the impression arrives. Resolves once the click is durable; rejects when it could not be
   * written.
   */
  readonly clicked: (ad: ReadAd, visitor: Visitor) => Promise<void>;
  /** Whether a campaign cannot pay for another click today. */
  readonly isExhausted: (campaignId: number, bidCents: number, dailyBudgetCents: number) => boolean;
  /** Refunds bursts of clicks, at most once a minute, then reloads today's spending. */
  readonly refresh: () => Promise<void>;
  /** Resolves once every impression reported so far is written, or could not be. */
  readonly settled: () => Promise<void>;
}

export interface LedgerDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly clock: () => number;
  readonly frequency: Frequency;
  readonly limits: AdLimits;
  readonly refusals: RefusalLog;
  /** Keyed hashes of an address and its network; the database cannot reveal the address. */
  readonly originOf: (address: string) => ClickOrigin;
  readonly onError: (error: unknown) => void;
}

type Trx = Transaction<Database>;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const REFUND_EVERY_MS = 60_000;
/** How far back the first search for bursts looks. */
const FIRST_LOOK_BACK_MS = 2 * DAY_MS;
const LOOKBACK_MS = 2 * HOUR_MS;
/** Limit of counted clicks per address and hour, as a multiple of a burst. */
const COUNTED_BURSTS = 10;
const MAX_IMPRESSION_ROWS = 2_000_000;
const MAX_CLICK_ROWS = 1_000_000;
/** Impressions that are loaded at start, so that frequency limits survive a restart. */
const MAX_RESTORED_IMPRESSIONS = 50_000;

const countImpressions = async (trx: Trx, fresh: readonly Impression[]): Promise<void> => {
  const counts = new Map<string, number>();
  for (const { ad, seenAt } of fresh) {
    const key = `${ad.campaignId} ${dayOf(seenAt)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, count] of counts) {
    const [campaignId = '', day = ''] = key.split(' ');
    await addToDay(trx, Number(campaignId), day, 'impressions', count);
  }
};

/** The ledger in the database. Impressions are written in batches, clicks at once. */
export const makeLedger = (deps: LedgerDeps): Ledger => new DatabaseLedger(deps);

class DatabaseLedger implements Ledger {
  readonly #deps: LedgerDeps;
  readonly #spending;
  readonly #impressionsOf;
  readonly #clicksOf;
  // Ids expire after half an hour, so older rows cannot be counted again.
  readonly #impressionRows;
  readonly #clickRows;
  #refundedAt: number | undefined;
  #hasRecalled = false;
  readonly #queue;
  readonly settled: Ledger['settled'];

  constructor(deps: LedgerDeps) {
    this.#deps = deps;
    this.#spending = makeSpending(deps.clock);
    this.#impressionsOf = this.#hourly(deps.limits.impressionsPerAddress);
    this.#clicksOf = this.#hourly(deps.limits.burstClicks * COUNTED_BURSTS);
    this.#impressionRows = this.#rowsOf('ad_impression', 'seen_at', MAX_IMPRESSION_ROWS, HOUR_MS);
    this.#clickRows = this.#rowsOf('ad_click', 'clicked_at', MAX_CLICK_ROWS, FIRST_LOOK_BACK_MS);
    this.#queue = makeImpressionQueue({ write: this.#writeImpressions, onError: deps.onError });
    this.settled = this.#queue.settled;
  }

  readonly seen: Ledger['seen'] = (ad, visitor) => {
    if (this.#isAdmitted('impressions', ad, visitor)) this.#queue.add({ ad, seenAt: this.#deps.clock() });
  };

  readonly clicked: Ledger['clicked'] = async (ad, visitor) => {
    if (!this.#isAdmitted('clicks', ad, visitor)) return;
    const click: CountedClick = {
      ad_key: ad.key,
      campaign_id: ad.campaignId,
      session_key: ad.sessionKey,
      ...this.#deps.originOf(visitor.address),
      price_cents: ad.priceCents,
    };
    const cents = await this.#deps.unitOfWork.run((trx) =>
      this.#writeClick(trx, click, ad.entryId, this.#deps.clock()),
    );
    this.#spending.charged([{ campaignId: ad.campaignId, cents }]);
  };

  readonly isExhausted: Ledger['isExhausted'] = (campaignId, bidCents, dailyBudgetCents) =>
    this.#spending.of(campaignId) + bidCents > dailyBudgetCents;

  readonly refresh: Ledger['refresh'] = async () => {
    await this.#refund();
    await this.#spending.readAnew(this.#spentToday);
    if (this.#hasRecalled) return;
    this.#hasRecalled = true;
    await this.#recallFrequency();
  };

  #hourly(most: number) {
    return makeAddressAllowance({ most, windowMs: HOUR_MS, clock: this.#deps.clock });
  }

  #rowsOf(table: 'ad_impression' | 'ad_click', time: string, maxRows: number, keepMs: number) {
    return makeBoundedRows({ table, key: 'ad_key', time, maxRows, keepMs });
  }

  #isAdmitted(what: 'impressions' | 'clicks', ad: ReadAd, { sessionKey, address }: Visitor): boolean {
    if (sessionKey !== undefined && sessionKey !== ad.sessionKey) {
      this.#deps.refusals.count(`${what} of ads of another session`);
      return false;
    }
    const allowance = what === 'clicks' ? this.#clicksOf : this.#impressionsOf;
    const isTaken = allowance.take(address);
    if (!isTaken) this.#deps.refusals.count(`${what} of ads of an address`);
    return isTaken;
  }

  /** Charges the clicks that waited for these impressions. */
  async #settleWaiting(trx: Trx, fresh: readonly Impression[]): Promise<readonly Charge[]> {
    const clicks = await trx
      .selectFrom('ad_click')
      .select(['ad_key', 'campaign_id', 'session_key', 'address_key', 'network_key', 'price_cents'])
      .where(
        'ad_key',
        'in',
        fresh.map(({ ad }) => ad.key),
      )
      .where('outcome', '=', 'unseen')
      .execute();
    const charges: Charge[] = [];
    for (const click of clicks) {
      charges.push({
        campaignId: click.campaign_id,
        cents: await settleClick(trx, click, this.#deps.limits, this.#deps.clock()),
      });
    }
    return charges;
  }

  readonly #writeImpressions = async (batch: readonly Impression[]): Promise<void> => {
    const rows = batch.map(({ ad, seenAt }) => ({
      ad_key: ad.key,
      campaign_id: ad.campaignId,
      session_key: ad.sessionKey,
      seen_at: seenAt,
    }));
    const { fresh, charges } = await this.#deps.unitOfWork.run(async (trx) => {
      if (!(await this.#impressionRows.makeRoom(trx, rows.length, this.#deps.clock()))) {
        this.#deps.refusals.count('impressions beyond the table');
        return { fresh: [], charges: [] };
      }
      const added = await trx
        .insertInto('ad_impression')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning('ad_key')
        .execute();
      const keys = new Set(added.map(({ ad_key }) => ad_key));
      const counted = batch.filter(({ ad }) => keys.has(ad.key));
      if (counted.length === 0) return { fresh: [], charges: [] };
      await countImpressions(trx, counted);
      return { fresh: counted, charges: await this.#settleWaiting(trx, counted) };
    });
    this.#spending.charged(charges);
    for (const { ad, seenAt } of fresh) this.#deps.frequency.note(ad.sessionKey, ad.campaignId, seenAt);
  };

  async #writeClick(trx: Trx, click: CountedClick, entryId: number, now: number): Promise<number> {
    if (!(await this.#clickRows.makeRoom(trx, 1, now))) {
      this.#deps.refusals.count('clicks beyond the table');
      return 0;
    }
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('ad_click')
      .values({ ...click, entry_id: entryId, charged_cents: 0, is_repeat: 0, outcome: 'unseen', clicked_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return 0;
    await addToDay(trx, click.campaign_id, dayOf(now), 'clicks', 1);
    return settleClick(trx, click, this.#deps.limits, now);
  }

  async #refund(): Promise<void> {
    const now = this.#deps.clock();
    if (this.#refundedAt !== undefined && now - this.#refundedAt < REFUND_EVERY_MS) return;
    const lookBack = this.#refundedAt === undefined ? FIRST_LOOK_BACK_MS : LOOKBACK_MS;
    const { burstClicks } = this.#deps.limits;
    await refundBursts(
      { database: this.#deps.database, unitOfWork: this.#deps.unitOfWork, burstClicks },
      now - lookBack,
      now,
    );
    this.#refundedAt = now;
  }

  readonly #spentToday = async (): Promise<ReadonlyMap<number, number>> => {
    const rows = await this.#deps.database
      .selectFrom('ad_day')
      .select(['campaign_id', 'spent_cents'])
      .where('day', '=', dayOf(this.#deps.clock()))
      .execute();
    return new Map(rows.map((row) => [row.campaign_id, row.spent_cents]));
  };

  async #recallFrequency(): Promise<void> {
    const rows = await this.#deps.database
      .selectFrom('ad_impression')
      .select(['session_key', 'campaign_id', 'seen_at'])
      .where('seen_at', '>', this.#deps.clock() - FREQUENCY_MS)
      .orderBy('seen_at', 'desc')
      .limit(MAX_RESTORED_IMPRESSIONS)
      .execute();
    for (const row of rows.reverse()) this.#deps.frequency.note(row.session_key, row.campaign_id, row.seen_at);
  }
}
