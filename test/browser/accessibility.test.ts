import type { Page } from 'playwright-core';
import { mailPath } from '../../core/paths/notice-paths';
import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { approachHeader, DESKTOP, openHydrated, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import {
  COLOURS,
  NARROW,
  overflowOf,
  putAxeIn,
  READY_FOR_AXE,
  violationsEverywhere,
  violationsOf,
  type Found,
} from './axe';
import { setUpBrowser } from './set-up';
import { addedDialog, onShop, signIn } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const visit = async (path: string, viewport = DESKTOP): Promise<Page> => {
  const { page } = await browser.visit({ ...READY_FOR_AXE, viewport });
  await openHydrated(page, path);
  await putAxeIn(page);
  return page;
};

/** The violations on a page after these actions: wide and narrow, light and dark. */
const wrongWith = async (
  path: string,
  arrange?: (page: Page) => Promise<void>,
  scope?: Parameters<typeof violationsEverywhere>[1],
): Promise<Found> => {
  const page = await visit(path);
  await arrange?.(page);
  return violationsEverywhere(page, scope);
};

describe('all pages', () => {
  test.each<[string, () => string]>([
    ['a department', () => PATHS.department],
    ['a search without results', () => PATHS.emptySearch],
    ['filters that nothing fits', () => `${PATHS.category}?brand=Merrick&price=0-0.01`],
    ['a product', () => finds.withSizes.url],
    ['a product out of stock', () => finds.outOfStock.url],
    ['a live animal', () => finds.liveAnimal.url],
    ['the empty cart', () => PATHS.cart],
    ['forgotten password', () => '/shop/ResetPasswordForm'],
    ['forgotten password with a code', () => '/shop/ResetPasswordForm?step=code'],
    ['sign-out', () => PATHS.signOut],
    ['a page that is not there', () => PATHS.nowhere],
    ['the page of a mail whose link is not valid', () => mailPath('none')],
    ['the page after an account was deleted', () => `${ACCOUNT_PATHS.data}?done=deleted`],
  ])('[PLT-03] %s passes axe at every width, light and dark, and never scrolls sideways', async (_, path) => {
    expect(await wrongWith(path())).toEqual({});
  });

  test('[PLT-03] home passes axe with its header and footer at every width, light and dark, and never scrolls sideways', async () => {
    expect(await wrongWith(PATHS.home, undefined, { whole: true })).toEqual({});
  });

  test("[PLT-03] a brand, which uses the category's layout, passes axe", async () => {
    const page = await visit(PATHS.brand);
    expect(await violationsOf(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize(NARROW);
    await eventually(async () => expect(await overflowOf(page)).toBeLessThanOrEqual(0));
  });

  test('[PLT-03, ERR-07] a refused sign-in passes axe with marked fields', async () => {
    const found = await wrongWith(PATHS.signIn, async (page) => {
      await signIn(page, { email: 'nobody@example.test', password: 'Not-the-passw0rd' });
      await page.getByRole('alert').waitFor();
    });
    expect(found).toEqual({});
  });

  test('[PLT-03, CRT-03] the dialog of an addition and a full cart with a refused code pass axe', async () => {
    const found = await wrongWith(finds.withSizes.url, async (page) => {
      await page.getByRole('button', { name: 'Add To Cart' }).first().click();
      await addedDialog(page).getByRole('button', { name: 'Keep shopping' }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await openHydrated(page, PATHS.cart);
      await putAxeIn(page);
      await page.getByLabel('Promo code').fill('NOSUCHCODE');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.locator('[aria-invalid="true"]').waitFor();
    });
    expect(found).toEqual({});
  });

  test('[PLT-03, HDR-02] the cart of a signed-in shopper passes axe with the account menu open', async () => {
    const account = await new HttpShopper().makeAccount('Robin');
    const found = await wrongWith(
      `${PATHS.signIn}?URL=${encodeURIComponent(PATHS.cart)}`,
      async (page) => {
        await signIn(page, account);
        await page.waitForURL(`**${PATHS.cart}`);
        await untilHydrated(page);
        await putAxeIn(page);
        await page.locator('header summary', { hasText: 'Hi, Robin' }).click();
      },
      { whole: true },
    );
    expect(found).toEqual({});
  });
});

describe('all menus and dialogs', () => {
  test.each([
    ['the departments', 'nav[aria-label="Main"] summary:has-text("Dog")'],
    ['the account menu', 'header summary:has-text("Account")'],
    ['the services menu', 'header summary:has-text("Services")'],
    ['the mini cart', 'header summary[aria-label^="Cart"]'],
  ])('[PLT-03] passes axe on a wide screen with %s open, light and dark', async (_, summary) => {
    const page = await visit(PATHS.signIn);
    await page.locator(summary).first().click();
    expect(await violationsOf(page, { within: 'header' })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page, { rules: COLOURS, within: 'header' })).toEqual([]);
  });

  test('[PLT-03, MOD-04, FRM-02] the sign-in over a page passes axe with its error summary', async () => {
    const found = await wrongWith(
      PATHS.category,
      async (page) => {
        await approachHeader(page);
        await onShop(page).account.click();
        await page.locator('header').getByRole('link', { name: 'Sign In' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
        await page.getByText('Please check 2 fields:').waitFor();
      },
      { within: 'dialog[open]' },
    );
    expect(found).toEqual({});
  });

  test('[PLT-03, MOD-07] the enlarged picture passes axe', async () => {
    const found = await wrongWith(
      finds.withSizes.url,
      async (page) => {
        await page.getByRole('link', { name: /^Enlarge picture 1/ }).click();
        await page.getByRole('dialog').waitFor();
      },
      { within: 'dialog[open]' },
    );
    expect(found).toEqual({});
  });

  test.each([
    ['the departments', PATHS.signIn, 'header', 'summary[aria-label="Departments and services"]'],
    ['the account menu', PATHS.signIn, 'header', 'header summary:has(.lucide-circle-user-round)'],
    ['the filters', PATHS.category, 'main', 'main summary:has-text("Filters")'],
  ])(
    '[PLT-03] passes axe on a small phone with %s open, light and dark, without scrolling sideways',
    async (_, path, within, summary) => {
      const page = await visit(path, NARROW);
      await page.locator(summary).first().click();
      expect(await violationsOf(page, { within })).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violationsOf(page, { rules: COLOURS, within })).toEqual([]);
    },
  );
});
