import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clear } from './build.mjs';
import { require, requireNode, root } from './project.mjs';
import { requireFreePort, requireSettings } from './settings.mjs';

const LOOK_AGAIN_MS = 200;
const SERVER_BUNDLE = join(root, 'dist/server/server-main.js');
const MANIFEST = join(root, 'dist/client/manifest.json');

requireNode();
await requireSettings(process.env);
await requireFreePort(process.env);

const children = [];

const environment = {
  ...process.env,
  NODE_ENV: 'development',
  DATA_DIR: resolve(root, process.env.DATA_DIR ?? '.data'),
  CONSTRUCTOR_API_KEY: process.env.CONSTRUCTOR_API_KEY ?? 'key_embedded',
};

const run = (options, more = {}) => {
  const child = spawn(process.execPath, options, { cwd: root, stdio: 'inherit', env: { ...environment, ...more } });
  children.push(child);
};

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(String(port)));
    });
  });

/** One watch for each target, each with its own cache: hot reloading breaks when they share one. */
const watch = (target, ...options) =>
  run([
    require.resolve('parcel/lib/bin.js'),
    'watch',
    '--no-autoinstall',
    '--target',
    target,
    '--cache-dir',
    join(root, '.parcel-cache', `dev-${target}`),
    ...options,
  ]);

const answers = async (url) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

const until = async (isSo) => {
  while (!(await isSo())) await pause(LOOK_AGAIN_MS);
};

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(0);
  });
}

// What is in dist is a build for production, which the watches would only write over in part.
clear();
let commerceOrigin = process.env.COMMERCE_ORIGIN;
if (!commerceOrigin) {
  const port = process.env.BACKEND_PORT ?? (await freePort());
  commerceOrigin = `http://127.0.0.1:${port}`;
  run(['--watch', '--watch-preserve-output', join(root, 'backend/main.ts')], {
    BACKEND_PORT: port,
    OUTBOX: process.env.OUTBOX ?? 'on',
  });
}
watch('client', '--hmr-port', await freePort());
watch('server', '--no-hmr');
watch('bank', '--no-hmr');
watch('ads', '--no-hmr');
await until(() => existsSync(SERVER_BUNDLE) && existsSync(MANIFEST));
await until(() => answers(`${commerceOrigin}/healthz`));
run(['--watch', '--watch-preserve-output', '--enable-source-maps', SERVER_BUNDLE], {
  COMMERCE_ORIGIN: commerceOrigin,
  DEV_PAGES: process.env.DEV_PAGES ?? (process.env.COMMERCE_ORIGIN ? 'off' : 'on'),
});
