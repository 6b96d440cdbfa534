import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { CHECKPOINT_BUSY_MS, makeCheckpointRound } from './checkpoint-round.ts';

/** The thread of `startCheckpoints`. */

const EVERY_MS = 250;

const { file } = workerData as { readonly file: string };
const database = new DatabaseSync(file, { timeout: CHECKPOINT_BUSY_MS });
const round = makeCheckpointRound(database);

const timer = setInterval(() => round(performance.now()), EVERY_MS);

parentPort?.once('message', () => {
  clearInterval(timer);
  database.close();
  parentPort?.close();
});
