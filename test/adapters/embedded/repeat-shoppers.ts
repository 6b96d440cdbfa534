import * as E from 'fp-ts/Either';
import { HttpAddressBook } from '../../../adapters/commerce/addresses/http-address-book';
import { anAddress } from '../../builders/address';
import type { EmbeddedBackend, Shopper } from './embedded-backend';

/** Part numbers of two products that are sold on repeat. */
export const repeatedProducts = async (backend: EmbeddedBackend): Promise<readonly [string, string]> => {
  const rows = await backend.database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select('sku.part_number')
    .where('category.path', '=', 'dog/dog-food/dry-dog-food')
    .where('product.repeat_delivery', '=', 1)
    .where('sku.list_price_cents', 'is not', null)
    .orderBy('sku.id')
    .limit(2)
    .execute();
  const [first, second] = rows.map((row) => row.part_number);
  if (first === undefined || second === undefined) throw new Error('the catalogue has no food on repeat');
  return [first, second];
};

/** Saves an address of the shopper as typed and returns its id. */
export const addAddress = async (shopper: Shopper, line1: string): Promise<string> => {
  const written = await new HttpAddressBook(shopper.transactions).add({
    address: anAddress({ line1 }),
    asTyped: true,
  })();
  if (E.isLeft(written) || written.right.kind !== 'saved') throw new Error(JSON.stringify(written));
  return written.right.addressId;
};

/** Saves a card of the shopper and returns its id. */
export const addCard = async (backend: EmbeddedBackend, shopperId: number, lastFour: string): Promise<string> => {
  const { wallet_id } = await backend.database
    .insertInto('wallet_card')
    .values({
      shopper_id: shopperId,
      card_type: 'VISA',
      token: `pm_kept_${lastFour}`,
      last_four: lastFour,
      expire_month: 12,
      expire_year: 2040,
      added_at: Date.now(),
    })
    .returning('wallet_id')
    .executeTakeFirstOrThrow();
  return String(wallet_id);
};
