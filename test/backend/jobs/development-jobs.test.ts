import { makeUnitOfWork } from '../../../backend/database/unit-of-work.ts';
import type { NewJob } from '../../../backend/jobs/job-queue.ts';
import { startBackend, type BackendUnderTest } from '../commerce/support/backend-under-test.ts';

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend({ outbox: true });
});
afterEach(() => backend.close());

const add = (job: Partial<NewJob> = {}): Promise<boolean> =>
  makeUnitOfWork(backend.database).run((trx) =>
    backend.app.backgroundJobs.queue.enqueue(trx, { kind: 'release', body: {}, now: backend.now(), ...job }),
  );

const addDead = async (problem = 'the provider refused'): Promise<number> => {
  await add({ orderId: 900_017 });
  const { queue } = backend.app.backgroundJobs;
  const [job] = await queue.lease('release', { now: backend.now(), leaseMs: 1, most: 1 });
  if (job === undefined) throw new Error('no job was due');
  await queue.finish(job, { kind: 'dead', at: backend.now(), problem });
  return job.id;
};

const show = async (): Promise<string> => (await backend.browser().get('/dev/jobs')).text;

const tryAgain = (id: string, headers: Readonly<Record<string, string>> = {}) =>
  backend.app.inject({
    method: 'POST',
    url: `/dev/jobs/${id}/again`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  });

describe('[GRW-03] /dev/jobs', () => {
  test('shows what waits, what failed with its problem, and what is dead', async () => {
    expect(await show()).toContain('No background work is due.');
    const id = await addDead();
    await add({ kind: 'webhook', runAt: backend.now() + 1 });
    const page = await show();
    expect(page).toContain(`release, job ${id}, order 900017`);
    expect(page).toContain('Problem: the provider refused');
    expect(page).toContain('<h2>Waiting</h2>');
    expect(page).toContain('<ul><li>release: 1 dead</li></ul>');
  });

  test('says that mail waits in a shop without a mail server', async () => {
    await add({ kind: 'mail' });
    expect(await show()).toContain('<li>mail: 1 waiting (not done by this process)</li>');
  });

  test('has a button that makes a dead letter due again', async () => {
    const id = await addDead();
    expect(await show()).toContain(`action="/dev/jobs/${id}/again"`);
    const { statusCode, headers } = await tryAgain(String(id));
    expect([statusCode, headers.location]).toEqual([303, '/dev/jobs']);
    expect(await backend.app.backgroundJobs.queue.count(backend.now())).toEqual([
      { kind: 'release', state: 'waiting', count: 1 },
    ]);
    // The attempt is gone, so there is nothing to release.
    await backend.app.backgroundJobs.round();
    expect(await backend.app.backgroundJobs.queue.count(backend.now())).toEqual([]);
  });

  test('shows a problem as text', async () => {
    await addDead('<script>alert(1)</script>');
    expect(await show()).not.toContain('<script>');
    expect(await show()).toContain('&lt;script&gt;');
  });

  test('refuses forms of other sites and numbers that are none, and changes nothing', async () => {
    const id = await addDead();
    expect((await tryAgain(String(id), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    for (const wrong of ['x', '1e3', '-1', '9'.repeat(20), '%00']) {
      expect([wrong, (await tryAgain(wrong)).statusCode]).toEqual([wrong, 400]);
    }
    expect((await tryAgain('999')).statusCode).toBe(303);
    expect(await backend.app.backgroundJobs.queue.list('dead', backend.now(), 10)).toHaveLength(1);
  });

  test('does not exist unless it is enabled', async () => {
    const closed = await startBackend();
    try {
      expect((await closed.browser().get('/dev/jobs')).status).toBe(404);
    } finally {
      await closed.close();
    }
  });
});

test('[GRW-03] readiness counts background work by kind and state', async () => {
  await addDead();
  await add({ kind: 'webhook' });
  expect((await backend.browser().get('/readyz')).body).toMatchObject({
    jobs: [
      { kind: 'release', state: 'dead', count: 1 },
      { kind: 'webhook', state: 'waiting', count: 1 },
    ],
    orders: { waiting: 1, deadLetters: 1 },
  });
});
