/** How a line reaches the shopper: shipped, picked up in a store, or brought from a store on the same day. [CHK-02] */
export type Fulfilment = 'ship' | 'pickup' | 'same-day';

/** A way of fulfilment with its store, which is empty for shipping. */
export interface FulfilmentChoice {
  readonly fulfilment: Fulfilment;
  readonly physicalStoreId: string;
}

/** The delivery methods of the wire. */
export type DeliveryMethod = 'SHIP' | 'BOPUS' | 'SDD';

const methods = { ship: 'SHIP', pickup: 'BOPUS', 'same-day': 'SDD' } as const satisfies Record<
  Fulfilment,
  DeliveryMethod
>;

export const deliveryMethodOf = (fulfilment: Fulfilment): DeliveryMethod => methods[fulfilment];

export const fulfilmentOf = (method: DeliveryMethod): Fulfilment =>
  method === 'SHIP' ? 'ship' : method === 'BOPUS' ? 'pickup' : 'same-day';

/** Reads the column `order_item.fulfilment`, whose values the table checks. */
export const storedFulfilment = (value: string): Fulfilment =>
  value === 'pickup' || value === 'same-day' ? value : 'ship';
