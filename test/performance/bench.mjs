import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureBuilt } from '../../composition/build/build.mjs';
import { requireNode, root } from '../../composition/build/project.mjs';
import { requireToolSettings } from '../../composition/build/settings.mjs';
import { measureAds } from './ad-calls.mjs';
import { measureAdPages } from './ad-pages.mjs';
import { measureAddToCart, measureSearch } from './backend-calls.mjs';
import { accountPages } from './account-pages.mjs';
import { checkoutPages } from './checkout-pages.mjs';
import { measureHttpPages } from './http-pages.mjs';
import { measureInteractions } from './interactions.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureDistinctAddresses, measureMemory } from './memory.mjs';
import { measureOrders } from './orders.mjs';
import { measureShopperPages, measurePages } from './pages.mjs';
import { measureRelevance } from './relevance/measure-relevance.mjs';
import { makeReport } from './report.mjs';
import { makeDataFolder, startShop } from './shop-under-test.mjs';

const USAGE = `Usage: npm run bench -- [--only PART,PART] [--large] [--json FILE]
Measures the production build over a shop of its own and says which budgets hold.
  --only   of pages, checkout, account, interactions, http, search, relevance, cart, orders, ads, lighthouse, start, memory; all by default
  --large  also 200,000 products, and 100,000 page views for the memory: many minutes
  --json   writes what was measured to a file`;

const PARTS = [
  'start',
  'pages',
  'checkout',
  'account',
  'interactions',
  'http',
  'search',
  'relevance',
  'cart',
  'orders',
  'ads',
  'lighthouse',
  'memory',
];
const LARGE = {
  size: 200_000,
  label: '200k',
  views: 100_000,
  file: join(root, 'test-results/bench-200k.json'),
};
const VIEWS = 6_000;
const ADDRESSES = 100_000;
const { findChromium } = createRequire(import.meta.url)('../support/chromium.cjs');

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: PARTS.join() },
      large: { type: 'boolean', default: false },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const parts = values.only.split(',').map((part) => part.trim());
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new RangeError(`There is no part ${unknown.join(' and no part ')}.\n${USAGE}`);
  return { ...values, parts };
};

const PATHS = { home: '/shop/en/petcostore', listing: '/shop/en/petcostore/category/dog/dog-food' };

/** Returns url and sku of the products of a listing that have an Add To Cart button. */
const listedProducts = async (address) => {
  const html = await (await fetch(address + PATHS.listing)).text();
  const products = html.split('<article').flatMap((tile) => {
    const [, url] = /<a class="[^"]*" href="([^"]*)"/.exec(tile) ?? [];
    const [, sku] = /<button(?![^>]* disabled)[^>]* value="([^"]*)"[^>]* name="partNumber"/.exec(tile) ?? [];
    return url === undefined || sku === undefined ? [] : [{ url, sku }];
  });
  if (products.length === 0) throw new Error('the listing has no product that can be added to the cart');
  return products;
};

const withBrowser = async (work) => {
  const browser = await chromium.launch({ ...(await findChromium()), headless: true });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
};

const measureShop = async ({ shop, dataFolder, parts, large, report }) => {
  const products = await listedProducts(shop.address);
  const paths = { ...PATHS, product: products[0].url };
  const { address, backend, metrics } = shop;
  const has = (part) => parts.includes(part);
  if (has('pages')) await withBrowser((browser) => measurePages({ browser, address, paths, report }));
  if (has('checkout')) {
    const pages = await checkoutPages({ address, backend, products });
    await withBrowser((browser) => measureShopperPages({ browser, address, pages, report }));
  }
  if (has('account')) {
    const pages = await accountPages({ address, products });
    await withBrowser((browser) => measureShopperPages({ browser, address, pages, report }));
  }
  if (has('interactions')) await withBrowser((browser) => measureInteractions({ browser, address, paths, report }));
  if (has('http')) await measureHttpPages({ address, paths, products, report });
  if (has('search')) await measureSearch({ backend, size: '2.4k', report });
  if (has('relevance')) await measureRelevance({ backend, dataFolder, report });
  if (has('cart')) await measureAddToCart({ backend, products, report });
  if (has('orders')) await measureOrders({ backend, dataFolder, report });
  if (has('ads')) {
    await measureAds({ backend, dataFolder, products, report });
    await withBrowser((browser) => measureAdPages({ browser, address, report }));
  }
  if (has('lighthouse')) await measureLighthouse({ address, paths, report });
  if (has('memory')) {
    await measureMemory({ address, metrics, paths, products, views: large ? LARGE.views : VIEWS, report });
    if (!large) report.note(`memory over ${VIEWS} views; --large takes ${LARGE.views}`);
    await measureDistinctAddresses({ address, metrics, paths, addresses: ADDRESSES, report });
  }
};

/**
 * Reports results for a catalogue of 200,000: with `large` measures and stores them, otherwise reads those of the last
 * run.
 */
const measureLarge = async ({ large, report }) => {
  if (!large) {
    if (!existsSync(LARGE.file)) return report.note('200,000 products: not measured here yet; run with --large');
    const { measuredAt, lines } = JSON.parse(readFileSync(LARGE.file, 'utf8'));
    report.note(`200,000 products: as measured on ${measuredAt}`);
    return report.add(...lines);
  }
  const data = makeDataFolder();
  try {
    const generate = join(root, 'backend/commands/generate-cli.ts');
    execFileSync(process.execPath, [generate, '--size', String(LARGE.size), '--data-dir', data.folder], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    const shop = await startShop(data.folder);
    const own = makeReport(() => {});
    try {
      await measureSearch({ backend: shop.backend, size: LARGE.label, report: own });
    } finally {
      await shop.stop();
    }
    mkdirSync(dirname(LARGE.file), { recursive: true });
    writeFileSync(LARGE.file, JSON.stringify(own.result()));
    report.add(...own.result().lines);
  } finally {
    data.remove();
  }
};

const run = async ({ parts, large, json }) => {
  await ensureBuilt();
  const report = makeReport();
  const data = makeDataFolder();
  try {
    // The first start fills the folder; the second measures the start-up time.
    const first = await startShop(data.folder);
    await first.stop();
    const shop = await startShop(data.folder);
    try {
      if (parts.includes('start')) report.add({ what: 'start already built, s', value: shop.seconds });
      await measureShop({ shop, dataFolder: data.folder, parts, large, report });
    } finally {
      await shop.stop();
    }
    if (parts.includes('search')) await measureLarge({ large, report });
  } finally {
    data.remove();
  }
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(report.result(), null, 1)}\n`);
  const over = report.result().lines.filter(({ isOk }) => isOk === false);
  console.log(over.length === 0 ? '\nAll budgets hold.' : `\n${over.length} over budget.`);
};

requireNode();
await requireToolSettings(process.env);
try {
  const options = readOptions();
  if (options.help) console.log(USAGE);
  else await run(options);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
