import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const readAll = (dataFolder: string, query: string): ReadonlyArray<Record<string, unknown>> => {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { readOnly: true });
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
};

/** What the ad server counts of each order that was reported to it, in cents, for the ads that led to its products. */
export const adOrders = (dataFolder: string): ReadonlyMap<string, number> =>
  new Map(
    readAll(dataFolder, 'select order_id, sales_cents from ad_order').map(({ order_id, sales_cents }) => [
      String(order_id),
      Number(sales_cents),
    ]),
  );

/** The sales, in cents, of all campaigns whose ads were followed. */
export const salesOfFollowedAds = (dataFolder: string): number =>
  readAll(
    dataFolder,
    'select sum(sales_cents) as cents from ad_day where campaign_id in (select campaign_id from ad_click)',
  ).reduce((sum, { cents }) => sum + Number(cents), 0);
