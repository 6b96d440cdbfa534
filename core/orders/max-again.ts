/** The most items that are added to the cart again at once (ORD-08): every order and every page of a list is shorter. */
export const MAX_AGAIN = 60;
