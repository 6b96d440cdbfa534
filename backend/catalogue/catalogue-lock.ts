import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process is changing the catalogue; the message names it and says what to do. */
export class CatalogueBusy extends Error {
  constructor(folder: string, holder: string) {
    super(`The catalogue in ${folder} is being changed already: ${holder}. Wait until that is done, or end it.`);
    this.name = 'CatalogueBusy';
  }
}

const LOCK_FILE = 'catalogue.lock';
const HOLDER_FILE = 'catalogue.lock.txt';
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY;

/**
 * Takes the lock of a file, which the operating system gives back when the process ends, however it ends: a lock that a
 * killed process left behind cannot exist. SQLite knows how to do that on every system.
 */
const takeLock = (file: string): DatabaseSync | undefined => {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
};

/**
 * Runs a job that fills or replaces the catalogue of a data folder, unless another one is running: imports and generations on one
 * folder would take each other's rows away. Rejects with CatalogueBusy before anything is done; the folder must exist.
 */
export const withCatalogueLock = async <T>(folder: string, task: string, work: () => Promise<T>): Promise<T> => {
  const holderFile = join(folder, HOLDER_FILE);
  const lock = takeLock(join(folder, LOCK_FILE));
  if (lock === undefined) {
    // It may just be ending, and have taken its name away.
    const holder = await readFile(holderFile, 'utf8').catch(() => 'another process');
    throw new CatalogueBusy(folder, holder);
  }
  try {
    await writeFile(holderFile, `${task}, process ${process.pid}, since ${new Date().toISOString()}`);
    return await work();
  } finally {
    await rm(holderFile, { force: true });
    lock.close();
  }
};
