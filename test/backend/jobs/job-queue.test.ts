import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { migrate } from '../../../backend/database/migrate.ts';
import { openDatabase } from '../../../backend/database/open-database.ts';
import type { Database } from '../../../backend/database/schema.ts';
import { makeJobQueue } from '../../../backend/jobs/database-job-queue.ts';
import { jobQueueContract } from '../../contracts/job-queue.contract.ts';

let open: Kysely<Database>[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobs-'));
});
afterEach(async () => {
  await Promise.all(open.map((database) => database.destroy()));
  open = [];
  await rm(folder, { recursive: true, force: true });
});

const openFile = (file: string): Kysely<Database> => {
  const database = openDatabase(file);
  open.push(database);
  return database;
};

jobQueueContract('the table of one process', async () => {
  const database = openFile(':memory:');
  await migrate(database);
  const queue = makeJobQueue(database);
  return { database, queue, other: queue };
});

jobQueueContract('the table of two processes', async () => {
  const file = join(folder, 'shop.db');
  const database = openFile(file);
  await migrate(database);
  return { database, queue: makeJobQueue(database), other: makeJobQueue(openFile(file)) };
});

test('[GRW-03] a database of an earlier version keeps its messages and its unsent mail as jobs', async () => {
  const database = openFile(join(folder, 'older.db'));
  await migrate(database, '207-payment-end');
  await sql`insert into outbox (kind, order_id, body, queued_at, attempts, next_try_at, dead_at, problem)
    values ('webhook', 5, '{"type":"order.placed"}', 1, 80, 2, 3, 'the report was not accepted')`.execute(database);
  await sql`insert into mail (kind, recipient, subject, body, queued_at, sent_at, attempts, next_try_at) values
    ('welcome', 'robin@example.test', 'Hello', 'sealed', 1, null, 200, 90), ('welcome', '', '', '', 1, null, 0, 0),
    ('welcome', 'pat@example.test', 'Hello', '', 1, 2, 0, 0)`.execute(database);
  await migrate(database);
  const queue = makeJobQueue(database);
  expect(await queue.list('dead', 100, 10)).toMatchObject([
    { kind: 'webhook', orderId: 5, attempts: 80, problem: 'the report was not accepted' },
  ]);
  const [mail] = await queue.lease('mail', { now: 90, leaseMs: 1, most: 10 });
  expect(mail).toMatchObject({ attempts: 1, body: '{"mailId":1}' });
  expect(await queue.lease('discarded-mail', { now: 90, leaseMs: 1, most: 10 })).toMatchObject([
    { body: '{"mailId":2}' },
  ]);
  expect(await queue.count(100)).toHaveLength(3);
});
