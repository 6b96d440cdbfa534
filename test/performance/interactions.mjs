import { openVisit, untilAlive } from './page-visit.mjs';
import { median } from './report.mjs';

const RUNS = 3;
/** Time-out in milliseconds after which a response counts as missing. */
const SETTLE_MS = 1_200;

/**
 * Taps the middle of an element. The driver's own tap checks the hit target with a script between touch and click, and
 * its time on a slow phone would count as the shop's.
 */
const touch = async (page, locator) => {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  const isHit = await locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return new Promise((resolve) => requestIdleCallback(() => resolve(element.contains(hit))));
  });
  if (!isHit) throw new Error('What was to be touched is covered by something else.');
  await page.touchscreen.tap(x + width / 2, y + height / 2);
};

const ACTIONS = [
  {
    what: 'open menu, ms',
    path: 'listing',
    act: (page) => touch(page, page.locator('header summary').first()),
  },
  {
    what: 'add to cart, ms',
    path: 'listing',
    act: (page) => touch(page, page.getByRole('button', { name: 'Add To Cart' }).first()),
  },
  {
    what: 'type in search, ms',
    path: 'home',
    act: async (page) => {
      await touch(page, page.getByRole('search').first().getByRole('searchbox').or(page.getByRole('combobox')).first());
      await page.keyboard.type('dog', { delay: 120 });
    },
  },
];

/** Measures the time from a touch or key to the next frame on a slow phone, and reports the longest of each action. */
export const measureInteractions = async ({ browser, address, paths, report }) => {
  for (const { what, path, act } of ACTIONS) {
    const longest = [];
    for (let run = 0; run < RUNS; run += 1) longest.push(await longestResponse(browser, address + paths[path], act));
    report.add({ what, where: path, value: median(longest) });
  }
  const painted = await untilSuggested(browser, address + paths.home);
  report.add({ what: 'suggestions painted after the pause, ms', where: 'home', value: median(painted) });
};

const TYPED = ['cat', 'fish food', 'bird', 'salmon', 'leash', 'hamster', 'chew'];
/** The time in milliseconds that the search box waits for the next letter. */
const PAUSE_MS = 300;

/**
 * Returns the time from the last letter until its suggestions are painted on a wide screen, minus the wait of the
 * search box.
 */
const untilSuggested = async (browser, url) => {
  const { page, close } = await openVisit(browser, { throttled: false });
  try {
    await page.goto(url, { waitUntil: 'load' });
    await untilAlive(page);
    const box = page.locator('header input[name="query"]');
    await box.click();
    await page.getByRole('option').first().waitFor();
    const waits = [];
    for (const text of TYPED) {
      const painted = page.evaluate(watchSuggestions);
      await box.fill(text);
      waits.push((await painted) - PAUSE_MS);
    }
    return waits;
  } finally {
    await close();
  }
};

/** Runs in the page. Returns the milliseconds from the next letter until different options are painted. */
const watchSuggestions = () =>
  new Promise((resolve) => {
    const header = document.querySelector('header');
    let typedAt = 0;
    let isGone = false;
    header.addEventListener('input', () => (typedAt = performance.now()), { once: true });
    const watch = new MutationObserver(() => {
      const isThere = header.querySelector('[role="option"]') !== null;
      if (!isThere) isGone = true;
      if (!isThere || !isGone) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - typedAt)));
    });
    watch.observe(header, { subtree: true, childList: true });
  });

const longestResponse = async (browser, url, act) => {
  const { page, traffic, close } = await openVisit(browser, { throttled: true });
  try {
    await page.addInitScript(watchResponses);
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

/** Runs in the page. Events shorter than a frame are not reported, so no event means less than 16 ms. */
const watchResponses = () => {
  globalThis.benchLongest = 16;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) globalThis.benchLongest = Math.max(globalThis.benchLongest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
};
