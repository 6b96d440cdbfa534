import { sql, type Transaction } from 'kysely';
import { NETWORK_SHARE } from '../../../settings/address-networks.ts';
import type { Database } from '../../database/schema.ts';
import { addToDay, takeFromBudget } from './ad-days.ts';
import type { AdLimits } from './ad-limits.ts';
import { dayOf } from './day.ts';

type Trx = Transaction<Database>;

/** Outcome of a click: `unseen` waits for the impression of its ad, all others are final. */
export type ClickOutcome = 'unseen' | 'charged' | 'repeat' | 'limited' | 'no-budget';

/** Where a click came from, as keyed hashes. */
export interface ClickOrigin {
  readonly address_key: string;
  /** The /48 network of an IPv6 address; empty for other addresses. */
  readonly network_key: string;
}

/** The facts of a counted click that decide its price. */
export interface CountedClick extends ClickOrigin {
  readonly ad_key: string;
  readonly campaign_id: number;
  readonly session_key: string;
  readonly price_cents: number;
}

/** Repeated clicks of a session on a campaign are free within this time, in milliseconds. */
const CHARGE_AGAIN_MS = 30 * 60_000;
const HOUR_MS = 60 * 60_000;

/** Whether the session was charged for the campaign so recently that the click is free. */
const isRepeat = async (trx: Trx, { campaign_id, session_key }: CountedClick, now: number): Promise<boolean> => {
  const charged = await trx
    .selectFrom('ad_click')
    .select('ad_key')
    .where('session_key', '=', session_key)
    .where('clicked_at', '>', now - CHARGE_AGAIN_MS)
    .where('campaign_id', '=', campaign_id)
    .where('charged_cents', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return charged !== undefined;
};

/** A session, address or network with its hourly limits of charged clicks and of all clicks. */
interface LimitedSource {
  readonly column: 'session_key' | 'address_key' | 'network_key';
  readonly key: string;
  readonly mostCharges: number;
  readonly mostClicks: number;
}

const sourcesOf = (click: CountedClick, limits: AdLimits): readonly LimitedSource[] => {
  const { chargesPerSession, chargesPerAddress, burstClicks: mostClicks } = limits;
  const ofNetwork = { mostCharges: chargesPerAddress * NETWORK_SHARE, mostClicks: mostClicks * NETWORK_SHARE };
  return [
    { column: 'session_key', key: click.session_key, mostCharges: chargesPerSession, mostClicks },
    { column: 'address_key', key: click.address_key, mostCharges: chargesPerAddress, mostClicks },
    ...(click.network_key === ''
      ? []
      : [{ column: 'network_key', key: click.network_key, ...ofNetwork } satisfies LimitedSource]),
  ];
};

/** Whether a source has reached its hourly limit of charges or has clicked in a burst. */
const isOverLimit = async (trx: Trx, source: LimitedSource, now: number): Promise<boolean> => {
  const { clicks, charges } = await trx
    .selectFrom('ad_click')
    .select(({ fn }) => [
      fn.countAll<number>().as('clicks'),
      sql<number>`count(case when charged_cents > 0 then 1 end)`.as('charges'),
    ])
    .where(source.column, '=', source.key)
    .where('clicked_at', '>', now - HOUR_MS)
    .executeTakeFirstOrThrow();
  return charges >= source.mostCharges || clicks > source.mostClicks;
};

const wasSeen = async (trx: Trx, { ad_key }: CountedClick): Promise<boolean> => {
  const seen = await trx.selectFrom('ad_impression').select('ad_key').where('ad_key', '=', ad_key).executeTakeFirst();
  return seen !== undefined;
};

const evaluateClick = async (trx: Trx, click: CountedClick, limits: AdLimits, now: number): Promise<ClickOutcome> => {
  if (!(await wasSeen(trx, click))) return 'unseen';
  if (await isRepeat(trx, click, now)) return 'repeat';
  for (const source of sourcesOf(click, limits)) {
    if (await isOverLimit(trx, source, now)) return 'limited';
  }
  const { campaign_id, price_cents } = click;
  const isPaid = await takeFromBudget(trx, { campaignId: campaign_id, day: dayOf(now), cents: price_cents });
  return isPaid ? 'charged' : 'no-budget';
};

/**
 * Decides and writes the price of a counted click. It is charged when the impression of the same ad was counted, the
 * session was not charged for the campaign within 30 minutes, session, address and network are within their limits, and
 * the day's budget covers the price. Otherwise it is free. Returns the charged cents. [ADS-09]
 */
export const settleClick = async (trx: Trx, click: CountedClick, limits: AdLimits, now: number): Promise<number> => {
  const outcome = await evaluateClick(trx, click, limits, now);
  if (outcome === 'unseen') return 0;
  const { ad_key, campaign_id, price_cents } = click;
  const charged_cents = outcome === 'charged' ? price_cents : 0;
  await trx
    .updateTable('ad_click')
    .set({ outcome, charged_cents, is_repeat: Number(outcome === 'repeat') })
    .where('ad_key', '=', ad_key)
    .execute();
  if (outcome === 'repeat') await addToDay(trx, campaign_id, dayOf(now), 'repeats', 1);
  if (outcome !== 'charged') return 0;
  await trx
    .insertInto('ad_entry')
    .values({
      ad_key,
      campaign_id,
      day: dayOf(now),
      kind: 'charge',
      cents: price_cents,
      reason: 'click',
      entered_at: now,
    })
    .execute();
  return charged_cents;
};
