import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { findChromium } from './chromium.cjs';
import { eventually } from './eventually';

/** A browser window of one shopper, and everything that it complained about. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages and uncaught errors of all pages seen so far. */
  readonly complaints: ReadonlyArray<string>;
}

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** The address of the shop that all browser tests share. */
export const shopAddress = (): string => {
  const address = process.env['SHOP_ADDRESS'];
  if (address === undefined) throw new Error('SHOP_ADDRESS is not set: run these tests through Jest’s browser project');
  return address;
};

/** One browser for a test file; every visit has cookies, storage and cache of its own. */
export class TestBrowser {
  private readonly contexts: BrowserContext[] = [];

  private constructor(private readonly browser: Browser) {}

  static async launch(): Promise<TestBrowser> {
    return new TestBrowser(await chromium.launch({ ...(await findChromium()), headless: true }));
  }

  async visit(options: BrowserContextOptions = {}): Promise<Visit> {
    const context = await this.browser.newContext({ baseURL: shopAddress(), viewport: DESKTOP, ...options });
    this.contexts.push(context);
    context.setDefaultTimeout(10_000);
    const complaints: string[] = [];
    context.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
    return { page: await context.newPage(), context, complaints };
  }

  /** Closes every window; the browser stays for the next test. */
  async endVisits(): Promise<void> {
    await Promise.all(
      this.contexts.splice(0).map(async (context) => {
        // What is still being fetched for a page is nobody's any more: that it comes to nothing is no failure.
        await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
        await context.close();
      }),
    );
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}

/** Goes to a page and waits until scripts have taken it over. */
export const openAlive = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilAlive(page);
};

/** A page is hydrated when the browser is idle, at the latest 3 s after it has loaded; a busy machine needs longer. */
const ALIVE_WITHIN_MS = 20_000;

/** Waits until the application has taken over the document: it has drawn its last part and noted the page (USR-09). */
export const untilAlive = (page: Page): Promise<void> =>
  eventually(async () => {
    const isAlive = await page.evaluate(() => {
      const drawn = Object.keys(document.querySelector('#shop footer') ?? {}).some((key) => key.startsWith('__react'));
      return drawn && window.localStorage.getItem('LAST_PAGE') === window.location.pathname + window.location.search;
    });
    if (!isAlive) throw new Error(`scripts have not taken over ${page.url()}`);
  }, ALIVE_WITHIN_MS);
