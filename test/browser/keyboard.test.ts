import { approachHeader, openHydrated, PHONE, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { MAX_STOPS, moveTo, press, readStop, tabTo, type Stop } from './focus-stops';
import { setUpBrowser } from './set-up';
import { addedDialog, onShop, placeOf } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

test('[PLT-03, CRT-03, USR-05, MOD-04] reaches product, cart and sign-in from the skip link with the keyboard alone', async () => {
  const account = await new HttpShopper().makeAccount('Robin');
  const { page } = await browser.visit();
  await openHydrated(page, PATHS.category);
  await press(page, 'Tab');
  expect((await readStop(page)).name).toBe('a Skip to main content');
  await press(page, 'Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

  await tabTo(page, finds.withSizes.url);
  await press(page, 'Enter');
  await page.waitForURL('**/product/**');
  await untilHydrated(page);

  await tabTo(page, /^button Add To Cart$/);
  await press(page, 'Enter');
  await addedDialog(page).waitFor();

  await openHydrated(page, page.url());
  await tabTo(page, /^summary Cart, 1 item$/);
  await press(page, 'Enter');
  await tabTo(page, /^a View Cart$/);
  await press(page, 'Enter');
  await page.waitForURL(`**${PATHS.cart}`);
  await untilHydrated(page);
  await approachHeader(page);

  await tabTo(page, /^summary Account$/);
  await press(page, 'Enter');
  await tabTo(page, /^a Sign In$/);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.waitFor();
  await moveTo(page, /^input Email/);
  await page.keyboard.type(account.email);
  await moveTo(page, /^input Password/);
  await page.keyboard.type(account.password);
  await press(page, 'Enter');
  await dialog.waitFor({ state: 'hidden' });
  await onShop(page).toast.getByText('Welcome back, Robin!').waitFor();
  expect(new URL(page.url()).pathname).toBe(PATHS.cart);
  await eventually(async () => expect((await readStop(page)).name).toBe('summary Hi, Robin'));
});

test('[HDR-04] menus open with Enter and Space, close with Escape and return the focus', async () => {
  const { page } = await browser.visit();
  await openHydrated(page, '/');
  for (const summary of [
    page.getByRole('navigation', { name: 'Main' }).locator('summary').first(),
    page.locator('header summary', { hasText: 'Services' }),
    onShop(page).account,
    onShop(page).cart,
  ]) {
    const details = summary.locator('xpath=..');
    for (const key of ['Enter', 'Space']) {
      await summary.focus();
      await press(page, key);
      expect(await details.getAttribute('open')).not.toBeNull();
      await press(page, 'Tab');
      expect(await details.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await press(page, 'Escape');
      expect(await details.getAttribute('open')).toBeNull();
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  }
});

test('[MOD-07] the enlarged picture traps the focus, closes with Escape and returns the focus', async () => {
  const { page } = await browser.visit();
  await openHydrated(page, finds.withSizes.url);
  const enlarge = page.getByRole('link', { name: /^Enlarge picture 1/ });
  await enlarge.focus();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (let count = 0; count < 4; count += 1) {
    await press(page, 'Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
  await press(page, 'Escape');
  await dialog.waitFor({ state: 'hidden' });
  await eventually(async () =>
    expect(await enlarge.evaluate((element) => element === document.activeElement)).toBe(true),
  );
});

test.each([
  ['home', () => PATHS.home, undefined],
  ['a category', () => PATHS.category, undefined],
  ['a product', () => finds.withSizes.url, undefined],
  ['sign-in', () => PATHS.signIn, undefined],
  ['a product on a phone', () => finds.withSizes.url, PHONE],
])(
  '[PLT-03] on %s the focus passes every control, always visible, and leaves at the end',
  async (_, path, viewport) => {
    const { page } = await browser.visit({ reducedMotion: 'reduce', ...(viewport ? { viewport } : {}) });
    await openHydrated(page, path());
    const place = placeOf(page);
    const unseen: Stop[] = [];
    let last: Stop | undefined;
    for (let count = 0; count < MAX_STOPS; count += 1) {
      await press(page, 'Tab');
      last = await readStop(page);
      if (!last.isOnPage) break;
      if (!last.isOutlined || !last.isUncovered) unseen.push(last);
    }
    expect(last?.isOnPage).toBe(false);
    expect(unseen).toEqual([]);
    expect(placeOf(page)).toBe(place);
  },
);
