import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AuthoriseRequest } from '../../../backend/payments/payment-provider.ts';
import { StripePaymentProvider } from '../../../backend/payments/stripe/stripe-payment-provider.ts';

const ROOT = join(__dirname, '..', '..', '..');
const SECRET_KEY = 'sk_test_of_the_double';
const ROUNDS = 3;
const REQUESTS = 60;

const running = new Set<ChildProcess>();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payments-crash-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const start = async (): Promise<{ readonly child: ChildProcess; readonly origin: string }> => {
  const file = join(ROOT, 'test', 'backend', 'payments', 'support', 'double-process.ts');
  const child = fork(file, [join(folder, 'payments.db'), SECRET_KEY], {
    cwd: ROOT,
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [port] = (await once(child, 'message')) as [number];
  return { child, origin: `http://127.0.0.1:${port}` };
};

const providerAt = (origin: string): StripePaymentProvider =>
  new StripePaymentProvider({
    secretKey: SECRET_KEY,
    origin,
    webhookSecret: '',
    timeoutMs: 10_000,
    clock: Date.now,
    log: { warn: () => undefined },
  });

const requestWith = (value: string, token: string): AuthoriseRequest => ({
  key: { value, issuedAt: Date.now() },
  orderReference: value,
  amountCents: 8000,
  currency: 'usd',
  method: { kind: 'card', token },
  returnUrl: 'https://shop.example/checkout/return',
  savesMethod: false,
});

const tokenAt = async (origin: string): Promise<string> => {
  const response = await fetch(`${origin}/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ number: '4242424242424242', expiryMonth: 12, expiryYear: 2090, securityCode: '123' }),
  });
  return ((await response.json()) as { token: string }).token;
};

/** Sends requests at once, and kills the process after some of them have been answered. */
const killAmid = async (round: number): Promise<readonly AuthoriseRequest[]> => {
  const { child, origin } = await start();
  const tokens = await Promise.all(Array.from({ length: REQUESTS }, () => tokenAt(origin)));
  const provider = providerAt(origin);
  const requests = tokens.map((token, at) => requestWith(`crash:${round}:${at}`, token));
  const ended = once(child, 'exit');
  let answered = 0;
  await Promise.all(
    requests.map(async (request) => {
      await provider.authorise(request);
      answered += 1;
      if (answered === 10 * (round + 1)) child.kill('SIGKILL');
    }),
  );
  await ended;
  return requests;
};

/** How many payments the file has for each key. */
const paymentsByKey = (): ReadonlyMap<string, number> => {
  const database = new DatabaseSync(join(folder, 'payments.db'), { readOnly: true });
  const rows = database.prepare("select parent, count(*) as n from object where kind = 'intent' group by parent").all();
  database.close();
  return new Map(rows.map(({ parent, n }) => [String(parent), Number(n)]));
};

test('[PAY-01] [PAY-03] [ORD-01] after kill -9 amid authorisations, each key has one payment or none, and a look-up leaves one', async () => {
  const sent: AuthoriseRequest[] = [];
  for (let round = 0; round < ROUNDS; round += 1) sent.push(...(await killAmid(round)));
  const afterCrash = paymentsByKey();
  expect(sent.filter(({ key }) => (afterCrash.get(key.value) ?? 0) > 1)).toEqual([]);
  expect(afterCrash.size).toBeGreaterThanOrEqual(10);

  const { child, origin } = await start();
  const provider = providerAt(origin);
  const kinds = await Promise.all(sent.map(async (request) => (await provider.lookUp(request)).kind));
  expect(new Set(kinds)).toEqual(new Set(['authorised']));
  expect(new Set(paymentsByKey().values())).toEqual(new Set([1]));
  expect(paymentsByKey().size).toBe(sent.length);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
});
