import { approachHeader, openHydrated } from '../support/browser';
import { isScriptOf } from '../support/built-scripts';
import { PATHS } from '../support/sample-products';
import { setUpBrowser } from './set-up';

const TIMEOUT_MS = 120_000;
const PROBLEM = 'We couldn’t open this. Please check your connection and try again.';

const browser = setUpBrowser();

test('[CFG-05] code that has not come after 120 seconds is given up with a message, and can be tried again', async () => {
  const { page } = await browser.visit();
  await page.clock.install();
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(isScriptOf(/modals\/zip-modal\.tsx$/), async (route) => {
    await arrived;
    await route.continue();
  });
  await openHydrated(page, PATHS.home);
  await approachHeader(page);
  // From here on only the test advances the time, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  const asked = page.waitForRequest((request) => isScriptOf(/modals\/zip-modal\.tsx$/)(new URL(request.url())));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Deliver to/ })
    .click();
  await asked;
  await page.clock.fastForward(TIMEOUT_MS - 1_000);
  expect(await page.getByText(PROBLEM).count()).toBe(0);
  await page.clock.fastForward(1_000);
  await page.getByText(PROBLEM).waitFor();
  await page.clock.resume();
  arrive();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  expect(await page.getByText(PROBLEM).count()).toBe(0);
});
