import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { migrate } from '../../../backend/database/migrate.ts';
import { openDatabase } from '../../../backend/database/open-database.ts';
import type { Database } from '../../../backend/database/schema.ts';
import { makeBoundedRows } from '../../../backend/limits/bounded-rows.ts';
import { makeWorkLog } from '../commerce/support/work-log.ts';

const KEPT_MS = 1_000;

let database: Kysely<Database>;
beforeEach(async () => {
  database = openDatabase(':memory:');
  await migrate(database);
});
afterEach(() => database.destroy());

const bounded = (maxRows: number) =>
  makeBoundedRows({ table: 'audit_event', key: 'id', time: 'at', maxRows, keepMs: KEPT_MS });

const event = (at: number) => ({
  at,
  kind: 'sign-in',
  outcome: 'failed',
  shopper_id: null,
  subject_hash: null,
  address_hash: '',
});

const add = (rows: number, at: number, executor: Kysely<Database> = database) =>
  executor
    .insertInto('audit_event')
    .values(Array.from({ length: rows }, () => event(at)))
    .execute();

const rowsOf = async (): Promise<number> => {
  const { rows } = await sql<{ held: number }>`select count(*) as held from audit_event`.execute(database);
  return rows[0]?.held ?? 0;
};

const keptCount = async (): Promise<number | undefined> =>
  (await database.selectFrom('row_count').select('held').where('table_name', '=', 'audit_event').executeTakeFirst())
    ?.held;

/** Writes one row. Returns whether there was room. */
const write = (maxRows: number, now: number): Promise<boolean> =>
  database.transaction().execute(async (trx) => {
    const hasRoom = await bounded(maxRows).makeRoom(trx, 1, now);
    if (hasRoom) await add(1, now, trx);
    return hasRoom;
  });

test('[PLT-04] a write to a full table runs two statements and does not count the table', async () => {
  await add(50, 0);
  const work = makeWorkLog();
  const rows = bounded(50);
  const makeRoom = (now: number) => () =>
    database
      .withPlugin(work.plugin)
      .transaction()
      .execute((trx) => rows.makeRoom(trx, 1, now));
  for (const now of [0, KEPT_MS, KEPT_MS + 1]) {
    const statements = await work.of(makeRoom(now));
    expect(statements).toHaveLength(2);
    expect(statements.join(' ')).not.toMatch(/count\(/);
  }
});

test('[PLT-04] reads the oldest rows from the index on their time', async () => {
  const { rows } = await sql<{ detail: string }>`explain query plan delete from audit_event where id in
    (select id from audit_event where at < ${1} order by at limit ${500})`.execute(database);
  const plan = rows.map(({ detail }) => detail).join('\n');
  expect(plan).toMatch(/SEARCH audit_event USING COVERING INDEX \w+ \(at<\?\)/);
  expect(plan).not.toMatch(/SCAN audit_event|TEMP B-TREE/);
});

test('[PLT-04] the stored count equals the number of rows, also after rollbacks and removals by others', async () => {
  const step = fc.record({
    kind: fc.constantFrom('add', 'remove', 'add and roll back'),
    rows: fc.integer({ min: 1, max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const { kind, rows } of steps) {
        const oldest = database.selectFrom('audit_event').select('id').limit(rows);
        if (kind === 'add') await add(rows, 0);
        else if (kind === 'remove') await database.deleteFrom('audit_event').where('id', 'in', oldest).execute();
        else {
          const rolledBack = database.transaction().execute(async (trx) => {
            await add(rows, 0, trx);
            throw new Error('rolled back');
          });
          await expect(rolledBack).rejects.toThrow('rolled back');
        }
        expect(await keptCount()).toBe(await rowsOf());
      }
    }),
    { numRuns: 50 },
  );
});

test('[PLT-04] a table never exceeds its limit, in any order of inserts and ages', async () => {
  const pauses = fc.array(fc.integer({ min: 0, max: KEPT_MS }), { minLength: 20, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(pauses, async (steps) => {
      let now = 0;
      await database.deleteFrom('audit_event').execute();
      for (const pause of steps) {
        now += pause;
        const before = await rowsOf();
        const youngest = await database
          .selectFrom('audit_event')
          .select('at')
          .where('at', '>=', now - KEPT_MS)
          .execute();
        const hasRoom = await write(10, now);
        expect(hasRoom).toBe(before < 10 || youngest.length < 10);
        expect(await rowsOf()).toBeLessThanOrEqual(10);
      }
    }),
    { numRuns: 30 },
  );
});

test('[PLT-04] a table above its limit shrinks by 500 rows with each write until there is room', async () => {
  await add(1_200, 0);
  const responses = [];
  for (let time = 0; time < 4; time += 1) responses.push([await write(100, KEPT_MS + 1), await rowsOf()]);
  expect(responses).toEqual([
    [false, 699],
    [false, 198],
    [true, 1],
    [true, 2],
  ]);
});
