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

/** Ends what hangs: nothing that works takes nearly as long, even on a busy machine. */
const HANGS_AFTER_MS = 30_000;

/** The address of the shop that the test files of this worker use, one after another. */
export const shopAddress = (): string => {
  const { SHOP_ADDRESS: given, JEST_WORKER_SHOPS: ofWorkers = '', JEST_WORKER_ID: worker = '1' } = process.env;
  const address = given ?? ofWorkers.split(' ')[Number(worker) - 1];
  if (!address) throw new Error('no shop runs for this worker: run these tests through Jest’s browser project');
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
    context.setDefaultTimeout(HANGS_AFTER_MS);
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

/**
 * The addresses of all tabs of the shopper whose page this is, as the browser lists them; empty for a tab that has not
 * begun to load. Playwright's `page` event is no substitute: on a busy machine it is not reported for some tabs that the
 * browser opens and loads, because the driver attaches to them in the middle of their first navigation.
 */
export const tabsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  const context = page.context();
  const [ofPage, ofBrowser] = await Promise.all([
    context.newCDPSession(page),
    context.browser()?.newBrowserCDPSession(),
  ]);
  if (ofBrowser === undefined) throw new Error('the browser of this page is not reachable');
  try {
    const { targetInfo } = await ofPage.send('Target.getTargetInfo');
    const { targetInfos } = await ofBrowser.send('Target.getTargets');
    const isTab = (target: (typeof targetInfos)[number]): boolean =>
      target.type === 'page' && target.subtype === undefined && target.browserContextId === targetInfo.browserContextId;
    return targetInfos.filter(isTab).map(({ url }) => url);
  } finally {
    await Promise.all([ofPage.detach(), ofBrowser.detach()]);
  }
};

/** Goes to a page and waits until scripts have taken it over. */
export const openAlive = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilAlive(page);
};

/** A page is hydrated when the browser is idle, at the latest 3 s after it has loaded; a busy machine needs longer. */
const ALIVE_WITHIN_MS = 30_000;

/** Waits until the application has taken over the document: it has drawn its last part and noted the page (USR-09). */
export const untilAlive = (page: Page): Promise<void> =>
  eventually(async () => {
    const isAlive = await page.evaluate(() => {
      const drawn = Object.keys(document.querySelector('#shop footer') ?? {}).some((key) => key.startsWith('__react'));
      return drawn && window.localStorage.getItem('LAST_PAGE') === window.location.pathname + window.location.search;
    });
    if (!isAlive) throw new Error(`scripts have not taken over ${page.url()}`);
  }, ALIVE_WITHIN_MS);
