import type { Kysely, Transaction } from 'kysely';
import { withKeptSkus, type KeptSku } from '../cart/kept-skus.ts';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { JobHandler } from '../jobs/job-worker.ts';
import { recurring } from '../jobs/recurring-job.ts';
import { backInStockEmail } from '../mail/stock-emails.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { StopPage } from '../mail/stop-page.ts';
import { byPlace, ONLINE, readStock } from '../stores/read-stock.ts';

export interface WatchStockDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly mailer: Mailer;
  readonly stopPage: StopPage;
  /** The shop's own origin; undefined when it is not known. */
  readonly pageOrigin: string | undefined;
}

const MINUTE_MS = 60_000;
const EVERY_MS = MINUTE_MS;
const LEASE_MS = 10 * 60_000;
/** Each statement touches no more rows than this. */
const BATCH = 200;

const readBatch = (database: Kysely<Database>, before: number) =>
  database
    .selectFrom('stock_notice')
    .leftJoin('store', 'store.store_id', 'stock_notice.location')
    .select(['notice_id', 'sku_id', 'part_number', 'location', 'store.name as store_name'])
    .where('checked_at', '<', before)
    .orderBy('checked_at')
    .limit(BATCH)
    .execute();

type Notice = Awaited<ReturnType<typeof readBatch>>[number];

/**
 * Ends a notice and returns who is to be told, as it is now: its address may have changed since the batch was read. Undefined
 * when another process told it, or it was taken back.
 */
const endNotice = async (trx: Transaction<Database>, noticeId: number) => {
  const ended = await trx
    .deleteFrom('stock_notice')
    .where('notice_id', '=', noticeId)
    .returning(['email', 'shopper_id'])
    .executeTakeFirst();
  if (ended === undefined) return undefined;
  const { email: to, shopper_id: shopperId } = ended;
  if (shopperId === null) return { to, firstName: null, shopperId: undefined };
  const account = await trx
    .selectFrom('shopper')
    .select(['first_name', 'email'])
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  // A member may have typed the address of another person.
  return { to, firstName: account?.email === to ? account.first_name : null, shopperId };
};

/**
 * Mails one notice and ends it, in one transaction: of several processes and after a crash, one mail is sent. It goes to the
 * address that the notice has then, and to nobody who took it back since the batch was read. [ACC-06]
 */
const tell = async (
  { unitOfWork, mailer, stopPage, pageOrigin }: WatchStockDeps,
  notice: Notice & { readonly description: string; readonly productUrl: string },
  now: number,
): Promise<void> => {
  // The page and the stock may be cached from before; the time makes the shop read them again.
  const query = `sku=${encodeURIComponent(notice.part_number)}&back=${Math.floor(now / MINUTE_MS)}`;
  await unitOfWork.run(async (trx) => {
    const receiver = await endNotice(trx, notice.notice_id);
    if (receiver === undefined) return;
    const preferences = stopPage(receiver.to);
    const mail = backInStockEmail({
      ...receiver,
      product: notice.description,
      store: notice.store_name ?? undefined,
      page: pageOrigin && `${pageOrigin}${notice.productUrl}?${query}`,
      preferences,
      oneClick: preferences,
    });
    await mailer.queue(trx, mail);
  });
};

/** Whether the shopper could buy the product there. One without a price, or that left the catalogue, may have stock. */
const canBeBought = ({ location, isSold, pickupOnly, unitPriceCents }: Notice & KeptSku): boolean =>
  location === ONLINE ? isSold && !pickupOnly : unitPriceCents !== null;

/** Looks at a batch of notices; returns whether there may be more. */
const attendBatch = async (deps: WatchStockDeps, startedAt: number): Promise<boolean> => {
  const { database } = deps;
  const batch = await readBatch(database, startedAt);
  if (batch.length === 0) return false;
  const notices = await withKeptSkus(
    database,
    batch.map((notice) => ({ ...notice, skuId: notice.sku_id, partNumber: notice.part_number })),
    startedAt,
  );
  const places = [...new Set([ONLINE, ...batch.map(({ location }) => location)])];
  const skuIds = batch.map((notice) => notice.sku_id);
  const quantityAt = byPlace(await readStock(database, skuIds, places, startedAt));
  for (const notice of notices) {
    if (canBeBought(notice) && quantityAt(notice.sku_id, notice.location) > 0) await tell(deps, notice, startedAt);
  }
  const ids = batch.map((notice) => notice.notice_id);
  await database.updateTable('stock_notice').set({ checked_at: startedAt }).where('notice_id', 'in', ids).execute();
  return batch.length === BATCH;
};

/**
 * Looks at the stock of all that somebody waits for, and mails those whose product is back. Stock of stores follows from
 * plans and hours as well as from counts, so no single change raises it: what is in stock now is what counts.
 */
export const watchStock = async (deps: WatchStockDeps, now: number): Promise<void> => {
  while (await attendBatch(deps, now));
};

/** Watches the stock every minute, by one process at a time. [ACC-06] */
export const makeWatchStockJob = (deps: WatchStockDeps): JobHandler =>
  recurring((now) => watchStock(deps, now), { everyMs: EVERY_MS, notBefore: 0, leaseMs: LEASE_MS });
