import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyDatabase, hasDatabase } from './copy-database.ts';

/** The whole shop in separate processes, as `npm start` runs it. */
export interface ShopProcess {
  /** The address of the storefront. */
  readonly address: string;
  /** Where the shop keeps its data. */
  readonly dataFolder: string;
  /** Id of the process that started the shop's servers. */
  readonly pid: number;
  /** The output so far. */
  readonly output: () => string;
  /** Stops the shop with SIGTERM. A temporary data folder is removed; a given one stays. */
  readonly stop: () => Promise<void>;
  /** Simulates Ctrl-C in a terminal, which signals every process of the command, some twice; resolves with the exit code. */
  readonly interrupt: () => Promise<number | null>;
  /** Kills all of its processes at once, as in a machine failure. */
  readonly kill: () => Promise<void>;
}

export interface ShopProcessOptions {
  /** The data folder, which is kept. Without it a temporary folder is used and removed at the end. */
  readonly dataFolder?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** The commerce backend alone on its own port. */
export interface BackendProcess {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const ROOT = join(__dirname, '../..');
const START_MS = 120_000;
const STOP_MS = 20_000;
const OPEN = /The shop is open at\s+(http:\S+)/;

/** Starts the shop on a free port, building it first when it is stale. Rejects with its output when it exits early. */
export const startShop = async ({ dataFolder, environment }: ShopProcessOptions = {}): Promise<ShopProcess> => {
  const folder = dataFolder ?? makeDataFolder();
  await provideCatalogue(folder, environment);
  const child = spawn(process.execPath, [join(ROOT, 'composition/build/start.mjs')], {
    cwd: ROOT,
    // A separate process group, so that the supervisor and its children can be killed together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environmentOfProduction(), PORT: '0', DATA_DIR: folder, ...environment },
  });
  const printed = collectOutput(child);
  const cleanUp = (): void => {
    if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const address = await within(START_MS, 'the shop did not open', (found, failed) => {
      const look = (): void => {
        const opened = OPEN.exec(printed())?.[1];
        if (opened !== undefined) found(opened);
      };
      child.stdout?.on('data', look);
      child.once('exit', () => failed(new Error(`the shop ended before it opened:\n${printed()}`)));
    });
    return {
      address: String(address),
      dataFolder: folder,
      pid: child.pid ?? 0,
      output: printed,
      stop: async () => {
        await end(child, 'SIGTERM');
        cleanUp();
      },
      interrupt: async () => {
        const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
        signalGroup(child, 'SIGINT');
        signalGroup(child, 'SIGINT');
        const code = await ended;
        cleanUp();
        return code;
      },
      kill: async () => {
        await end(child, 'SIGKILL');
        cleanUp();
      },
    };
  } catch (error) {
    await end(child, 'SIGKILL');
    cleanUp();
    throw error;
  }
};

/** Starts the backend alone; `port` 0 chooses a free one. `environment` changes its settings. */
export const startBackend = async (
  dataFolder: string,
  port = 0,
  environment: Readonly<Record<string, string>> = {},
): Promise<BackendProcess> => {
  const child = spawn(process.execPath, [join(ROOT, 'backend/main.ts')], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...environmentOfProduction(), DATA_DIR: dataFolder, BACKEND_PORT: String(port), ...environment },
  });
  const printed = collectOutput(child);
  const ready = await within<{ readonly port: number }>(START_MS, 'the backend did not start', (found, failed) => {
    child.once('message', (message) => found(message as { readonly port: number }));
    child.once('exit', () => failed(new Error(`the backend ended before it was ready:\n${printed()}`)));
  });
  return { port: ready.port, stop: () => end(child, 'SIGTERM') };
};

/** A folder for the data of one shop. All of a run share the finished pictures, whose names depend on their content. */
export const makeDataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-data-'));
  const pictures = join(tmpdir(), 'shop-pictures');
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(folder, 'images'), 'dir');
  return folder;
};

const run = promisify(execFile);

/**
 * Copies the catalogue that a new shop generates into a data folder without one: all shops of a run share it, since
 * generating it takes longer than the rest of a start. A shop with other settings of the catalogue makes its own.
 */
const provideCatalogue = async (folder: string, environment: Readonly<Record<string, string>> = {}): Promise<void> => {
  const settings: NodeJS.ProcessEnv = { ...environmentOfProduction(), ...environment };
  const isOther = [settings.CATALOGUE_SIZE, settings.CATALOGUE_SEED, settings.DATABASE_URL].some(Boolean);
  if (isOther || settings.COMMERCE_ORIGIN || (await hasDatabase(folder))) return;
  const generate = join(ROOT, 'backend/commands/generate-cli.ts');
  await copyDatabase('catalogue-of-a-new-shop', folder, (own) => run(process.execPath, [generate, '--data-dir', own]));
};

/** The tests' environment with the settings of a production shop. */
const environmentOfProduction = (): NodeJS.ProcessEnv => {
  const { COMMERCE_ORIGIN: _origin, PUBLIC_ORIGIN: _public, ...environment } = process.env;
  return {
    ...environment,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    SIGN_IN_LIMIT: '10000',
    GUEST_LIMIT: '100000',
    // All browsers and clients of a run have one address, and more than 20 refusals an hour are the tests' own.
    PROBE_LIMIT: '1000',
    RENDER_LIMIT: '100000',
    // One visitor or address may store as many search events as all together.
    EVENT_KIB_PER_VISITOR: '65536',
    EVENT_KIB_PER_ADDRESS: '65536',
    // Several browsers and shops share the machine, so calls get longer time-outs than in production.
    UPSTREAM_TIMEOUT_MS: '10000',
    CITRUS_TIMEOUT_MS: '8000',
  };
};

const collectOutput = (child: ChildProcess): (() => string) => {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
};

const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (signal === 'SIGKILL') killGroup(child);
  else child.kill(signal);
  const killTimer = setTimeout(() => killGroup(child), STOP_MS);
  await ended;
  clearTimeout(killTimer);
};

const killGroup = (child: ChildProcess): void => signalGroup(child, 'SIGKILL');

const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  if (pid !== undefined) process.kill(-pid, signal);
};

const within = async <A>(
  milliseconds: number,
  problem: string,
  work: (found: (value: A) => void, failed: (error: Error) => void) => void,
): Promise<A> => {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<A>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${problem} within ${milliseconds} ms`)), milliseconds);
      work(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
  }
};
