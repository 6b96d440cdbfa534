import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..', '..');

interface Process {
  readonly child: ChildProcess;
  readonly origin: string;
}

const running = new Set<ChildProcess>();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commerce-crash-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const start = async (settings: Readonly<Record<string, string>> = {}): Promise<Process> => {
  const child = fork(join(ROOT, 'backend', 'main.ts'), {
    cwd: ROOT,
    execArgv: ['--no-warnings'],
    env: { ...process.env, BACKEND_PORT: '0', CATALOGUE_SIZE: '60', LOG_LEVEL: 'warn', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [message] = (await once(child, 'message')) as [{ ready: boolean; port: number }];
  return { child, origin: `http://127.0.0.1:${message.port}` };
};

const stop = async (child: ChildProcess, signal: NodeJS.Signals): Promise<unknown[]> => {
  const exit = once(child, 'exit');
  child.kill(signal);
  return exit;
};

const call = async (origin: string, method: string, path: string, token?: string, body?: unknown) => {
  const response = await fetch(`${origin}${path.startsWith('/') ? path : `/wcs/resources/store/10151/${path}`}`, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(token ? { WCToken: token } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  return { status: response.status, body: await response.json() };
};

/** Deliverable SKUs with at least this stock. */
const findPlenty = async (origin: string, atLeast: number): Promise<string[]> => {
  const { body } = await call(
    origin,
    'GET',
    '/search/resources/store/10151/productview/bySearchTerm/food?pageSize=100',
  );
  const products: {
    x_pickupOnly: string;
    sKUs: { partNumber: string; buyable: string; x_availableQuantity: string }[];
  }[] = body.catalogEntryView;
  return products
    .filter((product) => product.x_pickupOnly === 'false')
    .flatMap((product) => product.sKUs)
    .filter((sku) => sku.buyable === 'true' && Number(sku.x_availableQuantity) >= atLeast)
    .map((sku) => sku.partNumber);
};

interface Guest {
  readonly token: string;
  /** Quantities the backend has acknowledged. */
  readonly acknowledged: Map<string, number>;
  /** Requests without a response when the process died. */
  unanswered: string | undefined;
}

/** Adds one line after the other until the process dies; reports each acknowledgement. */
const fillCart = async (
  origin: string,
  guest: Guest,
  skus: readonly string[],
  onResponse: () => void,
): Promise<void> => {
  for (let turn = 0; ; turn += 1) {
    const partNumber = skus[turn % skus.length] ?? '';
    guest.unanswered = partNumber;
    try {
      const { status } = await call(origin, 'POST', 'cart', guest.token, {
        orderItem: [{ partNumber, quantity: '1' }],
      });
      if (status !== 201) throw new Error(`adding failed with status ${status}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('add was')) throw error;
      return;
    }
    guest.unanswered = undefined;
    guest.acknowledged.set(partNumber, (guest.acknowledged.get(partNumber) ?? 0) + 1);
    onResponse();
  }
};

const cartOf = async (origin: string, token: string): Promise<Record<string, number>> => {
  const { body } = await call(origin, 'GET', 'cart/@self', token);
  const items: { partNumber: string; quantity: string }[] = body.orderItem;
  return Object.fromEntries(items.map((item) => [item.partNumber, Number(item.quantity)]));
};

test('[PLT-04] after kill -9 during writes, every acknowledged line exists with its quantity', async () => {
  const guests: Guest[] = [];
  let skus: string[] = [];
  for (const acknowledgements of [120, 90, 150]) {
    const { child, origin } = await start();
    if (skus.length === 0) skus = (await findPlenty(origin, 20)).slice(0, 12);
    expect(skus.length).toBeGreaterThan(5);
    const newcomers = await Promise.all(
      Array.from({ length: 5 }, async (): Promise<Guest> => {
        const { body } = await call(origin, 'POST', 'guestidentity');
        return { token: body.WCToken, acknowledged: new Map(), unanswered: undefined };
      }),
    );
    guests.push(...newcomers);
    let responses = 0;
    const death = once(child, 'exit');
    const killSoon = (): void => {
      responses += 1;
      if (responses === acknowledgements) child.kill('SIGKILL');
    };
    await Promise.all(newcomers.map((guest) => fillCart(origin, guest, skus, killSoon)));
    const [, signal] = await death;
    expect(signal).toBe('SIGKILL');
  }

  const { child, origin } = await start();
  for (const guest of guests) {
    const cart = await cartOf(origin, guest.token);
    for (const [partNumber, quantity] of guest.acknowledged) {
      // Unacknowledged requests may have been written; nothing else may differ.
      const mayBeMore = guest.unanswered === partNumber ? 1 : 0;
      expect(cart[partNumber]).toBeGreaterThanOrEqual(quantity);
      expect(cart[partNumber]).toBeLessThanOrEqual(quantity + mayBeMore);
    }
    const known = new Set([...guest.acknowledged.keys(), guest.unanswered]);
    expect(Object.keys(cart).filter((partNumber) => !known.has(partNumber))).toEqual([]);
  }
  await stop(child, 'SIGTERM');
}, 120_000);

test('[PLT-04] creates the demo account once, at the first start', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { child, origin } = await start();
    const credentials = { logonId: 'pat@example.test', logonPassword: 'Pawsome123' };
    const { status, body } = await call(origin, 'POST', 'loginidentity', undefined, credentials);
    expect(status).toBe(201);
    const header = await call(origin, 'GET', 'person/@self/forHeader', body.WCToken);
    expect(header.body).toMatchObject({ x_firstName: 'Pat', x_lastName: 'Doe', x_userType: 'R' });
    await stop(child, 'SIGTERM');
  }
}, 120_000);

test('[PLT-04] exits cleanly on SIGTERM and when the parent process ends', async () => {
  const first = await start();
  expect(await stop(first.child, 'SIGTERM')).toEqual([0, null]);
  const second = await start();
  const exit = once(second.child, 'exit');
  second.child.disconnect();
  expect(await exit).toEqual([0, null]);
}, 120_000);

test('[PLT-04] names wrong settings and exits with 1', async () => {
  const child = fork(join(ROOT, 'backend', 'main.ts'), {
    cwd: ROOT,
    execArgv: ['--no-warnings'],
    env: { ...process.env, BACKEND_PORT: 'http', LOG_LEVEL: 'loud', DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(text).toMatch(/^LOG_LEVEL must be .*\nBACKEND_PORT must be .*\n$/);
});
