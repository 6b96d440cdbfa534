import type { Kysely, Transaction } from 'kysely';
import { unknownSku } from '../cart/cart-failures.ts';
import { withKeptSkus } from '../cart/kept-skus.ts';
import { findSellableSkus } from '../cart/sellable-skus.ts';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { CommerceFailure, invalidParameter, notFound } from '../http/commerce-failure.ts';
import { ONLINE } from '../stores/read-stock.ts';
import type { MailTokens } from './mail-tokens.ts';

/** The most products that one address can wait for. More are not stored, and the answer is the same. */
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
  /** Undefined when no account proved this address. */
  readonly wantsOffers: boolean | undefined;
}

export interface StopMail {
  /** A notice by its id, or all of them. */
  readonly notice?: number | 'all' | undefined;
  readonly offers?: boolean | undefined;
}

/** Who wants mail about products that are out of stock. [ACC-06] */
export interface StockNotices {
  /** Throws for an unknown product or store, and for a product that is in stock. Asking again changes nothing. */
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

const store = async (trx: Transaction<Database>, request: NoticeRequest, skuId: string, now: number): Promise<void> => {
  const { count } = await trx
    .selectFrom('stock_notice')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', request.email)
    .executeTakeFirstOrThrow();
  if (count >= MAX_NOTICES) return;
  await trx
    .insertInto('stock_notice')
    .values({
      email: request.email,
      shopper_id: request.shopperId ?? null,
      sku_id: skuId,
      part_number: request.partNumber,
      location: request.location,
      asked_at: now,
      checked_at: now,
    })
    .onConflict((conflict) => conflict.columns(['email', 'sku_id', 'location']).doNothing())
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

const provedAccount = (database: Kysely<Database>, email: string) =>
  database
    .selectFrom('shopper')
    .select(['shopper_id', 'wants_offers'])
    .where('email', '=', email)
    .where('email_proved_at', 'is not', null)
    .executeTakeFirst();

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
    const account = await provedAccount(database, email);
    return {
      notices: await readNotices(database, email, clock()),
      wantsOffers: account === undefined ? undefined : account.wants_offers === 1,
    };
  },

  stop: (token, { notice, offers }) => {
    const email = requireEmail(tokens, token);
    return unitOfWork.run(async (trx) => {
      const own = trx.deleteFrom('stock_notice').where('email', '=', email);
      if (notice === 'all') await own.execute();
      else if (notice !== undefined) await own.where('notice_id', '=', notice).execute();
      if (offers !== true) return;
      const account = await provedAccount(trx, email);
      if (account === undefined) return;
      const { shopper_id } = account;
      await trx.updateTable('shopper').set({ wants_offers: 0 }).where('shopper_id', '=', shopper_id).execute();
    });
  },
});
