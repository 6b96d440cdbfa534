import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './build-lock.mjs';
import { splitDocumentStyles } from './document-styles.mjs';
import { PICTURES, renderPictures } from './pictures.mjs';
import { precompress } from './precompress.mjs';
import { require, requireNode, root } from './project.mjs';
import { requireToolSettings } from './settings.mjs';
import { sourceStamp } from './source-stamp.mjs';

const DIST = join(root, 'dist');
const CLIENT = join(DIST, 'client');
const SERVER = join(DIST, 'server');
const CACHE = join(root, '.parcel-cache');
const BUILD_CACHE = join(CACHE, 'build');
const LOCK = join(root, 'node_modules/.cache/build-lock');
const LEFTOVERS_STAY_MS = 24 * 60 * 60_000;
const STAMP = join(DIST, 'stamp');

/** Whether the build is up to date with the sources. */
export const isFresh = () =>
  [STAMP, join(CLIENT, 'manifest.json'), join(PICTURES, 'stamp')].every((file) => existsSync(file)) &&
  readFileSync(STAMP, 'utf8') === sourceStamp();

/**
 * Builds when the build is missing or outdated, and reports that through `tell`. Rejects when the sources cannot be
 * built.
 */
export const ensureBuilt = async (tell = console.log) => {
  if (isFresh()) return;
  await withLock(LOCK, async () => {
    if (isFresh()) return;
    const began = performance.now();
    tell('Building …');
    await build();
    tell(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  });
};

const build = async () => {
  const stamp = sourceStamp();
  rmSync(STAMP, { force: true });
  // Each build starts without a cache: with the cache of the last build, the bundler leaves out exports that are newly
  // used, and the page breaks in the browser.
  rmSync(BUILD_CACHE, { recursive: true, force: true });
  await Promise.all([
    runParcel(['build', '--no-autoinstall', '--cache-dir', BUILD_CACHE, '--log-level', 'error']),
    renderPictures(),
  ]);
  splitDocumentStyles(CLIENT);
  for (const folder of [CLIENT, SERVER]) removeLeftovers(folder);
  await precompress(CLIENT);
  writeFileSync(STAMP, stamp);
};

/** Removes the bundler's output and its cache. The shop's images stay, because the bundler does not make them. */
export const clear = () => {
  const built = existsSync(DIST) ? readdirSync(DIST).filter((name) => name !== 'pictures') : [];
  for (const path of [...built.map((name) => join(DIST, name)), CACHE]) rmSync(path, { recursive: true, force: true });
};

/** Runs the bundler with its output shown; rejects with its exit code. */
const runParcel = (options) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [require.resolve('parcel/lib/bin.js'), ...options], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', PARCEL_WORKERS: process.env.PARCEL_WORKERS ?? '2' },
    });
    // Ends the bundler with this command: otherwise it would write while the next command builds.
    const abandon = () => child.kill();
    process.once('exit', abandon);
    child.once('error', reject);
    child.once('exit', () => process.off('exit', abandon));
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed (exit code ${code}).`))));
  });

/**
 * Removes files of earlier builds after a day: until then, a running server or an open page may request them. Files of
 * this build get the current time.
 */
const removeLeftovers = (folder, now = new Date()) => {
  const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const built = new Set(['manifest.json', ...files.map((url) => url.slice(url.lastIndexOf('/') + 1))]);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (built.has(name.replace(/\.(?:br|gz|map)$/, ''))) utimesSync(file, now, now);
    else if (now - statSync(file).mtime > LEFTOVERS_STAY_MS) rmSync(file, { recursive: true });
  }
};

if (import.meta.filename === process.argv[1]) {
  requireNode();
  await requireToolSettings(process.env);
  try {
    if (isFresh()) console.log('The build is up to date.');
    else await ensureBuilt();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
