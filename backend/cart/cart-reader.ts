import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { isSignedIn, type Shopper } from '../identity/session/identity.ts';
import { readShownPictures } from '../images/imported/shown-pictures.ts';
import { isRunning, type Discount, type Promotion } from '../promotions/promotion.ts';
import { promotionsOf } from '../promotions/promotion-store.ts';
import { couponsOnCart } from '../rewards/cart-coupons.ts';
import { byPlace, readStock } from '../stores/read-stock.ts';
import type { TaxPlace } from '../taxes/tax-provider.ts';
import type { PlaceTax, TaxRates } from '../taxes/tax-rates.ts';
import { readLines, toLine, type CartLine } from './cart-lines.ts';
import { readOfferingStores } from './offering-stores.ts';
import { benefitsOf } from './cart-benefits.ts';
import { REPEAT_STATUS } from './cart-store.ts';
import { locationOf, takenBefore } from './taken-before.ts';
import type { CartWanted } from './cart-wanted.ts';
import { deliveryPlace } from './delivery-place.ts';
import { ESTIMATED_TAX, priceCart, type PricedCart } from './price-cart.ts';
import { deliveryModeOf, type ShippingMode } from './shipping-modes.ts';

/** A cart at today's prices. */
export interface Cart {
  readonly orderId: number;
  readonly shopperId: number;
  readonly lines: readonly CartLine[];
  /** Whether codes are on the cart, whose promotions may have ended. */
  readonly hasCodes: boolean;
  /** Codes on the cart whose promotion is running, earned or not. */
  readonly promotions: readonly Promotion[];
  /** The shopper's usable rewards on the cart; empty for shoppers who are not signed in. */
  readonly coupons: readonly Discount[];
  /** The mode of shipped lines. */
  readonly mode: ShippingMode;
  readonly priced: PricedCart;
  /** Whether the sales tax of every line is known; without it `priced` has an estimate. */
  readonly isTaxKnown: boolean;
  /** Places whose tax `TaxRates.findOut` may find out. */
  readonly taxesToFindOut: readonly TaxPlace[];
  /** The tip, while a line is delivered on the same day; not part of `priced`. */
  readonly tipCents: number;
}

/**
 * The row of the shopper's cart, or of a pending order by its number, with the time at which the first purchase offer was
 * opened, if it is open.
 */
const cartRow = (database: Kysely<Database>, shopperId: number, orderId: number | undefined) =>
  database
    .selectFrom('orders')
    .leftJoin('card_account', (join) =>
      join
        .onRef('card_account.shopper_id', '=', 'orders.shopper_id')
        .on('card_account.first_purchase_order_id', 'is', null),
    )
    .leftJoin('checkout', 'checkout.order_id', 'orders.order_id')
    .leftJoin('repeat_due', 'repeat_due.order_id', 'orders.order_id')
    .select([
      'orders.order_id',
      'orders.ship_mode_id',
      'card_account.enrolled_at',
      'checkout.tip_cents',
      'checkout.delivery_address_id',
      'repeat_due.is_first',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_promotion')
          .select('order_promotion.code')
          .whereRef('order_promotion.order_id', '=', 'orders.order_id'),
      ).as('has_codes'),
    )
    .where('orders.shopper_id', '=', shopperId)
    // A literal: the index of carts is not used for a parameter.
    .$if(orderId === undefined, (query) => query.where('orders.status', '=', sql.lit('P')))
    .$if(orderId !== undefined, (query) =>
      query.where('orders.order_id', '=', orderId ?? 0).where('orders.status', 'in', ['P', REPEAT_STATUS]),
    )
    .executeTakeFirst();

const taxStateOf = (
  places: readonly (TaxPlace | undefined)[],
  placeTaxes: readonly PlaceTax[],
): Pick<Cart, 'isTaxKnown' | 'taxesToFindOut'> => ({
  isTaxKnown: placeTaxes.every(({ isKnown }) => isKnown),
  taxesToFindOut: [...new Set(places.flatMap((place, index) => (placeTaxes[index]?.isFresh === false && place) || []))],
});

/**
 * Reads the shopper's cart in a few statements and prices it. Undefined when there is no cart or it is empty. A line
 * whose product has left the catalogue stays visible and costs nothing. Only a signed-in shopper gets the benefits of
 * the account: coupons, then the card's first purchase offer. A remembered browser gets neither. Delivered lines are taxed
 * at the delivery address, lines that are picked up at their store. [CRT-01] [PCC-08] [ORD-09] [RPD-03]
 */
export const readCart = async (
  database: Kysely<Database>,
  shopper: Shopper,
  now: number,
  taxes: TaxRates,
  { orderId, zipCode }: CartWanted = {},
): Promise<Cart | undefined> => {
  const { shopperId } = shopper;
  const signedIn = isSignedIn(shopper);
  const order = await cartRow(database, shopperId, orderId);
  if (order === undefined) return undefined;
  const rows = await readLines(database, order.order_id);
  if (rows.length === 0) return undefined;
  const skuIds = rows.map((row) => row.sku_id);
  const quantityAt = byPlace(await readStock(database, skuIds, [...new Set(rows.map(locationOf))], now));
  const shown = await readShownPictures(
    database,
    rows.flatMap((row) => row.sku_image_url ?? row.image_url ?? []),
  );
  const hasCodes = Boolean(order.has_codes);
  const onCart = hasCodes ? await promotionsOf(database, order.order_id) : [];
  const promotions = onCart.filter((promotion) => isRunning(promotion, now));
  const mode = deliveryModeOf(order.ship_mode_id);
  const stores = await readOfferingStores(
    database,
    rows.map((row) => row.physical_store_id),
    now,
  );
  const deliveredTo = await deliveryPlace(database, shopperId, order.delivery_address_id, zipCode);
  const places = rows.map((row) =>
    row.fulfilment === 'pickup' ? stores.get(row.physical_store_id)?.place : deliveredTo,
  );
  const placeTaxes = await taxes.taxesAt(database, places);
  const lines = rows.map((row, index) => {
    const available = quantityAt(row.sku_id, locationOf(row));
    const store = stores.get(row.physical_store_id);
    const tax = placeTaxes[index]?.tax ?? ESTIMATED_TAX;
    const taken = takenBefore(rows, index);
    return toLine(row, { available, taken, store, mode, now, tax }, shown);
  });
  const coupons = signedIn ? await couponsOnCart(database, order.order_id, shopperId, now) : [];
  const priceable = lines.map((line) => ({ ...line, ...line.offered }));
  const priced = priceCart(priceable, promotions, mode, benefitsOf(order, coupons, signedIn));
  const tipCents = lines.some((line) => line.fulfilment === 'same-day') ? (order.tip_cents ?? 0) : 0;
  const taxState = taxStateOf(places, placeTaxes);
  const cart = { orderId: order.order_id, shopperId, lines, hasCodes, promotions, coupons, mode, priced, tipCents };
  return { ...cart, ...taxState };
};
