import { Shopper, underLoad } from './load.mjs';

const SECONDS = 4;
const STORE = '/wcs/resources/store/10151';
const KEY = 'key=key_embedded&i=bench&s=1';
const TYPED = ['d', 'do', 'dog', 'dog f', 'dog food', 'sal', 'cat lit', 'chew', 'aquar', 'bird c', 'flea', 'puppy'];
const SEARCHED = ['dog food', 'salmon', 'cat litter', 'puppy', 'chew toy', 'aquarium', 'merrick', 'flea tick', 'bird'];
const BROWSED = ['group_id/10338', 'group_id/10300', 'Brand/Merrick', 'Brand/Blue%20Buffalo'];

const RESULTS = 'num_results_per_page=48&page=1';
const CALLS = [
  ['suggestions', (turn) => `/constructor/autocomplete/${encodeURIComponent(at(TYPED, turn))}?${KEY}`],
  ['search', (turn) => `/constructor/search/${encodeURIComponent(at(SEARCHED, turn))}?${KEY}&${RESULTS}`],
  ['browse with facets', (turn) => `/constructor/browse/${at(BROWSED, turn)}?${KEY}&${RESULTS}`],
];

const at = (list, turn) => list[turn % list.length];

/**
 * Measures the latency of the search service for sequential queries, as in a quiet shop. Twenty connections at full
 * speed would measure their own queue.
 */
export const measureSearch = async ({ backend, size, report }) => {
  await indexed(backend);
  for (const [name, pathOf] of CALLS) {
    const requestOf = (turn) => ({ path: pathOf(turn) });
    await underLoad({ origin: backend, seconds: 1, requestOf, connections: 1 });
    const { p50, p99 } = await underLoad({ origin: backend, seconds: SECONDS, requestOf, connections: 1 });
    report.add({ what: `${name} at ${size}, p50 ms`, value: p50 }, { what: `${name} at ${size}, p99 ms`, value: p99 });
  }
};

const INDEXED_MS = 180_000;

/** Waits until a large catalogue has been loaded into the index, since searches are slow before. */
const indexed = async (backend) => {
  const response = await fetch(`${backend}/readyz`, { signal: AbortSignal.timeout(INDEXED_MS) });
  if (!response.ok) throw new Error(`the backend is not ready (${response.status})`);
};

const GUESTS = 20;
/** Largest quantity of a line. */
const FULL_LINE = 99;
const CART = `${STORE}/cart?langId=-1`;

const addition = (sku, quantity) => ({
  orderId: '.',
  orderItem: [{ partNumber: sku, quantity: String(quantity) }],
  x_calculateOrder: '1',
  x_calculationUsage: '-1,-2,-5,-6,-7',
  x_inventoryValidation: 'true',
});

/** Additions to carts by twenty concurrent guests; each acknowledged one must exist afterwards. */
export const measureAddToCart = async ({ backend, products, report }) => {
  const skus = await plentiful(backend, products);
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => newGuest(backend)));
  const requestOf = (turn) => ({
    method: 'POST',
    path: CART,
    headers: { cookie: guests[turn % GUESTS].cookie, 'content-type': 'application/json' },
    body: JSON.stringify(addition(at(skus, Math.floor(turn / GUESTS)), 1)),
  });
  const { perSecond, p50, p99, total } = await underLoad({ origin: backend, seconds: SECONDS, requestOf });
  const held = await Promise.all(guests.map(countOf));
  report.add(
    { what: 'add to cart, per second', value: perSecond },
    { what: 'add to cart, p50 ms', value: p50 },
    { what: 'add to cart, p99 ms', value: p99 },
    // Requests that were pending at the end may be in a cart without being counted.
    { what: 'add to cart, lost', value: Math.max(0, total - held.reduce((sum, count) => sum + count, 0)) },
  );
};

/** Returns products with stock for a full line, so that none is refused. */
const plentiful = async (backend, products) => {
  const found = [];
  for (const { sku } of products) {
    const guest = await newGuest(backend);
    const isTaken = await guest.postJson(CART, addition(sku, FULL_LINE)).then(
      () => true,
      () => false,
    );
    if (isTaken) found.push(sku);
  }
  if (found.length === 0) throw new Error('no listed product has stock for a whole line');
  return found;
};

const newGuest = async (backend) => {
  const guest = new Shopper(backend);
  await guest.postJson(`${STORE}/guestidentity?updateCookies=true`, {});
  return guest;
};

const countOf = async (guest) => {
  const { orderItem } = await (await guest.send('GET', `${STORE}/order/@self`)).json();
  return orderItem.reduce((sum, { quantity }) => sum + Number(quantity), 0);
};
