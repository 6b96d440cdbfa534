import type { Page } from 'playwright-core';
import { DESKTOP, openHydrated, PHONE, type Visit } from '../support/browser';
import { eventually } from '../support/eventually';
import { isScriptOf } from '../support/built-scripts';
import { PATHS } from '../support/sample-products';
import { aCustomer } from '../support/shoppers';
import { visitSignedIn } from '../support/signed-in-visit';
import { putAxeIn, READY_FOR_AXE, violationsOf } from './axe';
import { setUpBrowser } from './set-up';

const THANKS = 'Thanks for subscribing to our newsletter!';
const SIGN_UP = '**/member/emailsignup/@self';

const browser = setUpBrowser();

const footerOf = (page: Page) => page.getByRole('contentinfo');
const formOf = (page: Page) => ({
  field: footerOf(page).getByLabel('Email Address*'),
  button: footerOf(page).getByRole('button', { name: 'Sign Up' }),
  thanks: footerOf(page).getByText(THANKS),
});

/** Comes to the form, which hydrates it: its empty form then has a disabled button. */
const approach = async (page: Page): Promise<void> => {
  const { field } = formOf(page);
  await field.scrollIntoViewIfNeeded();
  await field.focus();
  await page.locator('#newsletter button:disabled').waitFor();
};

const GROUPS = { 'Customer Service': 8, Services: 12, Corporate: 12, Legal: 6 };

const linksShown = (page: Page, group: string): Promise<number> =>
  footerOf(page).getByRole('list', { name: group }).getByRole('link').count();

describe('the groups of the footer', () => {
  test('[FTR-01] show every link, partners, legal text and the year, and each link leads to a page', async () => {
    const { page } = await browser.visit({ viewport: DESKTOP });
    await page.goto(PATHS.home);
    for (const [group, count] of Object.entries(GROUPS)) expect(await linksShown(page, group)).toBe(count);
    const partners = footerOf(page).getByRole('list', { name: 'Our partners' });
    const marks = await partners
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::before').maskImage));
    expect([marks.length, new Set(marks).size, marks.every((mark) => mark.startsWith('url('))]).toEqual([3, 3, true]);
    expect(await footerOf(page).getByText('© 2022 Petco. All rights reserved.').count()).toBe(1);
    const hrefs = await footerOf(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const statuses = await Promise.all(
      [...new Set(hrefs)].map(async (href) => [href, (await page.request.get(href)).status()] as const),
    );
    expect(statuses.length).toBeGreaterThan(35);
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test.each([
    ['a phone', PHONE],
    ['just below large tablets', { width: 1089, height: 800 }],
  ])('[FTR-02] on %s a group opens and closes with a click', async (_name, viewport) => {
    const { page } = await browser.visit({ viewport });
    await page.goto(PATHS.home);
    for (const [group, count] of Object.entries(GROUPS)) {
      const opener = footerOf(page).locator('summary', { hasText: group });
      expect(await linksShown(page, group)).toBe(0);
      await opener.click();
      expect(await linksShown(page, group)).toBe(count);
      await opener.click();
      expect(await linksShown(page, group)).toBe(0);
    }
  });

  test('[FTR-02] from 1090 pixels on all groups are open and none can be closed', async () => {
    const { page } = await browser.visit({ viewport: { width: 1090, height: 800 } });
    await page.goto(PATHS.home);
    for (const [group, count] of Object.entries(GROUPS)) expect(await linksShown(page, group)).toBe(count);
    expect(await footerOf(page).locator('summary:visible').count()).toBe(0);
  });
});

describe('the newsletter', () => {
  test('[FTR-03] its code is loaded when the shopper comes to the form; success replaces the form', async () => {
    const { page, consoleMessages } = await browser.visit({ ...READY_FOR_AXE, viewport: PHONE });
    const scripts: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (isScriptOf(/newsletter-root\.tsx$/)(url)) scripts.push(url.pathname);
    });
    await openHydrated(page, PATHS.home);
    const { field, button, thanks } = formOf(page);
    expect([await field.getAttribute('type'), scripts]).toEqual(['email', []]);
    await approach(page);
    expect(scripts).toHaveLength(1);
    await field.fill('first@example.test');
    await field.fill('');
    expect(await button.isDisabled()).toBe(true);
    await field.fill('browser.newsletter@example.test');
    await putAxeIn(page);
    expect(await violationsOf(page)).toEqual([]);
    await button.click();
    await thanks.waitFor();
    await eventually(async () =>
      expect([await field.count(), await thanks.evaluate((text) => text === document.activeElement)]).toEqual([
        0,
        true,
      ]),
    );
    expect([page.url().endsWith(PATHS.home), consoleMessages]).toEqual([true, []]);
  });

  test('[FTR-03] one request is sent while it is under way; a failure shows only the form', async () => {
    const { page } = await browser.visit();
    await openHydrated(page, PATHS.home);
    const bodies: unknown[] = [];
    let refuse = (): void => undefined;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    await page.route(SIGN_UP, async (route) => {
      bodies.push(route.request().postDataJSON());
      await refused;
      await route.fulfill({ status: 503, json: { errors: [] } });
    });
    await approach(page);
    const { field, button } = formOf(page);
    await field.fill('pat@example.test');
    const before = await footerOf(page).innerText();
    await button.click();
    await footerOf(page).locator('[data-pending]').waitFor();
    await field.press('Enter');
    refuse();
    await footerOf(page).locator('[data-pending]').waitFor({ state: 'detached' });
    expect(bodies).toEqual([{ firstName: null, emailAddress: 'pat@example.test', guestEmail: 'pat@example.test' }]);
    expect([await footerOf(page).innerText(), await field.inputValue()]).toEqual([before, 'pat@example.test']);
  });

  /** The labels of the sign-ups that the page has reported. */
  const labels = (page: Page): Promise<ReadonlyArray<unknown>> =>
    page.evaluate(() =>
      ((window as { dataLayer?: Array<Record<string, unknown>> }).dataLayer ?? [])
        .filter(({ event }) => event === 'newsletter-sign-up')
        .map(({ shopper }) => shopper),
    );

  test.each([
    ['guest', (): Promise<Pick<Visit, 'page'>> => openAsGuest()],
    ['returning', (): Promise<Pick<Visit, 'page'>> => openAsMember()],
  ])('[FTR-03] the report of a sign-up is labelled %s', async (label, open) => {
    const { page } = await open();
    await approach(page);
    const { field, button, thanks } = formOf(page);
    await field.fill(`${label}.newsletter@example.test`);
    await button.click();
    await thanks.waitFor();
    expect(await labels(page)).toEqual([label]);
  });

  const openAsGuest = async (): Promise<Visit> => {
    const visit = await browser.visit();
    await openHydrated(visit.page, PATHS.category);
    return visit;
  };

  const openAsMember = async (): Promise<Pick<Visit, 'page'>> =>
    visitSignedIn(browser, await aCustomer(), PATHS.category);

  test('[FTR-03] without scripts the form leads to a page that says thanks, or shows the form again', async () => {
    const { page } = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto(PATHS.home);
    await formOf(page).field.fill('nobody');
    await formOf(page).button.click();
    await page.waitForURL('**/newsletter');
    const main = page.getByRole('main');
    expect(await main.getByLabel('Email Address*').inputValue()).toBe('nobody');
    expect(await main.getByText(THANKS).count()).toBe(0);
    await main.getByLabel('Email Address*').fill('posted.newsletter@example.test');
    await main.getByRole('button', { name: 'Sign Up' }).click();
    await page.waitForURL('**/newsletter?subscribed=1');
    await main.getByText(THANKS).waitFor();
    expect(await main.getByLabel('Email Address*').count()).toBe(0);
  });
});
