import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import { enqueueJob } from '../jobs/database-job-queue.ts';
import { hasExpired } from './card-expiry.ts';
import { PETCO_PAY } from './wallet-cards.ts';

/** A card of a shopper's wallet. */
export interface OwnCard {
  readonly shopperId: number;
  readonly walletId: number;
}

/** A card of a shopper's wallet, and the one of the same wallet that takes its place. */
export interface Replacement extends OwnCard {
  readonly by: number;
}

/** The failure that names the parameter of the missing card. */
export const noSuchCard = (parameters: 'walletId' | 'x_replacedBy' = 'walletId'): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_PAY_NO_SUCH_CARD',
    message: 'There is no such card in your wallet.',
    parameters,
  });

/** The provider's customer who has the card; undefined for a card that the provider has not saved. */
const customerOf = async (
  trx: Transaction<Database>,
  shopperId: number,
  cardType: string,
): Promise<string | undefined> => {
  if (cardType === PETCO_PAY) return undefined;
  const row = await trx
    .selectFrom('payment_customer')
    .select('customer_id')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return row?.customer_id;
};

/** Queues the job that removes a card at the payment provider. */
export const queueDetach = async (
  trx: Transaction<Database>,
  card: { readonly customerId: string; readonly methodId: string },
  now: number,
): Promise<void> => {
  await enqueueJob(trx, { kind: 'detach', key: `detach:${card.methodId}`, body: { ...card }, now });
};

/** Makes the only other card that can pay the default, when the default has been removed; of several the shopper chooses. */
const passOnDefault = async (trx: Transaction<Database>, shopperId: number, now: number): Promise<void> => {
  const others = await trx
    .selectFrom('wallet_card')
    .select(['wallet_id', 'expire_month', 'expire_year'])
    .where('shopper_id', '=', shopperId)
    .execute();
  const [heir, ...more] = others.filter((card) => !hasExpired(card, now));
  if (heir === undefined || more.length > 0) return;
  await makeDefaultCard(trx, { shopperId, walletId: heir.wallet_id });
};

/**
 * Removes a card from the wallet, and from a checkout that it was to pay. The job that removes it at the payment
 * provider is queued in the same transaction, so that a crash leaves no card there. When it was the default, the only
 * other valid card becomes the default. Orders that it has paid keep their payments. Throws `_ERR_PAY_NO_SUCH_CARD` for
 * a card that is not the shopper's. [PAY-05]
 */
export const removeCard = async (
  trx: Transaction<Database>,
  { shopperId, walletId }: OwnCard,
  now: number,
): Promise<void> => {
  const card = await trx
    .deleteFrom('wallet_card')
    .where('wallet_id', '=', walletId)
    .where('shopper_id', '=', shopperId)
    .returning(['token', 'card_type', 'is_default'])
    .executeTakeFirst();
  if (card === undefined) throw noSuchCard();
  if (card.is_default === 1) await passOnDefault(trx, shopperId, now);
  const orders = trx.selectFrom('orders').select('order_id').where('shopper_id', '=', shopperId);
  await trx
    .updateTable('checkout')
    .set({ payment_id: null, payment_kind: null, payment_token: null, updated_at: now })
    .where('order_id', 'in', orders)
    .where('payment_kind', 'in', ['saved', 'petco-pay'])
    .where('payment_token', '=', String(walletId))
    .execute();
  const customerId = await customerOf(trx, shopperId, card.card_type);
  if (customerId === undefined) return;
  await queueDetach(trx, { customerId, methodId: card.token }, now);
};

/** Removes all cards of the shopper, each as `removeCard` does. [ACC-07] */
export const removeAllCards = async (trx: Transaction<Database>, shopperId: number, now: number): Promise<void> => {
  const cards = await trx.selectFrom('wallet_card').select('wallet_id').where('shopper_id', '=', shopperId).execute();
  for (const { wallet_id: walletId } of cards) await removeCard(trx, { shopperId, walletId }, now);
};

/** The customer goes after the jobs that remove the cards one by one. */
const AFTER_CARDS_MS = 60_000;

/**
 * Queues the removal of the shopper's customer record at the payment provider, when the account is
 * deleted. [ACC-07]
 */
export const forgetCustomerOf = async (trx: Transaction<Database>, shopperId: number, now: number): Promise<void> => {
  const row = await trx
    .selectFrom('payment_customer')
    .select('customer_id')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  if (row === undefined) return;
  const { customer_id: customerId } = row;
  const runAt = now + AFTER_CARDS_MS;
  await enqueueJob(trx, { kind: 'forget-customer', key: `forget:${customerId}`, body: { customerId }, runAt, now });
};

/** Makes a card the default of the wallet instead of the former one. Throws as `removeCard` does. [PAY-05] */
export const makeDefaultCard = async (trx: Transaction<Database>, { shopperId, walletId }: OwnCard): Promise<void> => {
  const own = trx.updateTable('wallet_card').where('shopper_id', '=', shopperId);
  await own.set({ is_default: 0 }).where('wallet_id', '<>', walletId).execute();
  const { numUpdatedRows } = await own.set({ is_default: 1 }).where('wallet_id', '=', walletId).executeTakeFirst();
  if (numUpdatedRows === 0n) throw noSuchCard();
};
