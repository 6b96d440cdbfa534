import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ownKeys } from './own-keys.mjs';
import { requireNode, root } from './project.mjs';
import { requireFreePort, requireSettings } from './settings.mjs';
import { DidNotStart, SupervisedProcess } from './supervised-process.mjs';

const DEMO = { logonId: 'pat@example.test', password: 'Pawsome123' };
const SEARCH_KEY = 'key_embedded';

requireNode();
await requireSettings(process.env);
const { isDemonstration } = await import('../../settings/exposure.ts');

const dataFolder = resolve(root, process.env.DATA_DIR ?? '.data');
const isEmbedded = !process.env.COMMERCE_ORIGIN;
const isDemo = isDemonstration(process.env);
/** A demonstration of the embedded shop shows its mail at /dev/outbox; a public shop has no such page. */
const DEV_PAGES = process.env.DEV_PAGES || (isEmbedded && isDemo ? 'on' : 'off');
let keys = {};
let commerceOrigin = process.env.COMMERCE_ORIGIN;
let backendPort = process.env.BACKEND_PORT ?? '0';

const common = () => ({
  NODE_ENV: 'production',
  CONSTRUCTOR_API_KEY: SEARCH_KEY,
  ...process.env,
  ...keys,
  DATA_DIR: dataFolder,
});

/** The system chooses a port once; the backend restarts on the same one, which the storefront uses. */
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

/**
 * Limits of the storefront's memory beyond its caches (decision 37). New objects get 8 MB instead of the 64 MB that Node
 * gives them on a large machine. glibc returns each freed buffer of 128 KiB and more to the system, such as the document
 * of a page; by default it keeps them once it has freed one. The threads of the process share two heaps. Other systems ignore both
 * variables.
 */
const MEMORY = {
  options: ['--max-semi-space-size=8'],
  environment: { MALLOC_MMAP_THRESHOLD_: String(128 * 1024), MALLOC_ARENA_MAX: '2' },
};

const storefront = new SupervisedProcess({
  name: 'storefront',
  arguments: ['--enable-source-maps', ...MEMORY.options, join(root, 'dist/server/server-main.js')],
  cwd: root,
  environment: () => ({ ...MEMORY.environment, ...common(), COMMERCE_ORIGIN: commerceOrigin, DEV_PAGES }),
});

/** Stops the storefront first, so that its pending requests can still use the backend. */
const stopBoth = async () => {
  backend.expectEnd();
  await storefront.stop();
  await backend.stop();
};
let stopping;
/** Stops both once, however often it is called: a terminal sends a signal to all processes, and npm sends it again. */
const stop = () => (stopping ??= stopBoth());

/** Returns the text about the target of mail, without the credentials of the mail server. */
const mailWords = (address) => {
  const url = URL.parse(process.env.MAIL_URL?.trim() ?? '');
  if (url !== null) return `goes to       ${url.protocol}//${url.host}${url.pathname === '/' ? '' : url.pathname}`;
  if (DEV_PAGES === 'on') return `is at         ${process.env.PUBLIC_ORIGIN || address}/dev/outbox`;
  return 'is not sent   (MAIL_URL is not set: codes and links reach nobody)';
};

const open = async () => {
  await requireFreePort(process.env);
  await ensureBuilt();
  if (isEmbedded) {
    if (!existsSync(dataFolder)) console.log('Preparing the data of a new shop …');
    keys = ownKeys(dataFolder, process.env);
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
            `  Its mail ${mailWords(address)}`,
            ...(isDemo
              ? [
                  `  Sign in as             ${process.env.DEMO_LOGON_ID ?? DEMO.logonId} / ${process.env.DEMO_PASSWORD ?? DEMO.password}`,
                ]
              : []),
          ]
        : [`  Its backend is         ${commerceOrigin}`]),
      '',
    ].join('\n'),
  );
};

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void stop().then(() => process.exit(0)));
}
try {
  await open();
} catch (error) {
  // A process that was stopped before it was ready has not failed.
  if (stopping === undefined) {
    if (!(error instanceof DidNotStart && error.hasSaidWhy)) console.error(error.message);
    process.exitCode = 1;
  }
  await stop();
}
