import { sql, type Kysely } from 'kysely';
import { migrate } from '../../../../backend/database/migrate.ts';
import { openDatabase } from '../../../../backend/database/open-database.ts';
import type { Database } from '../../../../backend/database/schema.ts';

let database: Kysely<Database>;
beforeEach(async () => {
  database = openDatabase(':memory:');
  await migrate(database, '390-discount-shares');
  await sql`pragma foreign_keys = off`.execute(database);
});
afterEach(() => database.destroy());

const addPayment = async (orderId: number, kind: 'card' | 'paypal', capturedCents: number): Promise<void> => {
  await sql`insert into order_payment (order_id, provider_payment_id, kind, brand, last_four, authorised_cents,
    captured_cents) values (${orderId}, ${`payment-${orderId}`}, ${kind}, '', '', 5000, ${capturedCents})`.execute(
    database,
  );
};

interface Operation {
  readonly kind: 'capture' | 'cancel';
  readonly cents: number;
  readonly doneAt: number | null;
  readonly deadAt: number | null;
}

const DONE: Operation = { kind: 'capture', cents: 2000, doneAt: 2, deadAt: null };

const addOperation = async (orderId: number, { kind, cents, doneAt, deadAt }: Operation): Promise<void> => {
  await sql`insert into payment_operation (operation_key, order_id, kind, amount_cents, before_cents, issued_at,
    next_try_at, done_at, dead_at) values (${`key-${orderId}`}, ${orderId}, ${kind}, ${cents}, 0, 1, 1, ${doneAt},
    ${deadAt})`.execute(database);
};

/** The orders whose payment is captured once, after the update. */
const capturedOnce = async (): Promise<readonly number[]> => {
  await migrate(database);
  const rows = await database
    .selectFrom('order_payment')
    .select('order_id')
    .where('is_captured_once', '=', 1)
    .orderBy('order_id')
    .execute();
  return rows.map(({ order_id }) => order_id);
};

test('[PAY-06] [PLT-04] an update knows of orders placed before which payments are captured once', async () => {
  await addPayment(1, 'paypal', 0);
  await addPayment(2, 'card', 0);
  await addOperation(2, DONE);
  expect(await capturedOnce()).toEqual([1, 2]);
});

test.each([
  ['was carried out and took money', 2000, DONE],
  ['was not carried out yet', 0, { ...DONE, doneAt: null }],
  ['was given up', 0, { ...DONE, doneAt: null, deadAt: 2 }],
  ['was reported as failed later', 0, { ...DONE, deadAt: 3 }],
  ['is of nothing', 0, { ...DONE, cents: 0 }],
  ['is a release', 0, { ...DONE, kind: 'cancel' }],
] as const)('[PAY-06] [PLT-04] an update tells nothing from a movement that %s', async (_case, cents, operation) => {
  await addPayment(1, 'card', cents);
  await addOperation(1, operation);
  await addPayment(2, 'card', 0);
  expect(await capturedOnce()).toEqual([]);
});
