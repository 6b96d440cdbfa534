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
 * Takes a lock on a file; undefined when another process holds it. The operating system releases the lock when the
 * process ends, so a killed process leaves none. SQLite implements such locks on every system.
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
 * Runs a job that changes the catalogue of a data folder. Only one such job can run at a time, because imports and
 * generations would delete each other's rows. Rejects with CatalogueBusy, before the job starts, while another one is
 * running. The folder must exist.
 */
export const withCatalogueLock = async <T>(folder: string, task: string, work: () => Promise<T>): Promise<T> => {
  const holderFile = join(folder, HOLDER_FILE);
  const lock = takeLock(join(folder, LOCK_FILE));
  if (lock === undefined) {
    // The other process may be ending and may already have removed its name.
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
