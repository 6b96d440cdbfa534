import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { underLoad } from './load.mjs';
import { startShop } from './shop-under-test.mjs';

const WARM_SECONDS = 3;
const SECONDS = 6;
/** Requests per second that must be served in time. */
const RATE = 1_000;
const MAX_ADS = 5;
const STUB = fileURLToPath(new URL('stub-ad-server.mjs', import.meta.url));

const CALL = {
  type: 'ad',
  sessionId: '0d5a7c3e-9f0b-4c2d-8a1e-3b5c7d9e1f20',
  pageType: 'Category',
  options: { filterMode: 'AndOr' },
  productFilters: [['categoryID:10338'], ['placement:Category-InGrid'], ['platform:Desktop']],
  bannerSlotIds: ['Category_Banner_Desktop_1'],
  maxNumberOfAds: MAX_ADS,
};

/**
 * Measures requests for the ads of a grid through the storefront's proxy, sent as browsers send them, over a stub ad
 * server. Reports the throughput, and the throughput per second of the storefront's processor time, because load
 * generator and ad server share the machine.
 */
export const measureAds = async ({ backend, dataFolder, products, report }) => {
  const skus = products.slice(0, MAX_ADS).map(({ sku }) => sku);
  const upstream = await startStub(skus);
  // The requests look like those of a proxy with many clients, since the limits allow one address fewer requests.
  const setting = { COMMERCE_ORIGIN: backend, CITRUS_URL: upstream.origin, TRUST_PROXY: 'loopback' };
  const shop = await startShop(dataFolder, setting);
  try {
    await showsAll(shop.address, skus);
    const requestOf = (turn) => ({
      method: 'POST',
      path: '/api/proxy/citrus',
      headers: {
        'content-type': 'application/json',
        'accept-encoding': 'gzip, deflate, br',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `10.${turn % 16}.${Math.floor(turn / 16) % 250}.1`,
      },
      body: JSON.stringify(CALL),
    });
    await underLoad({ origin: shop.address, seconds: WARM_SECONDS, requestOf });
    const before = await processorSeconds(shop.metrics);
    const { perSecond, total } = await underLoad({ origin: shop.address, seconds: SECONDS, requestOf });
    const spent = (await processorSeconds(shop.metrics)) - before;
    const { p50, p99 } = await underLoad({ origin: shop.address, seconds: SECONDS, requestOf, rate: RATE });
    report.add(
      { what: 'ad calls at the proxy, per second', value: perSecond },
      { what: 'ad calls at the proxy, per core second', value: total / spent },
      { what: `${RATE} ad calls a second, p50 ms`, value: p50 },
      { what: `${RATE} ad calls a second, p99 ms`, value: p99 },
    );
  } finally {
    await shop.stop();
    upstream.stop();
  }
};

/** A response without ads would be fast and measure nothing. */
const showsAll = async (address, skus) => {
  const response = await fetch(`${address}/api/proxy/citrus`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CALL),
  });
  if (!response.ok) throw new Error(`the ad proxy responded with ${response.status}`);
  const { ads, banners } = await response.json();
  if (ads.length !== skus.length || banners.length !== 1) {
    throw new Error(`the ad proxy showed ${ads.length} of ${skus.length} ads and ${banners.length} banners`);
  }
};

const processorSeconds = async (metrics) => {
  const text = await (await fetch(metrics)).text();
  const found = /^process_cpu_seconds_total (\S+)/m.exec(text)?.[1];
  if (found === undefined) throw new Error('the storefront does not tell its processor time');
  return Number(found);
};

const startStub = (skus) =>
  new Promise((resolve, reject) => {
    const child = fork(STUB, { env: { ...process.env, SKUS: skus.join() } });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the stub ad server ended')));
    child.once('message', ({ port }) =>
      resolve({ origin: `http://127.0.0.1:${port}`, stop: () => void (child.connected && child.disconnect()) }),
    );
  });
