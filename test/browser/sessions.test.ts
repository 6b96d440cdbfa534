import { randomInt } from 'node:crypto';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { addToCart } from './checkout-page';

/** How often each shopper visits every page, all pages at once: more concurrency would overload a busy machine. */
const ROUNDS = 6;

let finds: SampleProducts;

beforeAll(async () => {
  finds = await findProducts();
});

const signedIn = async (firstName: string, sku: string, quantity: number): Promise<HttpShopper> => {
  const shopper = new HttpShopper();
  const account = await shopper.makeAccount(firstName);
  const response = await shopper.post('/shop/LogonForm', { ...account, URL: PATHS.home });
  expect(response.status).toBe(303);
  await addToCart(shopper, { sku }, quantity);
  return shopper;
};

/** Cookie values long enough to identify a shopper. */
const secretsOf = ({ cookies }: HttpShopper): ReadonlyArray<string> =>
  [...cookies.values()].filter((value) => value.length > 8);

describe('two shoppers and a guest at the same time', () => {
  test("[PLT-03, USR-02] no shopper ever sees another one's name, cart or cookies", async () => {
    const [one, other] = finds.inStock;
    const [robin, kim] = await Promise.all([
      signedIn('Robinette', one?.sku ?? '', 2),
      signedIn('Kimberlyn', other?.sku ?? '', 5),
    ]);
    const paths = [PATHS.home, PATHS.category, finds.withSizes.url, PATHS.cart];
    const visitAll = () =>
      Promise.all(
        paths.flatMap((path) => [
          robin.get(path).then((response) => ({ who: 'Robinette', path, response })),
          kim.get(path).then((response) => ({ who: 'Kimberlyn', path, response })),
          new HttpShopper().get(path).then((response) => ({ who: 'guest', path, response })),
        ]),
      );
    const visits: Awaited<ReturnType<typeof visitAll>> = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(...(await visitAll()));
    expect(visits).toHaveLength(ROUNDS * paths.length * 3);
    for (const { who, path, response } of visits) {
      const { chrome } = pageDataOf(response.text);
      const expected = { Robinette: 2, Kimberlyn: 5, guest: 0 }[who];
      expect({ path, status: response.status, items: chrome.cart.totalCartQuantity }).toEqual({
        path,
        status: 200,
        items: expected,
      });
      expect(chrome.user.firstName).toBe(who === 'guest' ? undefined : who);
      for (const name of ['Robinette', 'Kimberlyn']) {
        if (name !== who) expect(response.text).not.toContain(name);
      }
      const foreign = [
        ...(who === 'Robinette' ? [] : secretsOf(robin)),
        ...(who === 'Kimberlyn' ? [] : secretsOf(kim)),
      ];
      const seen = response.text + response.headers.getSetCookie().join();
      expect(foreign.filter((secret) => seen.includes(secret))).toEqual([]);
    }
  });

  test('[PLT-03, CRT-03] carts filled at the same time stay separate', async () => {
    const guests = Array.from({ length: 6 }, () => new HttpShopper());
    await Promise.all(
      guests.map(async (guest, index) => {
        const sku = finds.inStock[index % 3]?.sku ?? '';
        for (let time = 0; time <= index % 3; time += 1) await addToCart(guest, { sku });
      }),
    );
    const carts = await Promise.all(
      guests.map(async (guest) => pageDataOf((await guest.get(PATHS.cart)).text).chrome.cart),
    );
    expect(carts.map(({ totalCartQuantity }) => totalCartQuantity)).toEqual([1, 2, 3, 1, 2, 3]);
    carts.forEach(({ items }, index) => {
      expect(items.map(({ partNumber }) => partNumber)).toEqual([finds.inStock[index % 3]?.sku]);
    });
    expect(new Set(guests.map(({ cookies }) => cookies.get('rUserId'))).size).toBe(guests.length);
  });
});

describe('cacheable pages', () => {
  /** A list with a range of prices of its own, which no cache has: cached for a minute without new ids in it. */
  const newList = (): string => `${PATHS.category}?price=1-${randomInt(1_000, 1_000_000)}`;

  test('[PLT-03] the page of a guest without cookies is public, the same for everybody, and sets none', async () => {
    const list = newList();
    const [one, other] = await Promise.all([new HttpShopper().get(list), new HttpShopper().get(list)]);
    expect(one.headers.get('cache-control')).toMatch(/^public\b/);
    expect(one.headers.get('vary')).toMatch(/cookie/i);
    expect(one.text).toBe(other.text);
    expect(one.headers.getSetCookie()).toEqual([]);
    const again = await new HttpShopper().get(list, { 'if-none-match': one.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test.each([
    ['a signed-in shopper', (): Promise<HttpShopper> => signedIn('Robinette', finds.withSizes.sku, 1)],
    [
      'a guest with a cart',
      async (): Promise<HttpShopper> => {
        const guest = new HttpShopper();
        await addToCart(guest, finds.withSizes);
        return guest;
      },
    ],
  ])(
    '[PLT-03, USR-02] the page of %s is private and rendered anew, whatever is cached for others',
    async (_, become) => {
      const list = newList();
      const shared = await new HttpShopper().get(list);
      const shopper = await become();
      for (const path of [list, PATHS.category, finds.withSizes.url, PATHS.cart]) {
        const response = await shopper.get(path, { 'if-none-match': shared.headers.get('etag') ?? '' });
        expect(response.status).toBe(200);
        expect(response.headers.get('cache-control')).toMatch(/^private\b/);
        expect(response.headers.get('age')).toBeNull();
        expect(pageDataOf(response.text).chrome.cart.totalCartQuantity).toBe(1);
      }
      expect((await new HttpShopper().get(list)).text).toBe(shared.text);
    },
  );

  test("[PLT-03, USR-05] identity cookies are HTTP-only, and the guest's are invalid after sign-in", async () => {
    const guest = new HttpShopper();
    const added = await guest.post('/cart/add', { partNumber: finds.withSizes.sku, quantity: '1' });
    expect(added.status).toBe(303);
    const identity = added.headers
      .getSetCookie()
      .filter((cookie) => /^WC_(?:AUTHENTICATION|USERACTIVITY)_/.test(cookie));
    expect(identity.length).toBeGreaterThan(0);
    for (const cookie of identity) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i);

    const before = new Map(guest.cookies);
    const account = await guest.makeAccount('Robinette');
    await guest.post('/shop/LogonForm', { ...account, URL: PATHS.home });
    const thief = new HttpShopper();
    for (const [name, value] of before) thief.cookies.set(name, value);
    const { user, cart } = pageDataOf((await thief.get(PATHS.home)).text).chrome;
    expect([user.isRegistered, user.firstName, cart.totalCartQuantity]).toEqual([false, undefined, 0]);
  });

  test('[PLT-03, USR-08] the old cookies give no access after sign-out', async () => {
    const shopper = await signedIn('Robinette', finds.withSizes.sku, 1);
    const before = new Map(shopper.cookies);
    const out = await shopper.post('/shop/Logoff', {});
    expect(out.status).toBe(303);
    expect(out.headers.get('clear-site-data')).toContain('"storage"');
    const thief = new HttpShopper();
    for (const [name, value] of before) thief.cookies.set(name, value);
    const response = await thief.get(PATHS.home);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/shop/CookieErrorView']);
    expect(response.text).not.toContain('Robinette');
    const errorPage = await thief.get('/shop/CookieErrorView');
    expect(errorPage.text).not.toContain('Robinette');
    expect(pageDataOf(errorPage.text).chrome.cart.totalCartQuantity).toBe(0);
  });
});
