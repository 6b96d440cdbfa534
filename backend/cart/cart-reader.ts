import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { isSignedIn, type Shopper } from '../identity/session/identity.ts';
import { readShownPictures, type ShownPicture } from '../images/imported/shown-pictures.ts';
import { isRunning, type Discount, type Promotion } from '../promotions/promotion.ts';
import { promotionsOf } from '../promotions/promotion-store.ts';
import { couponsOnCart } from '../rewards/cart-coupons.ts';
import { byPlace, readStock } from '../stores/read-stock.ts';
import type { TaxPlace } from '../taxes/tax-provider.ts';
import type { StateTax } from '../taxes/state-tax.ts';
import type { PlaceTax, TaxRates } from '../taxes/tax-rates.ts';
import { storedFulfilment, type FulfilmentChoice } from './fulfilment.ts';
import {
  pickupOption,
  reasonText,
  sameDayOption,
  shipOption,
  type FulfilmentOption,
  type OfferedItem,
  type OfferingStore,
} from './fulfilment-options.ts';
import { readOfferingStores } from './offering-stores.ts';
import { benefitsOf } from './cart-benefits.ts';
import { REPEAT_STATUS } from './cart-store.ts';
import { locationOf, takenBefore } from './taken-before.ts';
import type { CartWanted } from './cart-wanted.ts';
import { deliveryPlace } from './delivery-place.ts';
import { ESTIMATED_TAX, priceCart, type PricedCart } from './price-cart.ts';
import { describeSku, pageOf, thumbnailOf } from './sku-looks.ts';
import { deliveryModeOf, type ShippingMode } from './shipping-modes.ts';

/** A line with its current catalogue data. */
export interface CartLine extends FulfilmentChoice {
  readonly orderItemId: number;
  readonly skuId: string;
  readonly partNumber: string;
  readonly quantity: number;
  readonly offered: OfferedItem;
  /** How the line reaches the shopper, with its day, or why it cannot. */
  readonly option: FulfilmentOption;
  /** Whether the line can be bought unchanged. */
  readonly buyable: boolean;
  /** Why the line cannot be bought unchanged; empty when it can. */
  readonly problem: string;
  /** Stock at the place that sends it. */
  readonly available: number;
  readonly unitPriceCents: number;
  readonly listPriceCents: number | null;
  readonly description: string;
  readonly thumbnail: string;
  readonly productUrl: string;
  readonly brand: string;
  readonly department: string;
  readonly size: string;
  readonly flavor: string;
  /** Delivered frozen, on a day that the shopper chooses. */
  readonly frozen: boolean;
  /** Delivered again and again, if the shopper wants it. */
  readonly repeatable: boolean;
  /** The shopper's text on the item as it is stored; empty for none. */
  readonly personalization: string;
  /** Pet and vet as they are stored; empty until they are entered, and for products without a prescription. */
  readonly prescription: string;
  /** Sales tax at the place where the shopper gets the line. */
  readonly tax: StateTax;
}

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

const lineRows = (database: Kysely<Database>, orderId: number) =>
  database
    .selectFrom('order_item')
    .leftJoin('sku', 'sku.id', 'order_item.sku_id')
    .leftJoin('product', 'product.id', 'sku.product_id')
    .leftJoin('brand', 'brand.slug', 'product.brand_slug')
    .select([
      'order_item.order_item_id',
      'order_item.sku_id',
      'order_item.part_number',
      'order_item.quantity',
      'order_item.physical_store_id',
      'order_item.fulfilment',
      'order_item.most_cents',
      'order_item.personalization',
      'order_item.prescription',
      'sku.size',
      'sku.flavor',
      'sku.color',
      'sku.list_price_cents',
      'sku.offer_price_cents',
      'sku.image_url as sku_image_url',
      'product.name',
      'product.url',
      'product.image_url',
      'product.department',
      'product.in_store_only',
      'product.pickup_only',
      'product.live_animal',
      'product.frozen',
      'product.repeat_delivery',
      'product.vendor',
      'product.needs_prescription',
      'brand.name as brand_name',
    ])
    .where('order_item.order_id', '=', orderId)
    .orderBy('order_item.order_item_id')
    .execute();

type LineRow = Awaited<ReturnType<typeof lineRows>>[number];

/** What a line's option depends on beside the line: stock at its place, stores, the chosen mode and the time. */
interface LinePlaces {
  readonly available: number;
  /** How many of these lines with other texts take before this one. */
  readonly taken: number;
  readonly store: OfferingStore | undefined;
  readonly mode: ShippingMode;
  readonly now: number;
  readonly tax: StateTax;
}

const toOption = (row: LineRow, item: OfferedItem, places: LinePlaces): FulfilmentOption => {
  const { store, mode, now } = places;
  const available = Math.max(0, places.available - places.taken);
  switch (storedFulfilment(row.fulfilment)) {
    case 'ship':
      return shipOption(item, { available, mode, now });
    case 'pickup':
      return pickupOption(item, { store, available, now });
    case 'same-day':
      return sameDayOption(item, { store, available, now });
  }
};

const toOffered = (row: LineRow, price: number | null): OfferedItem => ({
  quantity: row.quantity,
  isSold: row.name !== null && price !== null && row.in_store_only === 0 && row.live_animal === 0,
  pickupOnly: row.pickup_only === 1,
  vendor: row.vendor,
  needsPrescription: row.needs_prescription === 1,
});

/** Today's price, and no more than the shopper of a repeat delivery was told; null without one. */
const priceOf = ({ offer_price_cents, list_price_cents, most_cents }: LineRow): number | null => {
  const price = offer_price_cents ?? list_price_cents;
  return price === null || most_cents === null ? price : Math.min(price, most_cents);
};

const toLine = (row: LineRow, places: LinePlaces, shown: ShownPicture): CartLine => {
  const price = priceOf(row);
  const offered = toOffered(row, price);
  const option = toOption(row, offered, places);
  return {
    orderItemId: row.order_item_id,
    skuId: row.sku_id,
    partNumber: row.part_number,
    quantity: row.quantity,
    physicalStoreId: row.physical_store_id,
    fulfilment: option.fulfilment,
    offered,
    option,
    buyable: option.reason === undefined,
    problem: reasonText(option, offered),
    available: places.available,
    unitPriceCents: price ?? 0,
    listPriceCents: row.list_price_cents,
    description: describeSku(row),
    thumbnail: thumbnailOf(row, shown),
    productUrl: pageOf(row),
    brand: row.brand_name ?? '',
    department: row.department ?? '',
    size: row.size ?? '',
    flavor: row.flavor ?? '',
    frozen: row.frozen === 1,
    personalization: row.personalization,
    prescription: row.needs_prescription === 1 ? row.prescription : '',
    repeatable: row.repeat_delivery === 1 && offered.isSold && !offered.pickupOnly,
    tax: places.tax,
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
  const rows = await lineRows(database, order.order_id);
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
