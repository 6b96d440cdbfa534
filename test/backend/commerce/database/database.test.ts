import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { isUniqueViolation } from '../../../../backend/database/is-unique-violation.ts';
import { migrate } from '../../../../backend/database/migrate.ts';
import { openDatabase } from '../../../../backend/database/open-database.ts';
import type { Database } from '../../../../backend/database/schema.ts';
import { makeUnitOfWork } from '../../../../backend/database/unit-of-work.ts';
import { clearStale } from '../../../../backend/cleanup-job.ts';

let folder: string;
let file: string;
let database: Kysely<Database>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commerce-db-'));
  file = join(folder, 'shop.db');
  database = openDatabase(file);
  await migrate(database);
});
afterEach(async () => {
  await database.destroy();
  await rm(folder, { recursive: true, force: true });
});

const put = (executor: Kysely<Database>, key: string, value = 'x') =>
  executor.insertInto('store_conf').values({ key, value }).execute();

const keysLike = async (prefix: string, reader: Kysely<Database> = database): Promise<string[]> => {
  const rows = await reader
    .selectFrom('store_conf')
    .select('key')
    .where('key', 'like', `${prefix}%`)
    .orderBy('key')
    .execute();
  return rows.map((row) => row.key);
};

test('[PLT-04] migrations run once', async () => {
  expect(await migrate(database)).toEqual([]);
});

test('[PLT-04] a schema that cannot be created completely leaves the database as it was', async () => {
  const other = openDatabase(join(folder, 'other.db'));
  const tables = async (): Promise<readonly string[]> =>
    (
      await sql<{ name: string }>`select name from sqlite_master where name not like '%kysely%'`.execute(other)
    ).rows.map(({ name }) => name);
  await sql`create table store (name text)`.execute(other);
  await expect(migrate(other)).rejects.toThrow('the tables could not be brought up to date');
  expect(await tables()).toEqual(['store']);
  await other.destroy();
});

test('[PLT-04] a commit is flushed to disk, and foreign keys hold', async () => {
  const pragma = async (name: string): Promise<unknown> =>
    Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database)).rows[0] ?? {})[0];
  expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual([
    'wal',
    2,
    1,
  ]);
  const orphan = { spot_name: 'none', content_name: '', position: 0, marketing_text: '', image_url: '', link_url: '' };
  await expect(database.insertInto('espot_content').values(orphan).execute()).rejects.toThrow('FOREIGN KEY');
});

test('[PLT-04] a read outside a transaction never sees uncommitted data', async () => {
  let seenInside: string[] = [];
  let seenOutside: string[] = ['?'];
  await database.transaction().execute(async (trx) => {
    await put(trx, 'iso-1');
    seenInside = await keysLike('iso-', trx);
    seenOutside = await keysLike('iso-');
  });
  expect([seenInside, seenOutside, await keysLike('iso-')]).toEqual([['iso-1'], [], ['iso-1']]);
});

test('[PLT-04] a read uses the connection that writes, unless a transaction is open', async () => {
  const changesSeen = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(database);
    return rows[0]?.count ?? -1;
  };
  await database.insertInto('store_conf').values({ key: 'connection', value: 'x' }).execute();
  expect(await changesSeen()).toBeGreaterThan(0);
  const during = await database.transaction().execute(() => changesSeen());
  expect(during).toBe(0);
});

test('[PLT-04] a failed transaction has no effect, and the next one can start', async () => {
  const failing = database.transaction().execute(async (trx) => {
    await put(trx, 'bad-1');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await put(database, 'bad-2');
  expect(await keysLike('bad-')).toEqual(['bad-2']);
});

test('[PLT-04] concurrent transactions take turns', async () => {
  const steps: string[] = [];
  const step = (name: string) =>
    database.transaction().execute(async (trx) => {
      steps.push(`${name} begins`);
      await put(trx, `turn-${name}`);
      await Promise.resolve();
      steps.push(`${name} ends`);
    });
  await Promise.all([step('a'), step('b'), step('c')]);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('[PLT-04] in a batch of jobs only the failing ones fail', async () => {
  const unitOfWork = makeUnitOfWork(database);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) =>
      unitOfWork.run(async (trx) => {
        await put(trx, `job-${String(index).padStart(2, '0')}`);
        if (index % 3 === 0) throw new Error(`job ${index}`);
        return index;
      }),
    ),
  );
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason)))).toEqual(
    Array.from({ length: 30 }, (_, index) => (index % 3 === 0 ? `Error: job ${index}` : index)),
  );
  expect(await keysLike('job-')).toHaveLength(20);
});

test('[PLT-04] jobs of requests that arrive together share one commit', async () => {
  const unitOfWork = makeUnitOfWork(database);
  const transactions = jest.spyOn(database, 'transaction');
  // Each immediate settles its promises before the next one, like requests that are read from sockets.
  const arrive = (index: number): Promise<unknown> =>
    new Promise((resolve) => {
      setImmediate(() => resolve(unitOfWork.run((trx) => put(trx, `together-${index}`))));
    });
  await Promise.all(Array.from({ length: 10 }, (_, index) => arrive(index)));
  expect(await keysLike('together-')).toHaveLength(10);
  expect(transactions).toHaveBeenCalledTimes(1);
});

test('[PLT-04] a job with a refused statement does not affect the others', async () => {
  const unitOfWork = makeUnitOfWork(database);
  const jobs = ['same', 'other', 'same', 'third'].map((name) => unitOfWork.run((trx) => put(trx, `dup-${name}`)));
  const outcomes = await Promise.allSettled(jobs);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  const refused = outcomes[2];
  expect(refused?.status === 'rejected' && isUniqueViolation(refused.reason)).toBe(true);
  expect(await keysLike('dup-')).toEqual(['dup-other', 'dup-same', 'dup-third']);
});

test('[PLT-04] resolves only after the commit, as seen from another connection', async () => {
  const unitOfWork = makeUnitOfWork(database);
  const other = openDatabase(file);
  try {
    const seen = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        await unitOfWork.run((trx) => put(trx, `ack-${index}`));
        return (await keysLike(`ack-${index}`, other)).length;
      }),
    );
    expect(seen).toEqual(Array.from({ length: 10 }, () => 1));
  } finally {
    await other.destroy();
  }
});

test('[PLT-04] ids of each kind have their own range and are never reused', async () => {
  const guest = { kind: 'G', personalization_id: 'x', created_at: 0 };
  const insert = async (): Promise<number> =>
    (await database.insertInto('shopper').values(guest).returning('shopper_id').executeTakeFirstOrThrow()).shopper_id;
  const first = await insert();
  await database.deleteFrom('shopper').where('shopper_id', '=', first).execute();
  expect([first, await insert()]).toEqual([700001, 700002]);
});

test('[PLT-04] the cleanup job removes unreachable rows and nothing else', async () => {
  const DAY = 24 * 60 * 60_000;
  const now = 100 * DAY;
  const add = async (kind: string, age: number, seen?: number, status = 'P'): Promise<number> => {
    const created_at = now - age * DAY;
    const values = {
      kind,
      personalization_id: 'x',
      created_at,
      logon_id: kind === 'R' ? `r${age}@example.test` : null,
    };
    const { shopper_id } = await database
      .insertInto('shopper')
      .values(values)
      .returning('shopper_id')
      .executeTakeFirstOrThrow();
    await database.insertInto('orders').values({ shopper_id, status, created_at, updated_at: created_at }).execute();
    if (seen === undefined) return shopper_id;
    const hash = String(shopper_id);
    const hashes = { activity_hash: `a${hash}`, trusted_hash: `t${hash}`, persistent_hash: `p${hash}` };
    const times = { created_at, last_seen_at: now - seen * DAY, expires_at: null, ended_at: null };
    await database
      .insertInto('session')
      .values({ session_id: hash, shopper_id, ...hashes, ...times, remember_me: 0 })
      .execute();
    return shopper_id;
  };
  const lost = await add('G', 60, 40);
  const kept = [await add('G', 60, 5), await add('G', 2), await add('R', 60, 40), await add('G', 60, 40, 'S')];
  await clearStale(database, now);
  const left = (await database.selectFrom('shopper').select('shopper_id').orderBy('shopper_id').execute()).map(
    (row) => row.shopper_id,
  );
  expect(left).toEqual(kept);
  expect(left).not.toContain(lost);
  expect(await database.selectFrom('orders').selectAll().execute()).toHaveLength(4);
  expect((await database.selectFrom('session').select('session_id').execute()).map((row) => row.session_id)).toEqual([
    String(kept[0]),
  ]);
});

test('[SRC-08] the cleanup job keeps search events for ninety days', async () => {
  const now = Date.UTC(2030, 0, 1);
  const happened = (id: string, days: number) => ({
    id,
    received_at: new Date(now - days * 86_400_000).toISOString(),
    action: 'search_submit',
    client_id: 'c',
    session_number: 1,
    user_id: null,
    term: 'dog',
    item_id: null,
    details: '{}',
    bytes: 2,
  });
  await database
    .insertInto('search_event')
    .values([happened('old', 91), happened('young', 89)])
    .execute();
  await clearStale(database, now);
  expect(await database.selectFrom('search_event').select('id').execute()).toEqual([{ id: 'young' }]);
});

test('[PLT-04] the cleanup job yields to other requests, however much there is to remove', async () => {
  const before = { created_at: 0, last_seen_at: 0, expires_at: null, ended_at: null, remember_me: 0 };
  await database.transaction().execute(async (trx) => {
    for (let number = 1; number <= 500; number += 1) {
      const guest = { kind: 'G', personalization_id: 'x', created_at: 0 };
      const { shopper_id } = await trx
        .insertInto('shopper')
        .values(guest)
        .returning('shopper_id')
        .executeTakeFirstOrThrow();
      const hashes = { activity_hash: `a${number}`, trusted_hash: `t${number}`, persistent_hash: `p${number}` };
      await trx
        .insertInto('session')
        .values({ session_id: String(number), shopper_id, ...hashes, ...before })
        .execute();
    }
  });
  let finished = false;
  const clearing = clearStale(database, Date.UTC(2030, 0, 1)).finally(() => {
    finished = true;
  });
  let turns = 0;
  while (!finished) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    turns += 1;
  }
  await clearing;
  expect(turns).toBeGreaterThan(5);
  expect(await database.selectFrom('shopper').select('shopper_id').execute()).toEqual([]);
  expect(await database.selectFrom('session').select('session_id').execute()).toEqual([]);
});
