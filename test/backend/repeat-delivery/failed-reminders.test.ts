import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { dayOf } from '../../../backend/mail/order-mail-parts.ts';
import { mailTo } from '../orders/support/order-mail.ts';
import { startWithPlan, type PlanWorld } from './support/plan-world.ts';
import { inDays, ordersOf, PLANS, workAt } from './support/repeat-world.ts';

const HOUR = 3_600_000;

/** A stand-in for TaxJar that fails until a test says otherwise. */
let server: Server;
let isDown: boolean;
let world: PlanWorld;
let due: string;
beforeEach(async () => {
  isDown = true;
  server = createServer((request, response) => {
    request.resume();
    const tax = { rate: 0.08, taxable_amount: 100, has_nexus: true, freight_taxable: false };
    response.writeHead(isDown ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isDown ? { status: 500, error: 'an error', detail: 'a detail' } : { tax }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  world = await startWithPlan(
    {},
    { taxes: { kind: 'taxjar', apiKey: 'the-key-of-the-shop', origin, fallsBack: false } },
  );
  due = inDays(world, 10);
});
afterEach(async () => {
  await world.close();
  server.closeAllConnections();
  server.close();
});

/** The kinds of the mails about the plan. */
const mails = async () =>
  (await mailTo(world, world.member.email)).map(({ kind }) => kind).filter((kind) => kind !== 'welcome');

/** Does each hour what is due. */
const work = async (hours: number): Promise<void> => {
  for (let hour = 0; hour < hours; hour += 1) {
    world.advance(HOUR);
    await world.work();
  }
};

const HOURS_TO_PLACING = 69;

test('[RPD-03] [ORD-09] a delivery whose tax is not known until its date is told then, and moves by three days', async () => {
  await workAt(world, inDays(world, 7), 9);
  await work(HOURS_TO_PLACING + 2);
  expect(await mails()).toEqual([]);
  isDown = false;
  await work(2);
  expect(await ordersOf(world, world.planId)).toEqual([]);
  expect(await mails()).toEqual(['repeat-reminder']);
  const moved = inDays(world, 3);
  expect((await world.mails('repeat-reminder'))[0]).toContain(`Your next repeat delivery ships on ${dayOf(moved)}.`);
  await workAt(world, moved, 6);
  expect(await ordersOf(world, world.planId)).toHaveLength(1);
  expect(await mails()).toEqual(['repeat-reminder', 'order-placed']);
});

test('[RPD-03] [ORD-09] a delivery whose tax stays unknown is said to be delayed a day after its date, and pauses two days later', async () => {
  await workAt(world, inDays(world, 7), 9);
  await work(HOURS_TO_PLACING + 23);
  expect(await mails()).toEqual([]);
  await work(3);
  expect(await mails()).toEqual(['repeat-delayed']);
  await work(44);
  expect(await mails()).toEqual(['repeat-delayed']);
  await work(5);
  expect(await mails()).toEqual(['repeat-delayed', 'repeat-paused']);
  await workAt(world, inDays(world, 0), 23);
  expect((await world.member.browser.get(`${PLANS}/${world.planId}`)).body).toMatchObject({
    status: 'PAUSED',
    pauseReason: 'TECHNICAL',
    nextDate: due,
  });
});

test('[RPD-03] a delivery whose reminder fails unexpectedly for days is said to be delayed and pauses likewise', async () => {
  isDown = false;
  await workAt(world, inDays(world, 6), 9);
  await sql`create trigger broken before insert on repeat_due begin select raise(abort, 'broken'); end`.execute(
    world.database,
  );
  await work(24 + HOURS_TO_PLACING + 26);
  expect(await mails()).toEqual(['repeat-delayed']);
  await work(48);
  expect(await mails()).toEqual(['repeat-delayed', 'repeat-paused']);
  expect(world.log.some((line) => line.includes('broken'))).toBe(true);
});
