/** The shop's promise for a delivery. Amounts are in the shop's currency; `by` is a day, `2026-11-25`. */
export interface DeliveryPromise {
  readonly by: string;
  readonly cost: number;
  readonly freeFrom: number;
}

/** A promise in words, as a product's page shows it. */
export interface PromiseWords extends Omit<DeliveryPromise, 'by'> {
  /** Such as `Delivery by Wed, Nov 25`; no day for what is shipped frozen, on a day that the shopper chooses (CHK-05). */
  readonly words: string;
  /** The words before the value of an order from which it is free, such as `Free on orders`. */
  readonly freeOn: string;
}

/** Writes a promise; `isFrozen` says that the product is shipped frozen. */
export const promiseWords = ({ by, ...terms }: DeliveryPromise, isFrozen: boolean): PromiseWords =>
  isFrozen
    ? { ...terms, words: 'Delivery on a day you choose', freeOn: 'Ships frozen. Free on orders' }
    : { ...terms, words: `Delivery by ${formatDay(by)}`, freeOn: 'Free on orders' };

/** `Wed, Nov 25`. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toUTCString().replace(/^(\w{3}), 0?(\d{1,2}) (\w{3}).*$/, '$1, $3 $2');
