import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeUnitOfWork } from '../../../../backend/database/unit-of-work.ts';
import { makeJobQueue } from '../../../../backend/jobs/database-job-queue.ts';
import { makeJobWorker } from '../../../../backend/jobs/job-worker.ts';
import { LEASE_MS, makeSendMail } from '../../../../backend/mail/deliver-mail.ts';
import { makeMailTransport, type MailTransport } from '../../../../backend/mail/mail-transport.ts';
import { makeMailer, makeMailSealer } from '../../../../backend/mail/mailer.ts';
import { SERVER_SECRET, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import { mailedCode } from '../support/outbox.ts';
import { startStubSmtpServer, type StubSmtpServer } from '../support/stub-smtp-server.ts';

const FROM = 'Pet Shop <shop@shop.example>';
const EMAIL = 'robin@example.test';

let backend: BackendUnderTest;
let server: StubSmtpServer;
let warnings: unknown[];
beforeEach(async () => {
  [backend, server] = await Promise.all([startBackend({ outbox: true }), startStubSmtpServer()]);
  warnings = [];
  await (await backend.registered(EMAIL)).signOut();
});
afterEach(() => Promise.all([backend.close(), server.close()]));

const smtp = (): MailTransport =>
  makeMailTransport({
    kind: 'smtp',
    host: '127.0.0.1',
    port: server.port,
    isTls: false,
    user: '',
    password: '',
    from: FROM,
  });

const sealer = makeMailSealer(SERVER_SECRET);

/** Delivers the mail that is due, as a process does that has this transport. */
const deliver = (transport: MailTransport): Promise<void> => {
  const { database, now: clock } = backend;
  const log = {
    warn: (facts: unknown) => void warnings.push(facts),
    error: (facts: unknown) => void warnings.push(facts),
  };
  const handlers = { mail: makeSendMail({ database, transport, sealer, clock }) };
  return makeJobWorker({ queue: makeJobQueue(database), handlers, clock, log }).round();
};

const askCode = () => backend.browser().put('person/@self', { logonId: EMAIL, resetPassword: 'true' });

const kept = () => backend.database.selectFrom('mail').selectAll().orderBy('mail_id').execute();

test('[PLT-04] sends mail to the server once and deletes its text', async () => {
  await askCode();
  const code = await mailedCode(backend.database, EMAIL);
  await deliver(smtp());
  await deliver(smtp());
  expect(server.messages).toHaveLength(2);
  expect(server.messages[1]).toMatch(
    new RegExp(`From: Pet Shop <shop@shop.example>[^]*To: ${EMAIL}[^]*\\r\\n${code}\\r\\n`),
  );
  expect((await kept()).map(({ body, sent_at }) => [body, sent_at])).toEqual([
    ['', backend.now()],
    ['', backend.now()],
  ]);
  expect((await backend.browser().get('/dev/outbox')).text).toContain('Its text isn’t kept');
});

/** Queues this many more mails. */
const queueMore = (count: number): Promise<void> =>
  makeUnitOfWork(backend.database).run(async (trx) => {
    const mailer = makeMailer(sealer, backend.now, { name: 'Petco', pageOrigin: undefined });
    for (let index = 0; index < count; index += 1) {
      const mail = {
        kind: 'order-placed' as const,
        to: `pat.${index}@example.test`,
        subject: `mail ${index}`,
        markdown: 'x',
        why: 'You asked.',
      };
      await mailer.queue(trx, mail);
    }
  });

/** A promise with its function to resolve it. */
const signal = () => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};

/** A transport that holds every mail until it is told to go on. `began` resolves with the first one. */
const heldTransport = () => {
  const taken: string[] = [];
  const began = signal();
  const held = signal();
  const transport: MailTransport = {
    destination: 'a test',
    send: ({ to }) => {
      taken.push(to);
      began.resolve();
      return held.promise;
    },
  };
  return { transport, taken, began: began.promise, goOn: held.resolve };
};

test('[PLT-04] several processes that deliver at once send each mail once', async () => {
  await queueMore(30);
  const sent: string[] = [];
  const transport: MailTransport = {
    destination: 'a test',
    send: async ({ to }) => {
      sent.push(to);
      // Lets the others go on in the middle of a sending.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    },
  };
  await Promise.all([deliver(transport), deliver(transport), deliver(transport)]);
  expect([sent.length, new Set(sent).size]).toEqual([31, 31]);
  expect((await kept()).every(({ sent_at, body }) => sent_at !== null && body === '')).toBe(true);
});

test('[PLT-04] a mail that is being sent is not due for others until its lease has ended, as after a crash', async () => {
  const [first, second] = [heldTransport(), heldTransport()];
  const sending = deliver(first.transport);
  await first.began;
  backend.advance(LEASE_MS - 1);
  await deliver(second.transport);
  expect(second.taken).toEqual([]);
  backend.advance(1);
  const again = deliver(second.transport);
  await second.began;
  first.goOn();
  second.goOn();
  await Promise.all([sending, again]);
  expect([first.taken, second.taken]).toEqual([[EMAIL], [EMAIL]]);
  expect((await kept()).map(({ sent_at }) => sent_at)).toEqual([backend.now()]);
});

test('[PLT-04] retries refused mail later and logs no personal data', async () => {
  server.refuses('451 later, robin@example.test');
  await deliver(smtp());
  await deliver(smtp());
  expect(server.messages).toEqual([]);
  expect(warnings).toEqual([
    { job: 'mail', id: expect.any(Number), orderId: null, attempts: 1, problem: expect.stringMatching(/: EENVELOPE$/) },
  ]);
  server.refuses(undefined);
  backend.advance(15_000);
  await deliver(smtp());
  expect(server.messages).toHaveLength(1);
});

test('[PLT-04] sends nothing unencrypted to a remote mail server', async () => {
  const plain = makeMailTransport({
    kind: 'smtp',
    host: 'localhost.',
    port: server.port,
    isTls: false,
    user: '',
    password: '',
    from: FROM,
  });
  await deliver(plain);
  expect(server.messages).toEqual([]);
  expect(warnings).toHaveLength(1);
});

test('[PLT-04] writes mail as complete files that only the owner can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  try {
    await deliver(makeMailTransport({ kind: 'folder', folder: join(folder, 'out'), from: FROM }));
    const files = await readdir(join(folder, 'out'));
    expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
    const file = join(folder, 'out', String(files[0]));
    expect(await readFile(file, 'utf8')).toMatch(/Subject: Welcome! Your account is ready[^]*Hello Robin,/);
    expect((await stat(file)).mode & 0o077).toBe(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('[PLT-04] the database contains no plain code or text of a mail', async () => {
  await askCode();
  const code = await mailedCode(backend.database, EMAIL);
  const rows = await kept();
  expect(rows.map(({ body }) => body.startsWith('sealed.1.'))).toEqual([true, true]);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(await backend.database.selectFrom('reset_code').selectAll().execute())).not.toContain(code);
});

test('[PLT-04] a mail that cannot be decrypted does not block the others', async () => {
  await askCode();
  const first = (await kept())[0]?.mail_id ?? 0;
  const other = makeMailSealer('another secret of at least thirty-two characters');
  await backend.database
    .updateTable('mail')
    .set({ body: other.seal('a text') })
    .where('mail_id', '=', first)
    .execute();
  await deliver(smtp());
  expect(server.messages).toHaveLength(1);
  expect((await kept()).map(({ sent_at }) => sent_at)).toEqual([null, backend.now()]);
  expect(await makeJobQueue(backend.database).count(backend.now())).toEqual([
    { kind: 'mail', state: 'failed', count: 1 },
  ]);
  expect(warnings).toHaveLength(1);
});

const requestCodeForUnknownAccount = (name: number) =>
  backend.browser().put('person/@self', { logonId: `nobody${name}@example.test`, resetPassword: 'true' });

test('[MOD-04] mail for an unknown account is never sent or shown, and is removed', async () => {
  await requestCodeForUnknownAccount(1);
  expect((await kept()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['welcome', EMAIL],
    ['password-code', ''],
  ]);
  expect((await backend.browser().get('/dev/outbox.json')).body.mails).toHaveLength(1);
  await deliver(smtp());
  expect(server.messages).toHaveLength(1);
  await backend.app.backgroundJobs.round();
  expect((await kept()).map(({ recipient }) => recipient)).toEqual([EMAIL]);
});

test('[PLT-04] a mail that was sent by a process that ended before it could say so is not sent again', async () => {
  await deliver(smtp());
  await backend.database.updateTable('job').set({ done_at: null, leased_until: 0 }).execute();
  await deliver(smtp());
  expect(server.messages).toHaveLength(1);
  expect(await makeJobQueue(backend.database).count(backend.now())).toEqual([]);
});

test('[PLT-04] an address above the limit of codes causes no more mail, whether accounts exist or not', async () => {
  const limited = await startBackend({ resetLimit: 3 });
  try {
    for (let time = 0; time < 6; time += 1) {
      const logonId = `nobody${time}@example.test`;
      await limited.browser().put('person/@self', { logonId, resetPassword: 'true' });
    }
    expect(await limited.database.selectFrom('mail').selectAll().execute()).toHaveLength(3);
  } finally {
    await limited.close();
  }
});
