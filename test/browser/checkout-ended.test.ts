import { openHydrated, PHONE } from '../support/browser';
import { completeSteps } from '../support/placed-order';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { aCustomer, copyCookies, endElsewhere } from '../support/shoppers';
import { addToCart, CARDS, onCheckout, SCREENS } from './checkout-page';
import { setUpBrowser } from './set-up';
import { follow, signIn } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

/** A member with a product, a contact and an address, at Payment. */
const memberAtPayment = async (viewport: typeof PHONE, javaScriptEnabled = true) => {
  const known = await aCustomer('Kim');
  await addToCart(known.shopper, finds.inStock[0] ?? finds.withSizes);
  await completeSteps(known.shopper, 2);
  const { page, context } = await browser.visit({ viewport, javaScriptEnabled });
  await copyCookies(context, known.shopper);
  if (javaScriptEnabled) await openHydrated(page, '/checkout/payment');
  else await page.goto('/checkout/payment');
  return { page, known, steps: onCheckout(page), main: page.getByRole('main') };
};

test.each([
  ...SCREENS.map(([screen, viewport]) => [screen, viewport, true] as const),
  ['a phone without scripts', PHONE, false] as const,
])(
  '[CHK-09] [ERR-03] on %s a session that another device ended at Review leads to the sign-in and back, and the order is placed',
  async (_screen, viewport, javaScriptEnabled) => {
    const { page, known, steps, main } = await memberAtPayment(viewport, javaScriptEnabled);
    if (javaScriptEnabled) await steps.card(CARDS.approved);
    else await steps.plainCard(CARDS.approved);
    await page.waitForURL('**/checkout/review');
    if (javaScriptEnabled) await steps.reached('review');
    await endElsewhere(known);
    await steps.place();
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    await follow(main.getByRole('link', { name: 'Sign in' }));
    await signIn(page, known.account);
    await page.waitForURL('**/checkout/review');
    if (javaScriptEnabled) await steps.reached('review');
    await steps.place();
    await steps.confirmed();
  },
);
