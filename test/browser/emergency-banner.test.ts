import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openHydrated, PHONE, TestBrowser } from '../support/browser';
import { PATHS } from '../support/sample-products';
import { makeDataFolder, startShop, type ShopProcess } from '../support/shop-process';
import { NARROW, putAxeIn, READY_FOR_AXE, violationsOf } from './axe';
import { shiftsOf, watchShifts } from './layout-shifts';

const COMMAND = join(__dirname, '../../backend/commands/emergency-banner-cli.ts');
const MARKUP = '<p>Stores in <b>San Diego</b> close at noon.</p><script>document.title = "taken"</script>';

/** A shop with content in the spot; that of the other files has none. */
const dataFolder = makeDataFolder();
let shop: ShopProcess;
let browser: TestBrowser;

beforeAll(async () => {
  execFileSync(process.execPath, [COMMAND, 'show', MARKUP, '--link', '/help', '--data-dir', dataFolder]);
  [shop, browser] = await Promise.all([startShop({ dataFolder }), TestBrowser.launch({ withPictures: true })]);
}, 180_000);
afterEach(() => browser.endVisits());
afterAll(async () => {
  await Promise.all([browser.close(), shop.stop()]);
  rmSync(dataFolder, { recursive: true, force: true });
});

test.each([
  ['home', PATHS.home],
  ['a list', PATHS.category],
  ['sign-in', PATHS.signIn],
])('[HDR-13] the banner is above %s with its text alone, and nothing moves', async (_name, path) => {
  const { page, consoleMessages } = await browser.visit({ ...READY_FOR_AXE, baseURL: shop.address, viewport: PHONE });
  await page.addInitScript(watchShifts);
  await openHydrated(page, path);
  const banner = page.getByRole('region', { name: 'Important message' });
  expect(await banner.locator('p').innerHTML()).toMatch(/^Stores in San Diego close at noon\.(?!.*<[bs])/);
  expect(await page.title()).not.toBe('taken');
  expect(await banner.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)).toBe(0);
  await putAxeIn(page);
  expect(await violationsOf(page)).toEqual([]);
  expect([await shiftsOf(page), consoleMessages]).toEqual([[], []]);
});

test('[HDR-13] the banner fits a narrow screen and leads to the page that says more, without scripts', async () => {
  const { page } = await browser.visit({ baseURL: shop.address, javaScriptEnabled: false, viewport: NARROW });
  await page.goto(PATHS.home);
  const { width, scrollWidth } = await page
    .getByRole('region', { name: 'Important message' })
    .evaluate((element) => ({ width: element.clientWidth, scrollWidth: element.scrollWidth }));
  expect(scrollWidth).toBeLessThanOrEqual(width);
  await page.getByRole('link', { name: /^Learn more/ }).click();
  await page.waitForURL('**/help');
});

test('[HDR-13] without content there is no banner', async () => {
  const { page } = await browser.visit();
  await page.goto(PATHS.home);
  expect(await page.getByRole('region', { name: 'Important message' }).count()).toBe(0);
});
