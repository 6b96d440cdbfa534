import { FUZZ } from '../support/fuzz-settings';
import { HttpShopper } from '../support/http-shopper';
import { commerceSeeds } from './seeds/commerce-seeds';
import type { Seed } from './seeds/seed';
import { serviceSeeds } from './seeds/service-seeds';
import { discoverProxySeeds, storefrontSeeds } from './seeds/storefront-seeds';
import { generateRequests, plainRequest } from './support/generate-requests';
import { memoryOfChildren } from './support/process-memory';
import { openShopUnderFire, type ShopUnderFire } from './support/shop-under-fire';
import {
  replaceEachField,
  replaceEachHeader,
  replaceEachQueryField,
  tryEachMethod,
} from './support/systematic-requests';

const EACH_SERVER = Math.ceil(FUZZ.requests / 2);
const MINUTES = 60_000;
/** What pages, statements and code that is used for the first time take; growth beyond it is a leak. */
const MEMORY_FACTOR = 1.35;

let fire: ShopUnderFire;
let seeds: Readonly<Record<'storefront' | 'backend', ReadonlyArray<Seed>>>;
beforeAll(async () => {
  fire = await openShopUnderFire();
  seeds = {
    storefront: storefrontSeeds(fire.facts),
    backend: [...commerceSeeds(fire.facts), ...serviceSeeds(fire.facts)],
  };
}, 3 * MINUTES);
afterAll(() => (fire as ShopUnderFire | undefined)?.close());

const SERVERS = ['backend', 'storefront'] as const;

it.each(SERVERS)('[PLT-04] the %s answers the valid requests that others are made from', async (server) => {
  const refused: string[] = [];
  for (const seed of seeds[server]) {
    const { status } = await fire.send(server, plainRequest(seed));
    if (status === 0 || status >= 500) refused.push(`${seed.route}: ${status}`);
  }
  expect(refused).toEqual([]);
});

it.each(SERVERS)(
  '[PLT-04] no field of any body of the %s takes it down, with values that take turns in forms',
  async (server) => {
    expect(await fire.fire(server, replaceEachField(seeds[server], FUZZ.formShare))).toEqual([]);
  },
  10 * MINUTES,
);

it.each(
  SERVERS.flatMap((server) => [
    { server, what: 'field of any query', requests: replaceEachQueryField },
    { server, what: 'header', requests: replaceEachHeader },
    { server, what: 'method', requests: tryEachMethod },
  ]),
)(
  '[PLT-04] no $what takes the $server down, whatever its value',
  async ({ server, requests }) => {
    expect(await fire.fire(server, requests(seeds[server]))).toEqual([]);
  },
  10 * MINUTES,
);

it(
  '[PLT-04] generated requests never end a process, never fail one and never fill its memory',
  async () => {
    const before = [...memoryOfChildren(fire.shop.pid).keys()].sort();
    expect(before).toHaveLength(2);
    const halves = SERVERS.map((server) => generateRequests(seeds[server], EACH_SERVER, FUZZ.seed));
    const [backend = [], storefront = []] = halves;
    const complaints: string[] = [];
    const memory: ReadonlyMap<number, number>[] = [];
    // In four parts, so that memory after the second can be compared with memory after the last.
    for (let part = 0; part < 4; part += 1) {
      const partOf = <A>(all: ReadonlyArray<A>): ReadonlyArray<A> => all.filter((_, index) => index % 4 === part);
      complaints.push(...(await fire.fire('backend', partOf(backend))));
      complaints.push(...(await fire.fire('storefront', partOf(storefront))));
      memory.push(memoryOfChildren(fire.shop.pid));
    }
    expect(complaints).toEqual([]);
    expect([...memoryOfChildren(fire.shop.pid).keys()].sort()).toEqual(before);
    for (const pid of before) {
      expect(memory[3]?.get(pid)).toBeLessThan((memory[1]?.get(pid) ?? 0) * MEMORY_FACTOR);
    }
  },
  20 * MINUTES,
);

it('[PLT-03] a shopper is served afterwards as before', async () => {
  const shopper = new HttpShopper(fire.shop.address);
  const { partNumber, productUrl } = fire.facts;
  expect((await shopper.get(`/shop/en/petcostore/product/${productUrl}`)).status).toBe(200);
  expect((await shopper.get('/shop/en/petcostore/search?query=dog')).text).toContain('Add To Cart');
  const added = await shopper.post('/cart/add', { partNumber, quantity: '1' });
  expect([added.status, added.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('/shop/OrderItemDisplay'),
  ]);
});

it(
  '[SRC-07] the second search provider takes them just as well through the shop',
  async () => {
    const other = await openShopUnderFire({ SEARCH_PROVIDER: 'discover' });
    try {
      const proxied = discoverProxySeeds(other.facts);
      const requests = [
        ...replaceEachField(proxied),
        ...replaceEachQueryField(proxied),
        ...replaceEachHeader(proxied),
        ...tryEachMethod(proxied),
        ...generateRequests(proxied, EACH_SERVER / 10, FUZZ.seed),
      ];
      expect(await other.fire('storefront', requests)).toEqual([]);
      expect((await new HttpShopper(other.shop.address).get('/shop/en/petcostore/search?query=dog')).status).toBe(200);
    } finally {
      await other.close();
    }
  },
  5 * MINUTES,
);
