import fc from 'fast-check';
import { sql } from 'kysely';
import { commerceSeeds } from '../../fuzz/seeds/commerce-seeds';
import { methodOf, type Seed, type ShopFacts } from '../../fuzz/seeds/seed';
import type { Browser } from '../commerce/support/browser.ts';
import { enterCheckout, press, readyGuest, startOrders, type OrderWorld } from './support/order-world.ts';
import { saveCard } from '../support/saved-card.ts';
import { KEY, placed, UPS, warehouse, type Placed } from './support/placed-order.ts';

/** More requests: `HOSTILE_REQUESTS=10000 npm test -- test/backend/orders/hostile-shopper`. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 1_000);
const RANDOM_SEED = Number(process.env.FUZZ_SEED ?? 1);

const FACTS: ShopFacts = {
  productId: '22000',
  productUrl: 'chicken-kibble',
  skuId: '22001',
  partNumber: 'KIB-5',
  productPartNumber: 'PN-1000',
  categoryId: '10338',
  categoryPath: 'dog',
  brandSlug: 'wholehearted',
  storeId: '1101',
  imagePath: '/images/products/PN-1000.jpg',
  accessToken: 'token',
};

/** Everything that a shopper can have, so that there is something to steal and to spoil. */
interface Owner {
  readonly browser: Browser;
  readonly shopperId: number;
  readonly orders: readonly Placed[];
  readonly keys: readonly string[];
}

let world: OrderWorld;
let victim: Owner;
let attackers: readonly Owner[];

const makeOwner = async (name: string): Promise<Owner> => {
  const logonId = `${name}@example.test`;
  const browser = await world.registered(logonId);
  await browser.post('person/createPals', {});
  const { shopper_id: shopperId } = await world.database
    .selectFrom('shopper')
    .select('shopper_id')
    .where('logon_id', '=', logonId)
    .executeTakeFirstOrThrow();
  const orders: Placed[] = [];
  for (let index = 0; index < 2; index += 1) {
    await browser.add('KIB-5', 2);
    await browser.add('LIT-20', 1);
    orders.push(await placed(browser, await enterCheckout(world, browser)));
  }
  const delivered = orders[0]?.shipments[0];
  await warehouse(world, `shipments/${delivered}/shipped`, UPS);
  await warehouse(world, `shipments/${delivered}/delivered`);
  const walletId = await saveCard(world, shopperId, { token: `token-of-${name}`, isDefault: true });
  await browser.add('KIB-15', 1);
  await enterCheckout(world, browser);
  const { address_id } = await world.database
    .selectFrom('address')
    .select('address_id')
    .where('shopper_id', '=', shopperId)
    .where('is_self', '=', 0)
    .executeTakeFirstOrThrow();
  await browser.post('x_repeat_delivery/@self', {
    startKey: 'key-of-the-page-0001',
    frequency: { unit: 'MONTH', count: 1 },
    nextDate: '2030-02-14',
    addressId: String(address_id),
    walletId,
    lines: [{ partNumber: 'KIB-5', quantity: 2 }],
  });
  const keys = await world.database
    .selectFrom('order_attempt')
    .select('attempt_key')
    .where('shopper_id', '=', shopperId)
    .execute();
  return { browser, shopperId, orders, keys: keys.map((row) => row.attempt_key) };
};

beforeAll(async () => {
  world = await startOrders({ fulfilmentKey: KEY });
  await world.database.updateTable('product').set({ repeat_delivery: 1 }).where('id', '=', '22000').execute();
  victim = await makeOwner('victim');
  attackers = [await makeOwner('attacker'), await makeOwner('other')];
}, 60_000);
afterAll(() => world.close());

type Row = Readonly<Record<string, unknown>>;

const tableNames = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    world.database,
  );
  return rows.map(({ name }) => name).filter((name) => !/^(?:sqlite_|search|product_text)/.test(name));
};

/** All rows of an owner: those that name the shopper, or one of the shopper's carts and orders. */
const rowsOf = async ({ shopperId }: Owner): Promise<Readonly<Record<string, readonly Row[]>>> => {
  const orders = await world.database
    .selectFrom('orders')
    .select('order_id')
    .where('shopper_id', '=', shopperId)
    .execute();
  const orderIds = new Set<unknown>(orders.map((row) => row.order_id));
  const found: Record<string, readonly Row[]> = {};
  for (const name of await tableNames()) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(world.database);
    const own = rows.filter((row) => row.shopper_id === shopperId || orderIds.has(row.order_id));
    if (own.length > 0) found[name] = own;
  }
  return found;
};

const column = (rows: readonly Row[] | undefined, name: string): readonly string[] =>
  (rows ?? []).map((row) => String(row[name]));

/** Ids that an owner's requests name. */
const idsOf = async (owner: Owner): Promise<readonly string[]> => {
  const rows = await rowsOf(owner);
  return [
    ...column(rows.orders, 'order_id'),
    ...column(rows.order_item, 'order_item_id'),
    ...column(rows.order_line, 'order_line_id'),
    ...column(rows.address, 'address_id'),
    ...column(rows.address, 'nick_name'),
    ...column(rows.wallet_card, 'wallet_id'),
    ...column(rows.wallet_card, 'token'),
    ...column(rows.repeat_plan, 'plan_id'),
    ...column(rows.checkout, 'payment_id'),
    ...column(rows.shipment, 'shipment_id'),
    ...column(rows.session, 'session_id'),
    ...owner.keys,
    String(owner.shopperId),
  ];
};

const WRONG: readonly unknown[] = [
  '-1',
  '0',
  '1.5',
  '0.1',
  '1e3',
  '99',
  '999999999999',
  '',
  '.',
  null,
  true,
  [],
  {},
  -2,
];

/** Draws from a list of numbers, the first one first. */
const drawing = (numbers: readonly number[]) => {
  let at = 0;
  const next = (below: number): number => (numbers[(at += 1) % numbers.length] ?? 0) % below;
  return { next, oneOf: <Item>(items: readonly Item[]): Item | undefined => items[next(items.length)] };
};
type Draw = ReturnType<typeof drawing>;

/** Replaces some of the texts and numbers inside a value by ids of owners and by wrong values. */
const altered = (value: unknown, draw: Draw, ids: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => altered(item, draw, ids));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, altered(inner, draw, ids)]));
  }
  const chance = draw.next(10);
  if (chance < 4) return draw.oneOf(ids);
  return chance < 6 ? draw.oneOf(WRONG) : value;
};

const inAddress = (path: string, draw: Draw, ids: readonly string[]): string =>
  path.replace(/(?<=[/=])(?:\d{1,15}|Home|a\.b|0{8}-[\d-]+)(?=[/?&]|$)/g, (id) =>
    id === '10151' || draw.next(3) === 0 ? id : encodeURIComponent(draw.oneOf(ids) ?? id),
  );

const NOT_SHOPPERS = /resources\/store\/:storeId\/(?:loginidentity|guestidentity|person\/@self$|person$)/;

test('[PLT-04] [CRT-04] [ORD-05] no request of others changes what a shopper has, and none fails the backend', async () => {
  const before = await rowsOf(victim);
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([
      ...['orders', 'order_item', 'checkout', 'address', 'wallet_card', 'order_line', 'shipment'],
      'repeat_plan',
    ]),
  );
  const stolen = await idsOf(victim);
  const ids = [...stolen, ...stolen, ...(await Promise.all(attackers.map(idsOf))).flat()];
  const token: string = (await attackers[0]?.orders[0]?.read())?.body.x_orderToken ?? '';
  const seeds: readonly Seed[] = commerceSeeds(FACTS).filter(
    ({ path, route }) => path.startsWith('/wcs/') && !NOT_SHOPPERS.test(route),
  );
  const callers: readonly Browser[] = [
    ...attackers.map(({ browser }) => browser),
    await world.guest(),
    world.browser(),
  ];
  const numbers = fc.sample(fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), {
    numRuns: REQUESTS,
    seed: RANDOM_SEED,
  });
  const failed: string[] = [];
  const statuses = new Map<number, number>();
  for (const [index, drawn] of numbers.entries()) {
    const draw = drawing(drawn);
    const seed = seeds[index % seeds.length];
    const caller = draw.oneOf(callers);
    if (seed === undefined || caller === undefined) continue;
    const path = inAddress(seed.path, draw, [...ids, token, `${token.slice(0, -1)}A`]);
    const body = seed.json === undefined ? undefined : altered(seed.json, draw, ids);
    const method = methodOf(seed);
    const send = {
      GET: () => caller.get(path),
      POST: () => caller.post(path, body),
      PUT: () => caller.put(path, body),
      DELETE: () => caller.delete(path),
    }[method];
    const { status } = (await send?.()) ?? { status: 0 };
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 0 || status >= 500) failed.push(`${status} ${method} ${path} ${JSON.stringify(body)}`);
  }
  expect(failed).toEqual([]);
  expect(await rowsOf(victim)).toEqual(before);
  // Otherwise everything is refused for the same reason, and nothing is proved.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 50);
  expect(statuses.get(404) ?? 0).toBeGreaterThan(REQUESTS / 50);
}, 600_000);

test('[ORD-01] a key that another shopper has used places nothing and tells nothing', async () => {
  const before = await rowsOf(victim);
  const { browser, checkout } = await readyGuest(world);
  for (const key of victim.keys) {
    const { status, text } = await press(browser, checkout, key);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(victim.orders.filter(({ orderId }) => text.includes(orderId))).toEqual([]);
  }
  expect(await rowsOf(victim)).toEqual(before);
});
