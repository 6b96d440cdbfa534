import { openHydrated, PHONE } from '../support/browser';
import { completeSteps } from '../support/placed-order';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { aCustomer, copyCookies, endElsewhere } from '../support/shoppers';
import { addToCart, CARDS, onCheckout, SCREENS, withCart } from './checkout-page';
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

test.each(SCREENS)(
  '[CHK-09] [ORD-04] on %s a guest whose session ended at the bank is told how to look up the order, and comes to the look-up',
  async (_screen, viewport) => {
    const { page, context } = await browser.visit({ viewport });
    await withCart(context, finds.inStock[0] ?? finds.withSizes);
    const steps = onCheckout(page);
    await steps.toReview(CARDS.authentication);
    await steps.place();
    const approve = page.getByRole('button', { name: 'Approve' });
    await approve.waitFor();
    await context.clearCookies();
    await approve.click();
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Your session has ended' }).waitFor();
    expect(await main.getByRole('alert').innerText()).toMatch(
      /we can’t tell whether your order was placed[^]*order number \d+ and your email address/,
    );
    await follow(main.getByRole('link', { name: 'Look up your order' }));
    await page.waitForURL('**/shop/TrackOrderStatus**');
    await main.getByLabel('Order number').waitFor();
  },
);
