import type { Page } from 'playwright-core';
import { openHydrated, type VisitedBrowser } from './browser';
import { copyCookies, type SignedInShopper } from './shoppers';

type VisitOptions = NonNullable<Parameters<VisitedBrowser['visit']>[0]>;

/** Opens a page as a signed-in shopper, hydrated unless the visit is without JavaScript. */
export const visitSignedIn = async (
  browser: VisitedBrowser,
  known: SignedInShopper,
  path: string,
  options: VisitOptions = {},
): Promise<{ readonly page: Page; readonly consoleMessages: ReadonlyArray<string> }> => {
  const { page, context, consoleMessages } = await browser.visit(options);
  await copyCookies(context, known.shopper);
  if (options.javaScriptEnabled === false) await page.goto(path);
  else await openHydrated(page, path);
  return { page, consoleMessages };
};
