import type { Page } from 'playwright-core';
import type { ProductTile } from '../../core/catalogue/tile';
import { personalizePath } from '../../core/paths/personalize-paths';
import { searchPath } from '../../core/paths/paths';
import { DESKTOP, openHydrated, PHONE, TestBrowser } from '../support/browser';
import { findPersonalized } from '../support/personalized-product';
import { PATHS } from '../support/sample-products';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { CARDS, onCheckout } from './checkout-page';
import { addedDialog, onShop } from './shop-page';

let browser: TestBrowser;
let tag: ProductTile;
let collar: ProductTile;
beforeAll(async () => {
  [browser, tag, collar] = await Promise.all([
    TestBrowser.launch(),
    findPersonalized('tag'),
    findPersonalized('collar'),
  ]);
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

const pageOf = ({ url, sku }: ProductTile): string => `${url}?sku=${sku}`;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Personalize it' });

/** Opens the dialog of a product page and types the lines of a text. */
const type = async (page: Page, ...lines: ReadonlyArray<string>) => {
  await page.getByRole('button', { name: 'Personalize' }).first().click();
  const dialog = dialogOf(page);
  for (const [index, line] of lines.entries()) await dialog.getByLabel(`Line ${index + 1}`).fill(line);
  return dialog;
};

test.each([
  ['a wide screen', DESKTOP],
  ['a phone', PHONE],
])(
  '[PRO-08] [MOD-01] on %s two texts of one tag are two lines, and travel to the placed order',
  async (_, viewport) => {
    const { page, consoleMessages } = await browser.visit({ viewport });
    await openHydrated(page, pageOf(tag));
    const dialog = await type(page, 'MAX', '☃');
    await dialog.getByRole('img', { name: 'Preview: MAX, ☃' }).waitFor();
    await dialog.getByRole('button', { name: 'Add To Cart' }).click();
    await dialog
      .getByText(/We can’t print “☃” on this item/)
      .last()
      .waitFor();
    await dialog.getByLabel('Line 2').fill('555-0100');
    await dialog.getByRole('img', { name: 'Preview: MAX, 555-0100' }).waitFor();
    await dialog.getByRole('button', { name: 'Add To Cart' }).click();
    await addedDialog(page).getByText('“MAX / 555-0100” · Block').waitFor();
    await addedDialog(page).getByRole('button', { name: 'Keep shopping' }).click();
    await (await type(page, 'LUNA')).getByRole('button', { name: 'Add To Cart' }).click();
    await addedDialog(page).getByText('“LUNA” · Block').waitFor();

    await openHydrated(page, PATHS.cart);
    expect(
      await onShop(page)
        .lines.filter({ hasText: /Personalized: “(MAX|LUNA)/ })
        .count(),
    ).toBe(2);
    await onShop(page)
      .lines.filter({ hasText: 'LUNA' })
      .getByRole('link', { name: /^Edit the text/ })
      .click();
    await page.getByLabel('Line 1').fill('LUNA II');
    await page.getByRole('button', { name: 'Save the text' }).click();
    await onShop(page).lines.filter({ hasText: '“LUNA II” · Block' }).waitFor();

    const steps = onCheckout(page);
    await openHydrated(page, '/checkout');
    await steps.contact();
    await steps.reached('delivery');
    await steps.address();
    await steps.reached('payment');
    await steps.card(CARDS.approved);
    await steps.reached('review');
    expect(await page.getByText('“LUNA II” · Block').count()).toBeGreaterThan(0);
    await steps.place();
    await steps.confirmed();
    await page.getByRole('link', { name: 'View order' }).click();
    await page.getByText('Personalized: “MAX / 555-0100” · Block').waitFor();
    await page.getByText('Personalized: “LUNA II” · Block').waitFor();
    expect(consoleMessages).toEqual([]);
  },
);

test('[PRO-08] without scripts a page asks for the text, keeps a wrong one, and adds the product with it', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false });
  await page.goto(searchPath('personalized collar'));
  await page
    .getByRole('main')
    .getByRole('link', { name: `Personalize ${collar.name}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Personalize' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Personalize it' }).waitFor();
  await page.getByLabel('Text', { exact: true }).fill('A NAME THAT IS TOO LONG');
  await page.getByLabel('Text color').selectOption('Gold');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByText('Please use 18 characters or fewer.').first().waitFor();
  expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('A NAME THAT IS TOO LONG');
  expect(await page.getByLabel('Text color').inputValue()).toBe('Gold');
  await page.getByLabel('Text', { exact: true }).fill('Luna');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await onShop(page).lines.filter({ hasText: 'Personalized: “Luna” · Block · Gold' }).waitFor();
});

test('[PRO-08] [PLT-06] the dialog and the page pass axe, wide and narrow, light and dark', async () => {
  const { page } = await browser.visit(READY_FOR_AXE);
  await openHydrated(page, pageOf(tag));
  await type(page, 'MAX');
  expect(await violationsEverywhere(page)).toEqual({});
  await openHydrated(page, personalizePath(collar.url, collar.sku));
  expect(await violationsEverywhere(page)).toEqual({});
});
