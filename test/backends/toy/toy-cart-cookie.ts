/** The storefront keeps the id of the shopper's cart in it. */
export const TOY_CART = 'toy_cart';
