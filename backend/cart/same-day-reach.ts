import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import { milesBetween } from '../stores/distance.ts';
import { findZip } from '../stores/find-places.ts';
import type { FulfilmentChoice } from './fulfilment.ts';
import { SAME_DAY_MILES } from './fulfilment-options.ts';

const ZIP_DIGITS = 5;

/** The stores that bring something of a cart on the same day, each once. */
export const sameDayStores = (lines: readonly FulfilmentChoice[]): readonly string[] => [
  ...new Set(lines.filter((line) => line.fulfilment === 'same-day').map((line) => line.physicalStoreId)),
];

/** Whether each of the stores delivers to a ZIP code on the same day. A ZIP code without a place is too far. [CHK-02] */
export const reachesZip = async (
  database: Kysely<Database>,
  storeIds: readonly string[],
  zipCode: string,
): Promise<boolean> => {
  if (storeIds.length === 0) return true;
  const place = await findZip(database, zipCode.slice(0, ZIP_DIGITS));
  if (place === undefined) return false;
  const stores = await database
    .selectFrom('store')
    .select(['latitude', 'longitude'])
    .where('store_id', 'in', storeIds)
    .execute();
  return stores.length === storeIds.length && stores.every((store) => milesBetween(store, place) <= SAME_DAY_MILES);
};

/** Throws when something of the order comes on the same day from a store that is too far from the ZIP code. */
export const requireReach = async (database: Kysely<Database>, orderId: number, zipCode: string): Promise<void> => {
  const stores = await database
    .selectFrom('order_item')
    .select('physical_store_id')
    .distinct()
    .where('order_id', '=', orderId)
    .where('fulfilment', '=', 'same-day')
    .execute();
  const storeIds = stores.map((row) => row.physical_store_id);
  if (!(await reachesZip(database, storeIds, zipCode))) throw tooFarForSameDay(zipCode);
};

/** The refusal of an address that is too far for the same-day items of a cart. */
const tooFarForSameDay = (zipCode: string): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_SAME_DAY_ADDRESS',
    message: `Same-day delivery doesn’t reach ZIP code ${zipCode}. Choose a nearby address, or change these items to shipping or pickup in your cart.`,
    parameters: 'zipCode',
  });
