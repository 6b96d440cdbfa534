import type { TypeOf } from 'io-ts';
import {
  choiceOf,
  type FulfilmentChoice,
  type FulfilmentMethod,
  type FulfilmentOption,
  type LineFulfilment,
  type Shipment,
} from '../../../core/cart/fulfilment/fulfilment';
import { fields, listOf, optional, optionalFlag, optionalNumber, optionalText, text } from '../../http/wire-codecs';

const METHODS: ReadonlyMap<string, FulfilmentMethod> = new Map([
  ['SHIP', 'ship'],
  ['BOPUS', 'pickup'],
  ['SDD', 'same-day'],
]);

const WIRE_METHODS: Readonly<Record<FulfilmentMethod, string>> = { ship: 'SHIP', pickup: 'BOPUS', 'same-day': 'SDD' };

/** The fields of a line that choose how it reaches the shopper. Shipping is the service's default when it is left out. */
export const choiceOnTheWire = (choice: FulfilmentChoice): Readonly<Record<string, string>> => ({
  x_fulfilment: WIRE_METHODS[choice.method],
  ...(choice.method === 'ship' ? {} : { physicalStoreId: choice.storeId }),
});

const optionWire = fields('fulfilment option', {
  deliveryMethod: text,
  isAvailable: optionalFlag,
  reason: optionalText,
  x_text: optionalText,
  deliveryDate: optionalText,
  shippingCharge: optionalNumber,
  physicalStoreId: optionalText,
  x_storeName: optionalText,
});

/** `cart/petco_shipping_info/shipping_delivery_info` (CRT-02). */
export const deliveryInfoWire = optional(
  fields('delivery information', {
    shippingDeliveryInfo: listOf(fields('line', { orderItemId: text, x_options: listOf(optionWire) })),
  }),
);

/** `cart/petco_shipping_info/x_options`. */
export const itemOptionsWire = fields('fulfilment options', { x_options: listOf(optionWire) });

/** A shipment of the cart, `x_delivery` of `order/@self`. */
export const shipmentWire = fields('shipment', {
  deliveryMethod: text,
  physicalStoreId: optionalText,
  x_storeName: optionalText,
  deliveryDate: optionalText,
  totalProductPrice: optionalNumber,
  shippingCharge: optionalNumber,
  x_shippingAdjustment: optionalNumber,
  total: optionalNumber,
  orderItemId: listOf(text),
});

/** The fields of a line that say how it reaches the shopper. */
export interface FulfilmentFields {
  readonly x_fulfilment: string | undefined;
  readonly physicalStoreId: string | undefined;
  readonly x_storeName: string | undefined;
  readonly x_deliveryDate: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (value: string | undefined): string | undefined =>
  value !== undefined && DAY.test(value) ? value : undefined;

/** Converts a line's fields; undefined for a service that sends no method, or an unknown one. */
export const toLineFulfilment = (line: FulfilmentFields): LineFulfilment | undefined => {
  const method = METHODS.get(line.x_fulfilment ?? '');
  return (
    method && {
      method,
      storeId: line.physicalStoreId,
      storeName: line.x_storeName,
      date: dayOf(line.x_deliveryDate),
    }
  );
};

/** Reads what `choiceOnTheWire` writes; undefined for an unknown method, or one without its store. */
export const toChoice = ({
  x_fulfilment = '',
  physicalStoreId,
}: Pick<FulfilmentFields, 'x_fulfilment' | 'physicalStoreId'>): FulfilmentChoice | undefined => {
  const method = METHODS.get(x_fulfilment);
  return method && choiceOf({ method, storeId: physicalStoreId });
};

/** What the shopper can tell, by the service's reason. */
const LACKS: ReadonlyMap<string, FulfilmentOption['lacks']> = new Map([
  ['no-store', 'store'],
  ['no-zip', 'zip-code'],
]);

/** The service's reasons that no other store or place changes. */
const RULED_OUT: ReadonlySet<string> = new Set(['not-sold', 'pickup-only', 'prescription', 'vendor']);

/** Converts the options; a method that the shop does not know is left out. */
export const toOptions = (options: ReadonlyArray<TypeOf<typeof optionWire>>): ReadonlyArray<FulfilmentOption> =>
  options.flatMap((option) => {
    const method = METHODS.get(option.deliveryMethod);
    return method === undefined
      ? []
      : [
          {
            method,
            storeId: option.physicalStoreId,
            storeName: option.x_storeName,
            date: dayOf(option.deliveryDate),
            isAvailable: option.isAvailable ?? false,
            cost: option.shippingCharge,
            reason: option.x_text,
            lacks: LACKS.get(option.reason ?? ''),
            ...(RULED_OUT.has(option.reason ?? '') ? { isRuledOut: true } : {}),
          },
        ];
  });

/** Converts a shipment; none for a method that the shop does not know. */
export const toShipments = (shipment: TypeOf<typeof shipmentWire>): ReadonlyArray<Shipment> => {
  const method = METHODS.get(shipment.deliveryMethod);
  return method === undefined
    ? []
    : [
        {
          method,
          storeId: shipment.physicalStoreId,
          storeName: shipment.x_storeName,
          date: dayOf(shipment.deliveryDate),
          itemIds: shipment.orderItemId,
          subTotal: shipment.totalProductPrice ?? 0,
          shipping: (shipment.shippingCharge ?? 0) + (shipment.x_shippingAdjustment ?? 0),
          total: shipment.total ?? 0,
        },
      ];
};
