import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { cardToken, completeCheckout, eachOf, newGuest, pressPlaceOrder } from './order-shoppers.mjs';

/**
 * Kills the backend (SIGKILL) again and again while shoppers place orders, and checks afterwards that each acknowledged
 * order exists once, that the money reserved equals the orders, and that the stock adds up. Prints a line of JSON; exits
 * with 1 when something is wrong. [ORD-01]
 *
 * Usage: node test/performance/orders-crash.mjs [--orders 1000] [--kills 10]
 */

const ROOT = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({
  options: { orders: { type: 'string', default: '1000' }, kills: { type: 'string', default: '10' } },
});
const ORDERS = Number(values.orders);
const KILLS = Number(values.kills);
const AT_ONCE = 20;
const STOCK = 1_000_000;

const folder = await mkdtemp(join(tmpdir(), 'orders-crash-'));
let running;

const start = async () => {
  const child = fork(join(ROOT, 'backend', 'main.ts'), {
    cwd: ROOT,
    execArgv: ['--no-warnings'],
    env: {
      ...process.env,
      BACKEND_PORT: '0',
      CATALOGUE_SIZE: '60',
      LOG_LEVEL: 'fatal',
      DATA_DIR: folder,
      CHECKOUT_LIMIT: '1000000',
      GUEST_LIMIT: '1000000',
      SAVED_GUEST_LIMIT: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running = child;
  const [message] = await once(child, 'message');
  return { child, origin: `http://127.0.0.1:${message.port}` };
};

const query = (file, sql) => {
  const database = new DatabaseSync(join(folder, file), { timeout: 10_000 });
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
};

/** A SKU that is delivered, with stock for all. */
const chooseSku = () => {
  const [sku] = query(
    'shop.db',
    `select sku.id, sku.part_number from sku join product on product.id = sku.product_id
      where in_store_only = 0 and live_animal = 0 and pickup_only = 0 and frozen = 0 and vendor is null
        and coalesce(offer_price_cents, list_price_cents) is not null limit 1`,
  );
  query(
    'shop.db',
    `update stock set quantity = ${STOCK} where sku_id = '${sku.id}' and location = 'online' returning 1`,
  );
  return sku;
};

/** Repeats the same press until it is answered with an order. */
const placeAtLast = async (originNow, shopper, onPlaced) => {
  for (let tries = 0; tries < 400; tries += 1) {
    try {
      const { status, body } = await pressPlaceOrder(originNow(), shopper);
      if (status === 201) return onPlaced(body.orderId);
      if (status !== 200 && status !== 503) throw new Error(`refused: ${status} ${JSON.stringify(body)}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('refused')) throw error;
    }
    await pause(100);
  }
  throw new Error('an order was never placed');
};

const check = (acknowledged, sku) => {
  const placed = query('shop.db', 'select order_id, total_cents from placed_order');
  const [{ open }] = query(
    'shop.db',
    "select count(*) as open from order_attempt where state in ('authorising', 'authenticating')",
  );
  const [{ quantity }] = query(
    'shop.db',
    `select quantity from stock where sku_id = '${sku.id}' and location = 'online'`,
  );
  const held = query(
    'payments.db',
    `select json_extract(body, '$.amount') as cents from object
      where kind = 'intent' and json_extract(body, '$.status') = 'requires_capture'`,
  );
  const sum = (rows, name) => rows.reduce((total, row) => total + Number(row[name]), 0);
  const numbers = new Set(placed.map((row) => String(row.order_id)));
  const result = {
    orders: placed.length,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((orderId) => !numbers.has(orderId)).length,
    payments: held.length,
    reservedCents: sum(held, 'cents'),
    orderedCents: sum(placed, 'total_cents'),
    sold: STOCK - Number(quantity),
    open: Number(open),
  };
  const isRight =
    result.orders === ORDERS &&
    new Set(acknowledged).size === ORDERS &&
    result.lost === 0 &&
    result.payments === ORDERS &&
    result.reservedCents === result.orderedCents &&
    result.sold === ORDERS &&
    result.open === 0;
  return { ...result, isRight };
};

const run = async () => {
  let { child, origin } = await start();
  const sku = chooseSku();
  const first = await newGuest(origin, sku.part_number);
  const token = await cardToken(origin, first);
  const shoppers = [];
  await eachOf(
    Array.from({ length: ORDERS }, (_, index) => index),
    AT_ONCE,
    async () => {
      shoppers.push(await completeCheckout(origin, await newGuest(origin, sku.part_number), token));
    },
  );
  const acknowledged = [];
  let kills = 0;
  let restart = Promise.resolve();
  const onPlaced = (orderId) => {
    acknowledged.push(orderId);
    if (kills >= KILLS || acknowledged.length < ((kills + 1) * ORDERS) / (KILLS + 2)) return;
    kills += 1;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    restart = ended.then(async () => ({ child, origin } = await start()));
  };
  await eachOf(shoppers, AT_ONCE, (shopper) => placeAtLast(() => origin, shopper, onPlaced));
  await restart;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return { ...check(acknowledged, sku), kills };
};

try {
  const result = await run();
  console.log(JSON.stringify(result));
  process.exitCode = result.isRight && result.kills === KILLS ? 0 : 1;
} finally {
  running?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}
