import type { Transaction } from 'kysely';
import { deliveryDaysOf } from '../cart/delivery-days.ts';
import { storedFulfilment } from '../cart/fulfilment.ts';
import { requireReach } from '../cart/same-day-reach.ts';
import { chooseShippingMode, type ChooseDelivery } from '../cart/shipping-info-route.ts';
import type { Database } from '../database/schema.ts';
import { invalidParameter } from '../http/commerce-failure.ts';
import { addressNotFound, findAddress } from '../person/address-book.ts';
import { changeCheckout } from './checkout-store.ts';

const offeredDays = async (trx: Transaction<Database>, orderId: number, now: number): Promise<readonly string[]> => {
  const rows = await trx
    .selectFrom('order_item')
    .innerJoin('sku', 'sku.id', 'order_item.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['order_item.fulfilment', 'product.frozen', 'product.needs_prescription'])
    .where('order_item.order_id', '=', orderId)
    .execute();
  const lines = rows.map((row) => ({
    frozen: row.frozen === 1,
    fulfilment: storedFulfilment(row.fulfilment),
    offered: { needsPrescription: row.needs_prescription === 1 },
  }));
  return deliveryDaysOf(lines, now);
};

/**
 * Stores address, shipping mode and day of a delivery. Throws for an address of another shopper, one that same-day
 * delivery of the order does not reach, an unknown mode, and a day on which the frozen products of the order are not
 * delivered. [CHK-02] [CHK-04] [CHK-05]
 */
export const makeChooseDelivery =
  (clock: () => number): ChooseDelivery =>
  async (trx, shopper, orderId, choice) => {
    const { addressId, deliveryDay } = choice;
    await chooseShippingMode(trx, shopper, orderId, choice);
    const address = addressId === undefined ? undefined : await findAddress(trx, shopper.shopperId, addressId);
    if (addressId !== undefined && address === undefined) throw addressNotFound();
    if (address !== undefined) await requireReach(trx, orderId, address.zipCode);
    if (deliveryDay !== undefined && !(await offeredDays(trx, orderId, clock())).includes(deliveryDay)) {
      throw invalidParameter('x_deliveryDay', 'x_deliveryDay must be one of the offered days.');
    }
    const change = {
      ...(address === undefined ? {} : { delivery_address_id: address.addressId }),
      ...(deliveryDay === undefined ? {} : { delivery_day: deliveryDay }),
    };
    if (Object.keys(change).length > 0) await changeCheckout(trx, orderId, change, clock());
  };
