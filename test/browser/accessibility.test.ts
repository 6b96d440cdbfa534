import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { DESKTOP, openAlive, PHONE, TestBrowser, untilAlive } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS, type ShopFinds } from '../support/shop-finds';
import { onShop, signIn } from './shop-page';

interface Violation {
  readonly id: string;
  readonly nodes: ReadonlyArray<{ readonly target: ReadonlyArray<unknown>; readonly failureSummary?: string }>;
}

interface Axe {
  readonly run: (context: object, options: object) => Promise<{ readonly violations: ReadonlyArray<Violation> }>;
}

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const NARROW = { width: 320, height: 640 };

let browser: TestBrowser;
let finds: ShopFinds;

beforeAll(async () => {
  [browser, finds] = await Promise.all([TestBrowser.launch(), findProducts()]);
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

type Scheme = 'light' | 'dark';

/** The checker is put in from outside, which no policy of the shop's would allow: it is switched off for that. */
const visit = async (path: string, colorScheme: Scheme = 'light', viewport = DESKTOP): Promise<Page> => {
  const { page } = await browser.visit({ bypassCSP: true, reducedMotion: 'reduce', colorScheme, viewport });
  await openAlive(page, path);
  await page.evaluate(AXE);
  return page;
};

/** Only what differs from one width or colour scheme to another needs to be looked at again. */
const LAYOUT = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-name', 'button-name', 'list'];
const NARROWEST = LAYOUT.filter((rule) => rule !== 'color-contrast');
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The twelfth tile of a list is like the first: what comes after it only takes time. */
const MORE_OF_THE_SAME = 'ul > li:nth-child(n + 13)';

/** What an open menu covers is in nobody's reach until it closes. */
const COVERED = /partially obscured/;

/** What is wrong, each kind of it once, with the first place where it is. */
const violationsOf = async (page: Page, rules?: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const violations = await page.evaluate(
    async ({ only, exclude }) => {
      // What is inherited changes level by level, each with a transition of its own.
      for (let level = 0; level < 30 && document.getAnimations().length > 0; level += 1) {
        for (const animation of document.getAnimations()) animation.finish();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const axe = Reflect.get(window, 'axe') as Axe;
      const results = await axe.run(
        { exclude: [[exclude]] },
        {
          resultTypes: ['violations'],
          rules: { 'target-size': { enabled: true } },
          ...(only === undefined ? {} : { runOnly: { type: 'rule', values: only } }),
        },
      );
      return results.violations;
    },
    { only: rules, exclude: MORE_OF_THE_SAME },
  );
  const kinds = new Map<string, string>();
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary = '' } of nodes) {
      const why = failureSummary.split('\n')[1]?.trim() ?? '';
      if (!kinds.has(id + why) && !COVERED.test(why)) kinds.set(id + why, `${id} at ${target.join(' ')}: ${why}`);
    }
  }
  return [...kinds.values()];
};

type Found = Readonly<Record<string, ReadonlyArray<string>>>;

/** All rules on a wide screen; on smaller ones those that a layout can break, in the dark those that colours can. */
const violationsAt = async (page: Page, scheme: Scheme): Promise<Found> => {
  if (scheme === 'dark') return named('1280 dark', await violationsOf(page, COLOURS));
  const wide = named('1280', await violationsOf(page));
  await page.setViewportSize(PHONE);
  const phone = named('360', await violationsOf(page, LAYOUT));
  await page.setViewportSize(NARROW);
  return { ...wide, ...phone, ...named('320', await violationsOf(page, NARROWEST)) };
};

const named = (name: string, violations: ReadonlyArray<string>): Found =>
  violations.length === 0 ? {} : { [name]: violations };

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Does the same in the light and in the dark, and collects what is wrong in either. */
const inBothSchemes = async (path: string, arrange?: (page: Page) => Promise<void>): Promise<Found> => {
  const inScheme = async (scheme: Scheme): Promise<Found> => {
    const page = await visit(path, scheme);
    await arrange?.(page);
    const found = await violationsAt(page, scheme);
    return (await overflowOf(page)) > 0 ? { ...found, sideways: [page.url()] } : found;
  };
  const [light, dark] = await Promise.all([inScheme('light'), inScheme('dark')]);
  return { ...light, ...dark };
};

describe('every page', () => {
  test.each<[string, () => string]>([
    ['home', () => PATHS.home],
    ['a category', () => PATHS.category],
    ['a search without results', () => PATHS.emptySearch],
    ['filters that nothing fits', () => `${PATHS.category}?brand=Merrick&price=0-0.01`],
    ['a product', () => finds.withSizes.url],
    ['a product out of stock', () => finds.outOfStock.url],
    ['a live animal', () => finds.liveAnimal.url],
    ['the empty cart', () => PATHS.cart],
    ['sign-in', () => PATHS.signIn],
    ['forgotten password', () => '/shop/ResetPasswordForm'],
    ['forgotten password with a code', () => '/shop/ResetPasswordForm?step=code'],
    ['sign-out', () => PATHS.signOut],
    ['a page that is not there', () => PATHS.nowhere],
  ])('[PLT-03] %s passes axe at every width, light and dark, and never scrolls sideways', async (_, path) => {
    expect(await inBothSchemes(path())).toEqual({});
  });

  test.each([
    ['a brand', PATHS.brand],
    ['search results', PATHS.search],
  ])('[PLT-03] %s, which is drawn as a category is, passes axe too', async (_, path) => {
    const page = await visit(path);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    await eventually(async () => expect(await overflowOf(page)).toBeLessThanOrEqual(0));
  });

  test('[PLT-03, ERR-07] a refused sign-in passes axe, with its fields marked', async () => {
    const found = await inBothSchemes(PATHS.signIn, async (page) => {
      await signIn(page, { email: 'nobody@example.test', password: 'Not-the-passw0rd' });
      await page.getByRole('alert').waitFor();
    });
    expect(found).toEqual({});
  });

  test('[PLT-03, CRT-03] the toast of what came in, and a full cart with a refused code, pass axe', async () => {
    const found = await inBothSchemes(finds.withSizes.url, async (page) => {
      await page.getByRole('button', { name: 'Add To Cart' }).first().click();
      await onShop(page).toast.getByText('Added to cart').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await openAlive(page, PATHS.cart);
      await page.evaluate(AXE);
      await page.getByLabel('Promo code').fill('NOSUCHCODE');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.locator('[aria-invalid="true"]').waitFor();
    });
    expect(found).toEqual({});
  });

  test('[PLT-03, HDR-02] the cart of a signed-in shopper passes axe with the account menu open', async () => {
    const account = await new HttpShopper().makeAccount('Robin');
    const found = await inBothSchemes(`${PATHS.signIn}?URL=${encodeURIComponent(PATHS.cart)}`, async (page) => {
      await signIn(page, account);
      await page.waitForURL(`**${PATHS.cart}`);
      await untilAlive(page);
      await page.evaluate(AXE);
      await page.locator('header summary', { hasText: 'Hi, Robin' }).click();
    });
    expect(found).toEqual({});
  });
});

describe('everything that opens', () => {
  test.each([
    ['the departments', 'nav[aria-label="Main"] summary:has-text("Dog")'],
    ['the account menu', 'header summary:has-text("Account")'],
    ['the services menu', 'header summary:has-text("Services")'],
    ['the mini cart', 'header summary[aria-label^="Cart"]'],
  ])('[PLT-03] on a wide screen, %s open: passes axe, light and dark', async (_, summary) => {
    for (const scheme of ['light', 'dark'] as const) {
      const page = await visit(PATHS.signIn, scheme);
      await page.locator(summary).first().click();
      expect(await violationsOf(page, scheme === 'dark' ? COLOURS : undefined)).toEqual([]);
    }
  });

  test('[PLT-03, MOD-04, FRM-02] the sign-in over a page passes axe, with its summary of what is missing', async () => {
    const found = await inBothSchemes(PATHS.category, async (page) => {
      await onShop(page).account.click();
      await page.locator('header').getByRole('link', { name: 'Sign In' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
      await page.getByText('Please check 2 fields:').waitFor();
    });
    expect(found).toEqual({});
  });

  test('[PLT-03, MOD-07] the enlarged picture passes axe', async () => {
    const found = await inBothSchemes(finds.withSizes.url, async (page) => {
      await page.getByRole('link', { name: /^Enlarge picture 1/ }).click();
      await page.getByRole('dialog').waitFor();
    });
    expect(found).toEqual({});
  });

  test.each([
    ['the departments', PATHS.signIn, 'summary[aria-label="Departments and services"]'],
    ['the account menu', PATHS.signIn, 'header summary:has(.lucide-circle-user-round)'],
    ['the filters', PATHS.category, 'main summary:has-text("Filters")'],
  ])('[PLT-03] on a small phone, %s open: passes axe, light and dark, nothing sideways', async (_, path, summary) => {
    for (const scheme of ['light', 'dark'] as const) {
      const page = await visit(path, scheme, NARROW);
      await page.locator(summary).first().click();
      expect(await violationsOf(page, scheme === 'dark' ? COLOURS : undefined)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }
  });
});
