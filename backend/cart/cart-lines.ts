import type { Kysely } from 'kysely';
import type { ProductFacts } from '../catalogue/product-facts.ts';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Database } from '../database/schema.ts';
import type { ShownPicture } from '../images/imported/shown-pictures.ts';
import { isForPet, prescribedKinds } from '../prescriptions/prescribed-kinds.ts';
import { readPrescription } from '../prescriptions/prescription.ts';
import type { StateTax } from '../taxes/state-tax.ts';
import type { DatedLine } from './delivery-days.ts';
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
import { describeSku, pageOf, thumbnailOf } from './sku-looks.ts';
import type { ShippingMode } from './shipping-modes.ts';

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
  /** 0 for a product that is no longer sold. */
  readonly unitPriceCents: number;
  /** The price when the line was added, or that the shopper saw at its last change; undefined when it is not known. */
  readonly addedCents: number | undefined;
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
  /** The kinds of pets that a product with a prescription is for; empty for any, and for other products. */
  readonly prescribedKinds: readonly string[];
  /** Pet and vet as they are stored; empty until they fit the product, and for products without a prescription. */
  readonly prescription: string;
  /** Sales tax at the place where the shopper gets the line. */
  readonly tax: StateTax;
}

const lineRows = prepareQuery((database, { orderId }: { readonly orderId: number }) =>
  database
    .selectFrom('order_item')
    .leftJoin('sku', 'sku.id', 'order_item.sku_id')
    .leftJoin('product', 'product.id', 'sku.product_id')
    .leftJoin('brand', 'brand.slug', 'product.brand_slug')
    .select(({ eb, ref }) =>
      // The facts are long, and few lines need them.
      eb.case().when('product.needs_prescription', '=', 1).then(ref('product.facts')).else('[]').end().as('facts'),
    )
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
      'order_item.description as kept_description',
      'order_item.added_cents',
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
    .orderBy('order_item.order_item_id'),
);

export type LineRow = Awaited<ReturnType<typeof lineRows>>['rows'][number];

/** The lines of an order with their catalogue data, in the order in which they were added. */
export const readLines = async (database: Kysely<Database>, orderId: number): Promise<readonly LineRow[]> =>
  (await lineRows(database, { orderId })).rows;

/** What a line's option depends on beside the line: stock at its place, stores, the chosen mode and the time. */
interface LinePlaces {
  readonly available: number;
  /** How many of these lines with other texts take before this one. */
  readonly taken: number;
  readonly store: OfferingStore | undefined;
  readonly mode: ShippingMode;
  /** The day for frozen lines, `YYYY-MM-DD`; null where there are none. */
  readonly deliveryDay: string | null;
  readonly now: number;
  readonly tax: StateTax;
}

const toOption = (row: LineRow, item: OfferedItem, places: LinePlaces): FulfilmentOption => {
  const { store, mode, deliveryDay, now } = places;
  const available = Math.max(0, places.available - places.taken);
  switch (storedFulfilment(row.fulfilment)) {
    case 'ship':
      return shipOption(item, { available, frozen: row.frozen === 1, mode, deliveryDay, now });
    case 'pickup':
      return pickupOption(item, { store, available, now });
    case 'same-day':
      return sameDayOption(item, { store, available, now });
  }
};

const isSold = (row: LineRow): boolean =>
  row.name !== null && priceOf(row) !== null && row.in_store_only === 0 && row.live_animal === 0;

const toOffered = (row: LineRow): OfferedItem => ({
  quantity: row.quantity,
  isSold: isSold(row),
  pickupOnly: row.pickup_only === 1,
  vendor: row.vendor,
  needsPrescription: row.needs_prescription === 1,
});

/** Today's price, and no more than the shopper of a repeat delivery was told; null without one. */
const priceOf = ({ offer_price_cents, list_price_cents, most_cents }: LineRow): number | null => {
  const price = offer_price_cents ?? list_price_cents;
  return price === null || most_cents === null ? price : Math.min(price, most_cents);
};

/** What decides on the day of a line before it is read. */
export const toDatedLine = (row: LineRow): DatedLine & { readonly isSold: boolean } => ({
  frozen: row.frozen === 1,
  fulfilment: storedFulfilment(row.fulfilment),
  offered: { needsPrescription: row.needs_prescription === 1 },
  isSold: isSold(row),
});

/** The kinds of pets that a line is for when it needs a prescription; empty for any. */
export const kindsOfLine = ({ needs_prescription, department, facts }: LineRow): readonly string[] =>
  needs_prescription === 1 ? prescribedKinds(department, JSON.parse(facts ?? '[]') as readonly ProductFacts[]) : [];

/** The kinds of pets that a line with a prescription is for, and what was entered for such a pet. */
const prescriptionOf = (row: LineRow): Pick<CartLine, 'prescribedKinds' | 'prescription'> => {
  const kinds = kindsOfLine(row);
  const entered = row.needs_prescription === 1 ? readPrescription(row.prescription) : undefined;
  const fits = entered !== undefined && isForPet(kinds, entered.pet);
  return { prescribedKinds: kinds, prescription: fits ? row.prescription : '' };
};

/** What is said of a line that can only be removed. */
const NO_LONGER_SOLD = 'This item is no longer available online.';

/** A line of the cart as it can be bought now. One that is no longer sold costs nothing, and says so once. */
export const toLine = (row: LineRow, places: LinePlaces, shown: ShownPicture): CartLine => {
  const price = priceOf(row);
  const offered = toOffered(row);
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
    problem: offered.isSold ? reasonText(option, offered) : NO_LONGER_SOLD,
    available: places.available,
    unitPriceCents: offered.isSold ? (price ?? 0) : 0,
    addedCents: row.added_cents ?? undefined,
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
    ...prescriptionOf(row),
    repeatable: row.repeat_delivery === 1 && offered.isSold && !offered.pickupOnly,
    tax: places.tax,
  };
};
