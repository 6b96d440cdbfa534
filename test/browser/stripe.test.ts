import { openHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { PATHS } from '../support/sample-products';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();

test('[HDR-06] closing the offer of the day moves the focus to the content, and later pages do not show it', async () => {
  const { page, consoleMessages } = await browser.visit();
  await openHydrated(page, PATHS.home);
  const offer = page.getByRole('complementary', { name: 'Offer' });
  await offer.getByRole('button', { name: 'Hide this offer' }).click();
  await offer.waitFor({ state: 'detached' });
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('main'));
  for (const path of [PATHS.signIn, PATHS.home]) {
    await openHydrated(page, path);
    expect(await offer.count()).toBe(0);
  }
  expect(consoleMessages).toEqual([]);
});

test('[HDR-06] without scripts the offer has no button that does nothing', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false });
  await page.goto(PATHS.home);
  const offer = page.getByRole('complementary', { name: 'Offer' });
  expect(await offer.isVisible()).toBe(true);
  expect(await offer.getByRole('button').count()).toBe(0);
});
