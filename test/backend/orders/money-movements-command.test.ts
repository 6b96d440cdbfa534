import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql, type Kysely } from 'kysely';
import { openDataFolder } from '../../../backend/catalogue/open-data-folder.ts';
import type { Database } from '../../../backend/database/schema.ts';
import { listGivenUp, reviveMovement } from '../../../backend/orders/money/list-movements.ts';
import { newKey, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placeGuest, UPS, warehouse } from './support/placed-order.ts';

const run = promisify(execFile);

interface Outcome {
  readonly code: number;
  readonly text: string;
}

const commandIn =
  (folder: string) =>
  (...words: readonly string[]): Promise<Outcome> =>
    run(process.execPath, ['backend/commands/money-movements-cli.ts', ...words, '--data-dir', folder]).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      ({ code, stderr }: { readonly code: number; readonly stderr: string }) => ({ code, text: stderr }),
    );

const GIVEN_UP_AT = Date.UTC(2030, 0, 14, 12);

interface Row {
  readonly key: string;
  readonly kind: 'capture' | 'cancel' | 'refund';
  readonly cents: number;
  readonly problem: string;
  readonly attempts: number;
}

/** Stores movements of an order that were given up, and returns their numbers. */
const insertGivenUp = async (database: Kysely<Database>, rows: readonly Row[]): Promise<readonly number[]> => {
  const inserted = await database
    .insertInto('payment_operation')
    .values(
      rows.map(({ key, kind, cents, problem, attempts }) => ({
        operation_key: key,
        order_id: 900_001,
        kind,
        amount_cents: cents,
        before_cents: 0,
        is_last: 0,
        issued_at: 1,
        next_try_at: 1,
        attempts,
        done_at: null,
        dead_at: GIVEN_UP_AT,
        problem,
      })),
    )
    .returning('operation_id')
    .execute();
  return inserted.map(({ operation_id }) => operation_id);
};

describe('[PAY-06] the command for movements of money that were given up', () => {
  let folder: string;
  let database: Kysely<Database>;
  let command: ReturnType<typeof commandIn>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'money-movements-'));
    database = await openDataFolder(folder);
    // The orders of these movements do not matter to the command.
    await sql`pragma foreign_keys = off`.execute(database);
    command = commandIn(folder);
  });
  afterEach(async () => {
    await database.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  test('says that there is none, and refuses commands and numbers that it does not know', async () => {
    expect(await command('list')).toEqual({ code: 0, text: 'no movement of money was given up\n' });
    expect(await command('retry', 'all')).toEqual({ code: 0, text: 'tried again: nothing\n' });
    for (const [words, problem] of [
      [['retry', '7'], 'no movement 7 was given up: "list" prints those that were'],
      [['retry', 'x'], 'retry needs a number of the list or "all", not "x"'],
      [['retry'], 'retry needs a number of the list or "all", not ""'],
      [['again'], 'unknown command "again"'],
      [['list', '7'], 'unknown argument "7"'],
    ] as const) {
      const { code, text } = await command(...words);
      expect([code, text.split('\n')[0]]).toEqual([1, problem]);
      expect(text).toContain('Usage: npm run money-movements');
    }
  });

  test('lists each with its amount and reason, and tries one and then all of them again', async () => {
    const [capture = 0, release = 0, refund = 0] = await insertGivenUp(database, [
      { key: 'capture:1', kind: 'capture', cents: 2_599, problem: 'refused: wrong-state', attempts: 1 },
      { key: 'cancel:1', kind: 'cancel', cents: 0, problem: 'unavailable:\nunreachable', attempts: 150 },
      { key: 'refund:1', kind: 'refund', cents: 500, problem: 'declined: declined', attempts: 2 },
    ]);
    const when = '2030-01-14T12:00:00.000Z';
    expect(await command('list')).toEqual({
      code: 0,
      text: [
        `${capture}: capture of $25.99, order 900001, given up ${when} after 1 attempt: refused: wrong-state\n`,
        `${release}: release, order 900001, given up ${when} after 150 attempts: unavailable: unreachable\n`,
        `${refund}: refund of $5.00, order 900001, given up ${when} after 2 attempts: declined: declined\n`,
      ].join(''),
    });
    expect(await command('retry', String(release))).toEqual({ code: 0, text: `tried again: ${release}\n` });
    expect((await listGivenUp(database)).map(({ id }) => id)).toEqual([capture, refund]);
    expect((await command('retry', String(release))).code).toBe(1);
    expect(await command('retry', 'all')).toEqual({ code: 0, text: `tried again: ${capture}, ${refund}\n` });
    expect(await listGivenUp(database)).toEqual([]);
    const due = await database.selectFrom('payment_operation').select(['attempts', 'dead_at']).execute();
    expect(due).toEqual([1, 2, 3].map(() => ({ attempts: 0, dead_at: null })));
  });

  test('leaves a refund alone that was decided again with a new key', async () => {
    const problem = 'the bank did not take the refund; it is made again';
    const [first = 0, again = 0] = await insertGivenUp(database, [
      { key: 'refund:1', kind: 'refund', cents: 500, problem, attempts: 1 },
      { key: 'refund:1:again', kind: 'refund', cents: 500, problem: 'declined: declined', attempts: 1 },
    ]);
    expect((await listGivenUp(database)).map(({ id }) => id)).toEqual([again]);
    expect((await command('retry', String(first))).code).toBe(1);
    expect(await command('retry', 'all')).toEqual({ code: 0, text: `tried again: ${again}\n` });
  });
});

describe('[PAY-06] [ORD-05] a refund that was given up', () => {
  let world: OrderWorld;
  afterEach(() => world.close());

  test('is listed, and made once when it is tried again', async () => {
    let isRefused = true;
    world = await startOrders({ fulfilmentKey: KEY, outbox: true }, (provider) => {
      const refund = provider.refund.bind(provider);
      const refuse = { kind: 'refused', reason: 'wrong-state' } as const;
      return Object.assign(provider, { refund: async (wanted: never) => (isRefused ? refuse : refund(wanted)) });
    });
    const order = await placeGuest(world, { 'KIB-5': 2 });
    for (const [step, body] of [['shipped', UPS], ['delivered']] as const) {
      await warehouse(world, `shipments/${order.shipments[0]}/${step}`, body);
    }
    const orderItem = [{ orderItemId: order.lines['KIB-5'], quantity: '1' }];
    await order.browser.post(`order/${order.orderId}/x_return`, { x_key: newKey(), orderItem, reason: 'DAMAGED' });
    await warehouse(world, `shipments/${order.shipments[0]}/returned`);
    for (let round = 0; round < 3; round += 1) await world.work();
    const [given, ...others] = await listGivenUp(world.database);
    expect(others).toEqual([]);
    const { id = 0, amountCents = 0 } = given ?? {};
    expect(given).toMatchObject({ kind: 'refund', orderId: Number(order.orderId), problem: 'refused: wrong-state' });

    isRefused = false;
    expect(await reviveMovement(world.database, id, world.now())).toBe(true);
    for (let round = 0; round < 3; round += 1) await world.work();
    expect(world.provider.paymentsOf(order.orderId)[0]?.refundedCents).toBe(amountCents);
    expect(await reviveMovement(world.database, id, world.now())).toBe(false);
  });
});
