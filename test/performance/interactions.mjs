import { openVisit, untilAlive } from './page-visit.mjs';
import { median } from './report.mjs';

const RUNS = 3;
/** Long enough for the slowest answer that a measurement is to tell apart from none. */
const SETTLE_MS = 1_200;

const ACTIONS = [
  {
    what: 'open menu, ms',
    path: 'listing',
    act: (page) => page.locator('header summary').first().tap(),
  },
  {
    what: 'add to cart, ms',
    path: 'listing',
    act: (page) => page.getByRole('button', { name: 'Add To Cart' }).first().tap(),
  },
  {
    what: 'type in search, ms',
    path: 'home',
    act: async (page) => {
      await page.getByRole('search').first().getByRole('searchbox').or(page.getByRole('combobox')).first().tap();
      await page.keyboard.type('dog', { delay: 120 });
    },
  },
];

/** How long a slow phone takes from a touch or key to the next frame: the longest of each action. */
export const measureInteractions = async ({ browser, address, paths, report }) => {
  for (const { what, path, act } of ACTIONS) {
    const longest = [];
    for (let run = 0; run < RUNS; run += 1) longest.push(await longestAnswer(browser, address + paths[path], act));
    report.add({ what, where: path, value: median(longest) });
  }
};

const longestAnswer = async (browser, url, act) => {
  const { page, traffic, close } = await openVisit(browser, { throttled: true });
  try {
    await page.addInitScript(watchAnswers);
    await page.goto(url, { waitUntil: 'load' });
    await untilAlive(page);
    await traffic.quiet();
    await act(page);
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => globalThis.benchLongest);
  } finally {
    await close();
  }
};

/** Runs in the page; events shorter than a frame are not told of, so nothing seen means less than 16 ms. */
const watchAnswers = () => {
  globalThis.benchLongest = 16;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) globalThis.benchLongest = Math.max(globalThis.benchLongest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
};
