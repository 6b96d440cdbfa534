import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { findChromium } from './chromium.cjs';
import { eventually } from './eventually';

/** A browser context of one shopper with its console messages. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages and uncaught errors of all pages so far. */
  readonly consoleMessages: ReadonlyArray<string>;
}

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** The default time-out, for actions that hang. Working actions are much faster, even on a busy machine. */
const ACTION_TIMEOUT_MS = 30_000;

/**
 * Chromium on a busy machine shows a page before its view transition has begun, drops the transition and reports it as
 * an error. The page has no event in which it could handle it: `pagereveal` has passed.
 */
const DROPPED_VIEW_TRANSITION = 'Transition was aborted because of invalid state. Page already revealed';

/** A shop that tests use. */
interface SharedShop {
  readonly address: string;
  /** Where it keeps its data; undefined for a shop that was started elsewhere. */
  readonly dataFolder: string | undefined;
}

/** This worker's shop. Its test files use it one after another. Throws where none runs. */
export const workerShop = (): SharedShop => {
  const { SHOP_ADDRESS: given, JEST_WORKER_SHOPS: ofWorkers = '[]', JEST_WORKER_ID: worker = '1' } = process.env;
  if (given) return { address: given, dataFolder: undefined };
  const shop: SharedShop | undefined = JSON.parse(ofWorkers)[Number(worker) - 1];
  if (shop === undefined)
    throw new Error('no shop runs for this worker: run these tests through Jest’s browser project');
  return shop;
};

/** The address of this worker's shop. */
export const shopAddress = (): string => workerShop().address;

/** Waits until the browser has read the page to its end, whatever scripts and pictures it still waits for. */
export const untilRead = (page: Page): Promise<void> =>
  eventually(async () => {
    const state = await page.evaluate(() => document.readyState);
    if (state === 'loading') throw new Error(`${page.url()} is not read to its end`);
  });

const withoutScripts = new WeakSet<BrowserContext>();
const patched = new WeakSet<object>();

/**
 * Makes a click on a page without scripts wait until the page to which it led is read. Playwright's click resolves when
 * that page begins to arrive, and a test that reads it at once would read a part of it on a busy machine. Tests with
 * scripts wait until the page is hydrated.
 */
const awaitPagesOfClicks = (page: Page): void => {
  withoutScripts.add(page.context());
  const prototype = Object.getPrototypeOf(page.locator('html')) as Pick<Locator, 'click'>;
  if (patched.has(prototype)) return;
  patched.add(prototype);
  const { click } = prototype;
  prototype.click = async function (this: Locator, options) {
    await click.call(this, options);
    const clicked = this.page();
    if (withoutScripts.has(clicked.context()) && !clicked.isClosed()) await untilRead(clicked);
  };
};

/** What a browser shows. */
export interface BrowserOptions {
  /** Whether it requests and shows pictures; false by default, since they take a quarter of the time of a page load. */
  readonly withPictures?: boolean;
}

/** The last of these switches counts: it repeats Playwright's own settings, a mouse in a browser without a screen. */
const WITHOUT_PICTURES =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';
/** What Chromium warns of then, for each picture that a page asks for early. */
const UNUSED_PICTURE = /\/images\/.*(?:image loading is disabled|preloaded using link preload but not used)/;

/**
 * One browser for a test file. Each visit has its own cookies, storage and cache, and asks for reduced motion: transitions
 * between pages take a fifth of the browser's time. Tests of motion ask for it, and tests of pictures, layout shifts or
 * requests ask for pictures.
 */
export class TestBrowser {
  private readonly contexts: BrowserContext[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly withPictures: boolean,
  ) {}

  static async launch({ withPictures = false }: BrowserOptions = {}): Promise<TestBrowser> {
    const { args, ...options } = await findChromium();
    const all = [...args, ...(withPictures ? [] : [WITHOUT_PICTURES])];
    return new TestBrowser(await chromium.launch({ ...options, args: all, headless: true }), withPictures);
  }

  async visit(options: BrowserContextOptions = {}): Promise<Visit> {
    const context = await this.browser.newContext({
      baseURL: shopAddress(),
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      ...options,
    });
    this.contexts.push(context);
    context.setDefaultTimeout(ACTION_TIMEOUT_MS);
    const consoleMessages: string[] = [];
    context.on('console', (message) => {
      if (this.withPictures || !UNUSED_PICTURE.test(message.text()))
        consoleMessages.push(`${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (error) => {
      const { message } = error.error();
      if (message !== DROPPED_VIEW_TRANSITION) consoleMessages.push(`error: ${message}`);
    });
    const page = await context.newPage();
    if (options.javaScriptEnabled === false) awaitPagesOfClicks(page);
    return { page, context, consoleMessages };
  }

  /** Closes every browser context and keeps the browser for the next test. */
  async endVisits(): Promise<void> {
    await Promise.all(
      this.contexts.splice(0).map(async (context) => {
        // A route handler may still run while its page closes, and then fail. The test must not fail for that.
        await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
        await context.close();
      }),
    );
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}

/** A browser in which shoppers visit the shop. */
export type VisitedBrowser = Pick<TestBrowser, 'visit'>;

/**
 * Returns the addresses of all tabs of this page's shopper, as the browser lists them; empty for a tab that has not
 * begun to load. Playwright's `page` event cannot replace this: on a busy machine it is missing for some tabs, because
 * the driver attaches to them during their first navigation.
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

/** Navigates to a page and waits until it is hydrated. */
export const openHydrated = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilHydrated(page);
};

/** Waits until an element is hydrated: parts of a page whose code is loaded by itself are so after the page. */
export const untilPartHydrated = (part: Locator): Promise<void> =>
  eventually(async () => {
    const isHydrated = await part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
    if (!isHydrated) throw new Error('this part of the page is not hydrated');
  });

/** Chromium has no idle period while nothing asks for a frame; the callbacks run after this time then. */
const IDLE_WITHIN_MS = 3_000;

/** Waits until the page has run what it does when the browser is idle. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    (timeout) =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => resolve(), { timeout }), { timeout }),
      ),
    IDLE_WITHIN_MS,
  );

/** Approaches the header of a hydrated page as with a pointer, and waits until the header is hydrated, too. */
export const approachHeader = async (page: Page): Promise<void> => {
  await page.locator('#header').dispatchEvent('pointerover');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#header > *') ?? {}).some((key) => key.startsWith('__react')),
  );
};

/** Hydration starts when the browser is idle, at most 3 s after the load event; a busy machine takes longer. */
const HYDRATED_WITHIN_MS = 30_000;

/** Waits until the page's content is hydrated: React has attached to it, and the page is stored as the last page (USR-09). */
export const untilHydrated = (page: Page): Promise<void> =>
  eventually(async () => {
    const isHydrated = await page.evaluate(() => {
      const isAttached = Object.keys(document.querySelector('#main > :last-child') ?? {}).some((key) =>
        key.startsWith('__react'),
      );
      return (
        isAttached && window.localStorage.getItem('LAST_PAGE') === window.location.pathname + window.location.search
      );
    });
    if (!isHydrated) throw new Error(`${page.url()} is not hydrated`);
  }, HYDRATED_WITHIN_MS);
