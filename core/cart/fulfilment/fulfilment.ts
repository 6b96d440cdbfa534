/** How an item reaches the shopper: shipped, picked up in a store, or brought from a store on the same day (CHK-02). */
export type FulfilmentMethod = 'ship' | 'pickup' | 'same-day';

export type FulfilmentChoice =
  { readonly method: 'ship' } | { readonly method: Exclude<FulfilmentMethod, 'ship'>; readonly storeId: string };

export const SHIPPING: FulfilmentChoice = { method: 'ship' };

/** How a line of the cart reaches the shopper. */
export interface LineFulfilment {
  readonly method: FulfilmentMethod;
  /** The store of a pickup or same-day delivery. */
  readonly storeId: string | undefined;
  readonly storeName: string | undefined;
  /** The day of arrival or pickup, `2026-11-25`; undefined when it is unknown or the line cannot be bought. */
  readonly date: string | undefined;
}

/** One way in which an item can reach the shopper, or why it cannot. */
export interface FulfilmentOption extends LineFulfilment {
  readonly isAvailable: boolean;
  /** What shipping or delivery costs, in dollars; undefined when the service does not send it. */
  readonly cost: number | undefined;
  /** Why it is not available, for the shopper. */
  readonly reason: string | undefined;
  /** What the shopper can tell so that it may become available. */
  readonly lacks: 'store' | 'zip-code' | undefined;
  /** Whether the item is not offered in this way in any store or place; missing unless it is so. */
  readonly isRuledOut?: boolean;
}

/** Items that leave one place together, with their amounts in dollars. */
export interface Shipment {
  readonly method: FulfilmentMethod;
  readonly storeId: string | undefined;
  readonly storeName: string | undefined;
  /** The day on which all of its items are there. */
  readonly date: string | undefined;
  readonly itemIds: ReadonlyArray<string>;
  /** The price of its products. */
  readonly subTotal: number;
  /** What its shipping costs after discounts. */
  readonly shipping: number;
  /** With discounts and tax. */
  readonly total: number;
}

/** Where the shopper is, as far as it is known. */
export interface ShopperPlace {
  readonly storeId: string | undefined;
  /** Five digits. */
  readonly zipCode: string | undefined;
}

/** To whom the people of a store hand an order. */
export interface PickupPerson {
  readonly firstName: string;
  readonly lastName: string;
}

/** The choice that an option stands for; undefined when it names no store although it needs one. */
export const choiceOf = ({
  method,
  storeId,
}: Pick<LineFulfilment, 'method' | 'storeId'>): FulfilmentChoice | undefined =>
  method === 'ship' ? SHIPPING : storeId === undefined ? undefined : { method, storeId };

/** Whether an option is the way that a line has now. */
export const isChosen = (
  option: Pick<LineFulfilment, 'method' | 'storeId'>,
  line: Pick<LineFulfilment, 'method' | 'storeId'> | undefined,
): boolean => option.method === line?.method && (option.method === 'ship' || option.storeId === line.storeId);

const METHODS: ReadonlyArray<FulfilmentMethod> = ['ship', 'pickup', 'same-day'];

/** A choice as the field of a form: the method, and after a colon the store. */
export const choiceText = (choice: FulfilmentChoice): string =>
  choice.method === 'ship' ? choice.method : `${choice.method}:${choice.storeId}`;

/** Reads a choice that a form sent; undefined when it is none, or has no store although it needs one. */
export const readChoice = (method: string, storeId: string): FulfilmentChoice | undefined => {
  const known = METHODS.find((candidate) => candidate === method);
  const isId = /^[A-Za-z\d]{1,20}$/.test(storeId);
  return known === undefined ? undefined : choiceOf({ method: known, storeId: isId ? storeId : undefined });
};
