import { sql, type Kysely, type Transaction } from 'kysely';
import { NETWORK_SHARE } from '../../../settings/address-networks.ts';
import type { Database } from '../../database/schema.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { giveBackToBudget } from './ad-days.ts';

export interface RefundDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  /** More clicks than this of one address or session within one hour are a burst. */
  readonly burstClicks: number;
}

type Source = 'address_key' | 'network_key' | 'session_key';

interface Burst {
  readonly source: Source;
  readonly key: string;
  readonly from: number;
}

const SOURCES: readonly Source[] = ['address_key', 'network_key', 'session_key'];
const HOUR_MS = 60 * 60_000;
const MAX_BURSTS = 1_000;
const REFUNDS_PER_BATCH = 200;

const REASONS = {
  address_key: 'burst of an address',
  network_key: 'burst of a network',
  session_key: 'burst of a session',
} as const;

const findBursts = async (
  { database, burstClicks }: RefundDeps,
  source: Source,
  since: number,
): Promise<readonly Burst[]> => {
  const hour = sql<number>`clicked_at / ${sql.lit(HOUR_MS)}`;
  const rows = await database
    .selectFrom('ad_click')
    .select([`${source} as key`, hour.as('hour')])
    .where('clicked_at', '>=', since)
    .where(source, '!=', '')
    .groupBy([source, hour])
    .having(
      ({ fn }) => fn.countAll<number>(),
      '>',
      source === 'network_key' ? burstClicks * NETWORK_SHARE : burstClicks,
    )
    .limit(MAX_BURSTS)
    .execute();
  return rows.map((row) => ({ source, key: row.key, from: row.hour * HOUR_MS }));
};

/** Refunds one batch of a burst's charges. Returns their number. */
const refundSome = async (trx: Transaction<Database>, { source, key, from }: Burst, now: number): Promise<number> => {
  const charges = await trx
    .selectFrom('ad_click')
    .innerJoin('ad_entry as charge', (join) =>
      join.onRef('charge.ad_key', '=', 'ad_click.ad_key').on('charge.kind', '=', 'charge'),
    )
    .leftJoin('ad_entry as refund', (join) =>
      join.onRef('refund.ad_key', '=', 'ad_click.ad_key').on('refund.kind', '=', 'refund'),
    )
    .select(['charge.ad_key', 'charge.campaign_id', 'charge.day', 'charge.cents'])
    .where(`ad_click.${source}`, '=', key)
    .where('ad_click.clicked_at', '>=', from)
    .where('ad_click.clicked_at', '<', from + HOUR_MS)
    .where('refund.entry_id', 'is', null)
    .limit(REFUNDS_PER_BATCH)
    .execute();
  for (const charge of charges) {
    const reason = REASONS[source];
    await trx
      .insertInto('ad_entry')
      .values({ ...charge, kind: 'refund', reason, entered_at: now })
      .execute();
    await giveBackToBudget(trx, { campaignId: charge.campaign_id, day: charge.day, cents: charge.cents });
  }
  return charges.length;
};

/**
 * Refunds charges for invalid clicks: all charges of an address or a session in an hour with more than `burstClicks`
 * clicks, charged or not, and those of a /48 network with more than `NETWORK_SHARE` times as many. Each charge is
 * refunded once, as an entry of its own, and the money returns to the budget of its day. Checks the hours that were not
 * over at `since`. Returns the number of refunded charges. [ADS-09]
 */
export const refundBursts = async (deps: RefundDeps, since: number, now: number): Promise<number> => {
  const from = Math.floor(since / HOUR_MS) * HOUR_MS;
  const bursts: Burst[] = [];
  for (const source of SOURCES) bursts.push(...(await findBursts(deps, source, from)));
  let refunded = 0;
  for (const burst of bursts) {
    for (;;) {
      const some = await deps.unitOfWork.run((trx) => refundSome(trx, burst, now));
      refunded += some;
      if (some < REFUNDS_PER_BATCH) break;
    }
  }
  return refunded;
};
