import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../support/eventually';
import { copyPictures } from '../support/shop-checkout';

const ROOT = join(__dirname, '../..');
const SOURCES = [
  'adapters',
  'backend',
  'composition',
  'core',
  'settings',
  'ui',
  '.parcelrc',
  'package.json',
  'tsconfig.json',
];
const HOME = '/shop/en/petcostore';
const ABOUT = '/shop/en/petcostore/s/about';
/** Time-outs for hanging actions: on an idle machine a first start takes 15 s, an edit 1.4 to 4.3 s. */
const START_MS = 180_000;
const HANGS_MS = 90_000;
/**
 * An edit is to show within five seconds. Beside all other tests a machine is several times as slow, and so is the first
 * start that this run measures: there each edit has to take less than the whole start, and the median a third of it.
 */
const EDIT_MS = 5_000;
const MEDIAN_SHARE = 1 / 3;

let folder: string;
let development: ChildProcess;
let address: string;
let printed = '';
/** The duration of this run's first start. */
let startMs = 0;
/** The time until each edit appeared. */
const editsMs: number[] = [];

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** A copy of the sources for this test's edits. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'development-'));
  for (const name of SOURCES) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  copyPictures(folder);
  const port = String(await freePort());
  address = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const { NODE_ENV: _mode, COMMERCE_ORIGIN: _origin, ...environment } = process.env;
  development = spawn(process.execPath, ['composition/build/dev.mjs'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, PORT: port, DATA_DIR: join(folder, '.data'), CATALOGUE_SIZE: '60', LOG_LEVEL: 'silent' },
  });
  for (const stream of [development.stdout, development.stderr]) {
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  await eventually(async () => {
    if (development.exitCode !== null) throw new Error(`npm run dev ended:\n${printed}`);
    expect(await pageAt(HOME)).toContain('<h1');
  }, START_MS);
  startMs = performance.now() - began;
}, START_MS + 30_000);

afterAll(() => {
  if (development.exitCode === null && development.pid !== undefined) process.kill(-development.pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The current page of the shop; undefined while the shop is down. */
const pageAt = async (path: string): Promise<string> => {
  try {
    return await (await fetch(address + path)).text();
  } catch {
    return '';
  }
};

/** Resolves when the page shows the text; rejects after the time limit of an edit. */
const shows = async (path: string, text: string): Promise<void> => {
  const began = performance.now();
  await eventually(async () => expect(await pageAt(path)).toContain(text), Math.max(EDIT_MS, startMs));
  editsMs.push(performance.now() - began);
};

const saveInPlace = (file: string, text: string): void => writeFileSync(file, text);
/** Saves atomically like many editors, so that a crash leaves either the old or the new text. */
const saveByRenaming = (file: string, text: string): void => {
  writeFileSync(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
};

/** A place in a source, and its replacement that makes the page show a text. */
const EDITS = [
  [
    'a component',
    'ui/pages/home/hero.tsx',
    HOME,
    '<h1 className=',
    (mark: string) => `<h1 data-edit="${mark}" className=`,
  ],
  [
    'a use case',
    'core/content/view-content-page.ts',
    ABOUT,
    "      TE.chainW(TE.fromOption((): ViewContentPageError => ({ kind: 'no-such-page' }))),",
    (mark: string, before: string) => `${before}\n      TE.map((page) => ({ ...page, title: '${mark}' })),`,
  ],
  [
    'a file of the backend',
    'backend/content/content-routes.ts',
    ABOUT,
    'title: row.title',
    (mark: string) => `title: '${mark}'`,
  ],
] as const;

/**
 * Editors save in both ways, also in turn: an edit after a rename must be seen as well as one before it. The bundler sees
 * a component and a use case in the same way; restoring the sources is one more edit in place.
 */
const SAVES = [
  ['by renaming', saveByRenaming],
  ['by renaming again', saveByRenaming],
  ['in place', saveInPlace],
] as const;
const SAVES_OF_A_USE_CASE = SAVES.slice(0, 1);

test.each([
  [...EDITS[0], SAVES],
  [...EDITS[1], SAVES_OF_A_USE_CASE],
  [...EDITS[2], SAVES],
] as const)(
  'each of several edits of %s, saved in place and by renaming, appears on the page',
  async (_, name, path, before, after, saves) => {
    const file = join(folder, name);
    const original = readFileSync(file, 'utf8');
    expect(original).toContain(before);
    for (const [how, save] of saves) {
      const mark = `an edit ${how}`;
      save(file, original.replace(before, after(mark, before)));
      await shows(path, mark);
    }
    // The next edits are shown on the page of the original sources.
    saveInPlace(file, original);
    await eventually(async () => expect(await pageAt(path)).not.toContain('an edit'), HANGS_MS);
  },
  4 * START_MS,
);

test('edits appear within five seconds, or within a third of the first start on a slow machine', () => {
  expect(editsMs).toHaveLength(2 * SAVES.length + SAVES_OF_A_USE_CASE.length);
  const median = editsMs.toSorted((one, other) => one - other)[Math.floor(editsMs.length / 2)];
  expect(median).toBeLessThan(Math.max(EDIT_MS, startMs * MEDIAN_SHARE));
});

test('no response is cacheable', async () => {
  await eventually(async () => expect(await pageAt(HOME)).toContain('<h1'), HANGS_MS);
  expect((await fetch(address + HOME)).headers.get('cache-control')).toBe('private, no-cache');
});

test('Ctrl-C, which reaches its processes twice, ends all of them', async () => {
  const { pid } = development;
  const ended = new Promise((resolve) => development.once('exit', resolve));
  if (pid === undefined) throw new Error('npm run dev does not run');
  process.kill(-pid, 'SIGINT');
  process.kill(-pid, 'SIGINT');
  expect(await ended).toBe(0);
  await eventually(() => expect(() => process.kill(-pid, 0)).toThrow('ESRCH'), HANGS_MS);
});
