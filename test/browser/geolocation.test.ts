import type { BrowserContextOptions, Page } from 'playwright-core';
import { approachHeader, openHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { PATHS } from '../support/sample-products';
import { setUpBrowser } from './set-up';
import { onShop } from './shop-page';

const browser = setUpBrowser();

const MISSION_VALLEY = { latitude: 32.77, longitude: -117.15 };
const TOLD: BrowserContextOptions = { geolocation: MISSION_VALLEY, permissions: ['geolocation'] };

const opener = (page: Page, label: string) => page.locator('header').getByRole('button', { name: label });
const zipDialog = (page: Page) => page.getByRole('dialog');

/** A browser with this permission, whose navigator refuses or never settles. */
const pretend = async (page: Page, permission: string, response: 'refusal' | 'silence'): Promise<void> => {
  await page.addInitScript(
    ([state, recorded]) => {
      Object.assign(window, { positionsAsked: 0 });
      Object.defineProperty(navigator, 'permissions', { value: { query: async () => ({ state }) } });
      const getCurrentPosition = (_succeed: unknown, fail: (error: unknown) => void): void => {
        Object.assign(window, { positionsAsked: (Reflect.get(window, 'positionsAsked') as number) + 1 });
        if (recorded === 'refusal') fail({ code: 1, message: 'User denied Geolocation' });
      };
      Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
    },
    [permission, response] as const,
  );
};

const positionsAsked = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'positionsAsked') as number);

/** The stored data of the shopper's store after the page has looked for it. */
const keptStore = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.localStorage.getItem('USER_SET_PREFERRED_STORE_ID'));

test('[GEO-04, STO-02, STO-03] with permission, the nearest store is selected and stored in storage and cookies', async () => {
  const { page, context } = await browser.visit(TOLD);
  await openHydrated(page, PATHS.home);
  await page.keyboard.press('Shift');
  await opener(page, 'My store').filter({ hasText: 'Mission Valley' }).waitFor();
  const kept = await page.evaluate(() =>
    ['ID', 'LOCATION_ID', 'NAME'].map((what) => window.localStorage.getItem(`USER_SET_PREFERRED_STORE_${what}`)),
  );
  expect(kept).toEqual(['1101', expect.stringMatching(/^\d+$/), 'Mission Valley']);
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
  expect([cookies.get('WC_physicalStores'), cookies.get('WC_bopusStoreId')]).toEqual(['1101', kept[1]]);
});

test("[GEO-03] no page prompts for permission; the shopper's press does, once a day", async () => {
  const { page } = await browser.visit();
  await pretend(page, 'prompt', 'refusal');
  await openHydrated(page, PATHS.home);
  const lookedUp = page.waitForResponse('**/api/geolocation/**');
  await page.keyboard.press('Shift');
  await lookedUp;
  expect(await positionsAsked(page)).toBe(0);
  await approachHeader(page);
  await opener(page, 'Deliver to').click();
  const locate = zipDialog(page).getByRole('button', { name: 'Use my location' });
  await locate.click();
  await zipDialog(page).getByText('Please enter your ZIP code instead.').waitFor();
  await locate.click();
  await zipDialog(page).getByText('Your browser hasn’t shared your location.').waitFor();
  expect(await positionsAsked(page)).toBe(1);
});

test.each([
  ['denied', 'denied', 'refusal'],
  ['slow', 'granted', 'silence'],
] as const)(
  '[GEO-01, GEO-02] a location that is %s blocks nothing and shows no message',
  async (_name, permission, response) => {
    const { page, consoleMessages } = await browser.visit();
    await pretend(page, permission, response);
    await openHydrated(page, PATHS.home);
    const nextWay = response === 'silence' ? undefined : page.waitForResponse('**/api/geolocation/**');
    await page.keyboard.press('Shift');
    await nextWay;
    if (response === 'silence') await eventually(async () => expect(await positionsAsked(page)).toBe(1));
    expect(await onShop(page).toast.count()).toBe(0);
    // The page works meanwhile and afterwards, and a ZIP code can be entered by hand.
    await approachHeader(page);
    await opener(page, 'Deliver to').click();
    await zipDialog(page).getByLabel('ZIP code').fill('92101');
    await zipDialog(page).getByRole('button', { name: 'Update' }).click();
    await opener(page, 'Deliver to').filter({ hasText: '92101' }).waitFor();
    await zipDialog(page).getByRole('button', { name: 'Not now' }).click();
    expect(await keptStore(page)).toBeNull();
    await onShop(page).searchBox.fill('dog food');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?query=dog%20food');
    expect(consoleMessages.filter((message) => message.startsWith('error'))).toEqual([]);
  },
);
