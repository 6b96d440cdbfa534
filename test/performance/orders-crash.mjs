import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { CARDS, completeCheckout, eachOf, newGuest, pressPlaceOrder } from './order-shoppers.mjs';
import { checkOrders } from './orders-crash-checks.mjs';
import { startWarehouse } from './orders-crash-warehouse.mjs';

/**
 * Kills processes of a shop (SIGKILL) again and again, at random moments, while shoppers place orders, some of them with a
 * card that is declined. Starts the shop again until what waits is done. Checks then that each acknowledged order exists
 * once, that its confirmation was sent once or twice and the warehouse was told, that no declined order exists, that the
 * money reserved equals the orders, and that the stock adds up. Prints a line of JSON; exits with 1 when something is wrong.
 * [ORD-01]
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
/** How long a killed program may take until it runs again, and how long what waits may take at the end. */
const RESTART_MS = 30_000;
const FOLLOW_UP_MS = 180_000;

const folder = await mkdtemp(join(tmpdir(), 'orders-crash-'));
const mailFolder = join(folder, 'outgoing-mail');

const warehouse = await startWarehouse();

const ENVIRONMENT = {
  ...warehouse.environment,
  CATALOGUE_SIZE: '60',
  LOG_LEVEL: 'fatal',
  CHECKOUT_LIMIT: '1000000',
  DECLINE_LIMIT: '1000000',
  GUEST_LIMIT: '1000000',
  SAVED_GUEST_LIMIT: '1000000',
  MAIL_URL: pathToFileURL(mailFolder).href,
  MAIL_FROM: 'Pet Shop <shop@shop.example>',
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

/** The process of a program, which may just be starting again. Throws when it does not run. */
const processOf = async (pid, program) => {
  for (const end = Date.now() + RESTART_MS; Date.now() < end; await pause(50)) {
    const [child] = childrenOf(pid, program);
    if (child !== undefined) return child;
  }
  throw new Error(`${program} does not run, so it cannot be killed`);
};

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
      const pids = await Promise.all(programs.map((program) => processOf(shop.pid, program)));
      for (const pid of pids) process.kill(pid, 'SIGKILL');
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

/** What each of the shoppers pays with: after every ten whose card is approved comes one whose card is declined. */
const CARDS_OF_SHOPPERS = Array.from({ length: ORDERS }, (_, index) =>
  index % 10 === 9 ? [CARDS.approved, CARDS.declined] : [CARDS.approved],
).flat();

const isDeclined = ({ status, body }) => status === 400 && body.errors?.[0]?.errorKey === '_ERR_PAYMENT_DECLINED';

/** Repeats the same press until it is answered with an order, or with the decline of a card that is declined. */
const placeAtLast = async (originNow, { press, card }, { onPlaced, onDeclined }) => {
  for (let tries = 0; tries < 400; tries += 1) {
    const response = await pressPlaceOrder(originNow(), press).catch(() => undefined);
    if (response?.status === 201) return onPlaced(response.body.orderId);
    if (response !== undefined && card === CARDS.declined && isDeclined(response))
      return onDeclined(press.body.orderId);
    if (response !== undefined && response.status !== 200 && response.status < 500) {
      throw new Error(`refused: ${response.status} ${JSON.stringify(response.body)}`);
    }
    await pause(100);
  }
  throw new Error('an order was never placed');
};

/** Guests who have completed the checkout, with what Place Order sends and the card. */
const prepareShoppers = async (backend, partNumber) => {
  const shoppers = [];
  await eachOf(CARDS_OF_SHOPPERS, AT_ONCE, async (card) => {
    const guest = await newGuest(backend, partNumber);
    shoppers.push({ press: await completeCheckout(backend, guest, card), card });
  });
  return shoppers;
};

const start = () => (values.kill === undefined ? startBackend() : startWholeShop(values.kill));

/**
 * Starts the shop again and waits until mail and reports are delivered. A job that a killed process had begun is left alone
 * for minutes; this time is skipped.
 */
const finishFollowUps = async () => {
  const open = "done_at is null and dead_at is null and kind in ('mail', 'webhook', 'release')";
  query('shop.db', `update job set leased_until = 0, run_at = 0 where ${open} returning 1`);
  const shop = await start();
  try {
    for (const end = Date.now() + FOLLOW_UP_MS; Date.now() < end; await pause(200)) {
      if (query('shop.db', `select job_id from job where ${open} limit 1`).length === 0) return;
    }
  } finally {
    await shop.stop();
  }
};

const run = async () => {
  const shop = await start();
  const sku = chooseSku();
  const acknowledged = [];
  const declined = [];
  let begun = 0;
  let kills = 0;
  try {
    const shoppers = await prepareShoppers(shop.backend(), sku.part_number);
    let killing = Promise.resolve();
    const onPlaced = (orderId) => {
      acknowledged.push(orderId);
      if (begun >= KILLS || acknowledged.length < ((begun + 1) * ORDERS) / (KILLS + 2)) return;
      begun += 1;
      killing = killing.then(async () => {
        await pause(Math.random() * MAX_DELAY_MS);
        await shop.kill();
        kills += 1;
      });
    };
    const answered = { onPlaced, onDeclined: (orderId) => declined.push(orderId) };
    await eachOf(shoppers, AT_ONCE, (shopper) => placeAtLast(shop.placesAt, shopper, answered));
    await killing;
  } finally {
    await shop.stop();
  }
  await finishFollowUps();
  const wanted = { orders: ORDERS, declined: CARDS_OF_SHOPPERS.length - ORDERS, stock: STOCK };
  return {
    ...checkOrders({ query, mailFolder, reports: warehouse.reports, sku, acknowledged, declined, wanted }),
    kills,
  };
};

try {
  const result = await run();
  console.log(JSON.stringify(result));
  process.exitCode = result.isRight && result.kills === KILLS ? 0 : 1;
} finally {
  await warehouse.close();
  await rm(folder, { recursive: true, force: true });
}
