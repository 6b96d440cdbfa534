import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { DESKTOP, PHONE, TestBrowser, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import type { BuyingPage } from '../support/buying-pages';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { copyCookies } from '../support/shoppers';
import { SCRIPT_BUDGETS } from './script-budgets';
import { shiftsOf, watchShifts, type Shift } from './layout-shifts';

let browser: TestBrowser;
let finds: SampleProducts;

beforeAll(async () => {
  [browser, finds] = await Promise.all([TestBrowser.launch({ withPictures: true }), findProducts()]);
});
afterAll(() => browser.close());

const KIB = 1024;
const KINDS = ['script', 'stylesheet'] as const;
type Kind = (typeof KINDS)[number];

/** How long a page requests nothing when it has loaded all that it loads by itself, in milliseconds. */
const QUIET_MS = 500;

/** All requests of a page. */
class Traffic {
  readonly addresses: string[] = [];
  private ended = 0;
  private changedAt = performance.now();
  private readonly sizes: Array<Promise<readonly [Kind, string, number]>> = [];

  constructor(page: Page) {
    const ends = (request: Request): void => {
      if (!isOnTheWire(request.url())) return;
      this.ended += 1;
      this.changedAt = performance.now();
    };
    page.on('request', (request) => {
      if (!isOnTheWire(request.url())) return;
      this.addresses.push(request.url());
      this.changedAt = performance.now();
    });
    page.on('requestfailed', ends);
    page.on('requestfinished', (request) => {
      ends(request);
      const kind = KINDS.find((candidate) => candidate === request.resourceType());
      // The fields for a card are a document of the payment provider.
      if (kind === undefined || request.frame().parentFrame() !== null) return;
      const size = sizeOf(kind, request);
      // Responses during the close of the page cannot be read, and their size does not matter.
      size.catch(() => undefined);
      this.sizes.push(size);
    });
  }

  get isAnswered(): boolean {
    return this.addresses.length === this.ended;
  }

  /** Playwright's `networkidle` does the same, but on a busy machine it may never come for a page with a frame. */
  get isQuiet(): boolean {
    return this.isAnswered && performance.now() - this.changedAt >= QUIET_MS;
  }

  /** The responses of one kind by name, with their smallest brotli size. */
  async sizesOf(kind: Kind): Promise<ReadonlyMap<string, number>> {
    const sizes = await Promise.all(this.sizes);
    return new Map(sizes.filter(([candidate]) => candidate === kind).map(([, name, size]) => [name, size]));
  }
}

const sizeOf = async (kind: Kind, request: Request): Promise<readonly [Kind, string, number]> => {
  // Read from the shop: the browser may have released the body already, and then does not answer.
  const body = Buffer.from(await (await fetch(request.url())).arrayBuffer());
  const name = nameOf(request.url());
  return [kind, name, compressedSize(name, body)];
};

const nameOf = (url: string): string => new URL(url).pathname.replace('/assets/', '');
const isOnTheWire = (url: string): boolean => /^https?:/.test(url);

/** Sizes by name, which identifies the content: the best compression takes time. */
const compressed = new Map<string, number>();

const compressedSize = (name: string, body: Buffer): number => {
  const size =
    compressed.get(name) ??
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }).length;
  compressed.set(name, size);
  return size;
};

/** `fits`, or the files that exceed the budget, largest first. */
const weigh = (files: Iterable<readonly [string, number]>, budget: number): string => {
  const largestFirst = [...files].sort(([, one], [, other]) => other - one);
  const sum = largestFirst.reduce((total, [, size]) => total + size, 0);
  const recorded = largestFirst.map(([name, size]) => `${name} ${kib(size)}`).join(', ');
  return sum <= budget ? 'fits' : `${kib(sum)} KiB instead of ${kib(budget)}: ${recorded}`;
};

const kib = (bytes: number): string => (bytes / KIB).toFixed(1);

/** Waits until the page is hydrated and has loaded all that it loads by itself. */
const settle = async (page: Page, traffic: Traffic): Promise<void> => {
  await untilHydrated(page);
  await eventually(() => expect(traffic.isQuiet).toBe(true));
};

/** The scripts requested before the load event. */
const scriptsBeforeLoad = async (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (navigation?.loadEventStart ?? 0))
      .map(({ name }) => new URL(name).pathname.replace('/assets/', ''));
  });

/** The inline styles of the document. */
const inlineStyles = async (page: Page): Promise<ReadonlyArray<readonly [string, number]>> => {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map(({ textContent }) => textContent),
  );
  return texts.map((text) => [`style ${text.slice(0, 60)}`, compressedSize(text, Buffer.from(text))]);
};

interface Measured {
  readonly scripts: ReadonlyMap<string, number>;
  /** The names of the files requested before the load event. */
  readonly early: ReadonlyArray<string>;
  readonly styles: ReadonlyMap<string, number>;
  /** The requests before any scrolling. */
  readonly firstView: ReadonlyArray<string>;
  readonly shifts: ReadonlyArray<Shift>;
}

/** Opens a page in a new browser, waits until everything has loaded, then scrolls to the end. */
const measure = async ({ path, shopper }: BuyingPage, viewport: typeof DESKTOP): Promise<Measured> => {
  const { context, page } = await browser.visit({ viewport });
  if (shopper !== undefined) await copyCookies(context, shopper);
  const traffic = new Traffic(page);
  await page.addInitScript(watchShifts);
  await page.goto(path);
  await settle(page, traffic);
  const [scripts, styles, early] = [
    await traffic.sizesOf('script'),
    new Map([...(await traffic.sizesOf('stylesheet')), ...(await inlineStyles(page))]),
    await scriptsBeforeLoad(page),
  ];
  const firstView = [...traffic.addresses];
  await scrollThrough(page);
  await eventually(() => expect(traffic.isAnswered).toBe(true));
  const shifts = (await shiftsOf(page)).filter(({ hadRecentInput }) => !hadRecentInput);
  return { scripts, styles, early, firstView, shifts };
};

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top < end; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

/** All scripts of each page on a wide screen, in the order in which the pages are measured. */
const scriptsOfPages = new Map<string, Measured['scripts']>();

describe.each(SCRIPT_BUDGETS)('%s', (name, find, scripts) => {
  let wide: Measured;
  let narrow: Measured;

  beforeAll(async () => {
    const page = await find(finds);
    [wide, narrow] = await Promise.all([measure(page, DESKTOP), measure(page, PHONE)]);
    scriptsOfPages.set(name, wide.scripts);
    await browser.endVisits();
  });

  test('[PLT-03] runs at most 15 KiB of script before it has loaded', () => {
    expect([...wide.scripts.keys()]).toEqual(expect.arrayContaining([...wide.early]));
    expect(wide.early.length).toBeGreaterThan(0);
    const early = [...wide.scripts].filter(([name]) => wide.early.includes(name));
    expect(weigh(early, 15 * KIB)).toBe('fits');
  });

  test(`[PLT-03] runs at most ${scripts} KiB of script in total`, () => {
    expect(weigh(wide.scripts, scripts * KIB)).toBe('fits');
  });

  test('[PLT-03] has at most 15 KiB of styles', () => {
    expect(wide.styles.size).toBeGreaterThan(0);
    expect(weigh(wide.styles, 15 * KIB)).toBe('fits');
    // The document contains the styles of the first view: no request blocks the first paint or repeats one. It links the
    // others before its footer.
    const files = [...wide.styles.keys()].filter((name) => name.endsWith('.css'));
    expect(files.filter((name) => !/^later\./.test(name))).toEqual([]);
  });

  test('[PLT-03] shifts nothing by itself, wide or narrow: fonts, pictures, hydration', () => {
    expect([wide.shifts, narrow.shifts]).toEqual([[], []]);
  });
});

test.each([
  ['a wide screen', DESKTOP],
  ['a phone', PHONE],
])(
  '[PLT-03] on %s a row of products has its final position before its last products are parsed',
  async (_, viewport) => {
    const { page } = await browser.visit({ viewport });
    await page.goto(PATHS.search);
    const places = await page.evaluate(() => {
      const tiles = [...document.querySelectorAll('article')].slice(0, 8);
      const placeOf = (tile: Element): ReadonlyArray<number> =>
        [...tile.querySelectorAll('*')].map((part) => part.getBoundingClientRect().top);
      const whole = tiles.map(placeOf);
      const items = [...(tiles[0]?.closest('ul, ol')?.children ?? [])];
      const alone = tiles.map((tile) => {
        const later = items.slice(items.findIndex((item) => item.contains(tile)) + 1);
        later.forEach((item) => item.setAttribute('hidden', ''));
        const place = placeOf(tile);
        later.forEach((item) => item.removeAttribute('hidden'));
        return place;
      });
      return { whole, alone };
    });
    expect(places.whole).toHaveLength(8);
    expect(places.alone).toEqual(places.whole);
  },
);

test.each([
  ['a wide screen', DESKTOP],
  ['a phone', PHONE],
])('[PLT-03] on %s the first view of the listing takes at most 35 requests', async (_, viewport) => {
  const { firstView } = await measure({ path: PATHS.category }, viewport);
  await browser.endVisits();
  expect(firstView.some((address) => address.endsWith(PATHS.category))).toBe(true);
  expect(firstView.length > 35 ? firstView : []).toEqual([]);
});

test('[PLT-03] a pointer that only rests over the page does not load the application before the load event', async () => {
  const { page } = await browser.visit();
  const traffic = new Traffic(page);
  let letIn = (): void => undefined;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/images/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    document.addEventListener('pointerover', () => document.documentElement.setAttribute('data-pointer', 'over'));
  });
  await page.mouse.move(640, 450);
  await page.goto(PATHS.home, { waitUntil: 'domcontentloaded' });
  // Not every browser version notices that an automated pointer rests over the new page.
  await page.mouse.move(640, 450);
  await page.locator('html[data-pointer="over"]').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const scripts = traffic.addresses.filter((address) => address.endsWith('.js'));
  letIn();
  await browser.endVisits();
  expect(scripts).toHaveLength(1);
});

test('[PLT-03] a later page of the same visit needs at most 15 KiB of new script', () => {
  const known = new Set<string>();
  const added: Record<string, string> = {};
  for (const [name, scripts] of scriptsOfPages) {
    added[name] = weigh(
      [...scripts].filter(([script]) => !known.has(script)),
      15 * KIB,
    );
    for (const script of scripts.keys()) known.add(script);
  }
  expect([...scriptsOfPages.keys()]).toEqual(SCRIPT_BUDGETS.map(([name]) => name));
  const { home: _first, ...later } = added;
  expect(Object.entries(later).filter(([, weight]) => weight !== 'fits')).toEqual([]);
});
