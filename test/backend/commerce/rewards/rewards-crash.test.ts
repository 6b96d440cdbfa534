import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registration } from '../support/backend-under-test.ts';
import { application } from '../support/members.ts';

const ROOT = join(__dirname, '..', '..', '..', '..');

const running = new Set<ChildProcess>();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rewards-crash-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const start = async (): Promise<{ readonly child: ChildProcess; readonly origin: string }> => {
  const child = fork(join(ROOT, 'backend', 'main.ts'), {
    cwd: ROOT,
    execArgv: ['--no-warnings'],
    env: { ...process.env, BACKEND_PORT: '0', CATALOGUE_SIZE: '20', LOG_LEVEL: 'warn', DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return { child, origin: `http://127.0.0.1:${message.port}` };
};

const call = async (origin: string, path: string, token?: string, body?: unknown) => {
  const response = await fetch(`${origin}/wcs/resources/store/10151/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(token ? { WCToken: token } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  return { status: response.status, body: await response.json() };
};

interface Shopper {
  readonly token: string;
  /** Number the backend has acknowledged. */
  palsNumber?: string;
  approved?: true;
  enrolled?: true;
}

/** Joins, applies and accepts the card until the process dies. */
const goThrough = async (origin: string, shopper: Shopper, onResponse: () => void): Promise<void> => {
  const { token } = shopper;
  try {
    shopper.palsNumber = (await call(origin, 'person/createPals', token, {})).body.x_palsId;
    onResponse();
    const decided = await call(origin, 'petco-pay/applications', token, application({ callId: 'once' }));
    if (decided.body.result === 'APPROVED') shopper.approved = true;
    onResponse();
    const card = { callId: 'once', saveToWallet: 'true', enrollmentStatus: 'APPROVED' };
    if ((await call(origin, 'wallet/petcoPayTempCard', token, card)).status === 200) shopper.enrolled = true;
    onResponse();
  } catch {
    // The process died, so unacknowledged changes may be written or not.
  }
};

test('[PCC-05] [PAL-01] after kill -9, acknowledged changes are complete, and continuing completes the rest', async () => {
  const first = await start();
  const shoppers: Shopper[] = [];
  for (let index = 0; index < 10; index += 1) {
    const { body } = await call(first.origin, 'person', undefined, registration(`crash${index}@example.test`));
    shoppers.push({ token: body.WCToken });
  }
  const death = once(first.child, 'exit');
  let responses = 0;
  const killSoon = (): void => {
    responses += 1;
    if (responses === 17) first.child.kill('SIGKILL');
  };
  await Promise.all(shoppers.map((shopper) => goThrough(first.origin, shopper, killSoon)));
  expect((await death)[1]).toBe('SIGKILL');

  const { child, origin } = await start();
  for (const { token, palsNumber, approved, enrolled } of shoppers) {
    if (palsNumber !== undefined) {
      expect((await call(origin, 'person/@self/forHeader', token)).body.x_palsId).toBe(palsNumber);
    }
    const { wallet } = (await call(origin, 'wallet/@self', token)).body;
    const { plccEnrollFlag } = (await call(origin, 'mbrattributes/pccinfo', token)).body;
    expect(wallet).toHaveLength(plccEnrollFlag === 'Y' ? 1 : 0);
    if (enrolled) expect(plccEnrollFlag).toBe('Y');
    if (approved) {
      const again = await call(origin, 'petco-pay/applications', token, application({ callId: 'once', income: '1' }));
      expect(again.body.result).toBe('APPROVED');
    }
    await goThrough(origin, { token }, () => undefined);
    expect((await call(origin, 'wallet/@self', token)).body.wallet).toHaveLength(1);
  }
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}, 120_000);
