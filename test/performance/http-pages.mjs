import { DEMO } from './shop-under-test.mjs';
import { Shopper, underLoad } from './load.mjs';

const SECONDS = 6;
const WARM_SECONDS = 2;

/**
 * Measures pages per second: from the cache, newly rendered for guests, and for a signed-in shopper with a full cart.
 */
export const measureHttpPages = async ({ address, paths, products, report }) => {
  const run = async (name, requestOf) => {
    await underLoad({ origin: address, seconds: WARM_SECONDS, requestOf });
    const { perSecond, p50, p99 } = await underLoad({ origin: address, seconds: SECONDS, requestOf });
    report.add(
      { what: `${name}, pages/s`, value: perSecond },
      { what: `${name}, p50 ms`, value: p50 },
      { what: `${name}, p99 ms`, value: p99 },
    );
  };
  await run('cached page', () => ({ path: paths.listing, headers: { 'accept-encoding': 'br' } }));
  // The cache stores a page per address, so a new address is rendered.
  let probe = 0;
  await run('listing afresh', () => ({ path: `${paths.listing}?probe=${(probe += 1)}` }));
  const cookie = await signedInWithCart(address, products);
  await run('signed-in page', () => ({ path: paths.listing, headers: { cookie } }));
};

const signedInWithCart = async (address, products) => {
  const shopper = new Shopper(address);
  await shopper.post('/shop/LogonForm', { ...DEMO, URL: '/shop/en/petcostore' });
  for (const { sku } of products.slice(0, 3)) await shopper.post('/cart/add', { partNumber: sku, quantity: '1' });
  return shopper.cookie;
};
