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
 * How long the search service takes, one question after another as a quiet shop asks them: what twenty connections at
 * full speed would add is their own queue.
 */
export const measureSearch = async ({ backend, size, report }) => {
  for (const [name, pathOf] of CALLS) {
    const requestOf = (turn) => ({ path: pathOf(turn) });
    await underLoad({ origin: backend, seconds: 1, requestOf, connections: 1 });
    const { p50, p99 } = await underLoad({ origin: backend, seconds: SECONDS, requestOf, connections: 1 });
    report.add({ what: `${name} at ${size}, p50 ms`, value: p50 }, { what: `${name} at ${size}, p99 ms`, value: p99 });
  }
};

const GUESTS = 20;
const ADD = {
  orderId: '.',
  x_calculateOrder: '1',
  x_calculationUsage: '-1,-2,-5,-6,-7',
  x_inventoryValidation: 'true',
};
/** A line holds at most 99; the shoppers fill theirs slowly enough by taking turns over these. */
const LINE_LIMIT = 99;

/** Things put into carts by twenty guests at once; each one that was acknowledged has to be there afterwards. */
export const measureAddToCart = async ({ backend, products, report }) => {
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => newGuest(backend)));
  const most = GUESTS * products.length * LINE_LIMIT;
  const requestOf = (turn) => ({
    method: 'POST',
    path: `${STORE}/cart?langId=-1`,
    headers: { cookie: guests[turn % GUESTS].cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...ADD,
      orderItem: [{ partNumber: at(products, Math.floor(turn / GUESTS)).sku, quantity: '1' }],
    }),
  });
  const { perSecond, p50, p99, total } = await underLoad({ origin: backend, seconds: SECONDS, requestOf });
  if (total > most) throw new Error(`${total} additions are more than ${GUESTS} carts can hold (${most})`);
  const held = await Promise.all(guests.map(countOf));
  report.add(
    { what: 'add to cart, per second', value: perSecond },
    { what: 'add to cart, p50 ms', value: p50 },
    { what: 'add to cart, p99 ms', value: p99 },
    // What was still on its way when the time was up may be in a cart without having been counted.
    { what: 'add to cart, lost', value: Math.max(0, total - held.reduce((sum, count) => sum + count, 0)) },
  );
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
