import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const GIBIBYTE = 2 ** 30;
/** The data of all shops that run at the same time take up to 0.5 GB; the tests' processes take up to 4 GB. */
const MIN_FREE_BYTES = 2 * GIBIBYTE;
const MIN_FREE_MEMORY = 8 * GIBIBYTE;

/**
 * Creates a temporary folder for one run, and gives its path and the function that removes it. The folder is in memory
 * where the system has such a file system with enough space, because each commit of a database waits for the disk.
 */
export const makeTemporaryFolder = () => {
  const folder = mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), 'shop-tests-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
};

const hasRoom = () => {
  if (!existsSync(IN_MEMORY) || freemem() < MIN_FREE_MEMORY) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= MIN_FREE_BYTES;
};
