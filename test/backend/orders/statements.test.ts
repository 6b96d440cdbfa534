import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { clearStale } from '../../../backend/cleanup-job.ts';
import { newKey, press, readyGuest, startOrders, type OrderWorld } from './support/order-world.ts';

/** Tables that grow with each shopper or order. A statement that reads one of them from end to end is slower each day. */
const GROWING = [
  'address',
  'checkout',
  'checkout_gift_card',
  'job',
  'mail',
  'order_attempt',
  'order_event',
  'order_item',
  'order_line',
  'order_promotion',
  'orders',
  'placed_order',
  'session',
  'shipment',
  'shopper',
];

let world: OrderWorld;
const prepared = new Set<string>();
beforeAll(async () => {
  const prepare = DatabaseSync.prototype.prepare;
  jest.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, text, ...more) {
    prepared.add(text);
    return prepare.call(this, text, ...more);
  });
  world = await startOrders();
});
afterAll(() => world.close());

const plansOf = async (text: string): Promise<readonly string[]> => {
  const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${text}`).execute(world.database);
  return rows.map(({ detail }) => detail);
};

/** Statements prepared by the work, with the growing tables that they read from end to end. */
const scansOf = async (work: () => Promise<void>): Promise<readonly string[]> => {
  prepared.clear();
  await work();
  const texts = [...prepared].filter((text) => /^(?:select|update|delete|insert)/i.test(text));
  const scans: string[] = [];
  for (const text of texts) {
    const tables = (await plansOf(text)).flatMap((detail) => /^SCAN (\w+)/.exec(detail)?.[1] ?? []);
    scans.push(...tables.filter((table) => GROWING.includes(table)).map((table) => `${table}: ${text}`));
  }
  expect(texts.length).toBeGreaterThan(20);
  return scans;
};

test('[ORD-01] placing an order and the work after it read no growing table from end to end, so that they stay as fast as on the first day', async () => {
  const scans = await scansOf(async () => {
    for (const card of ['approved', 'needs-authentication'] as const) {
      const { browser, checkout } = await readyGuest(world, { 'LIT-20': 1 }, { card });
      expect((await press(browser, checkout, newKey())).status).toBe(card === 'approved' ? 201 : 200);
    }
    await world.work();
  });
  expect(scans).toEqual([]);
});

test('[ORD-01] the cleanup finds the attempts that became no order by their index', async () => {
  prepared.clear();
  await clearStale(world.database, Date.now());
  const ofAttempts = [...prepared].filter((text) => /^delete from "order_attempt"/.test(text));
  expect(ofAttempts).toHaveLength(1);
  const plan = (await plansOf(ofAttempts[0] ?? '')).join('\n');
  expect(plan).toMatch(/USING INDEX ended_attempts|USING COVERING INDEX ended_attempts/);
  expect(plan).not.toMatch(/SCAN order_attempt/);
});
