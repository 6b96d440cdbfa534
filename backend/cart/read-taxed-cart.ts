import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Shopper } from '../identity/session/identity.ts';
import type { TaxRates } from '../taxes/tax-rates.ts';
import { readCart, type Cart } from './cart-reader.ts';
import type { CartWanted } from './cart-wanted.ts';

/** What reading a cart at today's prices and taxes needs. */
export interface CartReading {
  readonly database: Kysely<Database>;
  readonly taxes: TaxRates;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** As `readCart`, outside of transactions: asks for taxes that are not known, and reads the cart again with the answers. */
export const readTaxedCart = async (
  { database, taxes, clock }: CartReading,
  shopper: Shopper,
  wanted: Pick<CartWanted, 'zipCode'> = {},
): Promise<Cart | undefined> => {
  const cart = await readCart(database, shopper, clock(), taxes, wanted);
  if (cart === undefined || cart.taxesToFindOut.length === 0) return cart;
  return (await taxes.findOut(cart.taxesToFindOut, shopper.shopperId))
    ? readCart(database, shopper, clock(), taxes, wanted)
    : cart;
};
