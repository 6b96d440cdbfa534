import type { Kysely, Transaction } from 'kysely';
import { unknownSku } from '../cart/cart-failures.ts';
import { findSellableSkus, requireDelivered } from '../cart/sellable-skus.ts';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { CommerceFailure, invalidParameter, notFound } from '../http/commerce-failure.ts';
import { ONLINE } from '../stores/read-stock.ts';
import type { MailToken, MailTokens } from '../mail/mail-tokens.ts';
import { removeFromList } from '../mail/newsletter-list.ts';
import { pauseMailedPlan, readMailedPlan, type MailedPlan } from '../repeat-delivery/mailed-plan.ts';
import { readNotices, type PendingNotice } from './read-notices.ts';
import { chooseReminders, reminderChoices, type ReminderKind } from '../mail/reminders.ts';

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

/** The mail of an address that its receiver can stop. */
export interface MailPreferences {
  /** What the mail that the token came with is about: products that are back, reminders of a kind, or a repeat delivery. */
  readonly about: 'notices' | ReminderKind | 'repeat-delivery';
  readonly notices: readonly PendingNotice[];
  /** Whether the address is on the list of the newsletter. Undefined when it is not and no account proved it. */
  readonly wantsOffers: boolean | undefined;
  /** Each kind of reminder; none for an address without an account. */
  readonly reminders: readonly { readonly kind: ReminderKind; readonly isWanted: boolean }[];
  /** The repeat delivery that the mail was about. */
  readonly repeatDelivery: MailedPlan | undefined;
}

export interface MailChange {
  /** Stops a notice by its id, or all of them. */
  readonly notice?: number | 'all' | undefined;
  /** Takes the address off the list of the newsletter. */
  readonly offers?: boolean | undefined;
  /** Stops reminders of a kind, or begins them again. */
  readonly reminders?: { readonly kind: ReminderKind; readonly isWanted: boolean } | undefined;
  /** Pauses the repeat delivery that the mail was about. */
  readonly pause?: boolean | undefined;
}

/** Who wants mail about products that are out of stock. [ACC-06] */
export interface StockNotices {
  /**
   * Throws for an unknown product or store, for a product that is in stock, and for the delivery of one that is sold or
   * picked up in stores only. Asking again changes nothing. Beyond `MAX_NOTICES` the oldest request ends.
   */
  ask(request: NoticeRequest): Promise<void>;
  /** Throws 404 for a token that this shop did not make. */
  preferences(token: string): Promise<MailPreferences>;
  /** Throws likewise. The same change again changes nothing. */
  change(token: string, change: MailChange): Promise<void>;
  /** Stops all mail of the kind of the mail that the token came with. Throws likewise. */
  stopSameKind(token: string): Promise<void>;
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

/** The account with this address, proved or not. `logon_id` is the address of an account, and has an index. */
const accountOf = (database: Kysely<Database>, email: string) =>
  database
    .selectFrom('shopper')
    .select(['shopper_id', 'email_proved_at', 'appointment_reminders', 'repeat_reminders'])
    .where('logon_id', '=', email)
    .executeTakeFirst();

/** The account that proved this address. */
const provedAccount = async (database: Kysely<Database>, email: string) => {
  const account = await accountOf(database, email);
  return account?.email_proved_at === null ? undefined : account;
};

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

const requireValid = (tokens: MailTokens, token: string): MailToken => {
  const read = tokens.read(token);
  if (read === undefined) throw notFound('This link is not valid.', 'token');
  return read;
};

const readWantsOffers = async (database: Kysely<Database>, email: string): Promise<boolean | undefined> => {
  const newsletter = await database
    .selectFrom('newsletter_address')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  if (newsletter !== undefined) return true;
  const account = await provedAccount(database, email);
  return account === undefined ? undefined : false;
};

/** Reminders go to an address that is not proved, too: whoever has the token receives them. */
const applyChange = async (
  trx: Transaction<Database>,
  { email, about }: MailToken,
  { notice, offers, reminders, pause }: MailChange,
  now: number,
): Promise<void> => {
  const own = trx.deleteFrom('stock_notice').where('email', '=', email);
  if (notice === 'all') await own.execute();
  else if (notice !== undefined) await own.where('notice_id', '=', notice).execute();
  if (offers === true) await removeFromList(trx, email);
  if (pause === true && about?.kind === 'repeat-delivery') await pauseMailedPlan(trx, email, about.planId, now);
  if (reminders === undefined) return;
  const account = await accountOf(trx, email);
  if (account !== undefined) await chooseReminders(trx, account.shopper_id, reminders);
};

/** What stops all mail that is like that of the token. */
const stopAllLike = ({ about }: MailToken): MailChange => {
  if (about === undefined) return { notice: 'all' };
  return about.kind === 'reminders' ? { reminders: { kind: about.of, isWanted: false } } : { pause: true };
};

const kindOf = (about: MailToken['about']): MailPreferences['about'] => {
  if (about === undefined) return 'notices';
  return about.kind === 'reminders' ? about.of : about.kind;
};

/** `StockNotices` on the database. */
export const makeStockNotices = ({ database, unitOfWork, tokens, clock }: StockNoticeDeps): StockNotices => ({
  ask: async (request) => {
    const { partNumber, location } = request;
    const now = clock();
    await requirePlace(database, location);
    const [sku] = await findSellableSkus(database, { partNumbers: [partNumber], skuIds: [] }, [location], now);
    if (sku === undefined) throw unknownSku('partNumber', partNumber);
    if (location === ONLINE) requireDelivered(sku);
    if (sku.stockAt(location) > 0) throw inStock(partNumber);
    await unitOfWork.run((trx) => store(trx, request, sku.skuId, now));
  },

  preferences: async (token) => {
    const { email, about } = requireValid(tokens, token);
    const account = await accountOf(database, email);
    return {
      about: kindOf(about),
      notices: await readNotices(database, (eb) => eb('stock_notice.email', '=', email), clock()),
      wantsOffers: await readWantsOffers(database, email),
      reminders: account === undefined ? [] : reminderChoices(account),
      repeatDelivery:
        about?.kind === 'repeat-delivery' ? await readMailedPlan(database, email, about.planId, clock()) : undefined,
    };
  },

  change: (token, change) => {
    const read = requireValid(tokens, token);
    return unitOfWork.run((trx) => applyChange(trx, read, change, clock()));
  },

  stopSameKind: (token) => {
    const read = requireValid(tokens, token);
    return unitOfWork.run((trx) => applyChange(trx, read, stopAllLike(read), clock()));
  },
});
