import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../composition/build/project.mjs';

const START_MS = 180_000;
const STOP_MS = 20_000;
const OPEN = /The shop is open at\s+(http:\S+)/;

export const DEMO = { email: 'pat@example.test', password: 'Pawsome123' };

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Creates a folder for one measurement's data; `remove` deletes it. */
export const makeDataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-data-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/**
 * Starts the whole shop like `npm start`, over a data folder, on free ports and without limits per address. Returns the
 * addresses of pages, backend and metrics, and the start-up time. Rejects with the output when it does not start.
 */
export const startShop = async (dataFolder, environment = {}) => {
  const backendPort = await freePort();
  const metricsPort = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'composition/build/start.mjs')], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...ownEnvironment(),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: '0',
      BACKEND_PORT: String(backendPort),
      DATA_DIR: dataFolder,
      SIGN_IN_LIMIT: '1000000',
      GUEST_LIMIT: '1000000',
      SAVED_GUEST_LIMIT: '1000000',
      CHECKOUT_LIMIT: '1000000',
      DECLINE_LIMIT: '1000000',
      RENDER_LIMIT: '1000000',
      METRICS_PORT: String(metricsPort),
      ...environment,
    },
  });
  const address = await opened(child);
  return {
    address,
    /** Of the process that starts backend and storefront, and starts them again when they die. */
    pid: child.pid,
    backend: `http://127.0.0.1:${backendPort}`,
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
    seconds: (performance.now() - began) / 1000,
    stop: () => end(child),
  };
};

/**
 * Returns the environment without settings for other shops, so that the embedded shop is measured at its own address.
 */
const ownEnvironment = () => {
  const { COMMERCE_ORIGIN: _backend, PUBLIC_ORIGIN: _origin, ...environment } = process.env;
  return environment;
};

const opened = (child) => {
  let printed = '';
  return new Promise((resolve, reject) => {
    const fail = (why) => {
      clearTimeout(timer);
      killGroup(child);
      reject(new Error(`${why}\n${printed}`));
    };
    const timer = setTimeout(() => fail('The shop did not open in time.'), START_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        printed += chunk;
        const found = OPEN.exec(printed)?.[1];
        if (found === undefined) return;
        clearTimeout(timer);
        resolve(found);
      });
    }
    child.once('error', (error) => fail(error.message));
    child.once('exit', () => fail('The shop ended before it was open.'));
  });
};

const end = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const impatience = setTimeout(() => killGroup(child), STOP_MS);
  await ended;
  clearTimeout(impatience);
};

/** Kills the shop's process group, so that no process survives a failed measurement. */
const killGroup = ({ pid }) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};
