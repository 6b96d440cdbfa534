import { clearStale } from '../../../../backend/cleanup-job.ts';
import { registration, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

const DAY = 24 * 60 * 60_000;

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend({ outbox: true });
});
afterAll(() => backend.close());

const put = (recipient: string, subject: string, body: string): Promise<unknown> =>
  backend.database
    .insertInto('mail')
    .values({ kind: 'welcome', recipient, subject, body, queued_at: backend.now() })
    .execute();

test('[REG-02] the outbox shows sent mail, newest first', async () => {
  const browser = backend.browser();
  expect((await browser.get('/dev/outbox')).text).toContain('No mail has been sent yet.');
  await browser.post('person', registration('first@example.test'));
  await browser.post('person', registration('second@example.test'));
  const { body, headers } = await browser.get('/dev/outbox.json');
  expect(headers['cache-control']).toBe('no-store');
  expect(body.mails.map((mail: { to: string }) => mail.to)).toEqual(['second@example.test', 'first@example.test']);
  expect(body.mails[0]).toEqual({
    id: expect.stringMatching(/^\d+$/),
    to: 'second@example.test',
    subject: 'Welcome! Your account is ready',
    text: expect.stringContaining('Hello Robin,'),
    time: new Date(backend.now()).toISOString(),
  });
  const page = await browser.get('/dev/outbox');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.text.indexOf('second@example.test')).toBeLessThan(page.text.indexOf('first@example.test'));
});

test('[PLT-04] the outbox page runs no script and shows mail as text', async () => {
  await put('"><img src=x onerror=alert(1)>@example.test', '<script>alert(1)</script>', "</pre><iframe src='x'>&amp;");
  const { text, headers } = await backend.browser().get('/dev/outbox');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
  );
  expect(String(headers['content-security-policy'])).not.toMatch(/script-src|unsafe/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(text).not.toMatch(/<script|<img|<iframe/i);
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).toContain('&amp;amp;');
});

test('[ORD-03] the outbox shows a mail as HTML readers do, with pictures of the shop only and no script', async () => {
  await put('html@example.test', 'A <b>mail</b>', 'Hello\n\n![](</images/x.jpg>)\n\n<script>alert(1)</script>');
  const { body } = await backend.browser().get('/dev/outbox.json');
  const { text, headers } = await backend.browser().get(`/dev/outbox?mail=${body.mails[0].id}`);
  expect(text).toContain('<title>A &lt;b&gt;mail&lt;/b&gt;</title>');
  expect(text).toContain('<img src="/images/x.jpg" alt=""');
  expect(text).not.toContain('<script');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(headers['cache-control']).toBe('no-store');
});

test.each(['0', '999999', 'x', '1e9'])('[PLT-04] the outbox has no mail %s', async (id) => {
  expect((await backend.browser().get(`/dev/outbox?mail=${id}`)).status).toBe(404);
});

test('[PLT-04] the outbox shows fifty mails at most', async () => {
  for (let index = 0; index < 60; index += 1) await put('many@example.test', `Mail ${index}`, 'text');
  const { body } = await backend.browser().get('/dev/outbox.json');
  expect(body.mails).toHaveLength(50);
  expect(body.mails[0].subject).toBe('Mail 59');
});

test('[PLT-04] mail is kept for seven days, and so are the jobs of mail that was not sent', async () => {
  const left = async (): Promise<number> => (await backend.database.selectFrom('mail').selectAll().execute()).length;
  const waiting = async (): Promise<number> =>
    (await backend.database.selectFrom('job').select('job_id').where('kind', '=', 'mail').execute()).length;
  const before = await left();
  await clearStale(backend.database, backend.now() + 7 * DAY);
  expect(await left()).toBe(before);
  expect(await waiting()).toBeGreaterThan(0);
  await clearStale(backend.database, backend.now() + 7 * DAY + 1);
  expect([await left(), await waiting()]).toEqual([0, 0]);
});

test.each([
  '/dev/outbox',
  '/dev/outbox.json',
  '/dev/google',
  '/dev/google/keys',
  '/dev/google/done',
  '/dev/google/done.js',
])('[PLT-04] %s does not exist unless it is enabled', async (path) => {
  const closed = await startBackend();
  try {
    expect((await closed.browser().get(path)).status).toBe(404);
  } finally {
    await closed.close();
  }
});
