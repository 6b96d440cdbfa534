import { Shopper } from './load.mjs';
import { cardToken, completeSteps } from './order-shoppers.mjs';

/** The steps of the checkout, in their order. */
const STEPS = ['contact', 'delivery', 'payment', 'review'];
const PRODUCTS = 3;

/**
 * Returns the pages of the checkout, each with the cookies of a guest who has three products in the cart and has completed
 * the steps before.
 */
export const checkoutPages = async ({ address, backend, products }) => {
  const pages = [];
  for (const [stepsBefore, step] of STEPS.entries()) {
    const shopper = new Shopper(address);
    for (const { sku } of products.slice(0, PRODUCTS)) {
      await shopper.post('/cart/add', { partNumber: sku, quantity: '1' });
    }
    const { cookie } = shopper;
    const token = stepsBefore === STEPS.length - 1 ? await cardToken(backend, cookie) : undefined;
    await completeSteps(backend, cookie, stepsBefore, token);
    pages.push({ where: `checkout: ${step}`, path: `/checkout/${step}`, cookie });
  }
  return pages;
};
