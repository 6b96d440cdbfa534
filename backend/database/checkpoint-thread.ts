import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** The thread of `startCheckpoints`. */

const EVERY_MS = 250;
const BUSY_MS = 5_000;

const { file } = workerData as { readonly file: string };
const database = new DatabaseSync(file, { timeout: BUSY_MS });

const timer = setInterval(() => {
  // It copies what it can without waiting for readers or writers, and does nothing when there is nothing to copy.
  database.exec('PRAGMA wal_checkpoint(PASSIVE)');
}, EVERY_MS);

parentPort?.once('message', () => {
  clearInterval(timer);
  database.close();
  parentPort?.close();
});
