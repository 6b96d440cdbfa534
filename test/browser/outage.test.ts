import { LINKS } from '../../core/paths/links';
import { eventually } from '../support/eventually';
import { HttpShopper, type ShopResponse } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { startShopBehindGate, type ShopBehindGate } from '../support/shop-behind-gate';

/** This shop's backend time-out; the default is two seconds. */
const TIMEOUT_MS = 5_000;
/**
 * A page may take half as long again, which is three seconds by default. Waiting for the backend twice breaks that on any
 * machine, and drawing a page does not, even on a busy one.
 */
const SAID_WITHIN_MS = 1.5 * TIMEOUT_MS;
const BACK_WITHIN_MS = 30_000;

let shop: ShopBehindGate;
let finds: SampleProducts;
let guest: HttpShopper;
let shopper: HttpShopper;
/**
 * Adds to a cart while the backend hangs: the addition may have taken effect there, so no particular cart is expected.
 */
let unreachedShopper: HttpShopper;

beforeAll(async () => {
  shop = await startShopBehindGate({ UPSTREAM_TIMEOUT_MS: String(TIMEOUT_MS) });
  finds = await findProducts(shop.address);
  guest = new HttpShopper(shop.address);
  [shopper, unreachedShopper] = [new HttpShopper(shop.address), new HttpShopper(shop.address)];
  await unreachedShopper.post('/cart/add', { partNumber: finds.withSizes.sku, quantity: '1' });
  const account = await shopper.makeAccount('Robin');
  await shopper.post('/shop/LogonForm', { ...account, URL: PATHS.home });
  await shopper.post('/cart/add', { partNumber: finds.withSizes.sku, quantity: '2' });
  for (const path of [...known(), ...ILLUSTRATED]) expect(await guest.get(path)).toMatchObject({ status: 200 });
  expect((await shopper.get(PATHS.home)).text).toContain('Hi, Robin');
});

afterAll(() => shop?.stop());

/** Pages with the shop's own pictures. */
const ILLUSTRATED = [PATHS.home, LINKS.offers, LINKS.rewards, LINKS.creditCard];

/** The addresses of scenes and department pictures on a page, in every offered format and width. */
const ownPicturesOn = (html: string): ReadonlyArray<string> => [
  ...new Set(
    html.match(
      /\/images\/(?:scenes\/(?:home|deals|pals-rewards|petco-pay)|categories\/[a-z-]+)\.(?:avif|webp)(?:\?width=\d+)?/g,
    ),
  ),
];

const known = (): ReadonlyArray<string> => [PATHS.home, PATHS.category, finds.withSizes.url];
const unknown = (): ReadonlyArray<string> => [`${PATHS.search}%20unheard%20of`, finds.liveAnimal.url];

const timed = async (response: Promise<ShopResponse>): Promise<ShopResponse & { readonly ms: number }> => {
  const began = performance.now();
  return { ...(await response), ms: performance.now() - began };
};

/** No response takes longer than a page may, and none shows internal errors. */
const expectPlainWords = ({ status, text, ms }: ShopResponse & { readonly ms: number }): void => {
  expect(ms).toBeLessThan(SAID_WITHIN_MS);
  expect(status).toBe(503);
  expect(text).toContain('We’ll be right back');
  expect(text).not.toMatch(/ECONN|TypeError| at .*\.js:\d+/);
};

describe.each([
  ['has stopped', (): Promise<void> => shop.gate.shut()],
  ['hangs', async (): Promise<void> => shop.gate.hang()],
])('while the backend %s', (state, fail) => {
  beforeAll(() => fail());
  afterAll(async () => {
    await shop.gate.open();
    await eventually(async () => expect((await guest.get('/readyz')).status).toBe(200), BACK_WITHIN_MS);
  });

  test('[PLT-03, RTE-09] the shop responds and reports that it is not ready', async () => {
    expect((await guest.get('/healthz')).status).toBe(200);
    expect((await guest.get('/readyz')).status).toBe(503);
  });

  test('[PLT-03] pages that were cached before are served unchanged', async () => {
    for (const path of known()) {
      const response = await timed(guest.get(path));
      expect(response.status).toBe(200);
      expect(response.ms).toBeLessThan(SAID_WITHIN_MS);
      expect(response.text).toContain('id="page-data"');
    }
  });

  test("[PLT-03] home, offers, rewards and the card have all of the shop's own pictures", async () => {
    const addresses = await Promise.all(ILLUSTRATED.map(async (path) => ownPicturesOn((await guest.get(path)).text)));
    expect(addresses.map(({ length }) => length > 0)).toEqual(ILLUSTRATED.map(() => true));
    const missing = await Promise.all(
      addresses.flat().map(async (address) => {
        const { status, headers } = await fetch(shop.address + address);
        return status === 200 && /^image\/(?:avif|webp)$/.test(headers.get('content-type') ?? '') ? [] : [address];
      }),
    );
    expect(missing.flat()).toEqual([]);
  });

  test('[PLT-03, RTE-09] an uncached page reports the outage within one and a half backend time-outs, with an uncacheable 503', async () => {
    for (const path of unknown()) {
      const response = await timed(guest.get(path));
      expectPlainWords(response);
      expect(response.headers.get('cache-control')).not.toMatch(/public|s-maxage/);
    }
  });

  test('[PLT-03, RTE-09] the cart reports the outage too, rather than being empty', async () => {
    expectPlainWords(await timed(shopper.get(PATHS.cart)));
  });

  test('[PLT-03] a signed-in shopper still gets the home page in time and as a private response', async () => {
    const response = await timed(shopper.get(PATHS.home));
    expect(response.status).toBe(200);
    expect(response.ms).toBeLessThan(SAID_WITHIN_MS);
    expect(response.headers.get('cache-control')).toMatch(/private/);
  });

  test('[PLT-03, CRT-03] an addition is refused with a clear message, and the cart is unchanged afterwards', async () => {
    const adding = state === 'hangs' ? unreachedShopper : shopper;
    const response = await timed(adding.post('/cart/add', { partNumber: finds.withSizes.sku, quantity: '1' }));
    expect(response.status).toBe(503);
    expect(response.ms).toBeLessThan(SAID_WITHIN_MS);
  });

  test('[PLT-03, USR-05] a sign-in is refused with a clear message and keeps the email', async () => {
    const response = await timed(
      new HttpShopper(shop.address).post('/shop/LogonForm', { email: 'pat@example.test', password: 'Pawsome123' }),
    );
    expect(response.status).toBe(503);
    expect(response.ms).toBeLessThan(SAID_WITHIN_MS);
    expect(response.text).toContain('pat@example.test');
    expect(response.text).not.toContain('Pawsome123');
  });
});

describe('after the backend has recovered', () => {
  test('[PLT-03, RTE-09] every page works again by itself', async () => {
    for (const path of [...known(), ...unknown()]) {
      await eventually(async () => expect((await guest.get(path)).status).toBe(200), BACK_WITHIN_MS);
    }
  });

  test('[PLT-03, CRT-03] the shopper is still signed in and has the same cart', async () => {
    await eventually(async () => {
      const { status, text } = await shopper.get(PATHS.cart);
      expect(status).toBe(200);
      expect(text).toContain('Hi, Robin');
      expect(text).toContain('aria-label="Cart, 2 items"');
    }, BACK_WITHIN_MS);
  });
});
