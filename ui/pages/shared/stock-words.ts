/** Below this number the exact stock is worth knowing. */
const FEW = 6;

/** What is in stock; an unknown quantity is enough. */
export const stockWords = (quantity: number | undefined): string =>
  quantity !== undefined && quantity < FEW ? `Only ${quantity} left` : 'In stock';

/** What a store has for pickup: at least one. */
export const pickupWords = (store: string, quantity: number | undefined): string =>
  `Pickup at ${store}: ${stockWords(quantity)}`;

/** That a store has none of what is not shipped. */
export const noPickupWords = (store: string): string => `Store pickup only: not in stock at ${store}`;
