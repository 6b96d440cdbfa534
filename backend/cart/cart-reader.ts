import type { Kysely } from 'kysely';
import { cleanText } from '../catalogue/clean-text.ts';
import type { Database } from '../database/schema.ts';
import { isSignedIn, type Shopper } from '../identity/session/identity.ts';
import { drawnPicture, readShownPictures, type ShownPicture } from '../images/imported/shown-pictures.ts';
import { firstPurchaseDiscount } from '../petco-pay/first-purchase-offer.ts';
import { isRunning, type Discount, type Promotion } from '../promotions/promotion.ts';
import { promotionsOf } from '../promotions/promotion-store.ts';
import { couponsOnCart } from '../rewards/cart-coupons.ts';
import { byPlace, ONLINE, readStock } from '../stores/read-stock.ts';
import { priceCart, type PricedCart } from './price-cart.ts';
import { deliveryModeOf, type ShippingMode } from './shipping-modes.ts';

/** A line with its current catalogue data. */
export interface CartLine {
  readonly orderItemId: number;
  readonly skuId: string;
  readonly partNumber: string;
  readonly quantity: number;
  readonly physicalStoreId: string;
  readonly pickup: boolean;
  /** Whether the line can be bought unchanged. */
  readonly buyable: boolean;
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
}

/** A cart at today's prices. */
export interface Cart {
  readonly orderId: number;
  readonly shopperId: number;
  readonly lines: readonly CartLine[];
  /** Codes on the cart whose promotion is running, earned or not. */
  readonly promotions: readonly Promotion[];
  /** The shopper's usable rewards on the cart; empty for shoppers who are not signed in. */
  readonly coupons: readonly Discount[];
  readonly mode: ShippingMode;
  readonly priced: PricedCart;
}

/** The cart's row with the time at which the first purchase offer was opened, if it is open. */
const cartRow = (database: Kysely<Database>, shopperId: number) =>
  database
    .selectFrom('orders')
    .leftJoin('card_account', (join) =>
      join
        .onRef('card_account.shopper_id', '=', 'orders.shopper_id')
        .on('card_account.first_purchase_order_id', 'is', null),
    )
    .select(['orders.order_id', 'orders.ship_mode_id', 'card_account.enrolled_at'])
    .where('orders.shopper_id', '=', shopperId)
    .where('orders.status', '=', 'P')
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
      'brand.name as brand_name',
    ])
    .where('order_item.order_id', '=', orderId)
    .orderBy('order_item.order_item_id')
    .execute();

type LineRow = Awaited<ReturnType<typeof lineRows>>[number];

/** The product's name and the SKU's distinguishing facts, unless the name contains them. */
const describe = (row: LineRow): string => {
  const name = cleanText(row.name ?? '');
  const variants = [row.size, row.flavor, row.color].flatMap((value) => (value === null ? [] : [cleanText(value)]));
  const telling = variants.filter((value) => !name.toLowerCase().includes(value.toLowerCase()));
  return [name, ...telling].join(', ');
};

const locationOf = (row: LineRow): string => row.physical_store_id || ONLINE;

/** The SKU's picture, else its product's; empty when the product has left the catalogue. */
const thumbnailOf = (row: LineRow, shown: ShownPicture): string => {
  const address = row.sku_image_url ?? row.image_url;
  return address === null ? '' : (shown(address) ?? drawnPicture(row.part_number));
};

const toLine = (row: LineRow, available: number, shown: ShownPicture): CartLine => {
  const pickup = row.physical_store_id !== '';
  const price = row.offer_price_cents ?? row.list_price_cents;
  const sold = row.name !== null && price !== null && row.in_store_only === 0 && row.live_animal === 0;
  return {
    orderItemId: row.order_item_id,
    skuId: row.sku_id,
    partNumber: row.part_number,
    quantity: row.quantity,
    physicalStoreId: row.physical_store_id,
    pickup,
    buyable: sold && (pickup || row.pickup_only === 0) && available >= row.quantity,
    available,
    unitPriceCents: price ?? 0,
    listPriceCents: row.list_price_cents,
    description: row.name === null ? `${row.part_number} (no longer sold)` : describe(row),
    thumbnail: thumbnailOf(row, shown),
    productUrl: row.url === null ? '' : `/shop/en/petcostore/product/${row.url}`,
    brand: row.brand_name ?? '',
    department: row.department ?? '',
    size: row.size ?? '',
    flavor: row.flavor ?? '',
  };
};

/**
 * Reads the shopper's cart in a few statements and prices it. Undefined when there is no cart or it is empty. A line
 * whose product has left the catalogue stays visible and costs nothing. Only a signed-in shopper gets the benefits of
 * the account: coupons, then the card's first purchase offer. A remembered browser gets neither. [CRT-01] [PCC-08]
 */
export const readCart = async (
  database: Kysely<Database>,
  shopper: Shopper,
  now: number,
): Promise<Cart | undefined> => {
  const { shopperId } = shopper;
  const signedIn = isSignedIn(shopper);
  const order = await cartRow(database, shopperId);
  if (order === undefined) return undefined;
  const rows = await lineRows(database, order.order_id);
  if (rows.length === 0) return undefined;
  const skuIds = rows.map((row) => row.sku_id);
  const quantityAt = byPlace(await readStock(database, skuIds, [...new Set(rows.map(locationOf))], now));
  const shown = await readShownPictures(
    database,
    rows.flatMap((row) => row.sku_image_url ?? row.image_url ?? []),
  );
  const lines = rows.map((row) => toLine(row, quantityAt(row.sku_id, locationOf(row)), shown));
  const onCart = await promotionsOf(database, order.order_id);
  const promotions = onCart.filter((promotion) => isRunning(promotion, now));
  const mode = deliveryModeOf(order.ship_mode_id);
  const coupons = signedIn ? await couponsOnCart(database, order.order_id, shopperId, now) : [];
  const offers = signedIn && order.enrolled_at !== null ? [firstPurchaseDiscount] : [];
  const priced = priceCart(lines, promotions, mode, [...coupons, ...offers]);
  return { orderId: order.order_id, shopperId, lines, promotions, coupons, mode, priced };
};
