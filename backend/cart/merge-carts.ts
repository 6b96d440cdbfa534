import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { byPlace, ONLINE, readStock } from '../stores/read-stock.ts';
import { removeCoupons } from '../rewards/cart-coupons.ts';
import {
  addLines,
  deleteCart,
  findCartId,
  linesOf,
  setQuantity,
  takenByOthers,
  touchCart,
  type StoredLine,
} from './cart-store.ts';
import { moveAddresses, moveCheckout } from './move-checkout.ts';
import { mergePrescriptions } from './merge-prescriptions.ts';
import { MAX_QUANTITY } from './quantity.ts';
import { mergeSavedItems } from './saved-items.ts';

const lineKey = (line: StoredLine): string => `${line.skuId} ${line.physicalStoreId} ${line.personalization}`;
const locationOf = (line: StoredLine): string => line.physicalStoreId || ONLINE;

const mergeLines = async (
  trx: Transaction<Database>,
  accountCart: number,
  guestLines: readonly StoredLine[],
  now: number,
): Promise<void> => {
  const accountLines = await linesOf(trx, accountCart);
  const byKey = new Map(accountLines.map((line) => [lineKey(line), line]));
  const skuIds = guestLines.map((line) => line.skuId);
  const quantityAt = byPlace(await readStock(trx, skuIds, guestLines.map(locationOf), now));
  for (const line of guestLines) {
    const same = byKey.get(lineKey(line));
    if (same === undefined) continue;
    const others = takenByOthers(line, [...accountLines, ...guestLines]);
    const available = quantityAt(line.skuId, locationOf(line)) - others;
    const sum = Math.min(same.quantity + line.quantity, MAX_QUANTITY, available);
    // Quantities of the account's cart stay, even when stock has dropped below them.
    await setQuantity(trx, same.orderItemId, Math.max(sum, same.quantity));
  }
  const guestByKey = new Map(guestLines.map((line) => [lineKey(line), line]));
  const pairs = accountLines.map((own) => ({ own, guest: guestByKey.get(lineKey(own)) }));
  await mergePrescriptions(trx, pairs, guestLines);
  const added = guestLines.filter((line) => !byKey.has(lineKey(line)));
  if (added.length > 0) await addLines(trx, accountCart, added, now);
};

/**
 * Moves a guest's cart into the account's cart at sign-in. No line is lost: the limit of lines applies to adding, so a
 * merged cart can exceed it. Quantities are added up to the available stock and 99 per line. Promotion codes move,
 * coupons do not: they belong to an account. Lines keep their fulfilment; one that both carts have keeps the account's.
 * Pet and vet of a prescription stay with their line, as far as both carts agree.
 * Saved items, the guest's addresses and the state of the guest's checkout move too. Afterwards the guest has no cart. [CRT-03] [CHK-10]
 */
export const mergeCarts = async (
  trx: Transaction<Database>,
  guestId: number,
  accountId: number,
  now: number,
): Promise<void> => {
  if (guestId === accountId) return;
  await moveAddresses(trx, guestId, accountId);
  await mergeSavedItems(trx, guestId, accountId);
  const guestCart = await findCartId(trx, guestId);
  if (guestCart === undefined) return;
  await removeCoupons(trx, guestCart);
  const accountCart = await findCartId(trx, accountId);
  if (accountCart === undefined) {
    const owner = { shopper_id: accountId, updated_at: now };
    await trx.updateTable('orders').set(owner).where('order_id', '=', guestCart).execute();
    return;
  }
  const guestLines = await linesOf(trx, guestCart);
  if (guestLines.length > 0) await mergeLines(trx, accountCart, guestLines, now);
  await trx
    .insertInto('order_promotion')
    .columns(['order_id', 'code', 'added_at'])
    .expression((eb) =>
      eb
        .selectFrom('order_promotion')
        .select((select) => [select.val(accountCart).as('order_id'), 'code', 'added_at'])
        .where('order_id', '=', guestCart),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await moveCheckout(trx, guestCart, accountCart);
  await deleteCart(trx, guestCart);
  await touchCart(trx, accountCart, now);
};
