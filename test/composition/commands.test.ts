import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../support/eventually';
import { startShop } from '../support/shop-process';

describe('npm start', () => {
  let backend: Server;
  let respond: () => void;
  let requested: Promise<void>;

  /** A backend that holds the response to a picture until the test releases it. */
  beforeEach(async () => {
    const held = new Promise<void>((resolve) => (respond = resolve));
    let receive = (): void => undefined;
    requested = new Promise((resolve) => (receive = resolve));
    backend = createServer((request, response) => {
      if (request.url?.startsWith('/images/') !== true) return void response.end('{}');
      receive();
      void held.then(() => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'));
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    backend.closeAllConnections();
    backend.close();
  });

  test('[PLT-04] Ctrl-C, which reaches its processes twice, completes pending responses and exits with 0', async () => {
    const { port } = backend.address() as AddressInfo;
    const shop = await startShop({
      environment: { COMMERCE_ORIGIN: `http://127.0.0.1:${port}`, UPSTREAM_TIMEOUT_MS: '30000', LOG_LEVEL: 'info' },
    });
    const picture = fetch(`${shop.address}/images/held.svg`);
    await requested;
    const ended = shop.interrupt();
    await eventually(() => expect(shop.output()).toMatch(/the storefront is closing/));
    respond();
    expect((await picture).status).toBe(200);
    expect(await ended).toBe(0);
  });
});

/** Every command that reads settings. */
const COMMANDS: ReadonlyArray<readonly [name: string, arguments: ReadonlyArray<string>]> = [
  ['npm start', ['composition/build/start.mjs']],
  ['npm run dev', ['composition/build/dev.mjs']],
  ['the storefront alone', ['dist/server/server-main.js']],
  ['the backend alone', ['backend/main.ts']],
  ['catalogue:generate', ['backend/commands/generate-cli.ts']],
  ['catalogue:import', ['backend/commands/import-cli.ts', 'feed.tsv']],
];

describe('an invalid environment of a command', () => {
  const root = join(__dirname, '../..');
  let folder: string;
  let running: ChildProcess | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'commands-'));
  });
  afterEach(() => {
    // A command that fails to exit fails its test, and its processes must not outlive it.
    if (running?.pid !== undefined) process.kill(-running.pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a command that should exit by itself; its output files go into a folder of the test. */
  const run = (command: ReadonlyArray<string>, environment: Readonly<Record<string, string>>) =>
    new Promise<{ readonly code: number | null; readonly errors: string }>((resolve, reject) => {
      const { COMMERCE_ORIGIN: _origin, NODE_ENV: _mode, ...inherited } = process.env;
      const child = spawn(process.execPath, [...command], {
        cwd: root,
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...inherited, DATA_DIR: folder, CATALOGUE_SIZE: '60', LOG_LEVEL: 'silent', ...environment },
      });
      running = child;
      const chunks: Buffer[] = [];
      child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.once('error', reject);
      child.once('close', (code) => {
        running = undefined;
        resolve({ code, errors: Buffer.concat(chunks).toString() });
      });
    });

  test.each(COMMANDS)(
    '[PLT-05] with a misspelled setting ends %s with one line and exit code 1',
    async (_, command) => {
      const environment = { COMMERCE_ORIGIN: 'http://127.0.0.1:1', PUBLC_ORIGIN: 'https://shop.example' };
      expect(await run(command, environment)).toEqual({
        code: 1,
        errors: 'PUBLC_ORIGIN is not a setting of the shop; did you mean PUBLIC_ORIGIN?\n',
      });
    },
  );

  // Each command reads its settings as the one before: one of the servers and one of the catalogue.
  test.each(COMMANDS.filter(([name]) => ['npm start', 'catalogue:import'].includes(name)))(
    '[PLT-05] with an invalid value ends %s with one line and exit code 1',
    async (name, command) => {
      const isCatalogue = name.startsWith('catalogue');
      const wrong: Readonly<Record<string, string>> = isCatalogue ? { PARCEL_WORKERS: 'all' } : { LOG_LEVEL: 'loud' };
      const { code, errors } = await run(command, { COMMERCE_ORIGIN: 'http://127.0.0.1:1', ...wrong });
      expect(code).toBe(1);
      expect(errors).toMatch(/^(LOG_LEVEL must be one of .*, not "loud"|PARCEL_WORKERS must be .*, not "all")\.\n$/);
    },
  );

  describe('a port in use by another program', () => {
    let taken: Server;
    let port: string;
    beforeEach(async () => {
      taken = createServer();
      await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
      port = String((taken.address() as AddressInfo).port);
    });
    afterEach(() => taken.close());

    test.each(COMMANDS.filter(([name]) => !name.startsWith('catalogue')))(
      '[PLT-05] ends %s with one line and exit code 1',
      async (name, command) => {
        const variable = name === 'the backend alone' ? 'BACKEND_PORT' : 'PORT';
        const { code, errors } = await run(command, { COMMERCE_ORIGIN: 'http://127.0.0.1:1', [variable]: port });
        expect(errors).toBe(
          `Port ${port} on 127.0.0.1 is taken by another program: end that one, or set ${variable} to another port.\n`,
        );
        expect(code).toBe(1);
      },
    );

    test("[PLT-05] ends npm start with one line when it is the backend's port", async () => {
      const { code, errors } = await run(['composition/build/start.mjs'], { PORT: '0', BACKEND_PORT: port });
      expect(errors).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken .* set BACKEND_PORT to another port\.\n$/);
      expect(code).toBe(1);
    });
  });
});
