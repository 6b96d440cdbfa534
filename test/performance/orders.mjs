import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { CONNECTIONS } from './load.mjs';
import { completeCheckout, eachOf, newGuest, pressPlaceOrder } from './order-shoppers.mjs';

const ORDERS = 1_000;
/** Orders before the measured ones: two to three seconds of them, as long as other measurements warm up. */
const WARM_ORDERS = 1_000;
const STOCK = 1_000_000;
const TRIES = 100;
const TRY_AGAIN_MS = 50;

const withDatabase = (dataFolder, file, work) => {
  const database = new DatabaseSync(join(dataFolder, file), { timeout: 10_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
};

/** Gives a delivered SKU stock for all orders and returns its part number. */
const makePlentiful = (dataFolder) =>
  withDatabase(dataFolder, 'shop.db', (database) => {
    const sku = database
      .prepare(
        `select sku.id, sku.part_number from sku join product on product.id = sku.product_id
          where in_store_only = 0 and live_animal = 0 and pickup_only = 0 and frozen = 0 and vendor is null
            and coalesce(offer_price_cents, list_price_cents) is not null limit 1`,
      )
      .get();
    database.prepare("update stock set quantity = ? where sku_id = ? and location = 'online'").run(STOCK, sku.id);
    return sku.part_number;
  });

const countOrders = (dataFolder) =>
  withDatabase(dataFolder, 'shop.db', (database) =>
    Number(database.prepare('select count(*) as count from placed_order').get().count),
  );

const percentile = (values, part) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

/** Presses Place Order until it is answered with an order. Returns the time of it all. */
const place = async (backend, shopper) => {
  const began = performance.now();
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { status, body } = await pressPlaceOrder(backend, shopper);
    if (status === 201) return performance.now() - began;
    if (status !== 200) throw new Error(`an order was refused with ${status}: ${JSON.stringify(body)}`);
    await pause(TRY_AGAIN_MS);
  }
  throw new Error('an order was never placed');
};

/**
 * Places orders of guests with one line each, by twenty connections, with the embedded payment provider in a thread of the
 * backend; each acknowledged one must exist afterwards, once.
 */
export const measureOrders = async ({ backend, dataFolder, report }) => {
  const partNumber = makePlentiful(dataFolder);
  const shoppers = [];
  const numbers = Array.from({ length: WARM_ORDERS + ORDERS }, (_, index) => index);
  await eachOf(numbers, CONNECTIONS, async () => {
    shoppers.push(await completeCheckout(backend, await newGuest(backend, partNumber)));
  });
  await eachOf(shoppers.slice(0, WARM_ORDERS), CONNECTIONS, (shopper) => place(backend, shopper));
  const before = countOrders(dataFolder);
  const times = [];
  const began = performance.now();
  await eachOf(shoppers.slice(WARM_ORDERS), CONNECTIONS, async (shopper) => {
    times.push(await place(backend, shopper));
  });
  const seconds = (performance.now() - began) / 1000;
  report.add(
    { what: 'place order, per second', value: ORDERS / seconds },
    { what: 'place order, p50 ms', value: percentile(times, 0.5) },
    { what: 'place order, p99 ms', value: percentile(times, 0.99) },
    { what: 'place order, lost or doubled', value: Math.abs(countOrders(dataFolder) - before - ORDERS) },
  );
};
