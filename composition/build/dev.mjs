import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import watcher from '@parcel/watcher';
import { clear } from './build.mjs';
import { renderPictures } from './pictures.mjs';
import { require, requireNode, root } from './project.mjs';
import { RestartedProcess } from './restarted-process.mjs';
import { requireFreePort, requireSettings } from './settings.mjs';

const POLL_MS = 200;
const SERVER_BUNDLE = join(root, 'dist/server/server-main.js');
const MANIFEST = join(root, 'dist/client/manifest.json');

requireNode();
await requireSettings(process.env);
await requireFreePort(process.env);

const environment = {
  ...process.env,
  NODE_ENV: 'development',
  DATA_DIR: resolve(root, process.env.DATA_DIR ?? '.data'),
  CONSTRUCTOR_API_KEY: process.env.CONSTRUCTOR_API_KEY ?? 'key_embedded',
  // After a change of the source, pending requests need not be finished.
  DRAIN_SECONDS: process.env.DRAIN_SECONDS ?? '0',
};
/** Files that editors write beside the sources. */
const NOT_SOURCE = ['**/node_modules/**', '**/*~', '**/.*', '**/*.swp', '**/*.tmp'];

const children = [];
const isEmbedded = !process.env.COMMERCE_ORIGIN;
let commerceOrigin = process.env.COMMERCE_ORIGIN;
let backendPort = process.env.BACKEND_PORT;

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(String(port)));
    });
  });

/**
 * Watches one target, with a cache of its own, because hot reloading breaks when targets share one. `onBuilt` is called
 * after each successful build (manifest-reporter.cjs sends the message).
 */
const watch = (target, onBuilt, ...options) => {
  const child = spawn(
    process.execPath,
    [
      require.resolve('parcel/lib/bin.js'),
      'watch',
      '--no-autoinstall',
      '--target',
      target,
      '--cache-dir',
      join(root, '.parcel-cache', `dev-${target}`),
      ...options,
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: environment },
  );
  child.on('message', ({ isBuilt }) => (isBuilt === true ? onBuilt() : undefined));
  children.push(child);
};

const answers = async (url) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

const until = async (isSo) => {
  while (!(await isSo())) await pause(POLL_MS);
};

const backend = new RestartedProcess({
  arguments: [join(root, 'backend/main.ts')],
  cwd: root,
  environment: () => ({ ...environment, BACKEND_PORT: backendPort, OUTBOX: process.env.OUTBOX ?? 'on' }),
});
const storefront = new RestartedProcess({
  arguments: ['--enable-source-maps', SERVER_BUNDLE],
  cwd: root,
  environment: () => ({
    ...environment,
    COMMERCE_ORIGIN: commerceOrigin,
    DEV_PAGES: process.env.DEV_PAGES ?? (isEmbedded ? 'on' : 'off'),
  }),
});

let isOpen = false;
/**
 * Restarts the storefront, too: its circuit breakers opened while the backend was down, and would block calls for some
 * seconds.
 */
const restartBackend = async () => {
  await backend.restart();
  await until(() => answers(`${commerceOrigin}/healthz`));
  if (isOpen) await storefront.restart();
};

/** Starts the backend, and restarts it at each change of its sources, in whichever way an editor saves them. */
const runBackend = async () => {
  backendPort ??= await freePort();
  commerceOrigin = `http://127.0.0.1:${backendPort}`;
  await backend.restart();
  for (const folder of ['backend', 'settings']) {
    await watcher.subscribe(join(root, folder), () => void restartBackend(), { ignore: NOT_SOURCE });
  }
};

let stopping;
const stop = async () => {
  for (const child of children) child.kill('SIGTERM');
  await storefront.stop();
  await backend.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void (stopping ??= stop()));

// The folder dist has a production build, which the watches would overwrite only in part.
clear();
if (isEmbedded) await runBackend();
watch('client', () => {}, '--hmr-port', await freePort());
// Each build of the server restarts it, by the build's own message: a file that the build replaces by renaming cannot
// be watched by its name.
watch('server', () => (isOpen ? void storefront.restart() : undefined), '--no-hmr');
watch('bank', () => {}, '--no-hmr');
watch('ads', () => {}, '--no-hmr');
await renderPictures();
await until(() => existsSync(SERVER_BUNDLE) && existsSync(MANIFEST));
// Other backends may not have this address, and the storefront runs without it.
if (isEmbedded) await until(() => answers(`${commerceOrigin}/healthz`));
isOpen = true;
await storefront.restart();
