import { makeMailSealer } from '../../../../backend/mail/mailer.ts';
import { SERVER_SECRET, type BackendUnderTest } from '../../commerce/support/backend-under-test.ts';
import type { Browser } from '../../commerce/support/browser.ts';

export const MINUTE_MS = 60_000;

/** Sets the stock of a product, online or in a store. */
export const setStockOf = async (
  { database }: BackendUnderTest,
  partNumber: string,
  { location, quantity }: { readonly location: string; readonly quantity: number },
): Promise<void> => {
  const sku = await database
    .selectFrom('sku')
    .select('id')
    .where('part_number', '=', partNumber)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('stock')
    .values({ sku_id: sku.id, location, quantity })
    .onConflict((conflict) => conflict.columns(['sku_id', 'location']).doUpdateSet({ quantity }))
    .execute();
};

/** Asks for a mail about a product. */
export const ask = (browser: Browser, partNumber: string, more: Readonly<Record<string, string>> = {}) =>
  browser.post('x_stockNotice', { partNumber, ...more });

/** Looks at the stock, as the job does every minute. */
export const lookAtStock = async (backend: BackendUnderTest): Promise<void> => {
  backend.advance(MINUTE_MS);
  const stop = await backend.app.backgroundJobs.start(MINUTE_MS);
  await stop();
  await backend.app.backgroundJobs.round();
};

/** The mails about products that are back. */
export const stockMails = async ({ database }: BackendUnderTest) => {
  const rows = await database.selectFrom('mail').selectAll().where('kind', '=', 'back-in-stock').execute();
  const sealer = makeMailSealer(SERVER_SECRET);
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: sealer.open(row.body),
    unsubscribe: row.unsubscribe === null ? undefined : sealer.open(row.unsubscribe),
  }));
};
