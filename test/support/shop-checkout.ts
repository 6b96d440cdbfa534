import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the shop's sources in a separate folder, to build with another backend. */
export interface ShopCheckout {
  readonly folder: string;
  /** Content hashes of the source files by path, without build output and installed packages. */
  readonly files: () => ReadonlyMap<string, string>;
  /** Builds the shop. Rejects with the build's output. */
  readonly build: (environment: Environment) => Promise<void>;
  /** Starts the storefront on a free port; resolves with its address once it is ready. */
  readonly start: (environment: Environment) => Promise<string>;
  /** The storefront's output so far. */
  readonly output: () => string;
  /** Stops the storefront and removes the folder. */
  readonly remove: () => Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

const ROOT = join(__dirname, '../..');
/** The sources without the embedded backend, which a shop with another backend does not need. */
const SOURCES = ['adapters', 'composition', 'core', 'settings', 'ui', '.parcelrc', 'package.json', 'tsconfig.json'];
const MADE = new Set(['node_modules', 'dist', '.parcel-cache']);

export const makeShopCheckout = (): ShopCheckout => {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const name of SOURCES) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  copyPictures(folder);
  let storefront: ChildProcess | undefined;
  let printed = '';
  const run = (file: string, environment: Environment): ChildProcess => {
    const { COMMERCE_ORIGIN: _origin, PUBLIC_ORIGIN: _public, ...inherited } = process.env;
    const child = spawn(process.execPath, [file], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...inherited, NODE_ENV: 'production', ...environment },
    });
    printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    }
    return child;
  };
  return {
    folder,
    files: () => hashesOf(folder),
    output: () => printed,
    build: (environment) =>
      new Promise((resolve, reject) => {
        const child = run('composition/build/build.mjs', environment);
        child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed:\n${printed}`))));
      }),
    start: (environment) =>
      new Promise((resolve, reject) => {
        storefront = run('dist/server/server-main.js', environment);
        storefront.once('message', (message) => resolve((message as { readonly address: string }).address));
        storefront.once('exit', () => reject(new Error(`The storefront ended:\n${printed}`)));
      }),
    remove: async () => {
      await stopped(storefront);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Copies the pictures that the shop's build has drawn: they depend only on their sources, and drawing takes 9 s. */
export const copyPictures = (folder: string): void => {
  const drawn = join(ROOT, 'dist/pictures');
  if (existsSync(drawn)) cpSync(drawn, join(folder, 'dist/pictures'), { recursive: true });
};

const stopped = async (child: ChildProcess | undefined): Promise<void> => {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
};

const hashesOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !MADE.has(name))
      .flatMap((entry) => (entry.isDirectory() ? filesBelow(folder, entry.name) : [entry.name]))
      .map((file) => [
        file,
        createHash('sha1')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  );

const filesBelow = (folder: string, name: string): ReadonlyArray<string> =>
  readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
