import { openHydrated } from '../support/browser';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { completeSteps } from '../support/placed-order';
import { withCart } from './checkout-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

type Policy = ReadonlyMap<string, ReadonlyArray<string>>;

/** The sources of each directive. The hashes of the page's own inline styles are left out: each page has others. */
const readPolicy = (header = ''): Policy =>
  new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.filter((source) => name !== 'style-src' || !source.startsWith("'sha256-")).sort()];
    }),
  );

test('[PAY-02] Payment and Review allow the frame of the card fields and nothing else that the other pages do not', async () => {
  const { page, context } = await browser.visit();
  const shopper = await withCart(context, finds.inStock[0] ?? finds.withSizes);
  await completeSteps(shopper);
  const policyOf = async (path: string): Promise<Policy> => {
    const response = await page.goto(path);
    expect([path, response?.status(), new URL(page.url()).pathname]).toEqual([path, 200, path]);
    return readPolicy(response?.headers()['content-security-policy']);
  };

  await openHydrated(page, '/checkout/payment');
  await page.getByRole('radio', { name: 'Credit or debit card' }).check();
  const src = await page.locator('iframe[title="Card details"]').getAttribute('src');
  const { origin } = new URL(src ?? '');
  expect(origin).not.toBe(new URL(page.url()).origin);

  const usual = await policyOf('/checkout/contact');
  // No frame of another origin at all.
  expect(usual.get('frame-src')).toEqual(["'self'"]);
  expect(usual.get('script-src')).toContain("'self'");
  for (const path of [PATHS.home, PATHS.cart, '/checkout/delivery', '/checkout/addresses']) {
    expect([path, (await policyOf(path)).get('frame-src')]).toEqual([path, ["'self'"]]);
  }
  for (const path of ['/checkout/payment', '/checkout/review']) {
    expect([path, await policyOf(path)]).toEqual([path, new Map([...usual, ['frame-src', ["'self'", origin].sort()]])]);
  }
});
