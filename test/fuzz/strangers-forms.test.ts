import { SMALL_CATALOGUE } from '../backend/commerce/support/catalogue-facts';
import { MARKERS, markersIn } from '../backend/orders/support/marked-rows';
import { rowsOf } from '../backend/orders/support/whole-shopper';
import {
  ACCOUNT_PATHS,
  APPOINTMENTS_PATH,
  CHECKOUT_PATHS,
  MEMBERSHIPS_PATH,
  ORDER_HISTORY_PATH,
  ORDER_PATH,
  SIGN_IN_PATH,
} from '../../core/paths/paths';
import { LISTS_PATH } from '../../core/paths/list-paths';
import { REPEAT_DELIVERY_PATH } from '../../core/paths/repeat-delivery-paths';
import { FUZZ } from '../support/fuzz-settings';
import type { HttpShopper, ShopResponse } from '../support/http-shopper';
import { storefrontSeeds } from './seeds/storefront-seeds';
import { openShopWithVictim, type ShopWithVictim } from './support/shop-with-victim';
import { stolenForms, type StolenForm } from './support/stolen-forms';

/** A form costs the storefront far more than a call costs the backend. */
const REQUESTS = Math.ceil(FUZZ.requests / 4);
const AT_ONCE = 6;
const MINUTES = 60_000;

let shop: ShopWithVictim;
beforeAll(async () => {
  shop = await openShopWithVictim();
}, 3 * MINUTES);
afterAll(() => (shop as ShopWithVictim | undefined)?.close());

const seeds = storefrontSeeds(SMALL_CATALOGUE).filter(({ form }) => form !== undefined);

/** Pages that show a shopper what is stored of them. */
const ownPages = (orderId = ''): ReadonlyArray<string> => [
  ...Object.values(ACCOUNT_PATHS).filter((path) => path !== ACCOUNT_PATHS.folder && path !== ACCOUNT_PATHS.petPhoto),
  ...[LISTS_PATH, REPEAT_DELIVERY_PATH, APPOINTMENTS_PATH, MEMBERSHIPS_PATH, ORDER_HISTORY_PATH],
  `${ORDER_PATH}?orderId=${orderId}`,
  CHECKOUT_PATHS.delivery,
];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What a response says of the victim. */
const leaksIn = ({ text, headers }: ShopResponse): ReadonlyArray<string> => [
  ...markersIn(text),
  ...[...headers.values()].flatMap((value) => markersIn(decoded(value))),
];

const victimNow = async (): Promise<unknown> => {
  const download = await shop.shopper(shop.victim.browser).get(ACCOUNT_PATHS.download);
  expect(download.status).toBe(200);
  return { rows: await rowsOf(shop.world, shop.victim), download: JSON.parse(download.text) as unknown };
};

let sentSoFar = 0;
/** Limits by address would answer instead of the forms. */
const fromNewAddress = (): Readonly<Record<string, string>> => {
  sentSoFar += 1;
  return { 'x-forwarded-for': `10.${sentSoFar >> 16}.${(sentSoFar >> 8) & 255}.${sentSoFar & 255}` };
};

/** Private as well, but none of these pages has it. */
const NEVER_SHOWN = [
  ...['‹shopper.logon_id›', '‹shopper.personalization_id›', '‹checkout.payment_last_four›'],
  ...['‹order_attempt.payment_last_four›', '‹placed_order.email_key›'],
];

test('[PLT-04] [ACC-07] the pages show the shopper what is marked as private', async () => {
  const victim = shop.shopper(shop.victim.browser);
  const found = new Set<string>();
  const failed: string[] = [];
  for (const path of ownPages(shop.victim.orders[0]?.orderId)) {
    const response = await victim.get(path);
    if (response.status !== 200) failed.push(`${response.status} ${path} ${response.headers.get('location')}`);
    for (const marker of leaksIn(response)) found.add(marker);
  }
  expect(failed).toEqual([]);
  expect(MARKERS.filter((marker) => !found.has(marker))).toEqual(NEVER_SHOWN);
});

/** The shop's addresses that a page links to, without its files. */
const linksOf = ({ text }: ShopResponse): ReadonlyArray<string> =>
  [...text.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !href.startsWith('//'));

/** The addresses with a query that the victim's own pages link to, and those that these pages link to. */
const linkedToVictim = async (): Promise<ReadonlyArray<string>> => {
  const victim = shop.shopper(shop.victim.browser);
  const own = ownPages(shop.victim.orders[0]?.orderId);
  const paths = new Set(own.map((path) => path.split('?')[0]));
  const isOwn = (address: string): boolean => address.includes('?') && paths.has(address.split('?')[0]);
  const linkedFrom = async (addresses: Iterable<string>): Promise<ReadonlyArray<string>> => {
    const found = new Set<string>();
    for (const address of addresses) {
      for (const link of linksOf(await victim.get(address, fromNewAddress()))) if (isOwn(link)) found.add(link);
    }
    return [...found];
  };
  const first = await linkedFrom(own);
  return [...new Set([...first, ...(await linkedFrom(first))])];
};

test(
  '[PLT-04] [ACC-01] [ORD-04] no address that the pages of a shopper link to shows others what is stored of the shopper',
  async () => {
    const addresses = await linkedToVictim();
    const ids = new Set(Object.values(shop.loot.stolen).flat());
    const namesAnId = (address: string): boolean =>
      [...new URLSearchParams(address.split('?')[1]).values()].some((value) => ids.has(value));
    // Otherwise nothing of the victim's is asked for.
    expect(addresses.filter(namesAnId).length).toBeGreaterThan(10);
    const wrong: string[] = [];
    for (const [by, browser] of shop.attackers.entries()) {
      await shop.signInAgain();
      const attacker = shop.shopper(browser);
      for (const address of addresses) {
        const response = await attacker.get(address, fromNewAddress());
        const leaks = leaksIn(response);
        if (response.status >= 500 || leaks.length > 0) {
          wrong.push(`${response.status} ${address} by ${by} ${leaks.join()}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  },
  5 * MINUTES,
);

interface Sent {
  readonly statuses: Map<string, number>;
  readonly wrong: string[];
}

/** Posts a form as its attacker, and notes what is wrong with the response. */
const post = async ({ by, path, fields, follows }: StolenForm, { statuses, wrong }: Sent): Promise<void> => {
  await shop.signInAgain();
  const attacker: HttpShopper = shop.shopper(shop.attackers[by] ?? shop.world.browser());
  const response = await attacker.post(path, fields, fromNewAddress());
  const location = response.headers.get('location');
  const isAskedToSignIn = location?.startsWith(SIGN_IN_PATH) === true && by < 2;
  const said = isAskedToSignIn ? 'sign in' : String(response.status);
  statuses.set(said, (statuses.get(said) ?? 0) + 1);
  const responses = [response];
  if (follows && location?.startsWith('/') === true) responses.push(await attacker.get(location, fromNewAddress()));
  for (const each of responses) {
    const leaks = leaksIn(each);
    if (each.status >= 500 || leaks.length > 0) {
      wrong.push(`${each.status} ${path} by ${by}: ${new URLSearchParams(fields)} ${leaks.join()}`);
    }
  }
};

test(
  '[PLT-03] [PLT-04] [CHK-04] [PAY-05] [ORD-05] [RPD-02] [ACC-02] [ACC-03] [ACC-04] [ACC-05] [ACC-06] [ACC-08] [ACC-09] no form that others post with the ids of a shopper reads or changes what the shopper has, and none fails',
  async () => {
    const before = await victimNow();
    const sent: Sent = { statuses: new Map(), wrong: [] };
    const settings = { count: REQUESTS, attackers: shop.attackers.length, randomSeed: FUZZ.seed };
    const queue = stolenForms(seeds, shop.loot, settings)[Symbol.iterator]();
    const work = async (): Promise<void> => {
      for (let next = queue.next(); next.done !== true; next = queue.next()) await post(next.value, sent);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(sent.wrong).toEqual([]);
    expect(await victimNow()).toEqual(before);
    // Otherwise everything is refused for the same reason, and nothing is proved.
    expect(sent.statuses.get('303') ?? 0).toBeGreaterThan(REQUESTS / 10);
    expect(sent.statuses.get('404') ?? 0).toBeGreaterThan(REQUESTS / 50);
    expect(sent.statuses.get('sign in') ?? 0).toBeLessThan(REQUESTS / 10);
    for (const browser of shop.attackers) {
      for (const path of ownPages()) expect(leaksIn(await shop.shopper(browser).get(path))).toEqual([]);
    }
  },
  20 * MINUTES,
);
