/** The most items that are added to the cart again at once (ORD-08): a cart and a list hold as many, an order fewer. */
export const MAX_AGAIN = 100;
