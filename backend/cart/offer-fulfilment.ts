import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { findZip } from '../stores/find-places.ts';
import { byPlace, ONLINE, readStock } from '../stores/read-stock.ts';
import type { StoreDirectory } from '../stores/store-directory.ts';
import type { FulfilmentChoice } from './fulfilment.ts';
import {
  pickupOption,
  SAME_DAY_MILES,
  sameDayOption,
  shipOption,
  type FulfilmentOption,
  type OfferedItem,
  type OfferingStore,
} from './fulfilment-options.ts';
import { readOfferingStores } from './offering-stores.ts';
import { shippingCost } from './price-cart.ts';
import { frozenShipping, sameDayMode, type ShippingMode } from './shipping-modes.ts';

/** Where the shopper is, as far as it is known. */
export interface ShopperPlace {
  /** The shopper's store; empty when none is chosen. */
  readonly physicalStoreId: string;
  /** Five digits; empty when it is unknown. */
  readonly zipCode: string;
}

/** An item for which the ways are asked: a line of a cart, or one that may be added to it. */
export interface AskedItem extends FulfilmentChoice {
  readonly skuId: string;
  readonly offered: OfferedItem;
  /** Whether it is shipped frozen, on a day that the shopper chooses. */
  readonly frozen: boolean;
  /** What the item costs after discounts. */
  readonly netCents: number;
}

export interface OfferedOption extends FulfilmentOption {
  /**
   * What the shipment of this way costs for shipping or delivery. It is charged once for all lines of the shipment, and
   * is the same at each of them. [CHK-02]
   */
  readonly chargeCents: number;
}

/** The cart around the asked items. */
export interface CartAround {
  /** The mode that the shopper chose for what is not frozen. */
  readonly chosenMode: ShippingMode;
  /** How many lines are shipped and not frozen. */
  readonly unfrozenLines: number;
  /** Merchandise that is shipped, after discounts. */
  readonly shippedCents: number;
  /** Whether a promotion pays for shipping. */
  readonly isShippingPaid: boolean;
  /** The day for frozen items, `YYYY-MM-DD`; null while none is known. */
  readonly deliveryDay: string | null;
  /** The store of each same-day line. */
  readonly sameDayStoreIds: readonly string[];
}

/** Stores that are tried for same-day delivery. */
const MAX_NEAR = 5;

type Near = 'no-zip' | 'not-nearby' | readonly string[];

const nearStores = async ({ database, directory }: OfferDeps, zipCode: string): Promise<Near> => {
  if (zipCode === '') return 'no-zip';
  const place = await findZip(database, zipCode);
  const near = place === undefined ? [] : await directory.nearest(place, MAX_NEAR, SAME_DAY_MILES);
  return near.length === 0 ? 'not-nearby' : near.map(({ store }) => store.id);
};

/** Everything that was read for the options of all asked items. */
interface Facts {
  readonly place: ShopperPlace;
  readonly near: Near;
  readonly stores: ReadonlyMap<string, OfferingStore>;
  readonly stockOf: (skuId: string, location: string) => number;
  readonly around: CartAround;
  readonly now: number;
}

/** The mode of the cart once the item is shipped: frozen items alone have one of their own. [CHK-05] */
const modeWith = ({ fulfilment, frozen }: AskedItem, { chosenMode, unfrozenLines }: CartAround): ShippingMode => {
  const others = unfrozenLines - (fulfilment === 'ship' && !frozen ? 1 : 0);
  return frozen && others === 0 ? frozenShipping : chosenMode;
};

/** Shipping is free from an amount, so its charge depends on what else is shipped. */
const shipCharge = (asked: AskedItem, around: CartAround): number => {
  const { shippedCents, isShippingPaid } = around;
  const isShipped = asked.fulfilment === 'ship';
  return shippingCost(
    { isShippingPaid, shippedCents: isShipped ? shippedCents : shippedCents + asked.netCents },
    modeWith(asked, around),
  );
};

const offerAt = (asked: AskedItem, storeId: string, { stores, stockOf, now }: Facts) => ({
  store: stores.get(storeId),
  available: stockOf(asked.skuId, storeId),
  now,
});

const pickupAt = (asked: AskedItem, storeId: string, facts: Facts): OfferedOption => ({
  ...pickupOption(asked.offered, storeId === '' ? undefined : offerAt(asked, storeId, facts)),
  chargeCents: 0,
});

/** Pickup at the shopper's store, and at the line's own store when that is another one. */
const pickups = (asked: AskedItem, facts: Facts): readonly OfferedOption[] => {
  const own = asked.fulfilment === 'pickup' ? asked.physicalStoreId : '';
  const mine = facts.place.physicalStoreId;
  return [...new Set([own || mine, mine || own])].map((storeId) => pickupAt(asked, storeId, facts));
};

/**
 * Same-day delivery from the line's own store, else from one that already brings something of this cart, else from the
 * nearest one with enough stock.
 */
const sameDay = (asked: AskedItem, facts: Facts): OfferedOption => {
  const { near, around } = facts;
  const own = asked.fulfilment === 'same-day' ? [asked.physicalStoreId] : [];
  const reachable = typeof near === 'string' ? [] : near;
  const used = reachable.filter((id) => around.sameDayStoreIds.includes(id));
  const candidates = [...new Set([...own, ...used, ...reachable])];
  const enough = candidates.find((id) => facts.stockOf(asked.skuId, id) >= asked.offered.quantity);
  const storeId = enough ?? candidates[0];
  const offer = storeId === undefined ? (typeof near === 'string' ? near : undefined) : offerAt(asked, storeId, facts);
  return {
    ...sameDayOption(asked.offered, offer),
    chargeCents: sameDayMode.chargeCents,
  };
};

const optionsOf = (asked: AskedItem, facts: Facts): readonly OfferedOption[] => {
  const { around, stockOf, now } = facts;
  const { deliveryDay } = around;
  const available = stockOf(asked.skuId, ONLINE);
  const mode = modeWith(asked, around);
  const shipped = shipOption(asked.offered, { available, frozen: asked.frozen, mode, deliveryDay, now });
  return [{ ...shipped, chargeCents: shipCharge(asked, around) }, ...pickups(asked, facts), sameDay(asked, facts)];
};

export interface OfferDeps {
  readonly database: Kysely<Database>;
  readonly directory: StoreDirectory;
}

/**
 * The ways in which each item can reach the shopper, in the order of the items: shipping, pickup, same-day delivery,
 * each with day and charge or with the reason why not. Rejects only when the database fails. [CHK-02]
 */
export const offerFulfilment = async (
  deps: OfferDeps,
  asked: readonly AskedItem[],
  question: { readonly place: ShopperPlace; readonly around: CartAround; readonly now: number },
): Promise<readonly (readonly OfferedOption[])[]> => {
  const { place, around, now } = question;
  const near = await nearStores(deps, place.zipCode);
  const own = asked.map((item) => item.physicalStoreId);
  const storeIds = [...new Set([place.physicalStoreId, ...own, ...(typeof near === 'string' ? [] : near)])];
  const named = storeIds.filter((id) => id !== '');
  const skuIds = asked.map((item) => item.skuId);
  const stockOf = byPlace(await readStock(deps.database, skuIds, [ONLINE, ...named], now));
  const stores = await readOfferingStores(deps.database, named, now);
  return asked.map((item) => optionsOf(item, { place, near, stores, stockOf, around, now }));
};
