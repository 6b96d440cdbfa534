import type { Page } from 'playwright-core';
import { openHydrated } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { copyCookies } from '../support/shoppers';
import { addPickup, CARDS, onCheckout, ON_A_PHONE, withCart } from './checkout-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

/** The names of the steps in the list of the page, the current one in brackets. */
const stepsShown = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .getByRole('list', { name: 'Checkout steps' })
    .getByRole('listitem')
    .evaluateAll((steps) =>
      steps.map((step) => {
        const name = (step.textContent ?? '').replace(/^\d|, done$/g, '');
        return step.getAttribute('aria-current') === 'step' ? `[${name}]` : name;
      }),
    );

/** The paths of the steps that the page has come to, in their order. */
const watchSteps = (page: Page): ReadonlyArray<string> => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && pathname.startsWith('/checkout/')) visited.push(pathname);
  });
  return visited;
};

test.each(ON_A_PHONE)(
  '[CHK-01] on %s the steps of an order that is delivered are those that the shopper sees, each once',
  async (_screen, viewport) => {
    const { page, context } = await browser.visit({ viewport });
    await withCart(context, finds.inStock[0] ?? finds.withSizes);
    const visited = watchSteps(page);
    const steps = onCheckout(page);
    await openHydrated(page, '/checkout');
    expect(await stepsShown(page)).toEqual(['[Contact]', 'Delivery', 'Payment', 'Review']);
    await steps.contact();
    await steps.reached('delivery');
    expect(await stepsShown(page)).toEqual(['Contact', '[Delivery]', 'Payment', 'Review']);
    await steps.address();
    await steps.reached('payment');
    expect(await stepsShown(page)).toEqual(['Contact', 'Delivery', '[Payment]', 'Review']);
    await steps.card(CARDS.approved);
    await steps.reached('review');
    expect(await stepsShown(page)).toEqual(['Contact', 'Delivery', 'Payment', '[Review]']);
    expect(visited).toEqual(['contact', 'delivery', 'payment', 'review'].map((step) => `/checkout/${step}`));
  },
);

test.each(ON_A_PHONE)(
  '[CHK-01] [CHK-02] on %s an order that is only picked up has no step for the delivery, and its pickup is changed in the cart',
  async (_screen, viewport) => {
    const { page, context } = await browser.visit({ viewport });
    const shopper = new HttpShopper();
    await addPickup(shopper, finds.inStock);
    await copyCookies(context, shopper);
    const visited = watchSteps(page);
    const steps = onCheckout(page);
    await openHydrated(page, '/checkout');
    expect(await stepsShown(page)).toEqual(['[Contact]', 'Payment', 'Review']);
    await steps.pickupContact();
    await steps.reached('payment');
    expect(await stepsShown(page)).toEqual(['Contact', '[Payment]', 'Review']);
    const main = page.getByRole('main');
    expect(await main.innerText()).toMatch(/Pickup at .+, ready/);
    expect(await main.getByRole('link', { name: 'Edit delivery' }).count()).toBe(0);
    await steps.card(CARDS.approved);
    await steps.reached('review');
    expect(await stepsShown(page)).toEqual(['Contact', 'Payment', '[Review]']);
    expect(visited).toEqual(['contact', 'payment', 'review'].map((step) => `/checkout/${step}`));
    await page.goto('/checkout/delivery');
    expect(new URL(page.url()).pathname).toBe('/checkout/review');
    await main.getByRole('link', { name: 'Edit pickup' }).click();
    await page.waitForURL('**/shop/OrderItemDisplay');
  },
);
