/** Returns the id of the field for the quantity of a line of the cart. */
export const quantityId = (line: string): string => `quantity-of-${line}`;
