import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { Shopper } from './load.mjs';
import { isInstalled, pageClient, underPageLoad } from './page-load.mjs';
import { DEMO } from './shop-under-test.mjs';
import { startStaticServer } from './static-server.mjs';

const SECONDS = 6;
const WARM_SECONDS = 2;
/** What browsers accept. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };
/** What every browser of the last years accepts; cached pages are the same bytes for all of them then. */
const BROTLI = { 'accept-encoding': 'br' };

/**
 * Measures pages per second: from the cache, beside a static file server with the same bytes; from the cache with a
 * parameter that no page reads, different for each request; a list afresh, with a range of prices of its own for each
 * request, so that neither pages nor reads of the backend are cached; and pages of a signed-in shopper with a full cart,
 * which are rendered for each request from cached reads and parts.
 */
export const measureHttpPages = async ({ address, paths, products, report }) => {
  const measure = async (name, origin, request) => {
    await underPageLoad({ origin, ...request, seconds: WARM_SECONDS });
    const { perSecond, p50, p99 } = await underPageLoad({ origin, ...request, seconds: SECONDS });
    report.add(
      { what: `${name}, pages/s`, value: perSecond },
      { what: `${name}, p50 ms`, value: p50 },
      { what: `${name}, p99 ms`, value: p99 },
    );
    return perSecond;
  };
  report.note(`pages are requested by ${pageClient}`);
  const cached = { path: paths.listing, headers: BROTLI };
  // A budget at the limit of the client would measure the client.
  const name = pageClient === 'wrk' ? 'cached page' : 'cached page, by autocannon';
  const perSecond = await measure(name, address, cached);
  await besideStaticServer({ address, cached, measure, perSecond, report });
  await measure('unknown parameters', address, { path: paths.listing, headers: BROWSER, distinct: 'unknown' });
  await measure('listing afresh', address, { path: paths.listing, headers: BROWSER, distinct: 'prices' });
  const cookie = await signedInWithCart(address, products);
  await measure('signed-in page', address, { path: paths.listing, headers: { ...BROWSER, cookie } });
  await measure('signed-in home', address, { path: paths.home, headers: { ...BROWSER, cookie } });
};

/** Measures nginx with the bytes of the cached page, in the same run, where it is installed. */
const besideStaticServer = async ({ address, cached, measure, perSecond, report }) => {
  if (!isInstalled('nginx')) return report.note('nginx is not installed: cached pages have no measure beside them');
  const { headers, body } = await compressedPage(address, cached);
  const server = await startStaticServer({ body, headers });
  try {
    const ofServer = await measure('the same bytes from nginx', server.address, cached);
    report.add({ what: 'cached page, share of nginx, %', value: (perSecond / ofServer) * 100 });
  } finally {
    await server.stop();
  }
};

const COPIED = ['content-encoding', 'content-security-policy', 'vary', 'cache-control'];

/** Returns a page as it is sent, with the headers that make up most of its head. */
const compressedPage = async (address, { path, headers }) => {
  const response = await new Promise((resolve, reject) => {
    get(address + path, { headers }, resolve).once('error', reject);
  });
  const body = await buffer(response);
  // Throws when the page was not compressed.
  brotliDecompressSync(body);
  return { body, headers: Object.fromEntries(COPIED.map((name) => [name, response.headers[name]])) };
};

const signedInWithCart = async (address, products) => {
  const shopper = new Shopper(address);
  await shopper.post('/shop/LogonForm', { ...DEMO, URL: '/shop/en/petcostore' });
  for (const { sku } of products.slice(0, 3)) await shopper.post('/cart/add', { partNumber: sku, quantity: '1' });
  return shopper.cookie;
};
