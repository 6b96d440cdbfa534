import { frozenDeliveryDays } from '../cart/business-days.ts';
import { chooseShippingMode, type ChooseDelivery } from '../cart/shipping-info-route.ts';
import { invalidParameter } from '../http/commerce-failure.ts';
import { addressNotFound, findAddress } from '../person/address-book.ts';
import { changeCheckout } from './checkout-store.ts';

/**
 * Stores address, shipping mode and day of a delivery. Throws for an address of another shopper, an unknown mode, and a
 * day on which frozen products are not delivered. [CHK-04] [CHK-05]
 */
export const makeChooseDelivery =
  (clock: () => number): ChooseDelivery =>
  async (trx, shopper, orderId, choice) => {
    const { addressId, deliveryDay } = choice;
    await chooseShippingMode(trx, shopper, orderId, choice);
    const address = addressId === undefined ? undefined : await findAddress(trx, shopper.shopperId, addressId);
    if (addressId !== undefined && address === undefined) throw addressNotFound();
    if (deliveryDay !== undefined && !frozenDeliveryDays(clock()).includes(deliveryDay)) {
      throw invalidParameter('x_deliveryDay', 'x_deliveryDay must be one of the offered days.');
    }
    const change = {
      ...(address === undefined ? {} : { delivery_address_id: address.addressId }),
      ...(deliveryDay === undefined ? {} : { delivery_day: deliveryDay }),
    };
    if (Object.keys(change).length > 0) await changeCheckout(trx, orderId, change, clock());
  };
