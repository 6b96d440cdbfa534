import { sql, type Kysely } from 'kysely';
import { firstRow, prepareQuery } from '../database/prepare-query.ts';
import type { Database } from '../database/schema.ts';
import { isSignedIn, type Shopper } from '../identity/session/identity.ts';
import { readShownPictures } from '../images/imported/shown-pictures.ts';
import { isRunning, type Discount, type Promotion } from '../promotions/promotion.ts';
import { promotionsOf } from '../promotions/promotion-store.ts';
import { couponsOnCart, NO_COUPONS } from '../rewards/cart-coupons.ts';
import { byPlace, readStock } from '../stores/read-stock.ts';
import type { TaxPlace } from '../taxes/tax-provider.ts';
import type { PlaceTax, TaxRates } from '../taxes/tax-rates.ts';
import { codeNotesOf, discountableLines, type CodeNote, type EnteredCodes } from './code-notes.ts';
import { readLines, toDatedLine, toLine, type CartLine } from './cart-lines.ts';
import { chosenDayOf, frozenDayOf, isFrozenOnly } from './delivery-days.ts';
import { readOfferingStores } from './offering-stores.ts';
import { benefitsOf } from './cart-benefits.ts';
import { REPEAT_STATUS } from './cart-store.ts';
import { locationOf, takenBefore } from './taken-before.ts';
import type { CartWanted } from './cart-wanted.ts';
import { deliveryPlace } from './delivery-place.ts';
import { ESTIMATED_TAX, priceCart, type PricedCart } from './price-cart.ts';
import { deliveryModeOf, frozenShipping, type ShippingMode } from './shipping-modes.ts';

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
  /** The codes and rewards that were entered and take nothing off. */
  readonly codeNotes: readonly CodeNote[];
  /** The mode of shipped lines; that of frozen products when nothing else is shipped. */
  readonly mode: ShippingMode;
  /** The mode that the shopper chose, or the usual one, also while nothing is shipped in it. */
  readonly chosenMode: ShippingMode;
  /** The day that was chosen for the frozen lines, `YYYY-MM-DD`, while it can be chosen; null otherwise. */
  readonly deliveryDay: string | null;
  readonly priced: PricedCart;
  /** Whether the sales tax of every line is known; without it `priced` has an estimate. */
  readonly isTaxKnown: boolean;
  /** Places whose tax `TaxRates.findOut` may find out. */
  readonly taxesToFindOut: readonly TaxPlace[];
  /** The tip, while a line is delivered on the same day; not part of `priced`. */
  readonly tipCents: number;
}

/** Pending orders with the time at which the first purchase offer was opened, if it is open. */
const pendingOrders = (database: Kysely<Database>) =>
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
      'checkout.delivery_day',
      'repeat_due.is_first',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_promotion')
          .select('order_promotion.code')
          .whereRef('order_promotion.order_id', '=', 'orders.order_id'),
      ).as('has_codes'),
    );

const cartOf = prepareQuery((database, { shopperId }: { readonly shopperId: number }) =>
  pendingOrders(database)
    .where('orders.shopper_id', '=', shopperId)
    // A literal: the index of carts is not used for a parameter.
    .where('orders.status', '=', sql.lit('P')),
);

const pendingOrderOf = prepareQuery(
  (database, { shopperId, orderId }: { readonly shopperId: number; readonly orderId: number }) =>
    pendingOrders(database)
      .where('orders.shopper_id', '=', shopperId)
      .where('orders.order_id', '=', orderId)
      .where('orders.status', 'in', ['P', REPEAT_STATUS]),
);

/** The row of the shopper's cart, or of a pending order by its number. */
const cartRow = (database: Kysely<Database>, shopperId: number, orderId: number | undefined) =>
  orderId === undefined
    ? firstRow(cartOf, database, { shopperId })
    : firstRow(pendingOrderOf, database, { shopperId, orderId });

interface CodesOfOrder extends EnteredCodes {
  readonly hasCodes: boolean;
  /** Those that are running, earned or not. */
  readonly promotions: readonly Promotion[];
}

/** Reads the codes on an order, and the rewards on it of a shopper who is signed in. */
const readCodes = async (
  database: Kysely<Database>,
  of: {
    readonly order: { readonly order_id: number; readonly has_codes: unknown };
    readonly shopperId: number;
    readonly signedIn: boolean;
  },
  now: number,
): Promise<CodesOfOrder> => {
  const { order_id: orderId, has_codes: hasCodes } = of.order;
  const entered = hasCodes ? await promotionsOf(database, orderId) : [];
  const coupons = of.signedIn ? await couponsOnCart(database, orderId, of.shopperId, now) : NO_COUPONS;
  const promotions = entered.filter((promotion) => isRunning(promotion, now));
  return {
    hasCodes: Boolean(hasCodes),
    entered,
    promotions,
    coupons: coupons.usable,
    unusableCoupons: coupons.unusable,
  };
};

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
  const codes = await readCodes(database, { order, shopperId, signedIn }, now);
  const dated = rows.map(toDatedLine);
  const chosenMode = deliveryModeOf(order.ship_mode_id);
  const mode = isFrozenOnly(dated) ? frozenShipping : chosenMode;
  const deliveryDay = chosenDayOf(order.delivery_day, dated, now);
  const frozenDay = dated.some(({ frozen }) => frozen) ? frozenDayOf({ lines: dated, deliveryDay }, now) : null;
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
    return toLine(row, { available, taken, store, mode, deliveryDay: frozenDay, now, tax }, shown);
  });
  const priceable = lines.map((line) => ({ ...line, ...line.offered }));
  const priced = priceCart(priceable, codes.promotions, mode, benefitsOf(order, codes.coupons, signedIn));
  const tipCents = lines.some((line) => line.fulfilment === 'same-day') ? (order.tip_cents ?? 0) : 0;
  const taxState = taxStateOf(places, placeTaxes);
  const codeNotes = codeNotesOf(codes, discountableLines(lines, priced), priced.adjustments, now);
  const { hasCodes, promotions, coupons } = codes;
  const owned = { orderId: order.order_id, shopperId, lines, hasCodes, promotions, coupons, codeNotes };
  return { ...owned, mode, chosenMode, deliveryDay, priced, tipCents, ...taxState };
};
