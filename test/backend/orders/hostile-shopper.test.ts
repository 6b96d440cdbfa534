import fc from 'fast-check';
import { commerceSeeds } from '../../fuzz/seeds/commerce-seeds';
import { methodOf, type Seed } from '../../fuzz/seeds/seed';
import { FUZZ } from '../../support/fuzz-settings';
import type { Browser } from '../commerce/support/browser.ts';
import { SMALL_CATALOGUE } from '../commerce/support/catalogue-facts.ts';
import { press, readyGuest, startOrders, type OrderWorld } from './support/order-world.ts';
import { altered, drawing, inAddress, type Loot } from './support/altered-requests.ts';
import { MARKERS, markersIn, markRows } from './support/marked-rows.ts';
import { KEY } from './support/placed-order.ts';
import { addOwners, column, idsOf, rowsOf, unshareLists, type Owner } from './support/whole-shopper.ts';

let world: OrderWorld;
let victim: Owner;
let attackers: readonly Owner[];
/** The links by which everybody could read the victim's lists, until they were taken back. */
let formerTokens: readonly string[];

beforeAll(async () => {
  world = await startOrders({ fulfilmentKey: KEY, signInLimit: 1_000_000, resetLimit: 1_000_000 });
  const [first, ...others] = await addOwners(world, ['victim', 'attacker', 'other']);
  if (first === undefined) throw new Error('there is nobody to steal from');
  victim = first;
  attackers = others;
  formerTokens = await unshareLists(world, victim);
  await markRows(world, await rowsOf(world, victim));
});
afterAll(() => world.close());

const NOT_SHOPPERS = /resources\/store\/:storeId\/(?:loginidentity|guestidentity|person\/@self$|person$)/;

/** The requests that one shopper may send for what is another's. */
const shopperSeeds = (): readonly Seed[] =>
  commerceSeeds(SMALL_CATALOGUE).filter(({ path, route }) => path.startsWith('/wcs/') && !NOT_SHOPPERS.test(route));

/** The tokens by which the shopper's orders can be read without signing in. */
const orderTokensOf = async ({ orders }: Owner): Promise<readonly string[]> =>
  Promise.all(orders.map(async (order) => String((await order.read()).body.x_orderToken)));

/** Private as well, but no response of these has it. */
const NEVER_READ = ['‹shopper.personalization_id›', '‹placed_order.email_key›', '‹order_attempt.payment_last_four›'];

test('[PLT-04] the shopper reads what is marked as private', async () => {
  const rows = await rowsOf(world, victim);
  const petId = column(rows.pet, 'pet_id')[0];
  const planId = column(rows.repeat_plan, 'plan_id')[0];
  const paths = [
    ...['person/@self', 'person/@self/x_data', 'person/@self/contact', 'wallet/@self', 'wishlist/@self'],
    ...['cart/@self', 'cart/@self/x_checkout', `order/${victim.orders[0]?.orderId}`, 'x_memberships/@self'],
    ...['x_pets/@self', `x_pets/@self/${petId}/photo`, 'x_vets/@self', 'x_appointments/@self'],
    ...['palsPromotion/retrievePalsRewardsDetails/@self', 'x_repeat_delivery/@self'],
    `x_repeat_delivery/@self/${planId}`,
  ];
  const found = new Set<string>(NEVER_READ);
  for (const path of paths) {
    for (const marker of markersIn((await victim.browser.get(path)).text)) found.add(marker);
  }
  expect([...found].sort()).toEqual([...MARKERS].sort());
});

test('[PLT-04] [CRT-04] [ORD-05] no request of others reads or changes what a shopper has, and none fails the backend', async () => {
  const before = await rowsOf(world, victim);
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([
      ...['orders', 'order_item', 'checkout', 'address', 'wallet_card', 'order_line', 'shipment'],
      ...['repeat_plan', 'pet', 'pet_photo', 'vet', 'wish_list', 'wish_list_item', 'appointment', 'team_time'],
      ...['membership', 'benefit_use', 'stock_notice', 'repeat_event'],
    ]),
  );
  const stolen = { ...(await idsOf(world, victim)), token: formerTokens };
  const secretTokens = await orderTokensOf(victim);
  expect(secretTokens.map((secret) => secret.length > 30)).toEqual([true, true]);
  const all = [stolen, stolen, ...(await Promise.all(attackers.map((attacker) => idsOf(world, attacker))))];
  const token: string = (await attackers[0]?.orders[0]?.read())?.body.x_orderToken ?? '';
  const ids = all.flatMap((each) => Object.values(each).flat());
  const inPath: Loot = { ids: [...ids, token, `${token.slice(0, -1)}A`], stolen };
  const inBody: Loot = { ids, stolen };
  const seeds = shopperSeeds();
  const callers: readonly Browser[] = [
    ...attackers.map(({ browser }) => browser),
    await world.guest(),
    world.browser(),
  ];
  const numbers = fc.sample(fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), {
    numRuns: FUZZ.requests,
    seed: FUZZ.seed,
  });
  const failed: string[] = [];
  const leaks: string[] = [];
  const statuses = new Map<number, number>();
  for (const [index, drawn] of numbers.entries()) {
    const draw = drawing(drawn);
    const seed = seeds[index % seeds.length];
    const caller = draw.oneOf(callers);
    if (seed === undefined || caller === undefined) continue;
    const path = inAddress(seed, draw, inPath);
    const body = seed.json === undefined ? undefined : altered(seed.json, draw, inBody);
    const method = methodOf(seed);
    const send = {
      GET: () => caller.get(path),
      POST: () => caller.post(path, body),
      PUT: () => caller.put(path, body),
      DELETE: () => caller.delete(path),
    }[method];
    const { status, text } = (await send?.()) ?? { status: 0, text: '' };
    const read = [...markersIn(text), ...secretTokens.filter((secret) => text.includes(secret))];
    if (read.length > 0) leaks.push(`${status} ${method} ${path} ${read.join()}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 0 || status >= 500) failed.push(`${status} ${method} ${path} ${JSON.stringify(body)}`);
  }
  expect(failed).toEqual([]);
  expect(leaks).toEqual([]);
  expect(await rowsOf(world, victim)).toEqual(before);
  // Otherwise everything is refused for the same reason, and nothing is proved.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(FUZZ.requests / 50);
  expect(statuses.get(404) ?? 0).toBeGreaterThan(FUZZ.requests / 50);
}, 600_000);

test('[ORD-01] a key that another shopper has used places nothing and tells nothing', async () => {
  const before = await rowsOf(world, victim);
  const { browser, checkout } = await readyGuest(world);
  for (const key of victim.keys) {
    const { status, text } = await press(browser, checkout, key);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(victim.orders.filter(({ orderId }) => text.includes(orderId))).toEqual([]);
  }
  expect(await rowsOf(world, victim)).toEqual(before);
});
