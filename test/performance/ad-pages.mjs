import { openVisit, timesOf, untilAlive } from './page-visit.mjs';
import { median } from './report.mjs';

/** Number of visits with ads and without, alternating, so that other load affects both. */
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
 * Measures the cost of ads on pages on a slow phone: the delay of the largest paint, and layout shifts down to the
 * page's end. The page without ads is the same page with an immediate empty response to requests for ads. Rejects when
 * no ad is shown.
 */
export const measureAdPages = async ({ browser, address, report }) => {
  for (const [where, path] of Object.entries(PAGES)) {
    const visits = { with: [], without: [] };
    await visit(browser, address + path, true);
    for (let run = 0; run < RUNS; run += 1) {
      const turns = run % 2 === 0 ? ['with', 'without'] : ['without', 'with'];
      for (const turn of turns) visits[turn].push(await visit(browser, address + path, turn === 'with'));
    }
    // Compares each visit with its pair, so that a slower machine does not matter.
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
    // Both kinds of visits stop at the same point.
    await page.route(AD_DOOR, (route) =>
      hasAds ? route.continue() : route.fulfill({ contentType: 'application/json', body: NO_ADS }),
    );
    await page.goto(url, { waitUntil: 'load' });
    await untilAlive(page);
    await traffic.quiet();
    // The largest paint is final once the page is scrolled.
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
