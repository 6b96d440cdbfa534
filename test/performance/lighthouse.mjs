import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { median } from './report.mjs';
import { freePort } from './shop-under-test.mjs';

const { findChromium } = createRequire(import.meta.url)('../support/chromium.cjs');

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Audits whose failure is named: all that count, apart from the times, which the score of performance sums up. */
const failedAudits = ({ audits, categories }) =>
  ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id),
  );

/** Gives the browser a cart with one item, so that cart and checkout show what shoppers see there. */
const fillCart = async (context, { address, paths }) => {
  const page = await context.newPage();
  await page.goto(address + paths.listing);
  await page.getByRole('main').getByRole('button', { name: 'Add To Cart' }).first().click();
  await page
    .getByRole('button', { name: /undo/i })
    .or(page.getByRole('link', { name: /1 item/ }))
    .first()
    .waitFor();
  await page.close();
};

/** Runs Lighthouse as a phone. A page that is not for search engines is not asked whether it may be indexed. */
const scoresOf = async (url, port, { hasCart }) => {
  const { lhr } = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    disableStorageReset: hasCart,
    skipAudits: hasCart ? ['is-crawlable'] : null,
  });
  if (lhr.runtimeError !== undefined) throw new Error(`Lighthouse could not open ${url}: ${lhr.runtimeError.message}`);
  return {
    scores: CATEGORIES.map((category) => Math.round((lhr.categories[category].score ?? 0) * 100)),
    failed: failedAudits(lhr),
  };
};

/**
 * Reports the scores of Lighthouse for a phone: medians of three runs on home, listing, product, cart and the first step of
 * the checkout.
 */
export const measureLighthouse = async ({ address, paths, report }) => {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  const { args, ...launch } = await findChromium();
  const context = await chromium.launchPersistentContext(folder, {
    ...launch,
    headless: true,
    args: [...(args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const pages = [
      ['home', paths.home],
      ['listing', paths.listing],
      ['product', paths.product],
      ['cart', '/shop/OrderItemDisplay'],
      ['checkout', '/checkout/contact'],
    ];
    for (const [where, path] of pages) {
      const hasCart = where === 'cart' || where === 'checkout';
      if (where === 'cart') await fillCart(context, { address, paths });
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await scoresOf(address + path, port, { hasCart }));
      CATEGORIES.forEach((category, index) =>
        report.add({ what: `Lighthouse, ${category}`, where, value: median(runs.map(({ scores }) => scores[index])) }),
      );
      const failed = [...new Set(runs.flatMap((run) => run.failed))];
      if (failed.length > 0) report.note(`Lighthouse on ${where}: ${failed.join(', ')}`);
    }
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
