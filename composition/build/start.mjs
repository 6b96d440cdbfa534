import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { requireNode, root } from './project.mjs';
import { SupervisedProcess } from './supervised-process.mjs';

const DEMO = { logonId: 'pat@example.test', password: 'Pawsome123' };
const SEARCH_KEY = 'key_embedded';
/** Nobody delivers the embedded shop's mail: whoever tries it out reads it at /dev/outbox. A real shop turns this off. */
const DEV_PAGES = process.env.DEV_PAGES || (process.env.COMMERCE_ORIGIN ? 'off' : 'on');

requireNode();

const dataFolder = resolve(root, process.env.DATA_DIR ?? '.data');
const isEmbedded = !process.env.COMMERCE_ORIGIN;
let commerceOrigin = process.env.COMMERCE_ORIGIN;
let backendPort = process.env.BACKEND_PORT ?? '0';

const common = () => ({
  NODE_ENV: 'production',
  CONSTRUCTOR_API_KEY: SEARCH_KEY,
  ...process.env,
  DATA_DIR: dataFolder,
});

/** The system chooses a port once; the backend comes back on the same one, where the storefront looks for it. */
const rememberPort = ({ port }) => {
  commerceOrigin = `http://${process.env.BACKEND_HOST ?? '127.0.0.1'}:${port}`;
  backendPort = String(port);
};

const backend = new SupervisedProcess({
  name: 'embedded backend',
  arguments: [join(root, 'backend/main.ts')],
  cwd: root,
  environment: () => ({ OUTBOX: DEV_PAGES, ...common(), BACKEND_PORT: backendPort }),
  onReady: rememberPort,
});

const storefront = new SupervisedProcess({
  name: 'storefront',
  arguments: ['--enable-source-maps', join(root, 'dist/server/server-main.js')],
  cwd: root,
  environment: () => ({ ...common(), COMMERCE_ORIGIN: commerceOrigin, DEV_PAGES }),
});

/** The storefront first, so that what shoppers are waiting for can still ask the backend. */
const stop = async (signal) => {
  backend.expectEnd();
  await storefront.stop(signal);
  await backend.stop(signal);
};

const open = async () => {
  await ensureBuilt();
  if (isEmbedded) {
    if (!existsSync(dataFolder)) console.log('Preparing the data of a new shop …');
    await backend.start();
  }
  const { address } = await storefront.start();
  console.log(
    [
      '',
      `  The shop is open at    ${process.env.PUBLIC_ORIGIN || address}`,
      ...(isEmbedded
        ? [
            `  Its data is in         ${dataFolder}`,
            ...(DEV_PAGES === 'on'
              ? [`  Its mail is at         ${process.env.PUBLIC_ORIGIN || address}/dev/outbox`]
              : []),
            `  Sign in as             ${process.env.DEMO_LOGON_ID ?? DEMO.logonId} / ${process.env.DEMO_PASSWORD ?? DEMO.password}`,
          ]
        : [`  Its backend is         ${commerceOrigin}`]),
      '',
    ].join('\n'),
  );
};

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void stop(signal).then(() => process.exit(0)));
}
try {
  await open();
} catch (error) {
  console.error(error.message);
  await stop('SIGTERM');
  process.exitCode = 1;
}
