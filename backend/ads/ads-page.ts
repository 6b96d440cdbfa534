import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { escapeHtml, sendDevelopmentPage } from '../http/development-page.ts';
import { dayOf } from './ledger/day.ts';

const SHOWN = 500;

/** Totals of a campaign today. */
interface CampaignReport {
  readonly slug: string;
  readonly name: string;
  readonly status: string;
  readonly bidCents: number;
  readonly dailyBudgetCents: number;
  /** Refunds are subtracted. */
  readonly spentCents: number;
  readonly refundedCents: number;
  readonly impressions: number;
  readonly clicks: number;
  /** Clicks that were free because their session had been charged shortly before. */
  readonly repeats: number;
  readonly salesCents: number;
}

const readReports = async (database: Kysely<Database>, day: string): Promise<readonly CampaignReport[]> => {
  const rows = await database
    .selectFrom('ad_campaign as campaign')
    .leftJoin('ad_day as today', (join) =>
      join.onRef('today.campaign_id', '=', 'campaign.campaign_id').on('today.day', '=', day),
    )
    .select(['slug', 'name', 'status', 'bid_cents', 'daily_budget_cents'])
    .select([
      'today.spent_cents',
      'today.refunded_cents',
      'today.impressions',
      'today.clicks',
      'today.repeats',
      'today.sales_cents',
    ])
    .orderBy('today.spent_cents', 'desc')
    .orderBy('today.impressions', 'desc')
    .orderBy('campaign.campaign_id')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    slug: row.slug,
    name: row.name,
    status: row.status,
    bidCents: row.bid_cents,
    dailyBudgetCents: row.daily_budget_cents,
    spentCents: row.spent_cents ?? 0,
    refundedCents: row.refunded_cents ?? 0,
    impressions: row.impressions ?? 0,
    clicks: row.clicks ?? 0,
    repeats: row.repeats ?? 0,
    salesCents: row.sales_cents ?? 0,
  }));
};

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`);

const stateOf = ({ status, spentCents, bidCents, dailyBudgetCents }: CampaignReport): string =>
  status === 'active' && spentCents + bidCents > dailyBudgetCents ? 'spent' : status;

const HEADS = [
  'Campaign',
  'State',
  'Bid',
  'Budget',
  'Spent',
  'Refunded',
  'Impressions',
  'Clicks',
  'Repeats',
  'CTR',
  'Sales',
];

const toRow = (report: CampaignReport): string => {
  const numbers = [
    stateOf(report),
    dollars(report.bidCents),
    dollars(report.dailyBudgetCents),
    dollars(report.spentCents),
    dollars(report.refundedCents),
    String(report.impressions),
    String(report.clicks),
    String(report.repeats),
    share(report.clicks, report.impressions),
    dollars(report.salesCents),
  ];
  return `<tr><th scope="row">${escapeHtml(report.name)}</th>${numbers.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`;
};

const toTable = (reports: readonly CampaignReport[]): string =>
  `<table><thead><tr>${HEADS.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${reports.map(toRow).join('\n')}</tbody></table>`;

export interface AdsPageDeps {
  readonly database: Kysely<Database>;
  readonly clock: () => number;
  /** Resolves once everything reported so far is written. */
  readonly settled: () => Promise<void>;
}

/**
 * Totals of today's campaigns for developers: a page at `/dev/ads`, JSON at `/dev/ads.json`. These are internal
 * figures, so the routes must not exist on a public shop.
 */
export const registerAdsPage = (app: FastifyInstance, { database, clock, settled }: AdsPageDeps): void => {
  const report = async (): Promise<{ day: string; campaigns: readonly CampaignReport[] }> => {
    await settled();
    const day = dayOf(clock());
    return { day, campaigns: await readReports(database, day) };
  };

  app.get('/dev/ads', async (_request, reply) => {
    const { day, campaigns } = await report();
    const main =
      campaigns.length === 0
        ? '<p>There are no campaigns yet.</p>'
        : `<p>Sponsored ads on ${day}, UTC. The dearest come first.</p>${toTable(campaigns)}`;
    return sendDevelopmentPage(reply, { title: 'Ads', main });
  });

  app.get('/dev/ads.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return report();
  });
};
