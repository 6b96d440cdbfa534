import { choiceText, type FulfilmentChoice, type FulfilmentMethod } from '../../core/cart/fulfilment/fulfilment';

const NAMES: Readonly<Record<FulfilmentMethod, string>> = {
  ship: 'shipping',
  pickup: 'pickup',
  'same-day': 'same-day delivery',
};

/** Says that a saved item is in the cart, and when it is there in another way than the wanted one, why (CHK-10). */
export const movedWords = (wanted: FulfilmentChoice | undefined, used: FulfilmentChoice | undefined): string => {
  if (wanted === undefined || used === undefined || choiceText(wanted) === choiceText(used)) return 'Moved to cart';
  return used.method === 'ship'
    ? `Moved to cart for shipping, since ${NAMES[wanted.method]} isn’t possible now`
    : 'Moved to cart for pickup at your store, since the store you had chosen doesn’t have it now';
};
