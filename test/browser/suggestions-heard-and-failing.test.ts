import { DESKTOP, openHydrated, PHONE } from '../support/browser';
import { eventually } from '../support/eventually';
import { PATHS } from '../support/sample-products';
import { startShopBehindGate, type ShopBehindGate } from '../support/shop-behind-gate';
import { overflowOf, putAxeIn, READY_FOR_AXE, violationsOf } from './axe';
import { setUpBrowser } from './set-up';
import { onShop } from './shop-page';
import { openSuggestions, options, status, suggested } from './suggestions-page';

const browser = setUpBrowser();

test('[SRC-12] a screen reader announces the number of suggestions and when there are none', async () => {
  const { page } = await browser.visit();
  await openSuggestions(page, 'dog');
  await eventually(async () =>
    expect(await status(page).textContent()).toBe(`${await options(page).count()} suggestions`),
  );
  await onShop(page).searchBox.fill('zzyzzxq');
  await eventually(async () => expect(await status(page).textContent()).toBe('No results for "zzyzzxq".'));
});

test('[SRC-05] an empty box offers earlier searches until they are removed', async () => {
  const { page } = await browser.visit();
  await openSuggestions(page, 'dog');
  await onShop(page).searchBox.fill('salmon <treats>');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?query=salmon%20treats');
  await openHydrated(page, PATHS.home);
  await onShop(page).searchBox.click();
  await options(page).first().waitFor();
  expect(await options(page).first().textContent()).toBe('salmon treats');
  await page.getByRole('button', { name: 'Remove salmon treats from recent searches' }).click();
  await eventually(async () => expect(await page.getByText('Recent searches').count()).toBe(0));
  expect(await page.evaluate(() => window.localStorage.getItem('recentSearches'))).toBeNull();
});

/** The variable part of the panel's content. */
const PANEL = [
  'aria-required-children',
  'aria-required-parent',
  'aria-valid-attr-value',
  'nested-interactive',
  'target-size',
  'color-contrast',
  'link-name',
];

test.each([
  ['1280', DESKTOP],
  ['360', PHONE],
])(
  '[PLT-03, SRC-12] the open panel has no accessibility faults at %s and does not scroll sideways',
  async (_name, viewport) => {
    const { page } = await browser.visit({ ...READY_FOR_AXE, viewport });
    await openHydrated(page, PATHS.home);
    await page.evaluate(() =>
      window.localStorage.setItem('recentSearches', '["dog food","a very long search for one old cat"]'),
    );
    await putAxeIn(page);
    const found: Record<string, ReadonlyArray<string>> = {};
    await onShop(page).searchBox.click();
    await options(page).first().waitFor();
    await page.locator('[data-section="trending"]').waitFor();
    found['empty'] = await violationsOf(page, { within: 'header form' });
    await suggested(page, 'dog');
    await page.keyboard.press('ArrowDown');
    found['typed'] = await violationsOf(page, { rules: PANEL, within: 'header form' });
    await page.emulateMedia({ colorScheme: 'dark' });
    found['dark'] = await violationsOf(page, { rules: ['color-contrast'], within: 'header form' });
    await onShop(page).searchBox.fill('zzyzzxq');
    await page.getByText('No results for "zzyzzxq".').last().waitFor();
    found['none'] = await violationsOf(page, { rules: PANEL, within: 'header form' });
    expect(found).toEqual({ empty: [], typed: [], dark: [], none: [] });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  },
);

test('[SRC-12] no row of the panel is cut off by its own scroll bar', async () => {
  const { page } = await browser.visit();
  await openSuggestions(page, 'dog');
  const scrolled = await page
    .locator('header form')
    .evaluate(
      (form) =>
        [...form.querySelectorAll('*')].filter(
          (element) =>
            element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY),
        ).length,
    );
  expect(scrolled).toBe(0);
});

test.each([
  ['markup', '<img src=x onerror=alert(1)>'],
  ['any script', 'größe 犬 🐶'],
  ['10 kB', 'x'.repeat(10_240)],
])('[SRC-01] %s is treated as text: the box works without policy violations', async (_name, text) => {
  const { page, consoleMessages } = await browser.visit();
  await openHydrated(page, PATHS.home);
  await onShop(page).searchBox.click();
  await options(page).first().waitFor();
  await onShop(page).searchBox.fill(text);
  await eventually(async () => expect(await status(page).textContent()).toMatch(/suggestion|No results/));
  expect(consoleMessages.filter((message) => /policy|trusted|alert/i.test(message))).toEqual([]);
});

describe('while the backend has stopped', () => {
  let shop: ShopBehindGate;

  beforeAll(async () => {
    shop = await startShopBehindGate();
  });
  afterAll(() => shop?.stop());

  test("[SRC-03, SRC-05] an empty box shows the shop's own trends, a term reports the failure, and searching works", async () => {
    const { page } = await browser.visit({ baseURL: shop.address });
    await openHydrated(page, PATHS.home);
    await shop.gate.shut();
    await onShop(page).searchBox.click();
    await options(page).filter({ hasText: 'Cat Litter' }).waitFor();
    await page.keyboard.type('dog');
    await page.getByText('No results for "dog", please try again.').last().waitFor();
    expect(await onShop(page).searchBox.inputValue()).toBe('dog');
    await shop.gate.open();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?query=dog');
  });
});
