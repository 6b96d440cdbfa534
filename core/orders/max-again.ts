/**
 * The most items that are added to the cart again at once (ORD-08): as many as a cart and an order hold. A list that was
 * merged at a sign-in can hold more.
 */
export const MAX_AGAIN = 100;
