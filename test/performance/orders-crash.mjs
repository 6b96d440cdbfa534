import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { cardToken, completeCheckout, eachOf, newGuest, pressPlaceOrder } from './order-shoppers.mjs';

/**
 * Kills processes of a shop (SIGKILL) again and again, at moments of chance, while shoppers place orders, and checks
 * afterwards that each acknowledged order exists once, that the money reserved equals the orders, and that the stock adds
 * up. Prints a line of JSON; exits with 1 when something is wrong. [ORD-01]
 *
 * Usage: node test/performance/orders-crash.mjs [--orders 1000] [--kills 10] [--kill backend|storefront|both]
 *
 * Without `--kill` a backend alone is started and killed. With it the built shop is started, orders are placed through its
 * storefront, and the named processes are killed.
 */

const ROOT = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '10' },
    kill: { type: 'string' },
  },
});
const ORDERS = Number(values.orders);
const KILLS = Number(values.kills);
const AT_ONCE = 20;
const STOCK = 1_000_000;
const MAX_DELAY_MS = 200;

const folder = await mkdtemp(join(tmpdir(), 'orders-crash-'));

const ENVIRONMENT = {
  CATALOGUE_SIZE: '60',
  LOG_LEVEL: 'fatal',
  CHECKOUT_LIMIT: '1000000',
  GUEST_LIMIT: '1000000',
  SAVED_GUEST_LIMIT: '1000000',
};

/** A backend alone. `kill` kills it and starts it again; it then has another address. */
const startBackend = async () => {
  let child;
  let origin;
  const launch = async () => {
    child = fork(join(ROOT, 'backend', 'main.ts'), {
      cwd: ROOT,
      execArgv: ['--no-warnings'],
      env: { ...process.env, ...ENVIRONMENT, BACKEND_PORT: '0', DATA_DIR: folder },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [message] = await once(child, 'message');
    origin = `http://127.0.0.1:${message.port}`;
  };
  const end = async (signal) => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await launch();
  return {
    backend: () => origin,
    placesAt: () => origin,
    kill: async () => {
      await end('SIGKILL');
      await launch();
    },
    stop: () => end('SIGTERM'),
  };
};

const PROGRAMS = {
  backend: ['backend/main.ts'],
  storefront: ['server-main.js'],
  both: ['backend/main.ts', 'server-main.js'],
};

/** The processes that a process has started, as numbers, whose command names a program. */
const childrenOf = (pid, program) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((child) => child !== '' && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(program))
    .map(Number);

/** The built shop, which starts its processes again when they die. `kill` kills those that `which` names. */
const startWholeShop = async (which) => {
  const programs = PROGRAMS[which];
  if (programs === undefined) throw new RangeError(`--kill is backend, storefront or both, not ${which}`);
  const { freePort, startShop } = await import('./shop-under-test.mjs');
  // A storefront that is started again has to have the same address.
  const shop = await startShop(folder, { ...ENVIRONMENT, PORT: String(await freePort()) });
  return {
    backend: () => shop.backend,
    placesAt: () => `${shop.address}/api`,
    kill: async () => {
      for (const pid of programs.flatMap((program) => childrenOf(shop.pid, program))) process.kill(pid, 'SIGKILL');
    },
    stop: shop.stop,
  };
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
      if (status !== 200 && status < 500) throw new Error(`refused: ${status} ${JSON.stringify(body)}`);
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
  const shop = await (values.kill === undefined ? startBackend() : startWholeShop(values.kill));
  const sku = chooseSku();
  const acknowledged = [];
  let kills = 0;
  try {
    const token = await cardToken(shop.backend(), await newGuest(shop.backend(), sku.part_number));
    const shoppers = [];
    const numbers = Array.from({ length: ORDERS }, (_, index) => index);
    await eachOf(numbers, AT_ONCE, async () => {
      const guest = await newGuest(shop.backend(), sku.part_number);
      shoppers.push(await completeCheckout(shop.backend(), guest, token));
    });
    let killing = Promise.resolve();
    const onPlaced = (orderId) => {
      acknowledged.push(orderId);
      if (kills >= KILLS || acknowledged.length < ((kills + 1) * ORDERS) / (KILLS + 2)) return;
      kills += 1;
      killing = killing.then(async () => {
        await pause(Math.random() * MAX_DELAY_MS);
        await shop.kill();
      });
    };
    await eachOf(shoppers, AT_ONCE, (shopper) => placeAtLast(shop.placesAt, shopper, onPlaced));
    await killing;
  } finally {
    await shop.stop();
  }
  return { ...check(acknowledged, sku), kills };
};

try {
  const result = await run();
  console.log(JSON.stringify(result));
  process.exitCode = result.isRight && result.kills === KILLS ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
