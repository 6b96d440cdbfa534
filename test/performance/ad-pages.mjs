import { openVisit, timesOf, untilAlive } from './page-visit.mjs';
import { median } from './report.mjs';

/** So many visits with ads and as many without, in turns: what else the machine does falls on both. */
const RUNS = 5;
const AD_DOOR = '**/api/proxy/citrus';
const AD_WITHIN_MS = 15_000;
const NO_ADS = JSON.stringify({ ads: [], banners: [], composeBanners: {}, products: [] });

const PAGES = {
  category: '/shop/en/petcostore/category/dog/dog-food',
  search: '/shop/en/petcostore/search?query=dog%20food',
  home: '/shop/en/petcostore',
};

/**
 * What ads add to pages on a slow phone: to when their largest part is painted, and to what moves on them, down to their
 * end. Without ads is the same page, whose calls for ads are answered at once with none. Rejects when no ad shows.
 */
export const measureAdPages = async ({ browser, address, report }) => {
  for (const [where, path] of Object.entries(PAGES)) {
    const visits = { with: [], without: [] };
    await visit(browser, address + path, true);
    for (let run = 0; run < RUNS; run += 1) {
      const turns = run % 2 === 0 ? ['with', 'without'] : ['without', 'with'];
      for (const turn of turns) visits[turn].push(await visit(browser, address + path, turn === 'with'));
    }
    // Each visit beside the one that came with it: a machine that becomes slower meanwhile adds nothing.
    const added = (name) => median(visits.with.map((seen, run) => seen[name] - visits.without[run][name]));
    report.add(
      { what: 'throttled LCP with ads, ms', where, value: median(visits.with.map(({ lcp }) => lcp)) },
      { what: 'ads add to LCP, ms', where, value: added('lcp') },
      { what: 'ads add to layout shift', where, value: added('shift') },
    );
  }
};

const visit = async (browser, url, hasAds) => {
  const { page, traffic, close } = await openVisit(browser, { throttled: true });
  try {
    // Both kinds of visits stop at the same gate.
    await page.route(AD_DOOR, (route) =>
      hasAds ? route.continue() : route.fulfill({ contentType: 'application/json', body: NO_ADS }),
    );
    await page.goto(url, { waitUntil: 'load' });
    await untilAlive(page);
    await traffic.quiet();
    // A page that is scrolled has no larger part any more.
    const { lcp } = await timesOf(page);
    await scrollThrough(page);
    if (hasAds) await untilAdShows(page);
    await traffic.quiet();
    await scrollThrough(page);
    return { lcp, shift: (await timesOf(page)).shift };
  } finally {
    await close();
  }
};

const scrollThrough = (page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

const untilAdShows = (page) =>
  page.waitForFunction(
    () => [...document.querySelectorAll('[id*="citrus-"]')].some((place) => place.textContent.includes('Sponsored')),
    undefined,
    { timeout: AD_WITHIN_MS },
  );
