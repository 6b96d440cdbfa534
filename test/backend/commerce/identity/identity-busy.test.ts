import { join } from 'node:path';
import { readdir } from 'node:fs/promises';
import { openSqlite } from '../../../../backend/database/sqlite-connection.ts';
import { startBackend, registration, type BackendUnderTest } from '../support/backend-under-test.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

test('[PLT-04] gets 503 with the time to retry while another process locks the database, and works afterwards', async () => {
  const file = (await readdir(backend.dataFolder)).find((name) => name.endsWith('.db')) ?? '';
  const other = openSqlite(join(backend.dataFolder, file), { readOnly: false, busyTimeoutMs: 0 });
  try {
    other.exec('BEGIN IMMEDIATE');
    const response = await backend.browser().post('person', registration('busy@example.test'));
    expect([response.status, response.error.key, response.headers['retry-after']]).toEqual([503, '_ERR_BUSY', '2']);
    expect(response.error.message).toBe('We’re busy right now. Nothing was changed. Please try again in a moment.');
    expect(response.body.errors[0].correlationIdentifier).toMatch(/^[\da-f-]{36}$/);
    other.exec('ROLLBACK');
  } finally {
    other.close();
  }
  expect((await backend.browser().post('person', registration('busy@example.test'))).status).toBe(201);
});

test('[PLT-04] reference numbers of failed requests are unique', async () => {
  const broken = await startBackend();
  try {
    await broken.database.schema.dropTable('session').execute();
    const fail = (who: number) => broken.browser().post('person', registration(`failing${who}@example.test`));
    const responses = await Promise.all([1, 2, 3].map(fail));
    await broken.restart();
    responses.push(await fail(4));
    const references = responses.map((response) => response.body.errors[0].correlationIdentifier);
    expect(responses.map((response) => response.status)).toEqual([500, 500, 500, 500]);
    expect(new Set(references).size).toBe(4);
  } finally {
    await broken.close();
  }
});
