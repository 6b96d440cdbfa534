import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 200;

/** Runs the work while no other process runs it in this folder. Waits for another process, unless that one has died. */
export const withLock = async (file, work) => {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) {
    if (!isHeld(file)) rmSync(file, { force: true });
    else await pause(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};

const take = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

const isHeld = (file) => {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    // The lock file has been removed or is incomplete: another process is active, so the lock is checked again.
    return error.code !== 'ESRCH';
  }
};
