import { SHIPPING, type FulfilmentChoice } from '../fulfilment/fulfilment';

/** An item that the shopper keeps for later (CHK-10). Amounts are in the shop's currency. */
export interface SavedItem {
  readonly id: string;
  readonly productId: string;
  readonly partNumber: string;
  readonly name: string;
  /** Path of the product's page; undefined when the service sends none. */
  readonly url: string | undefined;
  readonly thumbnail: string | undefined;
  readonly size: string | undefined;
  readonly flavor: string | undefined;
  readonly quantity: number;
  /** Today's price; undefined when the item is no longer sold. */
  readonly unitPrice: number | undefined;
  /** The stock for shipping; undefined when the service does not send it. */
  readonly availableQuantity: number | undefined;
  /** Whether it can be picked up but not shipped. */
  readonly isPickupOnly: boolean;
  /** False when it is no longer sold online. */
  readonly isSold: boolean;
  /** How it reached the shopper in the cart, unless it was shipped. */
  readonly way?: FulfilmentChoice;
  /** Whether it is bought with a text of the shopper's on it (PRO-08). */
  readonly isPersonalized?: boolean;
}

/**
 * The ways in which a saved item goes back into the cart, the wanted one first (CHK-10): as it was there, and shipped. What is
 * never shipped is picked up at the shopper's store when the former one does not have it.
 */
export const waysBack = (
  { way, isPickupOnly }: Pick<SavedItem, 'way' | 'isPickupOnly'>,
  storeId: string | undefined,
): ReadonlyArray<FulfilmentChoice> => {
  const kept = way === undefined ? [] : [way];
  const own: ReadonlyArray<FulfilmentChoice> =
    isPickupOnly && storeId !== undefined ? [{ method: 'pickup', storeId }] : [];
  return [...kept, ...own, SHIPPING];
};
