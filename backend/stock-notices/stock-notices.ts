import type { Kysely, Transaction } from 'kysely';
import { unknownSku } from '../cart/cart-failures.ts';
import { withKeptSkus } from '../cart/kept-skus.ts';
import { findSellableSkus } from '../cart/sellable-skus.ts';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { CommerceFailure, invalidParameter, notFound } from '../http/commerce-failure.ts';
import { ONLINE } from '../stores/read-stock.ts';
import type { MailTokens } from './mail-tokens.ts';

/**
 * The most requests that the owner of an address can have, and the most that others can have made with it. One more ends
 * the oldest of them, and the answer is the same.
 */
export const MAX_NOTICES = 50;

/** A request for one mail when a product is in stock again. */
export interface NoticeRequest {
  readonly partNumber: string;
  /** 'online' or a store id. */
  readonly location: string;
  /** Lower case. */
  readonly email: string;
  /** The account that asks; undefined for guests. */
  readonly shopperId: number | undefined;
}

/** What an address waits for. */
export interface PendingNotice {
  readonly noticeId: number;
  readonly description: string;
  /** The name of the store; undefined for delivery. */
  readonly store: string | undefined;
}

/** The mail of an address that its receiver can stop. */
export interface MailPreferences {
  readonly notices: readonly PendingNotice[];
  /** Offers and the newsletter. Undefined when no account proved this address and it never asked for the newsletter. */
  readonly wantsOffers: boolean | undefined;
}

export interface StopMail {
  /** A notice by its id, or all of them. */
  readonly notice?: number | 'all' | undefined;
  readonly offers?: boolean | undefined;
}

/** Who wants mail about products that are out of stock. [ACC-06] */
export interface StockNotices {
  /**
   * Throws for an unknown product or store, and for a product that is in stock. Asking again changes nothing. Beyond
   * `MAX_NOTICES` the oldest request ends.
   */
  ask(request: NoticeRequest): Promise<void>;
  /** Throws 404 for a token that this shop did not make. */
  preferences(token: string): Promise<MailPreferences>;
  /** Throws likewise. Stopping again changes nothing. */
  stop(token: string, stop: StopMail): Promise<void>;
}

export interface StockNoticeDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly tokens: MailTokens;
  readonly clock: () => number;
}

const requirePlace = async (database: Kysely<Database>, location: string): Promise<void> => {
  if (location === ONLINE) return;
  const store = await database
    .selectFrom('store')
    .select('store_id')
    .where('store_id', '=', location)
    .executeTakeFirst();
  if (store === undefined) throw invalidParameter('physicalStoreId', `There is no store ${location}.`);
};

const inStock = (partNumber: string): CommerceFailure =>
  new CommerceFailure({ errorKey: '_ERR_IN_STOCK', message: `${partNumber} is in stock.`, parameters: partNumber });

/** The account that proved this address. `logon_id` is the address of an account, and has an index. */
const provedAccount = (database: Kysely<Database>, email: string) =>
  database
    .selectFrom('shopper')
    .select(['shopper_id', 'wants_offers'])
    .where('logon_id', '=', email)
    .where('email_proved_at', 'is not', null)
    .executeTakeFirst();

/**
 * Ends the oldest request of an address when there is no room for one more; those of guests come first. Requests of the
 * account that proved the address, and those that others made with it, are counted apart: nobody takes the owner's room.
 */
const makeRoom = async (
  trx: Transaction<Database>,
  email: string,
  isCounted: (shopperId: number | null) => boolean,
): Promise<void> => {
  const rows = await trx
    .selectFrom('stock_notice')
    .select(['notice_id', 'shopper_id'])
    .where('email', '=', email)
    .orderBy('asked_at')
    .orderBy('notice_id')
    .execute();
  const counted = rows.filter((row) => isCounted(row.shopper_id));
  if (counted.length < MAX_NOTICES) return;
  const ended = counted.find((row) => row.shopper_id === null) ?? counted[0];
  if (ended !== undefined) await trx.deleteFrom('stock_notice').where('notice_id', '=', ended.notice_id).execute();
};

const store = async (trx: Transaction<Database>, request: NoticeRequest, skuId: string, now: number): Promise<void> => {
  const { email, location, partNumber, shopperId } = request;
  const owner = await provedAccount(trx, email);
  const isOwner = owner !== undefined && owner.shopper_id === shopperId;
  const same = await trx
    .selectFrom('stock_notice')
    .select('shopper_id')
    .where('email', '=', email)
    .where('sku_id', '=', skuId)
    .where('location', '=', location)
    .executeTakeFirst();
  if (same !== undefined && (!isOwner || same.shopper_id === shopperId)) return;
  await makeRoom(trx, email, (asking) => (owner?.shopper_id === asking) === isOwner);
  const columns = ['email', 'sku_id', 'location'] as const;
  await trx
    .insertInto('stock_notice')
    .values({
      email,
      shopper_id: shopperId ?? null,
      sku_id: skuId,
      part_number: partNumber,
      location,
      asked_at: now,
      checked_at: now,
    })
    // What a guest asked for with the owner's address becomes the owner's.
    .onConflict((conflict) =>
      isOwner
        ? conflict.columns(columns).doUpdateSet({ shopper_id: shopperId })
        : conflict.columns(columns).doNothing(),
    )
    .execute();
};

const requireEmail = (tokens: MailTokens, token: string): string => {
  const email = tokens.emailOf(token);
  if (email === undefined) throw notFound('This link is not valid.', 'token');
  return email;
};

const readNotices = async (
  database: Kysely<Database>,
  email: string,
  now: number,
): Promise<readonly PendingNotice[]> => {
  const rows = await database
    .selectFrom('stock_notice')
    .leftJoin('store', 'store.store_id', 'stock_notice.location')
    .select(['notice_id', 'sku_id', 'part_number', 'store.name as store_name'])
    .where('email', '=', email)
    .orderBy('asked_at')
    .execute();
  const known = await withKeptSkus(
    database,
    rows.map((row) => ({ ...row, skuId: row.sku_id, partNumber: row.part_number })),
    now,
  );
  return known.map(({ notice_id, description, store_name }) => ({
    noticeId: notice_id,
    description,
    store: store_name ?? undefined,
  }));
};

const readWantsOffers = async (database: Kysely<Database>, email: string): Promise<boolean | undefined> => {
  const newsletter = await database
    .selectFrom('newsletter_address')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  if (newsletter !== undefined) return true;
  const account = await provedAccount(database, email);
  return account === undefined ? undefined : account.wants_offers === 1;
};

/** `StockNotices` on the database. */
export const makeStockNotices = ({ database, unitOfWork, tokens, clock }: StockNoticeDeps): StockNotices => ({
  ask: async (request) => {
    const { partNumber, location } = request;
    const now = clock();
    await requirePlace(database, location);
    const [sku] = await findSellableSkus(database, { partNumbers: [partNumber], skuIds: [] }, [location], now);
    if (sku === undefined) throw unknownSku('partNumber', partNumber);
    if (sku.stockAt(location) > 0) throw inStock(partNumber);
    await unitOfWork.run((trx) => store(trx, request, sku.skuId, now));
  },

  preferences: async (token) => {
    const email = requireEmail(tokens, token);
    return {
      notices: await readNotices(database, email, clock()),
      wantsOffers: await readWantsOffers(database, email),
    };
  },

  stop: (token, { notice, offers }) => {
    const email = requireEmail(tokens, token);
    return unitOfWork.run(async (trx) => {
      const own = trx.deleteFrom('stock_notice').where('email', '=', email);
      if (notice === 'all') await own.execute();
      else if (notice !== undefined) await own.where('notice_id', '=', notice).execute();
      if (offers !== true) return;
      await trx.deleteFrom('newsletter_address').where('email', '=', email).execute();
      const account = await provedAccount(trx, email);
      if (account === undefined) return;
      const { shopper_id } = account;
      await trx.updateTable('shopper').set({ wants_offers: 0 }).where('shopper_id', '=', shopper_id).execute();
    });
  },
});
